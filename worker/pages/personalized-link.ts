import type { MiddlewareHandler } from 'hono';
import { streetPreview } from '#content/pages/main-street.ts';
import { parseName } from '#content/shared/business-name.ts';
import { parameters } from '#content/shared/personalization.ts';
import { site } from '#content/site.ts';
import type { App } from '../env.ts';

/** Puts the name of a personalized link into its Open Graph title. The picture never shows text that anyone typed. */
export function personalizedLink(): MiddlewareHandler<App> {
  return async function personalizedLink(c, next) {
    const name = parseName(new URL(c.req.url).searchParams.get(parameters.name));
    await next();
    if (!name || c.res.status !== 200 || !c.res.headers.get('Content-Type')?.startsWith('text/html')) return;
    const openGraph = {
      // HTMLRewriter escapes quotes alone.
      title: streetPreview.title(name).replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
      image: site.origin + streetPreview.picture,
      'image:alt': streetPreview.alt,
    };
    const rewriter = new HTMLRewriter();
    for (const [property, content] of Object.entries(openGraph))
      rewriter.on(`meta[property="og:${property}"]`, { element: (meta) => void meta.setAttribute('content', content) });
    c.res = rewriter.transform(c.res);
  };
}
