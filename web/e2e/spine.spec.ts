import { expect, laidOut, open, test } from './test.ts';

/** How far each segment of the stalk has grown, from 0 to 1, from the top of the page to its end. */
const segments = () =>
  [...document.querySelectorAll(':has(> .closing-band) > :not(:first-child, .section-bar)')].map((section) => {
    const { content, transform } = getComputedStyle(section, '::before');
    return content === 'none' ? undefined : new DOMMatrix(transform).d;
  });

/** How much each segment of the stalk is shorter than its section, in px. */
const gaps = () =>
  [...document.querySelectorAll(':has(> .closing-band) > :not(:first-child, .section-bar)')].map(
    (section) => section.clientHeight - Number.parseFloat(getComputedStyle(section, '::before').height),
  );

for (const path of ['/', '/features/crm'])
  test(`a stalk grows beside ${path} with what has been read, down to Bo`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, path);
    await laidOut(page);
    await expect.poll(() => page.evaluate(segments)).not.toContain(undefined);
    for (const gap of await page.evaluate(gaps)) expect(Math.abs(gap)).toBeLessThan(100);
    const atTop = await page.evaluate(segments);
    expect(atTop.at(-1)).toBe(0);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
    await expect.poll(async () => (await page.evaluate(segments))[0]).toBe(1);
    expect(await page.evaluate(segments)).toContain(0);
    // What grows above the reader moves the text away from nobody.
    const before = await page.evaluate(() => scrollY);
    await page.locator('h1').evaluate((heading) => {
      heading.style.paddingBottom = '50px';
    });
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before + 50);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect.poll(async () => new Set(await page.evaluate(segments))).toEqual(new Set([1]));
    const takesRoom = await page.locator('link[href*="/spine-"]').evaluate((link: HTMLLinkElement) => {
      const { documentElement: root } = document;
      const size = () => `${root.scrollWidth} ${root.scrollHeight}`;
      const withStalk = size();
      link.disabled = true;
      return size() !== withStalk;
    });
    expect(takesRoom).toBe(false);
  });

test('who wants no movement has the stalk whole, and a narrow screen, or one of few colors, has none', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/about');
  await expect.poll(async () => new Set(await page.evaluate(segments))).toEqual(new Set([1]));
  await page.emulateMedia({ forcedColors: 'active' });
  await expect.poll(async () => new Set(await page.evaluate(segments))).toEqual(new Set([undefined]));
  await page.emulateMedia({ forcedColors: 'none' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(async () => new Set(await page.evaluate(segments))).toEqual(new Set([undefined]));
});
