import { pages } from '#content/pages.ts';
import { site } from '#content/site.ts';
import { expect, open, test } from './test.ts';

/** Paths of files that pages link to beside the page table. */
const files = /^\/(api\/changelog\/feed|video\/[\w.]+)$/;
const hosts: readonly string[] = [site.origin, ...Object.values(site.hosts), ...site.social.map(({ href }) => href)];

for (const path of Object.keys(pages)) {
  test(`every link and button of ${path} leads somewhere`, async ({ page }) => {
    await open(page, path);
    const links = await page.locator('a').evaluateAll((all) =>
      all.map((link) => ({
        href: link.getAttribute('href') ?? '',
        target: link.getAttribute('target'),
        rel: link.getAttribute('rel') ?? '',
        name: (link.getAttribute('aria-label') ?? link.textContent ?? '').trim(),
      })),
    );
    const ids = new Set(await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id)));
    for (const { href, target, rel, name } of links) {
      expect(name, `the link to ${href} has a name`).not.toBe('');
      if (/^(mailto|tel):/.test(href)) continue;
      if (href.startsWith('https:')) {
        expect(
          hosts.some((host) => href.startsWith(host)),
          href,
        ).toBe(true);
        expect(target, href).toBe('_blank');
        expect(rel, href).toContain('noopener');
        continue;
      }
      const [address = '', anchor] = href.split('#');
      const to = address.split('?')[0]! || path;
      if (!files.test(to)) expect(pages, href).toHaveProperty([to]);
      // The home page's anchors are tested where they are; here only those of the page as it is.
      if (anchor && to === path && !address.includes('?')) expect(ids.has(anchor), `${href} on ${path}`).toBe(true);
    }
    const nameless = await page
      .locator('button')
      .evaluateAll(
        (all) => all.filter((button) => !(button.getAttribute('aria-label') ?? button.textContent)?.trim()).length,
      );
    expect(nameless).toBe(0);
  });
}

test('the anchors that other pages lead to are on the home page', async ({ page }) => {
  await page.goto('/');
  for (const id of ['pricing', 'features', 'hidden-costs', 'testimonials'])
    await expect(page.locator(`#${id}`)).toHaveCount(1);
});
