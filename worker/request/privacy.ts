import type { Context } from 'hono';

export function hasPrivacySignal(c: Context): boolean {
  return c.req.header('Sec-GPC') === '1' || c.req.header('DNT') === '1';
}
