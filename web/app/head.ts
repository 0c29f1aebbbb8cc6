import type { FaqEntry } from '#content/pages/home-faq.ts';
import { frameWords } from '#content/pages/layout-words.ts';
import { changelogPath, type PageHead, type PagePath } from '#content/pages.ts';
import { api } from '#content/shared/http/api.ts';
import { markdownPath, socialImagePath } from '#content/shared/http/page-files.ts';
import { site } from '#content/site.ts';
import { whenIdle } from '../browser/idle.ts';

type Tag = readonly ['title', string] | readonly ['meta' | 'link', Record<string, string>];

/** `path` is undefined for the 404 page. */
export function headHtml(head: PageHead, path?: string): string {
  return tagsOf(head, path)
    .map((tag) =>
      tag[0] === 'title'
        ? `<title>${escapeHtml(tag[1])}</title>`
        : `<${tag[0]} ${Object.entries(tag[1])
            .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
            .join(' ')}>`,
    )
    .join('');
}

/** After a client navigation; structured data when idle. */
export function applyHead({ head, questions }: { head: PageHead; questions?: readonly FaqEntry[] }, path?: PagePath) {
  document.title = head.title;
  for (const stale of document.querySelectorAll(`${metaTags}, ${structuredDataTag}`)) stale.remove();
  for (const tag of tagsOf(head, path)) {
    if (tag[0] === 'title') continue;
    const element = document.createElement(tag[0]);
    for (const [name, value] of Object.entries(tag[1])) element.setAttribute(name, value);
    document.head.append(element);
  }
  if (path) whenIdle(() => addStructuredData(path, head, questions).catch(() => {}));
}

async function addStructuredData(...page: Parameters<typeof import('./structured-data.ts').structuredData>) {
  const { structuredData } = await import('./structured-data.ts');
  // Another navigation may have happened meanwhile.
  if (location.pathname !== page[0] || document.querySelector(structuredDataTag)) return;
  const text = JSON.stringify(structuredData(...page));
  document.head.append(Object.assign(document.createElement('script'), { type: 'application/ld+json', text }));
}

const structuredDataTag = 'script[type="application/ld+json"]';

const metaTags =
  'meta[name]:not([name="viewport"], [name="format-detection"], [name="theme-color"]), meta[property], link:is([rel="canonical"], [rel="alternate"])';

const feed = [
  'link',
  { rel: 'alternate', type: 'application/rss+xml', title: frameWords.feedName, href: api.feed },
] as const;

function tagsOf(head: PageHead, path?: string): Tag[] {
  const url = path === undefined ? undefined : site.origin + path;
  return [
    ['title', head.title],
    ['meta', { name: 'description', content: head.description }],
    ['meta', { name: 'keywords', content: head.keywords.join(', ') }],
    ...(url
      ? ([
          ['link', { rel: 'canonical', href: url }],
          ['meta', { property: 'og:url', content: url }],
          ['meta', { property: 'og:image', content: site.origin + socialImagePath(path!) }],
          ['meta', { property: 'og:image:width', content: '1200' }],
          ['meta', { property: 'og:image:height', content: '630' }],
          ['meta', { property: 'og:image:alt', content: head.socialTitle }],
          ['link', { rel: 'alternate', type: 'text/markdown', href: site.origin + markdownPath(path!) }],
        ] as const)
      : [['meta', { name: 'robots', content: 'noindex' }] as const]),
    ...(path && path === changelogPath ? [feed] : []),
    ['meta', { property: 'og:type', content: 'website' }],
    ['meta', { property: 'og:site_name', content: site.name }],
    ['meta', { property: 'og:title', content: head.socialTitle }],
    ['meta', { property: 'og:description', content: head.socialDescription }],
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
  ];
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character]!);
