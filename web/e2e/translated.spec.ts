import type { Page } from 'playwright/test';
import { expect, open, openBeforeScripts, stillFor, test } from './test.ts';
import { type Manner, type Start, translatePages } from './translator.ts';

const mark = (page: Page) => page.evaluate(() => document.querySelector('h1')!.setAttribute('data-marked', ''));

async function unrest(page: Page) {
  const before = await page.evaluate(() => window.translated);
  for (let frames = 0; frames < 5; frames += 1) await stillFor(page);
  return (await page.evaluate(() => window.translated)) - before;
}

for (const [start, manner] of [
  ['while the HTML is parsed', 'changes'],
  ['while it hydrates', 'replaces'],
] satisfies [Start, Manner][])
  test(`keeps typed text, focus and name while a translator ${manner} texts ${start}`, async ({ page }) => {
    await translatePages(page, start, manner);
    const release = await openBeforeScripts(page, '/support?for=Example+Shop');
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
  });

test('a name stops changing while a translator changes texts', async ({ page }) => {
  await translatePages(page, 'once the HTML is parsed', 'changes');
  await open(page, `/?for=Example+Shop&trade=vet`);
  await expect(page.locator('main [data-personalized=ownName]').first()).toContainText('Example');
  await expect.poll(() => unrest(page)).toBe(0);
  await expect(page.locator('[data-personalized=ownName]:not([translate=no])')).toHaveCount(0);
});
