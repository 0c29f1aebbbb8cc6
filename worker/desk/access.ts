import type { Context, MiddlewareHandler } from 'hono';
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { plainPages } from '#content/pages/plain-pages.ts';
import type { ApiError } from '#content/shared/http/api.ts';
import { deskErrors } from '#content/shared/http/api-errors.ts';
import { type App, readSettings } from '../env.ts';
import { log } from '../log.ts';
import { page } from '../pages/pages.ts';
import { plainPage } from '../pages/plain-page.ts';
import { notFound } from '../request/methods.ts';

/** Verifies the Cloudflare Access JWT and sets `who`. Without Access the desk is on only on localhost. */
export function access(): MiddlewareHandler<App> {
  const [unknownPage, unknownPath] = [page(), notFound()];
  let keys: JWTVerifyGetKey | undefined;
  return async function access(c, next) {
    const settings = readSettings(c.env, 'desk');
    const { ACCESS_TEAM_DOMAIN: team, ACCESS_AUD: audience } = settings ?? {};
    if (!team || !audience) {
      if (!settings || !isDevelopment(c)) return isApi(c) ? unknownPath(c, next) : unknownPage(c, next);
      c.set('who', new URL(c.req.url).hostname);
      c.set('isDesk', true);
    } else {
      c.set('isDesk', true);
      const issuer = `https://${team}`;
      keys ??= withKeyErrors(createRemoteJWKSet(new URL('/cdn-cgi/access/certs', issuer)));
      try {
        c.set('who', await verify(c.req.header('Cf-Access-Jwt-Assertion') ?? '', keys, { issuer, audience }));
      } catch (error) {
        return denyAccess(c, error);
      }
    }
    await next();
  };
}

/** True for `npm start`. Deployed workers always have Cloudflare's CF-Ray header. */
function isDevelopment(c: Context<App>): boolean {
  const { hostname } = new URL(c.req.url);
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) && c.req.header('CF-Ray') === undefined;
}

async function verify(
  token: string,
  keys: JWTVerifyGetKey,
  expected: { issuer: string; audience: string },
): Promise<string> {
  const { payload } = await jwtVerify(token, keys, {
    ...expected,
    algorithms: ['RS256'],
    requiredClaims: ['exp', 'iat', 'email'],
  });
  return String(payload.email);
}

class KeysUnavailable extends Error {
  override name = 'KeysUnavailable';
}

/** An unknown key id still counts as an invalid token. */
function withKeyErrors(keys: JWTVerifyGetKey): JWTVerifyGetKey {
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (cause) {
      if (cause instanceof errors.JWKSNoMatchingKey || cause instanceof errors.JWKSMultipleMatchingKeys) throw cause;
      throw new KeysUnavailable('The keys of Access are unavailable', { cause });
    }
  };
}

function denyAccess(c: Context<App>, error: unknown): Response | Promise<Response> {
  const { requestId } = c.var;
  const isUnavailable = error instanceof KeysUnavailable;
  if (isUnavailable) log('error', 'desk unreachable', { requestId, error });
  else log('info', 'desk refused', { requestId, code: (error as { code?: string }).code });
  const why = isUnavailable ? 'lockStuck' : 'locked';
  const status = isUnavailable ? 503 : 403;
  if (isApi(c)) return c.json({ error: deskErrors[why] } satisfies ApiError, status);
  return plainPage(c, status, plainPages[why]);
}

function isApi(c: Context<App>): boolean {
  return c.req.path.startsWith('/api/');
}
