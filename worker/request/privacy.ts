import type { Context } from 'hono';

/** True for Global Privacy Control or Do Not Track. */
export function hasPrivacySignal(c: Context): boolean {
  return c.req.header('Sec-GPC') === '1' || c.req.header('DNT') === '1';
}
