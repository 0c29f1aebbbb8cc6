import type { MiddlewareHandler } from 'hono';
import type { ApiError } from '#content/shared/http/api.ts';
import { callErrors } from '#content/shared/http/api-errors.ts';
import { site } from '#content/site.ts';
import type { App } from '../env.ts';

/** With and without `www.`. None for the placeholder `.example`. */
export function ownHosts(origin: string = site.origin): string[] {
  const { hostname } = new URL(origin);
  if (hostname.endsWith('.example')) return [];
  return hostname.startsWith('www.') ? [hostname, hostname.slice('www.'.length)] : [hostname];
}

/**
 * Redirects to https and the site's host, except for staging and workers.dev without a domain. Rejects plain http for the API:
 * a redirect would hide it.
 */
export function ownHost(hosts = ownHosts()): MiddlewareHandler<App> {
  return async function ownHost(c, next) {
    const { origin, protocol, host, hostname } = new URL(c.req.url);
    if (isLocal(hostname)) return next();
    const keepsHost = c.env.STAGING || (hosts.length === 0 && isProvisional(hostname));
    const own = keepsHost ? `https://${host}` : site.origin;
    if (origin === own) return next();
    if (protocol === 'http:' && c.req.path.startsWith('/api/')) {
      return c.json({ error: callErrors.notEncrypted } satisfies ApiError, 403);
    }
    return c.redirect(own + c.req.url.slice(origin.length), 308);
  };
}

export function isProvisional(hostname: string): boolean {
  return hostname.endsWith('.workers.dev');
}

function isLocal(hostname: string): boolean {
  return /^(.+\.)?localhost$|^\d+(\.\d+){3}$|^\[/.test(hostname);
}
