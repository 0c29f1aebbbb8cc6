import type { MiddlewareHandler } from 'hono';
import type { ApiError } from '#content/shared/api.ts';
import { callErrors } from '#content/shared/api-errors.ts';
import { site } from '#content/site.ts';
import type { App } from '../env.ts';

/**
 * The hosts that `npm run deploy` points at the worker: that of `site.origin`, and without its `www.` too. None while the
 * origin is the one that the site ships with, which nobody can own.
 */
export function ownHosts(origin: string = site.origin): string[] {
  const { hostname } = new URL(origin);
  if (hostname.endsWith('.example')) return [];
  return hostname.startsWith('www.') ? [hostname, hostname.slice('www.'.length)] : [hostname];
}

/**
 * Leads visitors who came to another host, or without encryption, to the same page of `site.origin`. What waits for a
 * domain at workers.dev, and a staging copy, stays where it is, encrypted; a developer's machine is left alone. A call of
 * the API without encryption is refused, because nobody would notice that it keeps sending in the open.
 */
export function ownHost(hosts = ownHosts()): MiddlewareHandler<App> {
  return async function ownHost(c, next) {
    const { origin, protocol, host, hostname } = new URL(c.req.url);
    if (isLocal(hostname)) return next();
    const stays = c.env.STAGING || (hosts.length === 0 && isProvisional(hostname));
    const own = stays ? `https://${host}` : site.origin;
    if (origin === own) return next();
    if (protocol === 'http:' && c.req.path.startsWith('/api/')) {
      return c.json({ error: callErrors.notEncrypted } satisfies ApiError, 403);
    }
    return c.redirect(own + c.req.url.slice(origin.length), 308);
  };
}

/** Whether it is a host that Cloudflare gives to every worker. */
export function isProvisional(hostname: string): boolean {
  return hostname.endsWith('.workers.dev');
}

function isLocal(hostname: string): boolean {
  return /^(.+\.)?localhost$|^\d+(\.\d+){3}$|^\[/.test(hostname);
}
