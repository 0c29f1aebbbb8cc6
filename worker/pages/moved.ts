import type { MiddlewareHandler } from 'hono';
import { redirects } from '#content/pages.ts';
import { site } from '#content/site.ts';
import type { App } from '../env.ts';
import { cleanPath } from './pages.ts';

export function moved(table: Readonly<Record<string, string>> = redirects): MiddlewareHandler<App> {
  const rows = Object.entries(table).map(([before, to]) => ({ before: new URL(before, site.origin), to }));
  // The most specific row wins.
  rows.sort((a, b) => b.before.searchParams.size - a.before.searchParams.size);
  const byPath = Map.groupBy(rows, ({ before }) => normalized(before));
  return async function moved(c, next) {
    if (rows.length === 0 || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return next();
    const url = new URL(c.req.url);
    const matchesQuery = ({ searchParams }: URL) =>
      [...searchParams].every(([name, value]) => url.searchParams.has(name, value));
    const row = byPath.get(normalized(url))?.find(({ before }) => matchesQuery(before));
    if (!row) return next();
    const target = new URL(row.to, site.origin);
    for (const [name, value] of url.searchParams)
      if (!row.before.searchParams.has(name)) target.searchParams.append(name, value);
    return c.redirect(target.href.slice(target.origin.length), 308);
  };
}

function normalized({ pathname }: URL): string | undefined {
  return cleanPath(pathname)?.toLowerCase();
}
