import type { Context } from 'hono';
import type { App } from '../env.ts';

/** Throws instead of a 404, or search engines would drop the page during a failure. */
export async function readAsset(c: Context<App>, path: string, request?: RequestInit): Promise<Response> {
  const url = new URL(c.req.url);
  url.pathname = path;
  const file = await c.env.ASSETS.fetch(new Request(url, request));
  if (file.status >= 500) throw new Error(`${path} could not be read: ${file.status}`);
  return file;
}
