import type { CDPSession, Page } from 'playwright/test';
import { newsletterForm } from '#content/forms/newsletter.ts';
import { expect, interactive, open, test } from './test.ts';

const lifetimeMs = 5000;

const toastOf = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
const closeOf = (page: Page) => toastOf(page).getByRole('button', { name: 'Close' });

async function stopClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

async function showToast(page: Page) {
  await page.locator(`[data-form=${newsletterForm.name}]`).evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(toastOf(page)).toContainText(newsletterForm.toasts.missing.title);
}

async function expectLifetime(page: Page) {
  await page.clock.runFor(lifetimeMs - 100);
  await expect(toastOf(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(toastOf(page)).toBeHidden();
}

const byMouse = {
  async X(page: Page) {
    const { x, y, width, height } = (await closeOf(page).boundingBox())!;
    await page.mouse.move(x + width / 2 - 1, y + height / 2);
    await page.mouse.click(x + width / 2, y + height / 2);
  },
  async drag(page: Page) {
    const { x, y } = (await toastOf(page).boundingBox())!;
    await page.mouse.move(x + 80, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 200, y + 20, { steps: 5 });
    await page.mouse.up();
  },
  async Enter(page: Page) {
    await closeOf(page).focus();
    await page.keyboard.press('Enter');
  },
  async Space(page: Page) {
    await closeOf(page).focus();
    await page.keyboard.press('Space');
  },
  async Escape(page: Page) {
    await closeOf(page).focus();
    await page.keyboard.press('Escape');
  },
  'Escape while hovered': async (page: Page) => {
    await toastOf(page).hover();
    await page.keyboard.press('Escape');
  },
  'F8, then Escape': async (page: Page) => {
    await page.keyboard.press('F8');
    await page.keyboard.press('Escape');
  },
  'F8, then Tab to X': async (page: Page) => {
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(closeOf(page)).toBeFocused();
    await page.keyboard.press('Enter');
  },
};

const byTouch = {
  tap: (page: Page) => closeOf(page).tap(),
  async swipe(page: Page) {
    const { x, y } = (await toastOf(page).boundingBox())!;
    const browser: CDPSession = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', dx?: number) =>
      browser.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: dx === undefined ? [] : [{ x: x + 80 + dx, y: y + 20 }],
      });
    await touch('touchStart', 0);
    for (const dx of [12, 40, 70, 100]) await touch('touchMove', dx);
    await touch('touchEnd');
  },
};

for (const [screen, ways] of [
  [{ viewport: { width: 1440, height: 900 }, hasTouch: false }, byMouse],
  [{ viewport: { width: 390, height: 844 }, hasTouch: true }, byTouch],
] as const)
  test.describe(`at ${screen.viewport.width} px`, () => {
    test.use(screen);
    test(`keeps a toast for 5 s after two were closed by ${Object.keys(ways).join(', ')}`, async ({ page }) => {
      await open(page, '/about');
      await stopClock(page);
      for (const [way, close] of Object.entries(ways))
        await test.step(way, async () => {
          for (let times = 0; times < 2; times++) {
            await showToast(page);
            await close(page);
            await expect(toastOf(page)).toBeHidden();
          }
          await showToast(page);
          await expectLifetime(page);
        });
    });
  });

test('F8 focuses the list, also without toasts', async ({ page }) => {
  await open(page, '/about');
  await interactive(page, 'footer form');
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toHaveCount(0);
  await stopClock(page);
  for (let times = 0; times < 2; times++) {
    await page.keyboard.press('F8');
    await expect(page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list')).toBeFocused();
    await showToast(page);
    await byMouse.X(page);
    await page.clock.fastForward(1_000_001);
    await page.getByRole('heading', { level: 1 }).click();
  }
});

test('keeps a hovered or focused toast, also one that follows a closed one', async ({ page }) => {
  await open(page, '/about', { size: { width: 1440, height: 900 } });
  await stopClock(page);
  for (const hold of [() => toastOf(page).hover(), () => closeOf(page).focus(), () => page.keyboard.press('F8')]) {
    await showToast(page);
    await byMouse.X(page);
    await showToast(page);
    await page.mouse.move(4, 4);
    await hold();
    await page.clock.runFor(2 * lifetimeMs);
    await expect(toastOf(page)).toBeVisible();
    // Each closes after pointer and focus have left it.
    await page.locator('footer input[type=email]').focus();
    await page.mouse.move(4, 4);
    await expectLifetime(page);
  }
  // One that replaces a focused toast doesn't inherit its pause.
  await showToast(page);
  await closeOf(page).focus();
  await showToast(page);
  await expectLifetime(page);
});
