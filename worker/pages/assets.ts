import type { Context } from 'hono';
import type { App } from '../env.ts';

/**
 * Reads a file of the build, by its path; `request` is what to ask with besides. Throws while it cannot be read: that is
 * not a page, and not gone either, or search engines would forget it.
 */
export async function readAsset(c: Context<App>, path: string, request?: RequestInit): Promise<Response> {
  const url = new URL(c.req.url);
  url.pathname = path;
  const file = await c.env.ASSETS.fetch(new Request(url, request));
  if (file.status >= 500) throw new Error(`${path} cannot be read: ${file.status}`);
  return file;
}
