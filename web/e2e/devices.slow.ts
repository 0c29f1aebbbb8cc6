import type { Locator } from 'playwright/test';
import { sampleChat } from '#content/embeds/sample-embeds.ts';
import { planGroups } from '#content/facts/plan-table.ts';
import { plans, pricingWords } from '#content/facts/pricing.ts';
import { howItHelps } from '#content/navigation.ts';
import { faq } from '#content/pages/home-faq.ts';
import { strip } from '#content/pages/integration-strip.ts';
import { expect, open, settle, inOneTab as test } from './test.ts';

const phone = { width: 390, height: 844 };
const { monthly, annual } = pricingWords.billing;

async function look(element: Locator) {
  return (await element.screenshot({ animations: 'disabled' })).toString('base64');
}

test("figures don't touch the line beside them on a small phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  for (const path of ['/features', '/features/crm', '/features/sales-funnel-builder']) {
    await page.goto(path);
    const rooms = await page.locator('.stat-row > li').evaluateAll((all) =>
      all.map((figure) => {
        const range = new Range();
        range.selectNodeContents(figure);
        return figure.getBoundingClientRect().right - range.getBoundingClientRect().right;
      }),
    );
    expect(Math.min(...rooms), path).toBeGreaterThanOrEqual(12);
  }
});

test('on a phone the pricing starts below the header, and the headline grows with the font', async ({ page }) => {
  await open(page, '/#pricing', { size: phone });
  await expect
    .poll(() => page.locator('#pricing').evaluate((section) => Math.abs(section.getBoundingClientRect().top - 96)))
    .toBeLessThan(2);
  const ground = async (y: number) =>
    (await page.screenshot({ clip: { x: 0, y, width: 390, height: 16 } })).toString('base64');
  expect(await ground(79)).toBe(await ground(97));
  expect((await page.locator('#pricing-heading').boundingBox())!.y).toBeLessThan(200);

  const claim = page.getByRole('heading', { level: 1 });
  const size = () => claim.evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
  const before = await size();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '150%';
  });
  expect(await size()).toBeGreaterThan(1.2 * before);
});

test('the header is 56 px high on a landscape phone, and controls stay light on a dark system', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/about');
  expect((await page.getByRole('banner').boundingBox())!.height).toBeLessThanOrEqual(57);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
});

test.describe('in forced colors', () => {
  test.use({ viewport: { width: 1280, height: 900 } });
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }));

  test('the home page shows what is current, selected and open', async ({ page }) => {
    await open(page, '/#pricing');
    const link = (name: string) => page.locator('.section-bar').getByRole('link', { name });
    await expect(link('Pricing')).toHaveCSS('text-decoration-line', 'underline');
    await expect(link('Stories')).toHaveCSS('text-decoration-line', 'none');

    const moment = (which: string) => page.locator(`.stage-rail ${which} ~ span`).first();
    await expect(moment(':checked')).toHaveCSS('text-decoration-line', 'underline');
    await expect(moment(':not(:checked)')).toHaveCSS('text-decoration-line', 'none');
    // Or the bamboo would cover the captions.
    const segments = page
      .locator('.stage-rail i')
      .evaluateAll((all) => all.map((i) => getComputedStyle(i).backgroundColor));
    expect(new Set(await segments)).toEqual(new Set(['rgba(0, 0, 0, 0)']));

    const ground = (name: string) =>
      page.locator('#pricing label', { hasText: name }).evaluate((label) => getComputedStyle(label).backgroundColor);
    const highlight = await page.evaluate(() => {
      document.body.style.color = 'Highlight';
      return getComputedStyle(document.body).color;
    });
    expect([await ground(monthly), await ground(annual)]).toEqual([highlight, expect.not.stringContaining(highlight)]);
    await page.getByRole('radio', { name: annual }).check();
    expect([await ground(annual), await ground(monthly)]).toEqual([highlight, expect.not.stringContaining(highlight)]);

    const question = page.locator('.questions summary').first();
    await question.scrollIntoViewIfNeeded();
    const closed = await look(question);
    await question.press('Enter');
    await question.blur();
    expect(await look(question)).not.toBe(closed);
  });

  test('each card without a border gets an outline', async ({ page }) => {
    for (const path of ['/', '/features/crm']) {
      await page.emulateMedia({ forcedColors: 'none' });
      await open(page, path);
      await settle(page);
      const cards = page.locator('[data-card]');
      await page.evaluate(markCards);
      expect(await cards.count()).toBeGreaterThan(0);
      await page.emulateMedia({ forcedColors: 'active' });
      const bare = await cards.evaluateAll((all) =>
        all
          .filter((card) => getComputedStyle(card).outlineStyle === 'none')
          .map((card) => card.outerHTML.slice(0, 120)),
      );
      expect(bare).toEqual([]);
      const bands = await page.locator('main section').evaluateAll((all) =>
        all
          .map((section) => getComputedStyle(section))
          .filter(({ borderBottomWidth }) => Number.parseFloat(borderBottomWidth) > 8)
          .map(({ borderBottomColor }) => borderBottomColor),
      );
      expect(bands.filter((color) => color !== 'rgb(255, 255, 255)')).toEqual([]);
    }
  });
});

test('a page of rows with buttons fits text at 200%', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/security-compliance');
  await settle(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
});

function markCards() {
  const clear = 'rgba(0, 0, 0, 0)';
  const groundOf = (element: Element | null): string => {
    const color = element ? getComputedStyle(element).backgroundColor : '';
    return color === clear ? groundOf(element!.parentElement) : color;
  };
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    const { width, height } = element.getBoundingClientRect();
    const { backgroundColor, borderRadius, borderTopWidth, display } = getComputedStyle(element);
    const isCard =
      element.checkVisibility() &&
      display !== 'inline' &&
      width >= 120 &&
      height >= 80 &&
      Boolean(element.innerText?.trim()) &&
      borderRadius !== '0px' &&
      borderTopWidth === '0px' &&
      backgroundColor !== clear &&
      backgroundColor !== groundOf(element.parentElement);
    if (isCard) element.dataset.card = '';
  }
}

test.describe('on paper', () => {
  test('the plans print alone on two sheets: prices, then the whole table', async ({ page }) => {
    await open(page, '/#pricing');
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    const table = page.getByRole('table', { name: pricingWords.table.heading });
    for (const { what } of planGroups.flatMap(({ rows }) => rows))
      await expect(table.getByRole('row', { name: new RegExp(`^${what}`) })).toBeVisible();
  });

  test('nothing is sticky, and white text on dark prints as ink on white', async ({ page }) => {
    for (const path of ['/', '/features', '/integrations/native', '/features/pipeline']) {
      await page.emulateMedia({ media: null });
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      await settle(page);
      const sticky = await page
        .locator('main *')
        .evaluateAll((all) =>
          all
            .filter(
              (element) =>
                ['sticky', 'fixed'].includes(getComputedStyle(element).position) && element.checkVisibility(),
            )
            .map((element) => element.outerHTML.slice(0, 80)),
        );
      expect(sticky).toEqual([]);
    }
    const [color, ground] = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const { backgroundColor } = getComputedStyle(heading.closest('.dark-area')!);
      return [getComputedStyle(heading).color, backgroundColor];
    });
    expect(color).toBe('rgb(19, 24, 16)');
    expect(ground).toBe('rgba(0, 0, 0, 0)');
  });

  test('questions show their answers, and controls are left out', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const chat = page.locator(sampleChat.adds!);
    await expect(chat).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(chat).toBeHidden();
    const shown = (element: Locator) => element.evaluate((element) => element.checkVisibility());
    for (const { answer } of faq) expect(await shown(page.getByText(answer[0]!).first())).toBe(true);
    await page.setViewportSize(phone);
    for (const benefit of plans.flatMap(({ benefits }) => benefits))
      expect(await shown(page.locator('.plan-card').getByText(benefit, { exact: true }).first())).toBe(true);
    await expect(page.locator('main').getByRole('link', { name: 'Start Free Trial' })).toHaveCount(0);
    await expect(page.getByText(strip.heading)).toBeHidden();
  });
});

test.describe('under a finger', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  // Headless Chromium has no :active for touch, so a mouse presses with hover disabled.
  const expectAnswer = async (element: Locator) => {
    const page = element.page();
    await settle(page);
    await element.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const before = await look(element);
    const { height } = (await element.boundingBox())!;
    await element.hover({ position: { x: 20, y: height / 2 } });
    expect((await look(element)) === before).toBe(true);
    await page.mouse.down();
    await expect.poll(async () => (await look(element)) === before).toBe(false);
    await page.mouse.move(2, 2);
    await page.mouse.up();
  };

  test('a card answers, and a tapped tab has no focus ring', async ({ page }) => {
    await open(page, '/features', { reducedMotion: true });
    await expectAnswer(page.locator('main li.group').first());
    await open(page, '/integrations/third-party');
    const tab = page.getByRole('tab').nth(2);
    await tab.scrollIntoViewIfNeeded();
    await tab.tap();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(tab).toHaveCSS('outline-style', 'none');
  });

  test("a menu entry answers, and doesn't move under the finger below the open feature list", async ({ page }) => {
    await open(page, '/about', { reducedMotion: true });
    await page.getByRole('button', { name: 'Menu' }).tap();
    const menu = page.locator('#menu');
    await expectAnswer(menu.getByRole('link', { name: 'Contact' }));
    await menu.locator('summary').tap();
    await expect(menu.getByRole('link')).toHaveCount(howItHelps.length + 6);
    await menu.getByRole('link', { name: 'Contact' }).tap();
    await expect(page).toHaveURL('/contact');
  });

  test('a question answers, and the strip of integrations can be swiped', async ({ page }) => {
    await open(page, '/');
    const card = page.locator('.marquee li').first();
    const row = page.locator('.marquee');
    await row.scrollIntoViewIfNeeded();
    const { y, height } = (await row.boundingBox())!;
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: y + height / 2 }],
      });
    await page.getByRole('checkbox', { name: strip.pause }).tap();
    const start = (await card.boundingBox())!.x;
    await touch('touchStart', 320);
    for (const x of [300, 260, 220, 180, 140]) await touch('touchMove', x);
    await expect.poll(async () => start - (await card.boundingBox())!.x).toBeGreaterThan(100);
    await touch('touchEnd');

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectAnswer(page.locator('.questions summary').first());
  });
});
