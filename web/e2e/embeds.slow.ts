import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { consentWords } from '#content/embeds/consent.ts';
import { texts } from '#content/forms/person.ts';
import { contact } from '#content/pages/contact.ts';
import { reviews } from '#content/pages/home-reviews.ts';
import { frameWords } from '#content/pages/layout-words.ts';
import { turnstileField } from '#content/shared/forms/form.ts';
import { api } from '#content/shared/http/api.ts';
import { axe, expect, fillMessage, messageForm, open, sendMessage, test, thanks } from './test.ts';
import { startVariant } from './variant.ts';

// Real providers with fake servers, on a site with announcement and SMS consent.

test.describe.configure({ mode: 'serial', timeout: 60_000 });
test.use({ viewport: { width: 1280, height: 900 } });

let site: Awaited<ReturnType<typeof startVariant>>;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await startVariant({
    'content/embeds/embeds.ts': {
      "{ sampleChat, sampleReviewWidget } from './sample-embeds.ts'": "* as by from './providers.ts'",
      '[sampleChat, sampleReviewWidget]':
        "[by.leadConnectorChat('their-widget'), by.highLevelReviews('42'), by.highLevelCalendar('7'), by.googleAnalytics('G-1'), by.turnstile('sample-key')]",
    },
    'content/announcement.ts': {
      'undefined = undefined': `undefined = { text: 'An offer until the end of time.', link: { label: 'See prices', to: '/#pricing' }, ends: '2099-12-31T23:59:00-07:00' }`,
    },
    'content/forms/person.ts': { 'asksToText = false': 'asksToText = true' },
  });
});
test.afterAll(() => site?.close());

const served: Record<string, { contentType: string; body: string | (() => Buffer) }> = {
  'https://widgets.leadconnectorhq.com/loader.js': script(() => {
    const { dataset } = document.currentScript as HTMLScriptElement;
    const module = Object.assign(document.createElement('script'), { type: 'module', src: dataset.resourcesUrl });
    document.head.append(module);
    document.documentElement.dataset.chats = `${document.documentElement.dataset.chats ?? ''}${dataset.widgetId} `;
  }),
  'https://widgets.leadconnectorhq.com/chat-widget/loader.js': script(() => {
    const style = (text: string) => Object.assign(document.createElement('style'), { textContent: text });
    document.head.append(style('.lc_text-widget-of-the-page { color: red }'));
    const widget = document.createElement('chat-widget');
    const launcher = Object.assign(document.createElement('button'), { id: 'bubble', textContent: 'Talk to them' });
    const font = { rel: 'stylesheet', href: 'https://fonts.bunny.net/css?family=theirs' };
    widget
      .attachShadow({ mode: 'open' })
      .append(
        style('button { position: fixed; right: 20px; bottom: 20px; width: 60px; height: 60px; font-family: Theirs }'),
        Object.assign(document.createElement('link'), font),
        launcher,
      );
    document.body.append(widget);
    launcher.onclick = () => launcher.append(' now');
    new WebSocket('wss://no-such-host.leadconnectorhq.com');
    const worker = new Worker(URL.createObjectURL(new Blob(['postMessage("works")'])));
    worker.onmessage = async () => {
      await document.fonts.load('16px Theirs');
      Object.assign(window, { leadConnector: { chatWidget: { openWidget: () => launcher.click() } } });
      dispatchEvent(new Event('LC_chatWidgetLoaded'));
      widget.dataset.ready = '';
    };
  }),
  'https://fonts.bunny.net/css?family=theirs': {
    contentType: 'text/css',
    body: '@font-face { font-family: Theirs; src: url(https://fonts.bunny.net/theirs.woff2) }',
  },
  'https://fonts.bunny.net/theirs.woff2': {
    contentType: 'font/woff2',
    body: () => {
      const assets = join(site.folder, 'dist/client/assets');
      return readFileSync(join(assets, readdirSync(assets).find((name) => name.endsWith('.woff2'))!));
    },
  },
  'https://reputationhub.site/reputation/assets/review-widget.js': script(() => {
    addEventListener('message', ({ source, data }) => {
      for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe.lc_reviews_widget'))
        if (frame.contentWindow === source) frame.style.height = `${data.height}px`;
    });
  }),
  'https://reputationhub.site/reputation/widgets/review_widget/42': {
    contentType: 'text/html',
    body: '<p>Six of them</p><script>setInterval(() => parent.postMessage({ height: 1234 }, "*"), 50)</script>',
  },
  'https://link.msgsndr.com/js/form_embed.js': script(() => {
    document.getElementById('7_calendar')!.style.height = '1001px';
  }),
  'https://api.leadconnectorhq.com/widget/booking/7': { contentType: 'text/html', body: '<p>Monday at ten</p>' },
  'https://www.googletagmanager.com/gtag/js?id=G-1': script(() => {
    const { dataLayer } = window as unknown as { dataLayer: ArrayLike<unknown>[] };
    document.documentElement.dataset.counted = dataLayer.map((call) => call[0]).join();
    fetch('https://region1.google-analytics.com/g/collect', { method: 'POST', mode: 'no-cors' });
  }),
  'https://region1.google-analytics.com/g/collect': { contentType: 'text/plain', body: '' },
  'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit': script(() => {
    let answer = 0;
    Object.assign(window, {
      turnstile: {
        render: (place: HTMLElement, options: object) => {
          place.append(JSON.stringify(options));
          return 'widget';
        },
        getResponse: () => (answer ? `answer ${answer}` : undefined),
        reset: () => {
          answer = 0;
          setTimeout(() => {
            answer = 2;
          }, 300);
        },
      },
    });
    setTimeout(() => {
      answer = 1;
    }, 300);
  }),
};

function script(run: () => void) {
  return { contentType: 'text/javascript', body: `(${run})()` };
}

let asked: string[];
test.beforeEach(async ({ page }) => {
  asked = [];
  await page.route(/^https:/, (route) => {
    const url = route.request().url();
    asked.push(url);
    const { body, contentType } = served[url]!;
    const headers = { 'Access-Control-Allow-Origin': '*' };
    return route.fulfill({ contentType, headers, body: typeof body === 'string' ? body : body() });
  });
});
// Other requests stay open; errors and policy violations still count.
test.afterEach(({ problems }) => {
  const left = problems.splice(0).filter((problem) => !/^asked |^WebSocket connection to .* failed/.test(problem));
  expect(left).toEqual([]);
});

const notice = (page: Page) => page.getByRole('region', { name: consentWords.notice.label });
const answer = (page: Page, name: 'accept' | 'reject', within = notice(page)) =>
  within.getByRole('button', { name: consentWords[name], exact: true });
const choice = (page: Page) => page.locator('.card', { has: page.getByRole('status') });
const bubble = (page: Page) => page.locator('chat-widget #bubble');
const toFooter = (page: Page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded();
const go = (page: Page, path: string) => open(page, site.origin + path);

test('nothing loads before consent; the notice offers yes and no alike, and links to the policy', async ({ page }) => {
  await go(page, '/about');
  await toFooter(page);
  await expect(notice(page)).toBeVisible();
  const [yes, no] = [answer(page, 'accept'), answer(page, 'reject')];
  const [a, b] = [(await yes.boundingBox())!, (await no.boundingBox())!];
  expect([a.width, a.height, a.y]).toEqual([b.width, b.height, b.y]);
  expect(a.height).toBeGreaterThanOrEqual(44);
  expect(await yes.getAttribute('class')).toBe(await no.getAttribute('class'));
  await expect(yes).not.toBeFocused();
  expect(await axe(page)).toEqual([]);
  expect(asked).toEqual([]);

  await yes.click();
  await expect(notice(page)).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-counted', 'js,config');
  await expect(bubble(page)).toBeVisible();
});

test('the notice covers no button of the hero', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [width, height] of [
    [1280, 720],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await go(page, '/');
    await expect(page.getByLabel(consentWords.notice.label)).toBeAttached();
    const covered = () =>
      page.locator('main section:first-of-type .button').evaluateAll(
        (buttons) =>
          buttons.slice(0, 2).filter((button) => {
            const { left, top, width, height } = button.getBoundingClientRect();
            const at = document.elementFromPoint(left + width / 2, top + height - 2);
            return top + height < innerHeight && !button.contains(at);
          }).length,
      );
    await expect.poll(covered).toBe(0);
    if (width > 640) await expect(notice(page)).toBeVisible();
    await page.evaluate(() => scrollTo({ top: innerHeight * 3, behavior: 'instant' }));
    await expect(notice(page)).toBeVisible();
  }
  const bar = page.getByRole('region', { name: frameWords.stickyCta });
  await expect(bar).toBeVisible();
  await expect
    .poll(async () => {
      const [above, below] = [(await bar.boundingBox())!, (await notice(page).boundingBox())!];
      return above.y + above.height <= below.y;
    })
    .toBe(true);
});

test('the chat has its own styles and language, works, and leaves with the footer', async ({ page }) => {
  await go(page, '/about');
  await answer(page, 'accept').click();
  const loader = page.locator('script[src$="hq.com/loader.js"]');
  await expect(loader).toHaveCount(0);
  await toFooter(page);
  await expect(loader).toHaveAttribute('data-widget-id', 'their-widget');
  await expect(page.locator('chat-widget[data-ready]')).toBeAttached();
  await expect(bubble(page)).toHaveCSS('position', 'fixed');
  expect((await bubble(page).boundingBox())!.width).toBe(60);

  await bubble(page).click();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(loader).toHaveCount(0);
  await expect(bubble(page)).toBeHidden();
  await toFooter(page);
  await expect(loader).toHaveCount(1);
  await expect(bubble(page)).toBeVisible();
  await expect(page.locator('chat-widget')).toHaveCount(1);
  await expect(bubble(page)).toHaveText('Talk to them now');
  await expect(page.locator('html')).toHaveAttribute('data-chats', 'their-widget ');
});

test('reviews load near their frame, are sized by their script, leave with it and need no consent', async ({
  page,
}) => {
  await go(page, '/');
  const loader = page.locator('script[src*="reputationhub"]');
  await expect(loader).toHaveCount(0);
  const frame = page.getByTitle(reviews.frameTitle);
  await expect(frame).toHaveAttribute('loading', 'lazy');
  await frame.scrollIntoViewIfNeeded();
  await expect(loader).toHaveCount(1);
  await expect(frame.contentFrame().getByText('Six of them')).toBeVisible();
  await expect(frame).toHaveCSS('height', '1234px');
  await expect(frame).toHaveAttribute('scrolling', 'no');
  await page.locator('footer a[href="/about"]').click();
  await expect(loader).toHaveCount(0);
  expect(asked.filter((url) => !url.includes('reputationhub'))).toEqual([]);
});

test('the calendar is above the form that demo links open, and loads after consent', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await go(page, '/features/crm');
  await page.getByRole('main').getByRole('link', { name: 'Schedule Demo' }).first().click();
  await expect(page).toHaveURL(`${site.origin}/contact#demo`);
  const frame = page.getByTitle(contact.demo.calendar);
  await expect(frame).toHaveCount(0);
  await expect(page.getByRole('link', { name: consentWords.waiting.elsewhere })).toHaveAttribute('href', /booking\/7$/);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: consentWords.waiting.accept }).click();
  await expect(frame).toHaveAttribute('loading', 'lazy');
  await expect(frame.contentFrame().getByText('Monday at ten')).toBeVisible();
  await expect(frame).toHaveCSS('height', '1001px');
  const [calendar, form] = [(await frame.boundingBox())!, (await messageForm(page).boundingBox())!];
  expect(form.y).toBeGreaterThan(calendar.y + calendar.height);
  await expect(notice(page)).toBeVisible();
  expect(asked.filter((url) => url.includes('google'))).toEqual([]);
});

test('each purpose has its own consent, which is stored and can be withdrawn', async ({ page }) => {
  await go(page, '/cookie-policy');
  const [functional, analytics] = [
    'Functional: chat and booking calendar',
    'Analytics: count of visits by Google Analytics',
  ].map((name) => page.getByRole('checkbox', { name }));
  await expect(functional!).not.toBeChecked();
  await functional!.check();
  await expect(page.getByText(consentWords.answers.some)).toBeVisible();
  await toFooter(page);
  await expect(bubble(page)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await toFooter(page);
  await expect
    .poll(async () => {
      const [above, below] = [await bubble(page).boundingBox(), await notice(page).boundingBox()];
      return above && below && above.y + above.height <= below.y;
    })
    .toBe(true);

  await answer(page, 'reject').click();
  await expect(page.getByText(consentWords.answers.rejected)).toBeVisible();
  await expect(functional!).not.toBeChecked();
  await expect(page.locator('chat-widget')).toHaveCount(0);

  await analytics!.check();
  await expect(page.locator('html')).toHaveAttribute('data-counted', 'js,config');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-counted', 'js,config');
  await expect(notice(page)).toBeHidden();
  await expect(analytics!).toBeChecked();
  await answer(page, 'accept', choice(page)).click();
  await expect(page.getByText(consentWords.answers.accepted)).toBeVisible();
  await toFooter(page);
  await expect(bubble(page)).toBeVisible();
});

test('a Global Privacy Control signal is a no', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await go(page, '/cookie-policy');
  await expect(page.getByText(consentWords.answers.signal)).toBeVisible();
  await toFooter(page);
  await page.waitForLoadState('networkidle');
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole('button', { name: consentWords.accept })).toHaveCount(0);
  expect(asked).toEqual([]);
});

test("the page keeps working when the notice's code fails to load", async ({ page, problems }) => {
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    // Chunks of notice.tsx and choice.tsx.
    return /[`'"](--notice|unanswered)[`'"]/.test(body) ? route.abort() : route.fulfill({ response, body });
  });
  await go(page, '/cookie-policy');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { name: 'Cookie Policy', level: 1 })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.locator('#team')).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  expect(asked).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const others = problems.filter((problem) => !problem.startsWith('Failed to load resource'));
  problems.splice(0, problems.length, ...others);
});

test('without storage the consent lasts until the page closes', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('off');
      },
    }),
  );
  await go(page, '/about');
  await answer(page, 'accept').click();
  await toFooter(page);
  await expect(bubble(page)).toBeVisible();
});

test('the captcha loads on first focus, and each submission gets a new token', async ({ page, problems }) => {
  const sends: Record<string, unknown>[] = [];
  await page.route(`**${api.contact}`, (route) => {
    sends.push(route.request().postDataJSON());
    return sends.length === 1 ? route.abort() : route.fulfill({ status: 201, json: { ok: true, id: 'one' } });
  });
  await go(page, '/contact');
  const form = messageForm(page);
  const tag = page.locator('script[src^="https://challenges"]');
  await expect(tag).toHaveCount(0);
  await form.locator('[name=firstName]').focus();
  await expect(tag).toHaveCount(1);
  await expect(form).toContainText('"sitekey":"sample-key"');
  await fillMessage(page, { phone: '1' });
  await form.getByRole('checkbox', { name: texts.words }).check();
  await form.locator('[type=submit]').click();
  await form.locator('[data-retry]').click();
  await expect(thanks(page)).toBeVisible();
  expect(sends.map((body) => body[turnstileField])).toEqual(['answer 1', 'answer 2']);
  expect(sends.map((body) => body.texts)).toEqual([texts.words, texts.words]);
  problems.splice(0);
});

test('SMS consent is restored from a draft and without JavaScript', async ({ page, browser }) => {
  await go(page, '/contact');
  const box = (page: Page) => page.getByRole('checkbox', { name: texts.words });
  await expect(box(page)).not.toBeChecked();
  await page.getByText(texts.words).click();
  await page.reload();
  await expect(box(page)).toBeChecked();

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${site.origin}/contact`);
  await box(plain).check();
  // The browser validates addresses less strictly than we do.
  await sendMessage(plain, { email: 'ann@example' });
  await expect(messageForm(plain).locator('[name=email][aria-invalid]')).toBeVisible();
  await expect(box(plain)).toBeChecked();
  await plain.close();
});

test('the announcement shows on every page until its end date, and leaves without a layout shift', async ({ page }) => {
  const line = page.getByRole('complementary', { name: 'Announcement' });
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await go(page, '/about');
    const [header, bar, claim] = [page.getByRole('banner'), line, page.locator('h1')];
    const [above, own, below] = await Promise.all([header, bar, claim].map(async (it) => (await it.boundingBox())!));
    expect(Math.abs(own!.y - (above!.y + above!.height))).toBeLessThanOrEqual(1);
    expect(below!.y).toBeGreaterThan(own!.y + own!.height);
    expect(own!.width).toBe(width);
  }
  await page.evaluate(() => scrollTo(0, 400));
  await expect(line).not.toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  expect(await axe(page)).toEqual([]);
  await line.getByRole('link', { name: 'See prices' }).click();
  await expect(page).toHaveURL(`${site.origin}/#pricing`);

  await page.addInitScript(() => {
    Date.now = () => Date.parse('2100-02-01');
    new PerformanceObserver((list) => Object.assign(window, { moved: list.getEntries().length })).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  await go(page, '/about');
  await expect(line).toHaveCount(0);
  expect((await page.locator('main').boundingBox())!.y).toBe(0);
  expect(await page.evaluate(() => (window as { moved?: number }).moved)).toBeUndefined();
});
