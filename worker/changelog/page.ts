import type { Handler } from 'hono';
import type { PagePath } from '#content/pages.ts';
import { toUpdates, type Update } from '#content/shared/changelog/updates.ts';
import { type ChangelogView, changelogView, readFilter } from '#content/shared/changelog/view.ts';
import { htmlPath, markdownPath } from '#content/shared/http/page-files.ts';
import build from '../../dist/build.json';
import type { App } from '../env.ts';
import { cachePolicies } from '../headers.ts';
import { readAsset } from '../pages/assets.ts';
import { sectionRewriter } from '../pages/edge-sections.ts';
import { markdownHeaders, prefersMarkdown } from '../pages/pages.ts';
import { matchesEtag } from '../request/etag.ts';
import { readCopy, type ServedCopy } from './copy.ts';
import { withUpdatesAsMarkdown } from './markdown.ts';

/** After that the browser fetches the feed. */
const feedTimeoutMs = 400;

/** Rendering takes CPU time on each request. */
const maxUpdates = 48;

let cards: { etag: string; updates: readonly Update[] } | undefined;

export function changelogPage(path: PagePath): Handler<App> {
  return async function changelogPage(c, next) {
    const url = new URL(c.req.url);
    const isMarkdownPath = url.pathname === markdownPath(path);
    // The router also matches other spellings, which the page handler redirects.
    if (!isMarkdownPath && url.pathname !== path) return next();
    const asMarkdown = isMarkdownPath || prefersMarkdown(c.req.header('Accept'));
    const copy = readCopy(c);
    c.executionCtx.waitUntil(copy);
    const [file, served] = await Promise.all([
      readAsset(c, (asMarkdown ? markdownPath : htmlPath)(path)),
      Promise.race([copy, after(feedTimeoutMs)]),
    ]);
    const view = served && viewOf(served, url.searchParams);
    // A release may render the same feed differently.
    const parts = [c.env.RELEASE.id, build.version, asMarkdown, served?.copy.etag, view?.asOf];
    const etag = `W/"${parts.join(' ').replace(/[^\w]+/g, '-')}"`;
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': cachePolicies.revalidate,
      ETag: etag,
      ...(asMarkdown && markdownHeaders(path)),
      ...(!isMarkdownPath && { Vary: 'Accept' }),
    };
    if (matchesEtag(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers);
    if (view && asMarkdown) return new Response(withUpdatesAsMarkdown(await file.text(), view), { headers });
    const rewriter = view && (await sectionRewriter(path, ['changelog'], { changelog: view }));
    return new Response((rewriter?.transform(file) ?? file).body, { headers });
  };
}

function viewOf({ copy, state }: ServedCopy, params: URLSearchParams): ChangelogView {
  if (cards?.etag !== copy.etag) cards = { etag: copy.etag, updates: toUpdates(copy.items) };
  const filter = readFilter(params);
  const asOf = state === 'stale' ? new Date(copy.checkedAt) : undefined;
  return changelogView(cards.updates, filter, asOf, maxUpdates);
}

function after(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
