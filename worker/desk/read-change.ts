import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { deskErrors } from '#content/answers.ts';
import { largestBody } from '#content/api.ts';
import type { App } from '../env.ts';
import { readJson } from '../forms/body.ts';
import { isOwnPage } from '../request/origin.ts';
import { readLimited } from '../request/read-limited.ts';
import { senderOf } from '../request/sender.ts';

/**
 * Reads what the desk's own page sends as JSON to change something, and refuses everything else. A page elsewhere could use
 * who is signed in here: it can neither leave its origin out nor send JSON unasked.
 */
export function readChange(): MiddlewareHandler<App> {
  return async function readChange(c, next) {
    if (!isOwnPage(c)) refuse(403, 'otherSite');
    if (senderOf(c) !== 'script') refuse(415, 'wrongType');
    const bytes = await readLimited(c.req.raw.body, largestBody).catch(() => refuse(400, 'unreadable'));
    if (!bytes) return refuse(413, 'tooLong');
    c.set('sent', readJson(bytes) ?? refuse(400, 'unreadable'));
    await next();
  };
}

function refuse(status: 400 | 403 | 413 | 415, why: 'otherSite' | 'wrongType' | 'unreadable' | 'tooLong'): never {
  throw new HTTPException(status, { message: deskErrors[why] });
}
