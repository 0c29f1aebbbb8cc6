import type { Page } from 'playwright/test';
import { isHydrated } from './is-hydrated.ts';
import {
  expect,
  follow,
  messageForm,
  open,
  openBeforeScripts,
  sendMessage,
  slow,
  stillFor,
  test,
  thanks,
} from './test.ts';
import { type Manner, type Start, translatePages } from './translator.ts';

const mark = (page: Page) => page.evaluate(() => document.querySelector('h1')!.setAttribute('data-marked', ''));

async function unrest(page: Page) {
  const before = await page.evaluate(() => window.translated);
  for (let frames = 0; frames < 5; frames += 1) await stillFor(page);
  return (await page.evaluate(() => window.translated)) - before;
}

const keptHtml = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-html-only');

/** Hydration may have passed the translated texts. */
const started = (page: Page) =>
  expect
    .poll(async () => (await page.evaluate(isHydrated)) || (await page.locator('[data-html-only]').count()) > 0)
    .toBe(true);

/** Drops the message that the page stays HTML. */
function forgive(problems: string[]) {
  const others = problems.filter((problem) => !problem.includes('stays HTML'));
  problems.splice(0, Infinity, ...others);
}

for (const [start, manner] of [
  ['while the HTML is parsed', 'changes'],
  ['once the HTML is parsed', 'keeps'],
  ['while it hydrates', 'replaces'],
] satisfies [Start, Manner][])
  test(`keeps typed text and focus while a translator ${manner} texts ${start}`, slow, async ({ page, problems }) => {
    await translatePages(page, start, manner);
    const ready = start === 'while it hydrates' ? started : keptHtml;
    const release = await openBeforeScripts(page, '/support?for=Example+Shop', ready);
    const [email, description] = ['email', 'description'].map((name) =>
      page.locator(`form[data-form=support] [name=${name}]`),
    );
    await email!.fill('ann@example.org');
    await description!.pressSequentially('It is broken');
    await description!.press('ArrowLeft');
    await mark(page);
    await release();
    await expect(email!).toHaveValue('ann@example.org');
    await expect(description!).toHaveValue('It is broken');
    await expect(description!).toBeFocused();
    await page.keyboard.type('!');
    await expect(description!).toHaveValue('It is broke!n');
    await expect(page.locator('h1[data-marked]')).toHaveCount(1);
    await expect(page.locator('h1 font')).not.toHaveCount(0);
    expect(await unrest(page)).toBe(0);
    forgive(problems);
  });

test('a page translated before hydration sends its form and opens the next page', async ({ page, problems }) => {
  await translatePages(page, 'once the HTML is parsed', 'keeps');
  await page.goto('/contact');
  await keptHtml(page);
  await sendMessage(page);
  await expect(thanks(page)).toBeVisible();
  await follow(page, '/about');
  await keptHtml(page);
  forgive(problems);
});

test('a name stops changing on / while a translator changes texts', slow, async ({ page, problems }) => {
  await translatePages(page, 'once the HTML is parsed', 'changes');
  await page.goto('/?for=Example+Shop&trade=vet');
  await keptHtml(page);
  await expect(page.locator('main [data-personalized=ownName]').first()).toContainText('Example');
  expect(await unrest(page)).toBe(0);
  await expect(page.locator('[data-personalized=ownName]:not([translate=no])')).toHaveCount(0);
  forgive(problems);
});

test('a page translated after hydration renders other texts, and the next page', slow, async ({ page }) => {
  await translatePages(page, 'after hydration', 'replaces');
  await open(page, '/integrations/native');
  await page.evaluate(() => window.translate());
  await expect(page.locator('main h2 font').first()).toBeAttached();
  const cards = page.locator('.integration-list > li');
  const all = await cards.count();
  const field = page.locator('#directory input[type=search]');
  for (const text of ['mail', 'xyzxyz', 'pay']) {
    await field.fill(text);
    await expect.poll(() => cards.count()).toBeLessThan(all);
  }
  await field.fill('');
  await expect(cards).toHaveCount(all);
  await follow(page, '/contact');
  await messageForm(page).locator('[type=submit]').click();
  await expect(messageForm(page).locator('[data-error=email] font').first()).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(all);
});
