import { type Context, Hono } from 'hono';
import { unsubscription as words } from '#content/answers.ts';
import { api } from '#content/api.ts';
import * as markup from '#content/markup.ts';
import { hasSubscriber, unsubscribe } from '../db.ts';
import type { App } from '../env.ts';
import { log } from '../log.ts';
import { methodNotAllowed } from '../methods.ts';
import { staticPage } from './static-page.ts';

/** Where the link of every newsletter leads: a page with one button, which mail programs press by themselves. */
export const unsubscription = new Hono<App>();

unsubscription.get(api.unsubscribe, async (c) => {
  if (!(await hasSubscriber(c.env.DB, tokenOf(c)))) return unknownLink(c);
  return noticePage(c, 200, words.question);
});

// A mail program's own button (RFC 8058) comes from a server without origin or cookies: the token says it all.
unsubscription.post(api.unsubscribe, async (c) => {
  if (!(await unsubscribe(c.env.DB, tokenOf(c), Date.now()))) return unknownLink(c);
  return noticePage(c, 200, words.done);
});
unsubscription.all(api.unsubscribe, methodNotAllowed('GET, HEAD, POST'));

unsubscription.onError((error, c) => {
  log('error', 'request failed', { requestId: c.var.requestId, error });
  c.header('Retry-After', '30');
  return noticePage(c, 503, words.outOfReach);
});

function tokenOf(c: Context): string {
  return c.req.query('token') ?? '';
}

function unknownLink(c: Context<App>): Promise<Response> {
  return noticePage(c, 404, words.unknownLink);
}

interface Words {
  heading: string;
  text: string;
  /** The label of a button that posts to the page's own address; it takes the place of the first link. */
  button?: string;
}

/** A page in the frame of the 404 page, which is the one page that has no words of its own to keep. */
async function noticePage(
  c: Context<App>,
  status: 200 | 404 | 503,
  { heading, text, button }: Words,
): Promise<Response> {
  const file = await c.env.ASSETS.fetch(new URL('/404', c.req.url));
  const page = staticPage()
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
