import { join } from 'node:path';
import type { Page } from 'playwright/test';
import tools from '#content/features/additional-tools.ts';
import ai from '#content/features/ai-automation.ts';
import communication from '#content/features/communication.ts';
import crm from '#content/features/crm.ts';
import integrations from '#content/features/integrations.ts';
import listings from '#content/features/listings.ts';
import marketing from '#content/features/marketing-automation.ts';
import pipeline from '#content/features/pipeline.ts';
import reputation from '#content/features/reputation.ts';
import websiteBuilder from '#content/features/website-builder.ts';
import whiteLabel from '#content/features/white-label.ts';
import { fieldWords } from '#content/pages/personalization-field.ts';
import {
  excess,
  expect,
  groupsOf,
  test as inFreshTab,
  open,
  openBeforeScripts,
  slow,
  stillFor,
  inOneTab as test,
  withoutScripts,
} from './test.ts';

const pieces: Readonly<Record<string, readonly (readonly [name: string | RegExp, result: RegExp])[]>> = {
  '/features/appointment-booking': [
    ['Tue 14', /^Booked: Cut and style, Thu 16, 2:00 pm\..*\$30 paid now/],
    ['11:30 am', /^Booked: Cut and style, Tue 14, 11:30 am\..*Mon 13, 11:30 am; Tue 14, 9:30 am/],
    ['Full price', /\$60 paid now/],
    ['Lunch at noon', /^Booked: Cut and style, Tue 14, 11:30 am.*Lunch that day moves to 12:30 pm.*\$60 paid now/],
    ['Full color', /^Booked: Full color, Tue 14, 11:30 am.*\$140 paid now/],
    ['Cut and style', /^Booked: Cut and style, Tue 14, 11:30 am/],
    ['Half', /\$30 paid now/],
    ['Wed 15', /^Booked: Cut and style, Tue 14, 11:30 am/],
  ],
  '/features/pipeline': [
    ['Tue', /Moreau paid the deposit.*\$76,950/],
    ['Fri', /Osei said no.*\$78,300/],
    ['Start', /\$71,750/],
  ],
  '/features/crm': [
    ['Her wedding', /Booked.*\$460/],
    ['Her sisters', /Three sisters.*\$2,780.*\$1,650/],
    ['2023', /Maya calls.*\$0/],
  ],
  '/features/analytics': [
    ['Payment', /cross it out.*\$2\.81/],
    ['Next 90 days', /\$128,000.*\$108,000.*\$158,000/],
    ['Cost', /\$2,400/],
  ],
  '/features/ecommerce': [
    ['Second try', /declined at 11 pm.*\$48\./],
    ['Record', /on her record.*\$468/],
    ['Cart', /full cart.*\$0/],
  ],
  '/ecommerce-builder': [
    ['Minute 30', /first order.*\$28\./],
    ['Year 1', /matching bowl.*\$5,586/],
    ['Minute 0', /empty.*\$0/],
  ],
  '/features/social-media': [
    ['Facebook', /2:00 pm: Nell.*\$185/],
    ['YouTube', /6:00 pm:.*\$275/],
    ['Instagram', /8:10 am:.*\$45/],
  ],
  '/features/advanced': [
    ['Stylist', /Lena leaves.*0 of 6.*42\./],
    ['Owner', /every salon.*6 of 6.*48\./],
    ['Front desk', /Jo moves.*3 of 6.*43\./],
  ],
  '/features/integrations': [
    ['E-commerce', /Shopify.*One sign-in/s],
    ['Cloud storage', /Google Drive/],
    ['CRM', /HubSpot.*Ready recipe/s],
  ],
  '/features/sales-funnel-builder': [
    ['Webinar', /600\s.*\$6,204.*30 × \$197 \+ 6 × \$49/s],
    ['Consultation', /250\s.*\$4,860/s],
    ['Lead Magnet', /1,240\s.*\$7,358/s],
  ],
  '/features/reputation': [
    ['Social recommendations', /row\s+38\s.*pace\s+19\s.*\(38 × 4\.4 \+ 38 × 5\) ÷ 76 = 4\.70/s],
    ['Your own testimonials', /row\s+18\s.*pace\s+18\s.*= 4\.80/s],
    ['Search and maps', /row\s+50\s.*pace\s+13\s.*\(62 × 4\.1 \+ 50 × 5\) ÷ 112 = 4\.50/s],
  ],
  '/features/communication': [
    ['Support Requests', /Goes to\s+Dana.*Because of “ok”.*I’m going to look/s],
    ['Send the reply', /Sent and filed, by Instagram/],
    ['Send the reply', /Draft, read before you send/],
    ['Quotes and Payments', /Goes to\s+Theo.*“invoice”/s],
  ],
  '/features/marketing-automation': [
    ['SMS', /1\s+of 3 messages.*Day 2, 9:00 am.*Held until.*Not sent.*Not sent/s],
    ['Landing Pages', /1 page.*to everyone.*Day 1, 10:15 am/s],
    ['Email', /2\s+of 3 messages.*Day 8, 9:00 am.*Day 13, 9:00 am.*Not sent/s],
  ],
  '/features/listings': [
    ['Wedding vendors', /4\s+found in Wedding vendors.*Three Oaks Bakery.*6 am to 2 pm.*White Sail Tents/s],
    ['Store finder', /3\s+found in Store finder.*Bee & Barrow, Station/s],
    ['Chamber of commerce', /5\s+found in Chamber of commerce.*Three Oaks Bakery/s],
  ],
  '/features/additional-tools': [
    ['12 in 12', /\$15,100 to \$18,000.*3,111 sq ft/s],
    ['4 in 12', /\$11,200 to \$13,500.*2,319 sq ft/s],
    ['6 in 12', /\$11,900 to \$14,300.*2,460 sq ft/s],
  ],
  '/features/ai-automation': [
    ['How much is a tune-up?', /Sam sets the prices/],
    [/^Quote a tune-up/, /A tune-up is \$129/],
    ['Can you do it for less?', /can’t change a price/],
    [/^Take \$20 off/, /That makes it \$109/],
    [/^Quote a tune-up/, /That makes it \$109/],
    ['How much is a tune-up?', /Sam sets the prices/],
    ['I smell gas.', /leave the house now/],
  ],
  '/features/communication-channels': [
    ['Message on Instagram', /^In one history: call, photo, Instagram message\.$/],
    ['Message on Instagram', /call, photo\.$/],
    ['Call', /^In one history: photo\.$/],
    ['Luis', /Luis has the thread\.$/],
    ['Text a photo', /^Nothing has arrived yet.*Luis/],
  ],
  '/features/forms': [
    ['Home address', /^7 questions, 68 seconds/],
    ['Allergies', /^6 questions, 58 seconds/],
    ['Allergies', /^7 questions, 68 seconds/],
  ],
  '/features/courses': [
    ['Video', /Six Weeks: 6 lessons\./],
    ['8', /Eight Weeks: 8 lessons\./],
    ['Shut the door fast', /Go back to 1:10\..*8 lessons/s],
    ['Video', /Eight Weeks: 16 lessons\./],
  ],
  '/website-builder': [
    ['Restaurant', /^Casa Lucia: “Pasta rolled this morning\.”/],
    ['Business', /^Hollis Notary:/],
    ['Publish', /It’s published, so add an address/],
    ['Publish', /^Hollis Notary:/],
  ],
};

const status = (page: Page) => page.getByRole('main').getByRole('status').first();
const control = (page: Page, name: string | RegExp) =>
  page
    .getByRole('main')
    .getByRole('radio', { name, exact: true })
    .or(page.getByRole('checkbox', { name, exact: true }));

const oneOfEachBody = ['/features/appointment-booking', '/features/pipeline', '/features/listings'];

for (const path of oneOfEachBody)
  test(`${path} is operated with the keyboard, and announces the result`, async ({ page }) => {
    await open(page, path);
    for (const [name, result] of pieces[path]!) {
      await control(page, name).focus();
      await page.keyboard.press('Space');
      await expect(status(page)).toHaveText(result, { useInnerText: true });
    }
  });

test('a still of a job sets its controls, also before hydration, and leads to its part', async ({ page }) => {
  const release = await openBeforeScripts(page, '/features/appointment-booking');
  await page.locator('.still').nth(2).click();
  await release();
  await expect(control(page, 'Full price')).toBeChecked();
  await expect(status(page)).toHaveText(/^Booked: Cut and style, Thu 16, 2:00 pm.*\$60 paid now/);
  await expect(status(page)).toBeInViewport();
  for (const name of ['Full color', 'Tue 14', '11:30 am']) await control(page, name).check();
  await page.locator('.still').nth(1).click();
  await expect(control(page, 'Lunch at noon')).toBeChecked();
  await expect(status(page)).toHaveText(/^Booked: Cut and style, Thu 16, 2:00 pm/);
});

test('a still sets the piece to its state and leads to it, by tap and by key', async ({ page }) => {
  await open(page, '/features/crm', { reducedMotion: true });
  const still = (index: number) => page.getByRole('link', { name: crm.features.items[index]!.title });
  await still(1).click();
  await expect(control(page, 'Her wedding')).toBeChecked();
  await expect(status(page)).toHaveText(/Booked/, { useInnerText: true });
  await expect(page.locator('.rail-piece')).toBeInViewport({ ratio: 0.9 });
  await still(5).press('Enter');
  await expect(control(page, 'Today')).toBeChecked();
  await expect(page.locator('.rail-piece')).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Tab');
  await expect(control(page, 'Today')).toBeFocused();
});

/** Text of the page, and whether it is between the header and the bar at the bottom. */
const shownTexts = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('.sticky-cta[data-shown]')?.getBoundingClientRect();
    const from = document.querySelector('header')!.getBoundingClientRect().bottom;
    const until = bar?.height ? bar.top : innerHeight;
    const texts: { text: string; isInView: boolean }[] = [];
    const nodes = document.createTreeWalker(document.querySelector('.feature-page')!, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { data, parentElement } = nodes.currentNode as Text;
      if (!data.trim() || parentElement!.closest('.sr-only')) continue;
      if (!parentElement!.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(nodes.currentNode);
      const { top, bottom, left, right } = range.getBoundingClientRect();
      const middle = (top + bottom) / 2;
      texts.push({ text: data, isInView: middle > from && middle < until && left < innerWidth && right > 0 });
    }
    return texts;
  });

type Texts = Awaited<ReturnType<typeof shownTexts>>;

/** True if no text changed, or some that came or went is on screen. */
function showsChange(before: Texts, after: Texts) {
  const countOf = (texts: Texts, wanted: string) => texts.filter(({ text }) => text === wanted).length;
  const changed = [...before, ...after].filter(({ text }) => countOf(before, text) !== countOf(after, text));
  return changed.length === 0 || changed.some(({ isInView }) => isInView);
}

const typed: Readonly<Record<string, string>> = { time: '10:30', url: 'a.example' };

async function stillsOffScreen(page: Page) {
  const off: string[] = [];
  for (const still of await page.locator('.still').all()) {
    const before = await shownTexts(page);
    await still.tap();
    await stillFor(page);
    const after = await shownTexts(page);
    expect.soft(after).not.toEqual(before);
    if (!showsChange(before, after)) off.push((await still.textContent())!);
  }
  return off;
}

/** Operates each control of the piece but those that are their own result, and returns those whose result is off screen. */
async function resultsOffScreen(page: Page, isTouch: boolean) {
  const all = page.locator('.feature-page fieldset :is(input:not([type=file], [type=color]), select):visible');
  const off: string[] = [];
  for (let index = 0; index < (await all.count()); index += 1) {
    const input = all.nth(index);
    const { type, label, max, isChosen } = await input.evaluate((input: HTMLInputElement) => ({
      type: input.type,
      label: input.getAttribute('aria-label') ?? input.closest('label')?.innerText ?? input.value,
      max: input.max,
      isChosen: input.type === 'radio' && input.checked,
    }));
    if (isChosen) continue;
    const before = await shownTexts(page);
    if (isTouch && type !== 'range') await input.tap();
    else await input.focus();
    if (type === 'range') await page.keyboard.press('ArrowRight');
    else if (type === 'select-one') await page.keyboard.press('ArrowDown');
    else if (type === 'number') await input.fill(Number(max) > 5 ? '50' : '4');
    else if (type !== 'radio' && type !== 'checkbox') await input.fill(typed[type] ?? 'Refund 7');
    else {
      if (!isTouch) await page.keyboard.press('Space');
      const box = (await input.boundingBox())!;
      expect.soft(Math.max(box.width, box.height), label).toBeGreaterThanOrEqual(20);
      expect.soft(await excess(page), label).toBe(0);
    }
    await stillFor(page);
    if (!showsChange(before, await shownTexts(page))) off.push(label);
  }
  return off;
}

withoutScripts('without JavaScript, pieces choose, and a field leads to the directory', async ({ page }) => {
  await page.goto('/features/pipeline');
  await control(page, 'Mon').check();
  await expect(status(page)).toHaveText(new RegExp(pipeline.piece.points[1]!.result), { useInnerText: true });
  await page.goto('/features/communication');
  await control(page, 'Feedback').check();
  await control(page, 'Send the reply').check();
  await expect(status(page)).toHaveText(/Miso came home.*Sent and filed/s, { useInnerText: true });
  await page.goto('/features/appointment-booking');
  await expect(status(page)).toHaveText(/Thu 16, 2:00 pm\./, { useInnerText: true });
  await expect(page.locator('#week .bg-highlight')).toBeVisible();
  await page.goto('/features/ai-automation');
  await control(page, 'How much is a tune-up?').check();
  await control(page, /^Quote a tune-up/).check();
  await expect(status(page)).toHaveText(/A tune-up is \$129/, { useInnerText: true });
  await page.goto('/features/communication-channels');
  const inPiece = (text: string) => page.locator('#piece').getByText(text);
  await expect(inPiece('Voicemail, as text')).toBeVisible();
  await control(page, 'Day and night').check();
  await expect(inPiece('Voicemail, as text')).toBeHidden();
  await expect(inPiece('Call, 3 minutes')).toBeVisible();
  await page.goto('/features/integrations');
  await control(page, 'Analytics').check();
  await expect(status(page)).toHaveText(/Google Sheets/, { useInnerText: true });
  await page.getByRole('combobox', { name: integrations.piece.labels.tool }).fill('Zoom');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/integrations/native?q=Zoom');
  await page.goto('/website-builder');
  await control(page, 'Restaurant').check();
  await expect(status(page)).toHaveText(/Casa Lucia/, { useInnerText: true });
});

/** A name and `true` or `false` for a choice, a text for a field, or nothing for a button; then the report. */
type Step = readonly [name: string | RegExp, value?: boolean | string, report?: RegExp];

async function take(page: Page, [name, value, expected]: Step) {
  const main = page.getByRole('main');
  // The label of a select includes its options.
  const field = main.getByLabel(name, { exact: true }).or(main.getByRole('combobox', { name, exact: true }));
  if (value === undefined) await page.getByRole('button', { name, exact: true }).click();
  else if (typeof value === 'boolean') await control(page, name).setChecked(value);
  else if (await field.evaluate(({ localName }) => localName === 'select')) await field.selectOption(value);
  else await field.fill(value);
  if (expected) await expect.poll(() => report(page)).toMatch(expected);
}

/** Ticks of the checklist, then the texts of status regions. */
const report = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const ticks = [...main.querySelectorAll('.checklist b')].map((tick) =>
      getComputedStyle(tick).maskComposite.startsWith('exclude') ? '✓' : '·',
    );
    const said = [...main.querySelectorAll<HTMLElement>('[role=status]')].map(({ innerText }) => innerText);
    return `${ticks.join('')} ${said.join(' ')}`.replace(/\s+/g, ' ');
  });

const goal = reputation.piece.labels.goal;
const { text, channel, unmatched, empty } = communication.piece.labels;
const { event, time, reply, never, first } = marketing.piece.labels;
const { words, open: openNow, elsewhere, none, shop, opens, closes } = listings.piece.labels;
const { practice, duty } = ai.piece.labels;
const { tool } = integrations.piece.labels;

const longer: Readonly<Record<string, readonly Step[]>> = {
  '/features/reputation': [
    [goal, '4.6', /row 78 .*pace 20 .*= 4\.60/],
    [goal, '4', new RegExp(reputation.piece.labels.reached)],
    [goal, '5', new RegExp(reputation.piece.labels.incomplete)],
    [goal, '', new RegExp(reputation.piece.labels.incomplete)],
    ['Home-service sites', true, /row 85 .*pace 17 .*= 4\.60/],
  ],
  '/features/communication': [
    ['Feedback', true, /Goes to Mara.*“happy”/],
    [text, 'Pepper is LOST near the bill board!', /Goes to Dana.*Her phone rings.*“LOST”/],
    [text, '<b>brrzt</b>', new RegExp(`Goes to Ben.*${unmatched}.*<b>brrzt</b>`)],
    [text, '  ', new RegExp(empty)],
    [text, 'Move me to May', /Goes to Priya.*“Move”/],
    ['Send the reply', true, /Sent and filed/],
    [channel, 'email', /Draft.*YES/],
    ['Announcements', true, /Thanksgiving/],
  ],
  '/features/marketing-automation': [
    [event, 'An order is left half-finished'],
    [reply, never],
    [time, '07:59', /3 of 3 messages.*Day 1, 9:00 am.*Held.*Day 2, 9:00 am.*Held.*Day 4, 9:00 am.*Held/],
    [time, '08:00', /Day 1, 9:00 am.*Day 2, 9:00 am.*Held.*Day 4, 9:00 am.*Held/],
    [time, '19:00', /Day 2, 9:00 am.*Held.*Day 2, 7:00 pm.*Day 4, 7:00 pm/],
    [time, '', new RegExp(marketing.piece.labels.incomplete)],
    [time, '12:00', /Day 1, 1:00 pm.*Day 2, 12:00 pm.*Day 4, 12:00 pm/],
    ['WhatsApp Business', true, /1:00 pm.*Hi Nora.*still here/],
    [reply, first, /1 of 3 messages.*Not sent.*Not sent/],
  ],
  '/features/listings': [
    ['Wedding vendors', true],
    [words, 'JUNE', /\b2 found in .*Old Mill Barn.*White Sail Tents/],
    [openNow, true, /\b1 found in .*Open at 6:30 pm.*Old Mill Barn/],
    [words, 'honey', new RegExp(`\\b0 found in .*${elsewhere} 2`)],
    ['Store finder', true, /\b2 found in .*Mill Road.*Station/],
    [words, 'helicopter', new RegExp(`\\b0 found in .*${none}`)],
    [words, ''],
    [openNow, false],
    ['Makers and markets', true],
    [shop, 'Wax & Wick'],
    [
      closes,
      '01:30',
      /\b4 found in .*Wax & Wick Added by its owner. 6 am to 1:30 am.*(Wax & Wick 6 am to 1:30 am.*){3}/,
    ],
    [opens, '', new RegExp(`\\b3 found in .*${listings.piece.labels.incomplete}`)],
  ],
  '/features/forms': [
    ['Home address', false, /^····/],
    ['School and grade', false],
    ['Allergies', false],
    ['Anything else?', false, /^·✓··/],
    ['Summer camp', true],
    ['Tell Mr. Abe', true],
    ['As a text link', true, /^✓✓✓✓ 4 questions, 26 seconds to fill in\. It’s live\. Summer camp, as a text link\./],
    ['Allergies', true, /^✓·✓✓/],
  ],
  '/features/ai-automation': [
    ['Texts', true, new RegExp(practice)],
    ['Can you do it for less?', true],
    [/^Take \$20 off/, true],
    [duty, true, /^✓✓✓✓ .*Ben Hale pays \$109/],
    [/^Take \$20 off/, false, /Ben Hale asks for less/],
    [duty, false, new RegExp(practice)],
  ],
  '/features/integrations': [
    [tool, 'quickb', /QuickBooks.*One sign-in/],
    [tool, 'Docusign', /Docusign.*Ready recipe/],
    [tool, 'Fax 3000', /Fax 3000.*API or webhook/],
    ['Communication', true, /Slack/],
  ],
};

const paths = [...new Set([...Object.keys(pieces), ...Object.keys(longer), '/features/white-label'])];

for (const { name, isTouch, viewport } of [
  { name: 'by touch at 390', isTouch: true, viewport: { width: 390, height: 844 } },
  { name: 'by key at 1440', isTouch: false, viewport: { width: 1440, height: 900 } },
])
  test.describe(name, () => {
    // Without motion a control changes the page at once.
    test.use({ viewport, hasTouch: isTouch, isMobile: isTouch, contextOptions: { reducedMotion: 'reduce' } });

    for (const group of groupsOf(7, paths))
      test(`stills and controls show their result on screen: ${group.join(', ')}`, slow, async ({ page }) => {
        test.slow();
        for (const path of isTouch ? group : []) {
          await open(page, path);
          expect.soft(await stillsOffScreen(page), path).toEqual([]);
        }
        for (const path of group) {
          await open(page, path);
          expect.soft(await resultsOffScreen(page, isTouch), path).toEqual([]);
        }
      });
  });

test.describe('with a thumb', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('pieces announce the result of choices, and nothing moves', slow, async ({ page }) => {
    test.slow();
    for (const [path, uses] of Object.entries(pieces))
      await test.step(path, async () => {
        await open(page, path);
        const height = await page.evaluate(() => document.body.scrollHeight);
        for (const [name, result] of uses) {
          await control(page, name).tap();
          await expect(status(page)).toHaveText(result, { useInnerText: true });
        }
        expect(await page.evaluate(() => document.body.scrollHeight)).toBe(height);
      });
  });
});

inFreshTab('pieces take texts and numbers, and name what they cannot use', slow, async ({ page }) => {
  test.slow();
  await page.clock.setFixedTime(new Date('2026-11-05T18:30:00'));
  for (const [path, steps] of Object.entries(longer))
    await test.step(path, async () => {
      await open(page, path);
      for (const step of steps) await take(page, step);
    });
});

test('a sequence of messages is copied', slow, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/features/marketing-automation');
  await take(page, [marketing.piece.labels.copy]);
  await expect(page.getByRole('button', { name: marketing.piece.labels.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Day 1, 9:00 am\n“Her.*Day 8, 9:00 am\n“One/s,
  );
});

test('an estimate is signed until its price changes, and a code follows the address', slow, async ({ page }) => {
  const { labels } = tools.piece;
  const drawn = () => page.locator('#code [shape-rendering]').getAttribute('d');
  await open(page, '/features/additional-tools');
  for (const step of [
    [labels.sign, undefined, new RegExp(labels.empty)],
    [labels.name, 'Dale Whitmore'],
    [labels.sign, undefined, /Signed .*MST.*\$3,275\./],
    ['12 in 12', true, new RegExp(labels.changed)],
    [labels.sign, undefined, /Signed .*\$4,138\./],
    [labels.clear, undefined, new RegExp(labels.finger)],
  ] satisfies Step[])
    await take(page, step);
  await page.locator('.touch-none').hover({ position: { x: 20, y: 40 } });
  await page.mouse.down();
  await page.mouse.move(400, 300, { steps: 4 });
  await page.mouse.up();
  await take(page, [labels.sign, undefined, /Signed/]);

  const ours = await drawn();
  await take(page, [labels.code, 'ridge.example/gutters', / https:\/\/ridge\.example\/gutters/]);
  expect(await drawn()).not.toBe(ours);
  await take(page, [labels.code, 'a gutter', new RegExp(labels.wrong)]);
  expect(await drawn()).toBe(ours);
  await take(page, [labels.code, `ridge.example/${'a'.repeat(100)}`, new RegExp(labels.long)]);
});

test('a visit lands in the week, follows its time, and stays when rules change', slow, async ({ page }) => {
  await open(page, '/features/appointment-booking');
  const visit = page.locator('#week .bg-highlight');
  expect(await report(page)).toMatch(/^✓·✓·/);
  await take(page, ['12:00 pm', true]);
  const { x, y } = (await visit.boundingBox())!;
  await take(page, ['Fri 17', true]);
  await take(page, ['12:30 pm', true]);
  await expect.poll(async () => (await visit.boundingBox())!.x).toBeGreaterThan(x);
  expect((await visit.boundingBox())!.y).toBeGreaterThan(y);
  await take(page, ['None', true, /^✓·✓✓/]);
  for (const name of ['Lunch at noon', '15 minutes between visits', 'Full color']) await take(page, [name, true]);
  await expect(visit).toBeVisible();
  expect(await report(page)).toMatch(
    /^✓✓✓✓ Booked: Full color, Tue 14, 11:30 am\. It’s the nearest time that fits\. No room for lunch/,
  );
});

test('a course is made before hydration, and its first student passes with a long name', slow, async ({ page }) => {
  const release = await openBeforeScripts(page, '/features/courses');
  const choices = ['4', '$79 once', 'Wait for his eyes, then praise', 'Video', 'Group call', 'Play the lesson'];
  for (const name of choices) await take(page, [name, true]);
  const student = page.getByRole('textbox', { name: 'has been finished by' });
  await student.fill('Maximiliana Featherstonehaugh-');
  await release();
  await expect.poll(() => report(page)).toMatch(/^✓✓✓✓ Right.*Four Weeks: 8 lessons, \$79 once\./);
  expect(await student.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0);
  await take(page, ['Call his name, louder', true, /^✓✓✓·/]);
});

test('a site takes a headline, a photo and an address, and names what it cannot use', slow, async ({ page }) => {
  const { labels } = websiteBuilder.piece;
  await open(page, '/website-builder');
  const photo = page.getByRole('main').getByLabel(labels.photo);
  await take(page, [labels.headline, 'Chairs for tall people', /“Chairs for tall people”/]);
  await expect(page.getByText('Chairs for tall people', { exact: true }).last()).toBeVisible();
  await take(page, ['Fitness', true, /“Chairs for tall people”/]);
  await photo.setInputFiles({ name: 'list.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect.poll(() => report(page)).toMatch(new RegExp(`^✓✓·· ${labels.unreadable}`));
  await take(page, [labels.headline, '', /^✓···/]);
  await photo.setInputFiles(join(import.meta.dirname, '../../.github/home.webp'));
  await expect(page.locator('canvas')).toHaveCount(2);
  await take(page, [labels.address, 'not an address', /^✓✓··/]);
  await take(page, [labels.publish, true, new RegExp(labels.noHost)]);
  await take(page, [labels.address, 'https://Tall-Chairs.test/']);
  await take(page, [labels.publish, true, new RegExp(`^✓✓✓✓ ${labels.live} tall-chairs\\.test\\.`)]);
  await take(page, [labels.remove]);
  await expect(photo).toBeFocused();
  await expect(page.locator('canvas')).toHaveCount(0);
});

test('a reseller counts clients at a price, and sees the client that covers the plan', slow, async ({ page }) => {
  const { labels } = whiteLabel.piece;
  const release = await openBeforeScripts(page, '/features/white-label');
  await take(page, ['$197', true]);
  await release();
  await expect.poll(() => report(page)).toMatch(/^·✓·· .*\$1,373.*10 × \$197 − \$597.*not a forecast/);
  const clients = page.getByRole('slider', { name: labels.clients });
  for (const [key, result] of [
    ['Home', /^·✓·· .*-\$597.*Client 4 covers your plan/],
    ['ArrowRight', /^·✓✓· .*-\$400.*1 × \$197/],
    ['ArrowRight', /^·✓✓✓ .*-\$203.*2 × \$197/],
  ] as const) {
    await clients.press(key);
    await expect.poll(() => report(page)).toMatch(result);
  }
  await page.getByRole('textbox', { name: fieldWords.label }).first().fill('Harbor 8');
  await expect.poll(() => report(page)).toMatch(/^✓✓✓✓/);
  await expect(page.locator('[data-personalized=ownName]').first()).toHaveText('Harbor 8');
});
