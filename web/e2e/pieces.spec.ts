import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
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
  expect,
  groupsOf,
  test as inFreshTab,
  open,
  openBeforeScripts,
  slow,
  stillFor,
  inOneTab as test,
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

const ticked = (page: Page) =>
  page
    .locator('.checklist b')
    .evaluateAll((all) => all.map((tick) => getComputedStyle(tick).maskComposite.startsWith('exclude')));

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

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test.describe('with a thumb', () => {
  test.use(phone);

  for (const group of groupsOf(5, Object.entries(pieces)))
    test(
      `pieces are operated, and nothing moves: ${group.map(([path]) => path).join(', ')}`,
      slow,
      async ({ page }) => {
        test.slow();
        for (const [path, uses] of group)
          await test.step(path, async () => {
            await open(page, path);
            const height = await page.evaluate(() => document.body.scrollHeight);
            for (const [name, result] of uses) {
              const { width, height } = (await control(page, name).boundingBox())!;
              expect(Math.max(width, height)).toBeGreaterThanOrEqual(20);
              await control(page, name).tap();
              await expect(status(page)).toHaveText(result, { useInnerText: true });
            }
            expect(await page.evaluate(() => document.body.scrollHeight)).toBe(height);
            expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
          });
      },
    );
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
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/features/crm');
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
  await open(page, '/features/communication');
  await page.getByRole('link', { name: communication.features.items[3]!.title }).click();
  await expect(control(page, 'Support Requests')).toBeChecked();
  await expect(status(page)).toHaveText(/Goes to\s+Dana/, { useInnerText: true });
  await expect(status(page)).toBeInViewport();
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

test.describe('by touch, without motion', () => {
  test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } });

  for (const group of groupsOf(7, [...Object.keys(pieces), '/features/white-label']))
    test(`each still shows its state on screen: ${group.join(', ')}`, slow, async ({ page }) => {
      test.slow();
      for (const path of group) {
        await open(page, path);
        for (const still of await page.locator('.still').all()) {
          const before = await shownTexts(page);
          await still.tap();
          await stillFor(page);
          const after = await shownTexts(page);
          expect.soft(after, path).not.toEqual(before);
          expect.soft(showsChange(before, after), path).toBe(true);
        }
      }
    });
});

type Texts = Awaited<ReturnType<typeof shownTexts>>;

/** True if no text changed, or some that came or went is on screen. */
function showsChange(before: Texts, after: Texts) {
  const countOf = (texts: Texts, wanted: string) => texts.filter(({ text }) => text === wanted).length;
  const changed = [...before, ...after].filter(({ text }) => countOf(before, text) !== countOf(after, text));
  return changed.length === 0 || changed.some(({ isInView }) => isInView);
}

const typed: Readonly<Record<string, string>> = { time: '10:30', url: 'a.example' };

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
    else if (!isTouch) await page.keyboard.press('Space');
    await stillFor(page);
    if (!showsChange(before, await shownTexts(page))) off.push(label);
  }
  return off;
}

for (const { name, isTouch, viewport } of [
  { name: 'by touch at 390', isTouch: true, viewport: { width: 390, height: 844 } },
  { name: 'by key at 1440', isTouch: false, viewport: { width: 1440, height: 900 } },
])
  test.describe(name, () => {
    // Without motion a control changes the page at once.
    test.use({ viewport, hasTouch: isTouch, isMobile: isTouch, contextOptions: { reducedMotion: 'reduce' } });

    for (const group of groupsOf(7, [...Object.keys(pieces), '/features/white-label']))
      test(`each control shows its result on screen: ${group.join(', ')}`, slow, async ({ page }) => {
        test.slow();
        for (const path of group) {
          await open(page, path);
          expect.soft(await resultsOffScreen(page, isTouch), path).toEqual([]);
        }
      });
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a rail and the categories choose, and a field leads to the directory', async ({ page }) => {
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
});

test(
  'a rating is counted from typed numbers, nonsense is named, and a category takes over again',
  slow,
  async ({ page }) => {
    await open(page, '/features/reputation');
    const goal = page.getByRole('spinbutton', { name: reputation.piece.labels.goal });
    for (const [typed, result] of [
      ['4.6', /row\s+78\s.*pace\s+20\s.*= 4\.60/s],
      ['4', new RegExp(reputation.piece.labels.reached)],
      ['5', new RegExp(reputation.piece.labels.incomplete)],
      ['', new RegExp(reputation.piece.labels.incomplete)],
    ] as const) {
      await goal.fill(typed);
      await expect(status(page)).toHaveText(result, { useInnerText: true });
    }
    await control(page, 'Home-service sites').check();
    await expect(goal).toHaveValue('4.6');
    await expect(status(page)).toHaveText(/row\s+85\s.*pace\s+17\s.*= 4\.60/s, { useInnerText: true });
  },
);

test('a message goes to whom its first rule names, and any other to the front desk', slow, async ({ page }) => {
  const { piece } = communication;
  const release = await openBeforeScripts(page, '/features/communication');
  await control(page, 'Feedback').check();
  await expect(status(page)).toHaveText(/Goes to\s+Mara.*“happy”/s, { useInnerText: true });
  await release();
  const field = page.getByRole('textbox', { name: piece.labels.text });
  await expect(field).toHaveValue(/Miso came home/);
  for (const [typed, chosen, result] of [
    ['Pepper is LOST near the bill board!', 'Support Requests', /Goes to\s+Dana.*Her phone rings.*“LOST”/s],
    ['<b>brrzt</b>', 'New Inquiries', new RegExp(`Goes to\\s+Ben.*${piece.labels.unmatched}.*<b>brrzt</b>`, 's')],
    ['  ', 'New Inquiries', new RegExp(piece.labels.empty)],
    ['Move me to May', 'Appointments', /Goes to\s+Priya.*“Move”/s],
  ] as const) {
    await field.fill(typed);
    await expect(control(page, chosen)).toBeChecked();
    await expect(status(page)).toHaveText(result, { useInnerText: true });
  }
  await control(page, 'Send the reply').check();
  await page.getByRole('combobox', { name: piece.labels.channel, exact: true }).selectOption('email');
  await expect(control(page, 'Send the reply')).not.toBeChecked();
  await expect(status(page)).toHaveText(/Draft.*YES/s, { useInnerText: true });
  await control(page, 'Announcements').check();
  await expect(field).toHaveValue(/Thanksgiving/);
});

test(
  'messages wait for the end of quiet hours, stop at a reply, and follow the channel',
  slow,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { labels } = marketing.piece;
    await open(page, '/features/marketing-automation');
    const time = page.getByLabel(labels.time, { exact: true });
    const choose = (name: string, option: string) =>
      page.getByRole('combobox', { name, exact: true }).selectOption({ label: option });
    await choose(labels.event, 'An order is left half-finished');
    await choose(labels.reply, labels.never);
    for (const [typed, result] of [
      ['07:59', /3\s+of 3 messages.*Day 1, 9:00 am.*Held.*Day 2, 9:00 am.*Held.*Day 4, 9:00 am.*Held/s],
      ['08:00', /Day 1, 9:00 am.*Day 2, 9:00 am.*Held.*Day 4, 9:00 am.*Held/s],
      ['19:00', /Day 2, 9:00 am.*Held.*Day 2, 7:00 pm.*Day 4, 7:00 pm/s],
      ['', new RegExp(labels.incomplete)],
      ['12:00', /Day 1, 1:00 pm.*Day 2, 12:00 pm.*Day 4, 12:00 pm/s],
    ] as const) {
      await time.fill(typed);
      await expect(status(page)).toHaveText(result, { useInnerText: true });
    }
    await control(page, 'WhatsApp Business').check();
    await expect(status(page)).toHaveText(/1:00 pm.*Hi Nora.*still here/s, { useInnerText: true });
    await choose(labels.reply, labels.first);
    await expect(status(page)).toHaveText(/1\s+of 3 messages.*Not sent.*Not sent/s, { useInnerText: true });
    await page.getByRole('button', { name: labels.copy }).click();
    await expect(page.getByRole('button', { name: labels.copied })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Day 1, 1:00 pm\nHi Nora/);
  },
);

inFreshTab(
  'words, the hour and a directory shrink the list, and one edit changes every listing',
  slow,
  async ({ page }) => {
    const { labels } = listings.piece;
    await page.clock.setFixedTime(new Date('2026-11-05T18:30:00'));
    await open(page, '/features/listings');
    const words = page.getByRole('searchbox', { name: labels.words });
    const pins = page.locator('.feature-page [role=status] > :last-child [aria-hidden] > div > span');
    const expectFound = async (count: number, result: RegExp) => {
      await expect(status(page)).toHaveText(new RegExp(`\\b${count}\\s+found in .*${result.source}`, 's'), {
        useInnerText: true,
      });
      await expect(pins).toHaveCount(count);
    };
    await control(page, 'Wedding vendors').check();
    await words.fill('JUNE');
    await expectFound(2, /Old Mill Barn.*White Sail Tents/);
    await control(page, labels.open).check();
    await expectFound(1, /Open at 6:30 pm.*Old Mill Barn/);
    await words.fill('honey');
    await expectFound(0, new RegExp(`${labels.elsewhere} 2`));
    await control(page, 'Store finder').check();
    await expectFound(2, /Mill Road.*Station/);
    await words.fill('helicopter');
    await expectFound(0, new RegExp(labels.none));
    await words.fill('');
    await control(page, labels.open).uncheck();
    await control(page, 'Makers and markets').check();
    await page.getByRole('textbox', { name: labels.shop }).fill('Wax & Wick');
    await page.getByLabel(labels.closes, { exact: true }).fill('01:30');
    await expectFound(4, /Wax & Wick\s+Added by its owner. 6 am to 1:30 am.*(Wax & Wick\s+6 am to 1:30 am\s*.*){3}/);
    await page.getByLabel(labels.opens, { exact: true }).fill('');
    await expectFound(3, new RegExp(labels.incomplete));
  },
);

test('a form that is cut in half and published ticks its four steps', slow, async ({ page }) => {
  await open(page, '/features/forms');
  expect(await ticked(page)).toEqual([false, false, false, false]);
  for (const name of ['Home address', 'School and grade', 'Allergies', 'Anything else?'])
    await page.getByRole('checkbox', { name }).uncheck();
  expect(await ticked(page)).toEqual([false, true, false, false]);
  for (const name of ['Summer camp', 'Tell Mr. Abe', 'As a text link']) await page.getByRole('radio', { name }).check();
  expect(await ticked(page)).toEqual([true, true, true, true]);
  await expect(status(page)).toHaveText(
    /4 questions, 26 seconds to fill in\. It’s live\. Summer camp, as a text link\./,
  );
  await page.getByRole('checkbox', { name: 'Allergies' }).check();
  expect(await ticked(page)).toEqual([true, false, true, true]);
});

test('an AI employee on duty writes the list of the morning', slow, async ({ page }) => {
  await open(page, '/features/ai-automation');
  const list = page.getByRole('main').getByRole('status').nth(1);
  await expect(list).toHaveText(ai.piece.labels.practice, { useInnerText: true });
  for (const name of ['Texts', 'Can you do it for less?', /^Take \$20 off/, ai.piece.labels.duty])
    await control(page, name).check();
  await expect(list).toHaveText(/Ben Hale pays \$109/, { useInnerText: true });
  expect(await ticked(page)).toEqual([true, true, true, true]);
  await control(page, /^Take \$20 off/).uncheck();
  await expect(list).toHaveText(/Ben Hale asks for less/, { useInnerText: true });
  await control(page, ai.piece.labels.duty).uncheck();
  await expect(list).toHaveText(ai.piece.labels.practice, { useInnerText: true });
});

test('an estimate is signed until its price changes, and a code follows the address', slow, async ({ page }) => {
  await open(page, '/features/additional-tools');
  const { labels } = tools.piece;
  const [signature, code] = [1, 2].map((at) => page.getByRole('main').getByRole('status').nth(at));
  const [name, address] = [labels.name, labels.code].map((name) => page.getByRole('textbox', { name }));
  const sign = page.getByRole('button', { name: labels.sign, exact: true });
  await sign.click();
  await expect(signature!).toHaveText(labels.empty);
  await name!.fill('Dale Whitmore');
  await sign.click();
  await expect(signature!).toHaveText(/^Signed .*MST.*\$3,275\.$/);
  await control(page, '12 in 12').check();
  await expect(signature!).toHaveText(labels.changed);
  await sign.click();
  await expect(signature!).toHaveText(/\$4,138\.$/);
  await page.getByRole('button', { name: labels.clear }).click();
  await expect(name!).toHaveValue('');
  await expect(signature!).toHaveText(labels.finger);
  await page.locator('.touch-none').hover({ position: { x: 20, y: 40 } });
  await page.mouse.down();
  await page.mouse.move(400, 300, { steps: 4 });
  await page.mouse.up();
  await sign.click();
  await expect(signature!).toHaveText(/^Signed/);

  const drawn = () => page.locator('#code [shape-rendering]').getAttribute('d');
  const ours = await drawn();
  await address!.fill('ridge.example/gutters');
  await expect(code!).toHaveText(/ https:\/\/ridge\.example\/gutters$/);
  expect(await drawn()).not.toBe(ours);
  for (const [typed, problem] of [
    ['a gutter', labels.wrong],
    [`ridge.example/${'a'.repeat(100)}`, labels.long],
  ] as const) {
    await address!.fill(typed);
    await expect(code!).toHaveText(problem);
    expect(await drawn()).toBe(ours);
  }
});

test('a tool that is typed is looked up in both directories, and any other reaches the API', slow, async ({ page }) => {
  await open(page, '/features/integrations');
  const field = page.getByRole('combobox', { name: integrations.piece.labels.tool });
  await field.fill('quickb');
  await expect(status(page)).toHaveText(/QuickBooks.*One sign-in/s);
  await field.fill('Docusign');
  await expect(status(page)).toHaveText(/Docusign.*Ready recipe/s);
  await field.fill('Fax 3000');
  await expect(status(page)).toHaveText(/Fax 3000.*API or webhook/s);
  await control(page, 'Communication').check();
  await expect(field).toHaveValue('');
  await expect(status(page)).toHaveText(/Slack/, { useInnerText: true });
});

test('a visit lands in the week, follows its time, and stays when rules change', slow, async ({ page }) => {
  await open(page, '/features/appointment-booking');
  const visit = page.locator('#week .bg-highlight');
  expect(await ticked(page)).toEqual([true, false, true, false]);
  await control(page, '12:00 pm').check();
  await expect(visit).toBeVisible();
  const { x, y } = (await visit.boundingBox())!;
  await control(page, 'Fri 17').check();
  await expect(visit).toBeVisible();
  await control(page, '12:30 pm').check();
  await expect.poll(async () => (await visit.boundingBox())!.x).toBeGreaterThan(x);
  expect((await visit.boundingBox())!.y).toBeGreaterThan(y);
  await control(page, 'None').check();
  expect(await ticked(page)).toEqual([true, false, true, true]);
  for (const name of ['Lunch at noon', '15 minutes between visits', 'Full color']) await control(page, name).check();
  await expect(visit).toBeVisible();
  await expect(status(page)).toHaveText(
    /^Booked: Full color, Tue 14, 11:30 am\. It’s the nearest time that fits\. No room for lunch/,
  );
  expect(await ticked(page)).toEqual([true, true, true, true]);
});

test(
  'a course is made before hydration, and its first student passes with a name of any length',
  slow,
  async ({ page }) => {
    const release = await openBeforeScripts(page, '/features/courses');
    for (const name of ['4', '$79 once', 'Wait for his eyes, then praise'])
      await page.getByRole('radio', { name, exact: true }).check();
    for (const name of ['Video', 'Group call', 'Play the lesson']) await page.getByRole('checkbox', { name }).check();
    const student = page.getByRole('textbox', { name: 'has been finished by' });
    await student.fill('Maximiliana Featherstonehaugh-');
    await release();
    await expect(status(page)).toHaveText(/^Right.*Four Weeks: 8 lessons, \$79 once\./);
    expect(await student.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0);
    expect(await ticked(page)).toEqual([true, true, true, true]);
    await page.getByRole('radio', { name: 'Call his name, louder' }).check();
    expect(await ticked(page)).toEqual([true, true, true, false]);
  },
);

test('a site takes a headline, a photo and an address, and names what it cannot use', slow, async ({ page }) => {
  const { labels } = websiteBuilder.piece;
  await open(page, '/website-builder');
  const [headline, address, photo] = [labels.headline, labels.address, labels.photo].map((label) =>
    page.getByRole('main').getByLabel(label),
  ) as [Locator, Locator, Locator];
  await headline.fill('Chairs for tall people');
  await expect(status(page)).toHaveText(/“Chairs for tall people”/);
  await expect(page.getByText('Chairs for tall people', { exact: true }).last()).toBeVisible();
  await control(page, 'Fitness').check();
  await expect(headline).toHaveValue('Chairs for tall people');
  await photo.setInputFiles({ name: 'list.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(status(page)).toHaveText(labels.unreadable);
  expect(await ticked(page)).toEqual([true, true, false, false]);
  await headline.fill('');
  expect(await ticked(page)).toEqual([true, false, false, false]);
  await photo.setInputFiles(join(import.meta.dirname, '../../.github/home.webp'));
  await expect(page.locator('canvas')).toHaveCount(2);
  expect(await ticked(page)).toEqual([true, true, false, false]);
  for (const [typed, result] of [
    ['not an address', labels.noHost],
    ['https://Tall-Chairs.test/', `${labels.live} tall-chairs.test.`],
  ] as const) {
    await address.fill(typed);
    await control(page, labels.publish).check();
    await expect(status(page)).toHaveText(result);
  }
  expect(await ticked(page)).toEqual([true, true, true, true]);
  await page.getByRole('button', { name: labels.remove }).click();
  await expect(photo).toBeFocused();
  await expect(page.locator('canvas')).toHaveCount(0);
});

test('a reseller counts clients at a price, and sees the client that covers the plan', slow, async ({ page }) => {
  const { labels } = whiteLabel.piece;
  const release = await openBeforeScripts(page, '/features/white-label');
  await control(page, '$197').check();
  await release();
  const result = page.getByRole('status').filter({ hasText: labels.left });
  await expect(result).toHaveText(/\$1,373.*10 × \$197 − \$597.*not a forecast/);
  expect(await ticked(page)).toEqual([false, true, false, false]);
  const clients = page.getByRole('slider', { name: labels.clients });
  for (const [key, text, steps] of [
    ['Home', /-\$597.*Client 4 covers your plan/, [false, true, false, false]],
    ['ArrowRight', /-\$400.*1 × \$197/, [false, true, true, false]],
    ['ArrowRight', /-\$203.*2 × \$197/, [false, true, true, true]],
  ] as const) {
    await clients.press(key);
    await expect(result).toHaveText(text);
    expect(await ticked(page)).toEqual(steps);
  }
  await page.getByRole('textbox', { name: fieldWords.label }).first().fill('Harbor 8');
  expect(await ticked(page)).toEqual([true, true, true, true]);
  await expect(page.locator('[data-personalized=ownName]').first()).toHaveText('Harbor 8');
});
