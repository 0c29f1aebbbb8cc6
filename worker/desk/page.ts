import type { Handler } from 'hono';
import { desk, linesAtOnce, listPath } from '#content/desk.ts';
import type { Database } from '../db/database.ts';
import type { App } from '../env.ts';
import { cachePolicies } from '../headers.ts';
import { readList } from './list.ts';

/** The document waits this long for the first lines; without them its code asks by itself. */
const patience = 400;

/**
 * Serves the desk's document, at its end the first lines of the whole list as the API answers them, under the path that they
 * have there. All before them is on its way while the database looks for them.
 */
export function deskPage(): Handler<App> {
  return async function deskPage(c) {
    const file = await c.env.ASSETS.fetch(new URL(`${desk.page}/index.html`, c.req.url));
    const [page, end] = (await file.text()).split(/(?=<\/body>)/);
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start: (out) => out.enqueue(encoder.encode(page)),
      async pull(out) {
        // A database on the same machine would take its turn before what is above is sent.
        await after(0);
        out.enqueue(encoder.encode((await firstLines(c.env.DB)) + end));
        out.close();
      },
    });
    return c.body(body, 200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': cachePolicies.never });
  };
}

/** The first lines as a block of data; nothing where the database is slow or fails, which what the code asks for says then. */
async function firstLines(db: Database): Promise<string> {
  const lines = readList(db, { words: [] }, { limit: linesAtOnce, offset: 0 }).catch(() => undefined);
  const list = await Promise.race([lines, after(patience)]);
  if (!list) return '';
  // No text can end the script element.
  const json = JSON.stringify(list).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${listPath('', 0).replaceAll('&', '&amp;')}">${json}</script>`;
}

function after(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
