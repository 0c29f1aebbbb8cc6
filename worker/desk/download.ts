import type { Context } from 'hono';
import type { App } from '../env.ts';

export function download(c: Context<App>, name: string, type: string, body: string | ReadableStream): Response {
  return c.body(body, 200, { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` });
}
