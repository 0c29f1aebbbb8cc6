import type { Page } from 'playwright/test';
import { scheduleDemo } from '#content/navigation.ts';
import { watchDemo } from '#content/pages/demo-video.ts';
import { type PagePath, pages } from '#content/pages.ts';
import { site } from '#content/site.ts';

const files = /^\/(api\/changelog\/feed|video\/[\w.]+)$/;
const hosts: readonly string[] = [
  site.origin,
  ...Object.values(site.hosts),
  ...Object.values(site.optOuts),
  ...site.social.map(({ href }) => href),
  ...(site.apps ? [site.apps] : []),
];

const anchors: Partial<Record<PagePath, readonly string[]>> = {
  '/': ['pricing', 'features', 'hidden-costs', 'testimonials'],
};

/** Broken links, and links and buttons without a name. */
export async function linkProblems(page: Page, path: string): Promise<string[]> {
  const { links, places, unnamedBusiness } = await page.evaluate(() => ({
    links: [...document.querySelectorAll('a')].map((link) => ({
      href: link.getAttribute('href') ?? '',
      target: link.getAttribute('target'),
      rel: link.getAttribute('rel') ?? '',
      name: (link.getAttribute('aria-label') ?? link.textContent ?? '').trim(),
    })),
    places: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    unnamedBusiness: [...document.querySelectorAll('button')]
      .filter((button) => !(button.getAttribute('aria-label') ?? button.textContent)?.trim())
      .map((button) => `a button without a name: ${button.outerHTML.slice(0, 120)}`),
  }));
  const ids = new Set(places);
  const missing = (anchors[path as PagePath] ?? []).filter((id) => !ids.has(id)).map((id) => `no #${id}`);
  const wrong = links.flatMap(({ href, target, rel, name }) => {
    if (!name) return `the link to ${href} has no name`;
    if (/^(mailto|tel):/.test(href)) return [];
    if (/^watch/i.test(name) && !href.startsWith(watchDemo.to)) return `“${name}” leads to ${href}`;
    if (/^schedule/i.test(name) && href !== scheduleDemo.to) return `“${name}” leads to ${href}`;
    if (href.startsWith('https:')) {
      const known = hosts.some((host) => href.startsWith(host));
      return known && target === '_blank' && rel.includes('noopener')
        ? []
        : `${href} is another site's: ${target}, ${rel}`;
    }
    const [address = '', anchor] = href.split('#');
    const to = address.split('?')[0]! || path;
    if (!files.test(to) && !Object.hasOwn(pages, to)) return `${href} leads to no page`;
    const here = anchor && to === path && !address.includes('?');
    return here && !ids.has(anchor) ? `${href} leads to no place` : [];
  });
  return [...missing, ...unnamedBusiness, ...wrong];
}
