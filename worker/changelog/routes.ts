import { Hono } from 'hono';
import { changelogPath } from '#content/pages.ts';
import { type ApiError, api } from '#content/shared/http/api.ts';
import { callErrors } from '#content/shared/http/api-errors.ts';
import { markdownPath } from '#content/shared/http/page-files.ts';
import type { App } from '../env.ts';
import { cachePolicies } from '../headers.ts';
import { matchesEtag } from '../request/etag.ts';
import { readCopy, type ServedCopy } from './copy.ts';
import { changelogPage } from './page.ts';

export const changelog = new Hono<App>();

changelog.get(api.feed, async (c) => {
  const served = await readCopy(c);
  if (!served) return c.json({ error: callErrors.noFeed } satisfies ApiError, 502);

  const { copy, age } = served;
  const headers = {
    'Content-Type': copy.contentType,
    'Cache-Control': cachePolicies.revalidate,
    'Cache-Status': cacheStatus(served),
    ETag: copy.etag,
    Age: String(age),
  };
  if (matchesEtag(c.req.header('If-None-Match'), copy.etag)) return c.body(null, 304, headers);
  return c.body(copy.body, 200, headers);
});

if (changelogPath) changelog.on('GET', [changelogPath, markdownPath(changelogPath)], changelogPage(changelogPath));

/** RFC 9211. */
function cacheStatus({ state, ttl }: ServedCopy): string {
  if (state === 'miss') return `changelog; fwd=miss; stored; ttl=${ttl}`;
  return `changelog; hit; ttl=${ttl}${state === 'stale' ? '; detail=stale' : ''}`;
}
