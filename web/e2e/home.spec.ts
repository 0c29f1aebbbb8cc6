import type { Locator, Page } from 'playwright/test';
import { sampleChat } from '#content/embeds/sample-embeds.ts';
import { checkoutUrl, plans, pricingWords } from '#content/facts/pricing.ts';
import { testimonials } from '#content/facts/testimonials.ts';
import { watchDemo } from '#content/pages/demo-video.ts';
import { hero, sectionLinks } from '#content/pages/home.ts';
import { stackRows } from '#content/pages/home-tool-stack.ts';
import { strip } from '#content/pages/integration-strip.ts';
import { frameWords } from '#content/pages/layout-words.ts';
import { lotWords } from '#content/pages/main-street.ts';
import { fieldWords } from '#content/pages/personalization-field.ts';
import { site } from '#content/site.ts';
import {
  axe,
  excess,
  expect,
  follow,
  hold,
  test as inFreshTab,
  interactive,
  open,
  openBeforeScripts,
  scrolled,
  slow,
  stillFor,
  inOneTab as test,
  topOf,
  withoutScripts,
} from './test.ts';

test.describe('the bar over the sections', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  const bar = (page: Page) => page.getByRole('navigation', { name: frameWords.onThisPage });

  test('jumps to each section and marks it', slow, async ({ page }) => {
    await open(page, '/', { size: { width: 1440, height: 900 } });
    for (const { label, to } of sectionLinks) {
      const id = to.slice(2);
      await bar(page).getByRole('link', { name: label }).press('Enter');
      await expect.poll(async () => Math.abs((await topOf(page.locator(`#${id}`))) - 96)).toBeLessThan(2);
      const { y, height } = (await bar(page).boundingBox())!;
      const heading = page.locator(`#${id} h2`).first();
      expect((await heading.boundingBox())!.y).toBeGreaterThan(y + height);
      await expect(bar(page).locator('[aria-current]')).toHaveText(label);
      await expect(page.locator(`#${id}`)).toBeFocused();
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(bar(page).locator('[aria-current]')).toHaveCount(0);
    await page
      .locator('section:has(#reviews)')
      .evaluate((section) => scrollTo({ top: section.getBoundingClientRect().top - 96, behavior: 'instant' }));
    await expect.poll(() => topOf(page.locator('#reviews'))).toBeLessThan(300);
    await expect(bar(page).locator('[aria-current]')).toHaveCount(0);
  });
});

test.describe('the stage', () => {
  const moments = (page: Page) => page.locator('.stage').getByRole('radio');
  const last = 5;
  const chosen = (page: Page) =>
    moments(page).evaluateAll((all) => all.findIndex((radio) => (radio as HTMLInputElement).checked));
  /** 1 if a text of the picture is visible, else 0. The calendar waits below the edge of its window. */
  const shown = (page: Page, text: string) =>
    page
      .locator('.stage-picture')
      .getByText(text, { exact: true })
      .evaluate((element) => {
        const part = element.closest('.shown-during, .hidden-during');
        if (part) return Number(getComputedStyle(part).opacity);
        const { bottom } = element.closest('.stage-window')!.getBoundingClientRect();
        return Number(element.getBoundingClientRect().bottom < bottom);
      });

  inFreshTab('plays once in less than 5 s, and stops on the last moment', async ({ page }) => {
    await page.addInitScript(() => {
      const log: number[] = [];
      Object.assign(window, { stageLog: log });
      const look = () => {
        const radios = [...document.querySelectorAll<HTMLInputElement>('.stage [type=radio]')];
        const at = radios.findIndex(({ checked }) => checked);
        if (at !== log.at(-1)) log.push(at);
        requestAnimationFrame(look);
      };
      addEventListener('DOMContentLoaded', look);
    });
    const log = () => page.evaluate(() => (window as unknown as { stageLog: number[] }).stageLog);
    await page.clock.install();
    await open(page, '/');
    await expect.poll(async () => (await log()).length).toBeGreaterThan(1);
    await page.clock.runFor(5000);
    expect(await log()).toEqual([last, 0, 1, 2, 3, 4, last]);

    await follow(page, '/about');
    await page.getByRole('banner').getByRole('link', { name: site.name }).click();
    await expect(page.locator('.stage-picture').getByText('This week’s customers')).toBeVisible();
    await page.clock.fastForward(10_000);
    expect(await chosen(page)).toBe(last);
  });

  inFreshTab('a press or the focus pauses it', slow, async ({ page }) => {
    await page.clock.install();
    for (const touch of [() => page.locator('.stage-picture').click(), () => moments(page).nth(1).focus()]) {
      await open(page, '/');
      await expect.poll(() => chosen(page), { intervals: [50] }).toBeLessThan(last);
      await touch();
      const stopped = await chosen(page);
      expect(stopped).toBeLessThan(last);
      await page.clock.fastForward(10_000);
      expect(await chosen(page)).toBe(stopped);
    }
  });

  inFreshTab('keeps a moment chosen before hydration, also the last', slow, async ({ page }) => {
    const release = await openBeforeScripts(page, '/');
    await page.clock.install();
    await moments(page).nth(last).click();
    await release();
    await page.clock.fastForward(10_000);
    expect(await chosen(page)).toBe(last);
    await expect(moments(page).nth(last)).toBeFocused();
  });

  test('is a slider for keys, clicks and drags, and shifts nothing else', async ({ page }) => {
    await open(page, '/', { reducedMotion: true });
    await interactive(page, '.stage');
    await expect(moments(page)).toHaveCount(6);
    expect(await shown(page, '3 · $375')).toBe(1);

    await moments(page).nth(last).focus();
    const top = await scrolled(page);
    for (const [key, name, text] of [
      ['ArrowLeft', 'Thu 6:06 pm Her card moves to Booked.', '2 · $200'],
      ['ArrowLeft', 'Thu 6:06 pm Tuesday, 10:30. Booked.', 'Next week'],
      ['ArrowRight', 'Thu 6:06 pm Her card moves to Booked.', '2 · $200'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole('radio', { name })).toBeChecked();
      await expect(page.getByRole('radio', { name })).toBeFocused();
      expect(await shown(page, text), text).toBe(1);
    }
    expect(await scrolled(page)).toBe(top);

    const box = (await page.locator('.stage-rail').boundingBox())!;
    await page.mouse.move(box.x + box.width * 0.6, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(box.x + 60, box.y + 12, { steps: 6 });
    expect(await chosen(page)).toBe(0);
    expect(await shown(page, 'is calling')).toBe(1);
    expect(await shown(page, '3 · $375')).toBe(0);
    await page.mouse.move(box.x + box.width - 60, box.y + 30, { steps: 6 });
    await page.mouse.up();
    expect(await chosen(page)).toBe(last);
    await expect(moments(page).nth(last)).toBeFocused();
    expect(await scrolled(page)).toBe(top);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 760 }, hasTouch: true, reducedMotion: 'reduce' });

    test('a tap selects without scrolling the page, also at its edge and before hydration', slow, async ({ page }) => {
      const release = await openBeforeScripts(page, '/');
      const rail = page.locator('.stage-rail');
      const bottom = await rail.evaluate((rail) => rail.getBoundingClientRect().top + 50 - innerHeight);
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), bottom);
      const { x, width } = (await rail.boundingBox())!;
      const tap = async (index: number, y: number) => {
        await page.touchscreen.tap(x + (width * (index + 0.5)) / 6, y);
        await expect.poll(() => chosen(page)).toBe(index);
        expect(await scrolled(page)).toBeCloseTo(bottom, 0);
      };
      await tap(2, 760 - 30);
      await release();
      await interactive(page, '.stage');
      expect(await chosen(page)).toBe(2);
      // Lower on the last segments, a tap plays the film below them.
      for (const [index, above] of [
        [0, 37],
        [4, 37],
        [5, 37],
        [1, 20],
      ] as const)
        await tap(index, 760 - above);
      await page.keyboard.press('ArrowRight');
      expect(await chosen(page)).toBe(2);
      await stillFor(page);
      expect(await scrolled(page)).toBeCloseTo(bottom, 0);
    });
  });

  test('is on the first screen, without horizontal overflow', slow, async ({ page }) => {
    await open(page, '/', { reducedMotion: true });
    for (const [width, height, seen] of [
      [320, 640, 50],
      [390, 844, 368],
      [1440, 900, 490],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const stage = (await page.locator('.stage').boundingBox())!;
      expect(Math.min(height, stage.y + stage.height) - stage.y).toBeGreaterThanOrEqual(seen);
      expect(await excess(page)).toBe(0);
      const head = page.getByRole('heading', { level: 1 });
      const bottom = async (find: Locator) => find.evaluate((element) => element.getBoundingClientRect().bottom);
      if (width === 390)
        for (const part of [page.locator('.name-plate'), page.locator('.hero-actions .primary')])
          expect(await bottom(part)).toBeLessThan(600);
      if (width >= 1440) {
        expect(await bottom(page.getByText(hero.trustNote).first())).toBeLessThan(900);
        expect(stage.width).toBe(1216);
        const size = await head.evaluate((head) => Number.parseFloat(getComputedStyle(head).fontSize));
        expect(size).toBeGreaterThanOrEqual(72);
        expect(size).toBeLessThanOrEqual(80);
      }
      for (let moment = 0; moment <= last; moment++) {
        await moments(page).nth(moment).check({ force: true });
        const outside = await page.locator('.stage-picture').evaluate((picture) => {
          const cut = (element: Element) => {
            const lies = element.getBoundingClientRect();
            const around = element.closest('.stage-phone, .stage-window, .stage')!.getBoundingClientRect();
            return lies.width > 0 && (lies.left < around.left - 1 || lies.right > around.right + 1);
          };
          return [...picture.querySelectorAll('b, span')].filter(cut).map(({ textContent }) => textContent);
        });
        expect(outside, `moment ${moment} at ${width}`).toEqual([]);
      }
    }
  });
});

const pause = (page: Page) => page.getByRole('checkbox', { name: strip.pause });

test('the strip slides in two copies, stops by checkbox, hover, focus and reduced motion', slow, async ({ page }) => {
  await open(page, '/');
  const copy = page.locator('.marquee [inert]');
  await expect(page.locator('.marquee ul:not([inert]) > li')).toHaveCount(21);
  await expect(copy.locator('li')).toHaveCount(21);
  await expect(copy).toHaveAttribute('aria-hidden', 'true');
  await page.locator('.marquee').scrollIntoViewIfNeeded();
  const state = () =>
    page
      .locator('.marquee ul')
      .first()
      .evaluate((list) => getComputedStyle(list).animationPlayState);
  await page.mouse.move(0, 0);
  expect(await state()).toBe('running');
  await pause(page).click();
  await page.mouse.move(0, 0);
  expect(await state()).toBe('paused');
  await pause(page).press('Space');
  expect(await state()).toBe('running');
  await page.locator('.marquee').focus();
  expect(await state()).toBe('paused');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.locator('.marquee').evaluate((row) => row.scrollLeft)).toBeGreaterThan(0);
  await page.locator('.marquee').blur();
  await page.locator('.marquee').hover();
  expect(await state()).toBe('paused');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(copy).toBeHidden();
  await expect(pause(page)).toBeHidden();
  const row = page.locator('.marquee');
  expect(await row.evaluate((row) => row.scrollWidth > row.clientWidth)).toBe(true);
  await expect(row.locator('ul').first()).toHaveCSS('animation-name', 'none');
});

test('prices and checkout links are switched, and the choice is logged', async ({ page, context }) => {
  await context.route(`${site.hosts.checkout}/**`, (route) => route.fulfill({ body: 'checkout' }));
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await open(page, '/features');
  const pricing = page.locator('#pricing');
  const buttons = pricing.getByRole('link', { name: 'Start Free Trial' });
  const links = () => buttons.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(await links()).toEqual(plans.map((plan) => checkoutUrl(plan, 'monthly')));
  for (const text of ['$97', '$297', 'instead of $497', /^Save \$200 a month/, '$597'])
    await expect(pricing.getByText(text, { exact: true })).toBeVisible();
  await pricing.getByRole('radio', { name: pricingWords.billing.annual }).check({ force: true });
  expect(await links()).toEqual(plans.map((plan) => checkoutUrl(plan, 'annual')));
  for (const text of [
    '$997',
    '$2,997',
    '$5,997',
    /\$83 .*\$167 \(14%\)/,
    /\$250 .*\$567 \(16%\)/,
    /\$500 .*\$1,167 \(16%\)/,
  ])
    await expect(pricing.getByText(text, { exact: true })).toBeVisible();

  const popup = page.waitForEvent('popup');
  await buttons.nth(1).click();
  expect((await popup).url()).toBe(checkoutUrl(plans[1]!, 'annual'));
  expect(said).toContainEqual(expect.stringMatching(/professional.*annual/));
});

test('the demo button of the closing band only logs', slow, async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await open(page, '/');
  const asked: string[] = [];
  // Scripts of the page and its embeds load on first interaction.
  page.on(
    'request',
    (request) => /^\/(assets|embeds)\//.test(new URL(request.url()).pathname) || asked.push(request.url()),
  );
  await page.getByRole('button', { name: 'Schedule a Demo' }).click();
  expect(said).toContain('Schedule a Demo');
  expect(asked).toEqual([]);
  await expect(page).toHaveURL('/');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the home page is at most 11,000 px tall', slow, async ({ page }) => {
    for (const width of [390, 1440]) {
      await open(page, '/', { size: { width, height: 844 } });
      await expect(page.locator('body[data-web-fonts]')).toBeAttached();
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(11_000);
    }
  });

  test('a shop of the street shows its story, by touch before hydration and by key after', slow, async ({ page }) => {
    const release = await openBeforeScripts(page, '/');
    const shop = (index: number) => page.locator('.street').getByRole('radio').nth(index);
    const below = () => page.locator('#features').evaluate((section) => section.getBoundingClientRect().top + scrollY);
    /** Without stories for screen readers alone. */
    const seen = () =>
      page
        .locator('.street figure')
        .evaluateAll((all) => all.findIndex((figure) => getComputedStyle(figure).opacity === '1'));
    expect(await seen()).toBe(0);
    const top = await below();
    await shop(2).tap();
    await expect.poll(seen).toBe(2);
    await release();
    await interactive(page, '.street');
    await expect(shop(2)).toBeChecked();
    await shop(2).press('ArrowRight');
    await expect(shop(3)).toBeFocused();
    await expect.poll(seen).toBe(3);
    // The visitor's shop is one more.
    for (let times = 3; times < testimonials.length; times++) await page.keyboard.press('ArrowRight');
    const last = testimonials.at(-1)!;
    await expect(shop(testimonials.length)).toBeInViewport({ ratio: 0.9 });
    for (const words of [last.figure, last.quote])
      await expect(page.locator('.street').getByText(words, { exact: true })).toBeInViewport({ ratio: 1 });
    expect(await below()).toBe(top);
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(last.page!);
  });

  test('the sign of the free shop takes a name of any length, sends it, and is taken down', slow, async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = undefined!;
      navigator.clipboard.writeText = async (text) => {
        document.title = text;
      };
    });
    await open(page, '/');
    const sign = page.getByRole('textbox', { name: lotWords.sign });
    const plate = page.getByRole('textbox', { name: fieldWords.label });
    const panel = page.locator('.lot figure');
    const height = () => page.locator('#testimonials').evaluate((section) => section.getBoundingClientRect().height);
    await expect(panel).toHaveCSS('opacity', '0');
    const before = await height();
    for (const name of ['Riverside Family Dental Care', 'W'.repeat(60), 'صالون\u202e الياسمين']) {
      await sign.fill(name);
      await expect(panel).toHaveCSS('opacity', '1');
      await expect(panel.getByRole('heading')).toContainText(name.replace('\u202e', ''));
      await expect(plate).toHaveValue(name.replace('\u202e', ''));
      if (name.length < 29) expect(await height()).toBe(before);
      for (const width of [320, 1440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const isCut = await sign.evaluate((field) => {
          field.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
          const [own, street] = [field, field.closest('.street')!].map((box) => box.getBoundingClientRect());
          return field.scrollHeight > field.clientHeight + 1 || own!.top < street!.top || own!.right > street!.right;
        });
        expect(isCut, `${name} at ${width}`).toBe(false);
        expect(await excess(page)).toBe(0);
      }
    }
    const clear = page.getByRole('button', { name: lotWords.clear });
    await plate.fill('Harbor 8');
    await expect(sign).toHaveValue('Harbor 8');
    await sign.press('Enter');
    await expect(sign).not.toBeFocused();
    await panel.getByRole('combobox', { name: lotWords.trade }).selectOption('vet');
    await expect(panel).toContainText(/Check-up.*\$75/s);
    expect(await axe(page)).toEqual([]);
    await panel.getByRole('button', { name: lotWords.send }).click();
    await expect(page).toHaveTitle(/\?for=Harbor\+8&trade=vet$/);
    await clear.click();
    await expect(sign).toBeFocused();
    await expect(sign).toHaveValue('');
    await expect(plate).toHaveValue('');
    await expect(clear).toHaveCount(0);
    await expect(panel).toContainText(lotWords.tonight);
    expect(await page.evaluate(() => sessionStorage.getItem('business'))).toBeNull();
    expect(await height()).toBe(before);
  });

  withoutScripts('without JavaScript, the street is a list of quotes, and plans unfold', slow, async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.street label')).toHaveCount(testimonials.length + 1);
    await expect(page.locator('.sign')).toHaveText(lotWords.placeholder);
    await expect(page.getByRole('heading', { name: lotWords.tonight })).toBeVisible();
    await expect(page.locator('.street').getByRole('combobox')).toHaveCount(0);
    await expect(page.locator('.street label').first()).toBeHidden();
    await page.getByText(testimonials.at(-1)!.quote).scrollIntoViewIfNeeded();
    await expect(page.getByText(testimonials.at(-1)!.quote)).toBeInViewport({ ratio: 1 });
    const benefit = page.getByText(plans.at(-1)!.benefits[1]!, { exact: true });
    await expect(benefit).toBeHidden();
    await page.locator('.plan-card summary').last().tap();
    await expect(benefit).toBeVisible();
  });
});

test('the sample chat shows once, however often the footer mounted while its script loaded', slow, async ({ page }) => {
  const release = await hold(page, sampleChat.script!);
  await open(page, '/about');
  const scroll = (top: number) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
  for (let times = 0; times < 3; times++) {
    await scroll(100_000);
    await stillFor(page);
    await scroll(0);
    await stillFor(page);
  }
  await scroll(100_000);
  release();
  const chat = page.locator('.chat-widget');
  await expect(chat).toHaveCount(1);
  await stillFor(page);
  await expect(chat).toHaveCount(1);
  await expect(chat).toBeVisible();
  await scroll(0);
  await expect(chat).toBeHidden();
});

test('the home page keeps its state when the rest of the page changes', slow, async ({ page }) => {
  await open(page, '/');
  await page.locator('details[name=faq] summary').first().click();
  await page.locator('#billing-annual').check();
  await page.getByLabel(stackRows[0]!.feature).uncheck();
  await expect(page).toHaveURL(/stack=/);
  await expect(page.locator('details[name=faq]').first()).toHaveAttribute('open');
  await expect(page.locator('#billing-annual')).toBeChecked();
});

withoutScripts('without JavaScript, the home page has the same texts and works', async ({ page }) => {
  await page.goto('/');
  if (site.film) await expect(page.getByRole('link', { name: watchDemo.label })).toHaveAttribute('href', watchDemo.to);
  const moments = page.locator('.stage').getByRole('radio');
  await expect(moments.last()).toBeChecked();
  await page.locator('label', { hasText: 'A text goes right back.' }).click();
  await expect(moments.nth(1)).toBeChecked();
  await expect(page.locator('.stage-notice').first()).toHaveCSS('opacity', '1');
  const strips = page.locator('.marquee ul');
  await expect(strips.first()).toHaveCSS('animation-play-state', 'running');
  await page.getByRole('checkbox', { name: strip.pause }).click();
  await expect(strips.first()).toHaveCSS('animation-play-state', 'paused');
  const buttons = page.locator('#pricing').getByRole('link', { name: 'Start Free Trial' });
  await expect(buttons.first()).toHaveAttribute('href', checkoutUrl(plans[0]!, 'monthly'));
  await page.locator('label:has(#billing-annual)').click();
  await expect(buttons.first()).toHaveAttribute('href', checkoutUrl(plans[0]!, 'annual'));
  await page.locator('details[name=faq] summary').first().click();
  await expect(page.locator('details[name=faq]').first()).toHaveAttribute('open');
});
