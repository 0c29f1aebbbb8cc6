import type { Locator, Page } from 'playwright/test';
import { demoVideo, watchDemo } from '#content/demo-video.ts';
import { contactForm } from '#content/forms/contact.ts';
import { scheduleDemo } from '#content/navigation.ts';
import { expect, open, openBeforeScripts, test } from './test.ts';

/** 'Watch' plays the film where it stands, and 'Schedule' begins a message that asks for two times. */

const path = '/features/crm';
const watch = (page: Page) => page.getByRole('main').locator(`a[href="${watchDemo.to}"]`);

const ways: Record<string, { width: number; hasTouch?: boolean; use: (control: Locator) => Promise<void> }> = {
  'a mouse': { width: 1440, use: (control) => control.click() },
  'a finger': { width: 390, hasTouch: true, use: (control) => control.tap() },
  'the Enter key': { width: 1440, use: (control) => control.press('Enter') },
};

for (const [way, { width, hasTouch, use }] of Object.entries(ways))
  test.describe(way, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch });

    for (const when of ['before', 'after'])
      test(`plays the film in place, ${when} the application runs`, async ({ page }) => {
        const release = when === 'before' ? await openBeforeScripts(page, path) : await open(page, path);
        await expect(watch(page)).toHaveText(watchDemo.label);
        await use(watch(page));
        await release?.();

        const dialog = page.getByRole('dialog', { name: demoVideo.title });
        await expect(dialog).toBeInViewport();
        await expect(page.getByRole('button', { name: demoVideo.close })).toBeFocused();
        const film = dialog.locator('video');
        await expect.poll(() => film.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0.5);
        expect(await film.evaluate((film: HTMLVideoElement) => [film.paused, film.muted])).toEqual([false, false]);

        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(watch(page)).toBeFocused();
        expect(await page.locator('video').evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);
        await expect(page).toHaveURL(path);
      });
  });

test('nothing of the film loads before somebody wants it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, path);
  await watch(page).hover();
  expect(asked.filter((asked) => asked.startsWith('/video'))).toEqual([]);
});

test('the film is the file where the code of the dialog does not come', async ({ page, problems }) => {
  await page.route('**/demo-dialog*.js', (route) => route.abort());
  await open(page, path);
  await watch(page).click();
  await expect(page).toHaveURL(watchDemo.to);
  problems.splice(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the film is a file that the browser plays', async ({ page }) => {
    await page.goto(path);
    const film = page.waitForResponse(`**${watchDemo.to}`);
    await watch(page).click();
    expect((await film).headers()['content-type']).toBe('video/mp4');
    await expect(page).toHaveURL(watchDemo.to);
    await expect(page.locator('video[autoplay]')).toBeVisible();
  });
});

for (const width of [390, 1440])
  test(`a button that schedules begins the message at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, path);
    await page.getByRole('link', { name: scheduleDemo.label, exact: true }).click();
    await expect(page).toHaveURL(scheduleDemo.to);
    const demo = contactForm.subject.known!.Demo!;
    await expect(page.getByRole('heading', { name: demo.heading })).toBeInViewport();
    await expect(page.getByLabel(contactForm.fields.message.label)).toHaveValue(demo.text);
  });
