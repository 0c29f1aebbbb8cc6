import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { maxBodyBytes } from '#content/shared/http/api.ts';
import { deskErrors } from '#content/shared/http/api-errors.ts';
import type { App } from '../env.ts';
import { clientOf } from '../request/client.ts';
import { isOwnOrigin } from '../request/origin.ts';
import { readJson } from '../request/read-json.ts';
import { readLimited } from '../request/read-limited.ts';

/** Of a POST. CSRF protection: own origin and JSON only. */
export function readChange(): MiddlewareHandler<App> {
  return async function readChange(c, next) {
    if (c.req.method !== 'POST') return next();
    if (!isOwnOrigin(c)) reject(403, 'otherSite');
    if (clientOf(c) !== 'script') reject(415, 'wrongType');
    const bytes = await readLimited(c.req.raw.body, maxBodyBytes).catch(() => reject(400, 'unreadable'));
    if (!bytes) return reject(413, 'tooLong');
    c.set('submitted', readJson(bytes) ?? reject(400, 'unreadable'));
    await next();
  };
}

function reject(status: 400 | 403 | 413 | 415, why: 'otherSite' | 'wrongType' | 'unreadable' | 'tooLong'): never {
  throw new HTTPException(status, { message: deskErrors[why] });
}
