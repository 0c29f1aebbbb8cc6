import type { Context, MiddlewareHandler } from 'hono';
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { ApiError } from '#content/shared/api.ts';
import { deskErrors, plainPages } from '#content/shared/api-errors.ts';
import { type App, readSettings } from '../env.ts';
import { log } from '../log.ts';
import { page } from '../pages/pages.ts';
import { plainPage } from '../pages/plain-page.ts';
import { notFound } from '../request/methods.ts';

/**
 * Lets to the desk whom Cloudflare Access vouches for, by the token that it adds to each request, and says who that is.
 * Where no Access is set up there is no desk, but on the machine of whoever develops the site.
 */
export function access(): MiddlewareHandler<App> {
  const [unknownPage, unknownCall] = [page(), notFound()];
  let keys: JWTVerifyGetKey | undefined;
  return async function access(c, next) {
    const settings = readSettings(c.env, 'desk');
    const { ACCESS_TEAM_DOMAIN: team, ACCESS_AUD: audience } = settings ?? {};
    if (!team || !audience) {
      if (!settings || !isDevelopment(c)) return isCall(c) ? unknownCall(c, next) : unknownPage(c, next);
      c.set('who', 'localhost');
      c.set('isDesk', true);
    } else {
      c.set('isDesk', true);
      const issuer = `https://${team}`;
      keys ??= reachable(createRemoteJWKSet(new URL('/cdn-cgi/access/certs', issuer)));
      try {
        c.set('who', await holderOf(c.req.header('Cf-Access-Jwt-Assertion') ?? '', keys, { issuer, audience }));
      } catch (error) {
        return denyAccess(c, error);
      }
    }
    await next();
  };
}

/**
 * Whether this is the site as `npm start` serves it. A deployed worker is reached under its own hosts alone, and all that
 * reaches it has a CF-Ray, which Cloudflare writes itself over whatever a visitor made up: neither sign would open it.
 */
function isDevelopment(c: Context<App>): boolean {
  const { hostname } = new URL(c.req.url);
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) && c.req.header('CF-Ray') === undefined;
}

/** The mail address in a token; throws when the token is not one of Access for this application, now. */
async function holderOf(
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

class KeysOutOfReach extends Error {
  override name = 'KeysOutOfReach';
}

/** Throws `KeysOutOfReach` where the keys cannot be had, and as before where the token names none of them. */
function reachable(keys: JWTVerifyGetKey): JWTVerifyGetKey {
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (cause) {
      if (cause instanceof errors.JWKSNoMatchingKey || cause instanceof errors.JWKSMultipleMatchingKeys) throw cause;
      throw new KeysOutOfReach('The keys of Access cannot be had', { cause });
    }
  };
}

function denyAccess(c: Context<App>, error: unknown): Response | Promise<Response> {
  const { requestId } = c.var;
  const stuck = error instanceof KeysOutOfReach;
  if (stuck) log('error', 'desk unreachable', { requestId, error });
  else log('info', 'desk refused', { requestId, code: (error as { code?: string }).code });
  const why = stuck ? 'lockStuck' : 'locked';
  const status = stuck ? 503 : 403;
  if (isCall(c)) return c.json({ error: deskErrors[why] } satisfies ApiError, status);
  return plainPage(c, status, plainPages[why]);
}

function isCall(c: Context<App>): boolean {
  return c.req.path.startsWith('/api/');
}
