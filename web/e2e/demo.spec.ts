import type { Locator, Page } from 'playwright/test';
import { startTrial } from '#content/navigation.ts';
import { chapters, demoVideo, watchDemo, watchFrom } from '#content/pages/demo-video.ts';
import { site } from '#content/site.ts';
import { axe, expect, open, slow, stillFor, inOneTab as test, withoutScripts } from './test.ts';

test.skip(!site.film, 'There is no film.');

const path = '/features/crm';
const { to } = watchFrom('Pipeline');
const start = chapters.Pipeline / 1000;
const watch = (page: Page) => page.getByRole('main').locator(`a[href^="${watchDemo.to}"]`);
const filmOf = (page: Page) => page.locator('dialog video');
const secondsOf = (film: Locator) => film.evaluate((film: HTMLVideoElement) => film.currentTime);

test('plays the film in place', async ({ page }) => {
  await open(page, path, { size: { width: 1440, height: 900 } });
  await expect(watch(page)).toHaveText(watchDemo.label);
  await watch(page).click();

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

test('the keyboard selects a chapter, and captions stay on after the film is reopened', slow, async ({ page }) => {
  await open(page, path, { size: { width: 390, height: 844 } });
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

test('loads when it opens, closes by a click beside it, and links to the trial at its end', slow, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/');
  const box = (await watch(page).locator('img').boundingBox())!;
  expect(box.width / box.height).toBeCloseTo(16 / 9, 1);
  expect(asked.filter((path) => /^\/video.*(mp4|webm|vtt)$/.test(path))).toEqual([]);
  await watch(page).click();
  const dialog = page.getByRole('dialog');
  await expect(filmOf(page)).toContainText('Your browser does not support the video tag.');
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(dialog).toBeHidden();
  await expect(watch(page)).toBeFocused();
  await watch(page).press('Enter');
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

withoutScripts('without JavaScript, opens the film as a file', slow, async ({ page }) => {
  await page.goto(path);
  const film = page.waitForResponse(`**${watchDemo.to}`);
  await watch(page).click();
  expect((await film).headers()['content-type']).toBe('video/mp4');
  await expect(page).toHaveURL(to);
  const played = page.locator('video[autoplay]');
  await expect(played).toBeVisible();
  await expect.poll(() => secondsOf(played)).toBeGreaterThanOrEqual(start);
});
