import { axe, expect, slow, test } from './test.ts';

test('the error page is readable at every width and links on', slow, async ({ page, problems }) => {
  await page.goto('/about?from=here');
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.method = 'post';
    document.body.append(form);
    form.submit();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page can only be read');
  // The browser logs the document's own status.
  expect(problems.splice(0)).toEqual([expect.stringContaining('405')]);
  expect(await axe(page)).toEqual([]);
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([width, overflow]).toEqual([width, 0]);
    for (const link of await page.getByRole('link').all())
      expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  }
  await page.getByRole('link', { name: 'Open the page' }).click();
  await expect(page).toHaveURL('/about?from=here');
  await expect(page).toHaveTitle(/^About/);
});
