import type { Locator, Page } from 'playwright/test';
import { contactForm } from '#content/forms/contact.ts';
import { scheduleDemo, startTrial } from '#content/navigation.ts';
import { chapters, demoVideo, watchDemo, watchFrom } from '#content/pages/demo-video.ts';
import { axe, expect, open, scriptWith, stillFor, inOneTab as test } from './test.ts';

const path = '/features/crm';
const { to } = watchFrom('Pipeline');
const start = chapters.Pipeline / 1000;
const watch = (page: Page) => page.getByRole('main').locator(`a[href^="${watchDemo.to}"]`);
const filmOf = (page: Page) => page.locator('dialog video');
const secondsOf = (film: Locator) => film.evaluate((film: HTMLVideoElement) => film.currentTime);

const ways: Record<string, { width: number; hasTouch?: boolean; use: (control: Locator) => Promise<void> }> = {
  'a mouse': { width: 1440, use: (control) => control.click() },
  'a finger': { width: 390, hasTouch: true, use: (control) => control.tap() },
  'the Enter key': { width: 1440, use: (control) => control.press('Enter') },
};

for (const [way, { width, hasTouch, use }] of Object.entries(ways))
  test.describe(way, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch });

    test('plays the film in place', async ({ page }) => {
      await open(page, path);
      await expect(watch(page)).toHaveText(watchDemo.label);
      await use(watch(page));

      const dialog = page.getByRole('dialog', { name: demoVideo.title });
      await expect(dialog).toBeInViewport();
      await expect(page.getByRole('button', { name: demoVideo.close })).toBeFocused();
      const film = filmOf(page);
      await expect.poll(() => secondsOf(film)).toBeGreaterThan(start + 0.5);
      expect(await film.evaluate((film: HTMLVideoElement) => film.played.start(0))).toBeCloseTo(start, 1);
      expect(await film.evaluate((film: HTMLVideoElement) => [film.paused, film.muted])).toEqual([false, false]);
      const place = await page.evaluate(() => scrollY);
      await page.mouse.move(4, 450);
      await page.mouse.wheel(0, 500);
      await stillFor(page);
      expect(await page.evaluate(() => scrollY)).toBe(place);

      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(watch(page)).toBeFocused();
      expect(await film.evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);
      await expect(page).toHaveURL(path);
    });
  });

test('loads no part of the film before a click', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, path);
  await watch(page).hover();
  expect(asked.filter((asked) => asked.startsWith('/video'))).toEqual([]);
});

test('the keyboard selects another chapter', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  await watch(page).click();
  const chapter = (name: keyof typeof chapters) => page.getByRole('button', { name, exact: true });
  await expect(chapter('Pipeline')).toHaveAttribute('aria-current', 'true');
  await chapter('Review').press('Enter');
  await expect(chapter('Review')).toHaveAttribute('aria-current', 'true');
  await expect(chapter('Pipeline')).toHaveAttribute('aria-current', 'false');
  expect(await secondsOf(filmOf(page))).toBeGreaterThanOrEqual(chapters.Review / 1000);
  const heights = await page
    .locator('dialog')
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.clientHeight));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  expect(await axe(page)).toEqual([]);
});

test('captions can be turned on, also after the film is reopened', async ({ page }) => {
  await open(page, path);
  await watch(page).click();
  const film = filmOf(page);
  const mode = () => film.evaluate((film: HTMLVideoElement) => film.textTracks[0]!.mode);
  expect(await mode()).toBe('disabled');
  await film.evaluate((film: HTMLVideoElement) => {
    film.textTracks[0]!.mode = 'showing';
  });
  await page.keyboard.press('Escape');
  await watch(page).click();
  await expect.poll(() => film.evaluate((film: HTMLVideoElement) => film.textTracks[0]!.activeCues?.length)).toBe(1);
  expect(await mode()).toBe('showing');
});

test('the end of the film links to the trial', async ({ page }) => {
  await open(page, '/');
  await watch(page).click();
  const dialog = page.getByRole('dialog');
  const trial = dialog.getByRole('link', { name: startTrial.label });
  await expect.poll(() => secondsOf(filmOf(page))).toBeGreaterThan(0);
  await expect(trial).toBeHidden();
  await filmOf(page).evaluate((film: HTMLVideoElement) => {
    film.currentTime = film.duration - 0.3;
  });
  await trial.click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(startTrial.to);
  await expect(page.locator('#pricing')).toBeFocused();
  await expect(page.locator('#pricing')).toBeInViewport();
});

test("opens the film as a file if the dialog's code fails to load", async ({ page, problems }) => {
  await page.route(scriptWith('Video autoplay failed'), (route) => route.abort());
  await open(page, path);
  await watch(page).click();
  await expect(page).toHaveURL(to);
  problems.splice(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('opens the film as a file', async ({ page }) => {
    await page.goto(path);
    const film = page.waitForResponse(`**${watchDemo.to}`);
    await watch(page).click();
    expect((await film).headers()['content-type']).toBe('video/mp4');
    await expect(page).toHaveURL(to);
    const played = page.locator('video[autoplay]');
    await expect(played).toBeVisible();
    await expect.poll(() => secondsOf(played)).toBeGreaterThanOrEqual(start);
  });
});

test('a schedule button opens the form with its subject', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  await page.getByRole('link', { name: scheduleDemo.label, exact: true }).click();
  await expect(page).toHaveURL(scheduleDemo.to);
  const demo = contactForm.topics!.Demo!;
  await expect(page.getByRole('heading', { name: demo.heading })).toBeInViewport();
  await expect(page.getByLabel(contactForm.fields.message.label)).toHaveValue(`${demo.opening}\n`);
});
