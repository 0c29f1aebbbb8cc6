import type { MiddlewareHandler } from 'hono';
import { streetPreview } from '#content/pages/main-street.ts';
import { parseName } from '#content/shared/text/business-name.ts';
import { parameters } from '#content/shared/text/personalization.ts';
import { site } from '#content/site.ts';
import type { App } from '../env.ts';
import { setOpenGraph } from './open-graph.ts';

/** Puts the name into the Open Graph title. The picture never shows text that anyone typed. */
export function personalizedLink(): MiddlewareHandler<App> {
  return async function personalizedLink(c, next) {
    const name = parseName(new URL(c.req.url).searchParams.get(parameters.name));
    await next();
    if (!name || c.res.status !== 200 || !c.res.headers.get('Content-Type')?.startsWith('text/html')) return;
    const { title, picture, alt } = streetPreview;
    const preview = { title: title(name), image: site.origin + picture, 'image:alt': alt };
    c.res = setOpenGraph(new HTMLRewriter(), preview).transform(c.res);
  };
}
