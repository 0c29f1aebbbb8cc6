import type { Context } from 'hono';
import * as markup from '#content/shared/http/html-attributes.ts';
import { htmlPath } from '#content/shared/http/page-files.ts';
import type { App } from '../env.ts';
import { readAsset } from '../pages/assets.ts';

/** Uses the 404 page's HTML. `button` replaces the first link and posts to the same URL. */
export async function noticePage(
  c: Context<App>,
  status: 200 | 404,
  { heading, text, button }: { heading: string; text: string; button?: string },
): Promise<Response> {
  const file = await readAsset(c, htmlPath('/404'));
  const page = new HTMLRewriter()
    // It would render the 404 page for a URL under /api.
    .on(`script[${markup.modules}]`, { element: (script) => void script.remove() })
    .on('title', { element: (title) => void title.setInnerContent(heading) })
    .on(`[${markup.notice}=heading]`, { element: (title) => void title.setInnerContent(heading) })
    .on(`[${markup.notice}=text]`, { element: (paragraph) => void paragraph.setInnerContent(text) })
    .on(`[${markup.notice}=search]`, { element: (search) => void search.remove() })
    .on(`[${markup.notice}=links] a`, {
      element(link) {
        if (link.getAttribute('href') !== '/') return void link.remove();
        if (!button) return;
        link.tagName = 'button';
        link.removeAttribute('href');
        link.setInnerContent(button);
        link.before('<form method="post">', { html: true });
        link.after('</form>', { html: true });
      },
    });
  c.header('Content-Type', 'text/html; charset=utf-8');
  return c.newResponse(page.transform(file).body, status);
}
