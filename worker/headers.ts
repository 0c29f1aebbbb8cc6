import type { MiddlewareHandler } from 'hono';
import type { Directive, Embed } from '#content/embeds/embed.ts';
import { embeds as siteEmbeds } from '#content/embeds/embeds.ts';
import { parameters } from '#content/shared/text/personalization.ts';
import { site } from '#content/site.ts';
import build from '../dist/build.json' with { type: 'json' };
import type { App } from './env.ts';
import { isProvisional } from './request/own-host.ts';

export const cachePolicies = {
  immutable: 'public, max-age=31536000, immutable',
  /** 304 if unchanged. */
  revalidate: 'no-cache',
  oneHour: 'public, max-age=3600',
  /** Responses to one visitor, and every error. */
  never: 'no-store',
  /** No shared caches. */
  privateImmutable: 'private, max-age=31536000, immutable',
} as const;

export type CachePolicy = keyof typeof cachePolicies;

export function responseHeaders(): MiddlewareHandler<App> {
  const policies = [true, false].map((secure) => ({
    page: contentSecurityPolicy({ embeds: siteEmbeds, frame: false, secure }),
    desk: contentSecurityPolicy({ embeds: [], frame: false, desk: true, secure }),
    frame: contentSecurityPolicy({ embeds: [], frame: true, secure }),
  }));
  return async function responseHeaders(c, next) {
    const start = performance.now();
    await next();
    // c.header copies the response each time.
    const { headers } = c.res;
    const inApi = c.req.path.startsWith('/api/');
    const { protocol, hostname, searchParams } = new URL(c.req.url);
    const policy = policies[protocol === 'https:' ? 0 : 1]!;
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', cachePolicies.never);
    const isPrivate = inApi || c.var.isDesk || c.env.STAGING || isProvisional(hostname);
    if (isPrivate || searchParams.has(parameters.name)) headers.set('X-Robots-Tag', 'noindex');
    headers.set('Content-Security-Policy', policy[c.var.isDesk ? 'desk' : isFrame(c.req.path) ? 'frame' : 'page']);
    for (const [name, value] of fixedHeaders) headers.set(name, value);
    headers.set('Strict-Transport-Security', strictTransport(hostname));
    headers.set('X-Request-Id', c.var.requestId);
    if (inApi || headers.get('Content-Type')?.startsWith('text/html')) {
      // Other sites may show pictures and the video.
      headers.set('Cross-Origin-Resource-Policy', 'same-origin');
      // The clock advances only during I/O, so CPU time counts as 0.
      headers.set('Server-Timing', `worker;dur=${performance.now() - start}`);
    }
  };
}

export function platformHeaders(): string {
  const policy = contentSecurityPolicy({ embeds: [], frame: false, inline: false, secure: true });
  const rules: Record<string, string[]> = {
    '/*': [
      `Cache-Control: ${cachePolicies.oneHour}`,
      `Content-Security-Policy: ${policy}`,
      ...fixedHeaders.map(([name, value]) => `${name}: ${value}`),
      // At the bare domain too.
      `Strict-Transport-Security: ${strictTransport()}`,
    ],
    // Without `!` the platform would append the second value.
    '/assets/*': ['! Cache-Control', `Cache-Control: ${cachePolicies.immutable}`],
    // The platform names no charset for XML.
    '/*.svg': ['Content-Type: image/svg+xml; charset=utf-8'],
    '/*.xml': ['Content-Type: application/xml; charset=utf-8'],
  };
  const lines = Object.entries(rules).flatMap(([path, headers]) => [path, ...headers.map((header) => `  ${header}`)]);
  // The platform silently ignores longer lines.
  if (lines.some((line) => line.length > 2000)) throw new Error('A line of _headers is longer than 2,000 characters.');
  return `${lines.join('\n')}\n`;
}

export function isFrame(pathname: string): boolean {
  return pathname.startsWith('/embeds/') && pathname.endsWith('.html');
}

/**
 * `frame`: our pages may frame it. `desk`: no frames, media or forms, because it shows untrusted text. `inline: false`: no
 * inline styles or scripts.
 */
export function contentSecurityPolicy(options: {
  embeds: readonly Embed[];
  frame: boolean;
  desk?: boolean;
  inline?: boolean;
  secure: boolean;
}): string {
  const { embeds, inline = true } = options;
  const [styles, scripts] = [build.styleHashes, build.scriptHashes].map((hashes) =>
    inline ? hashes.map((hash) => `'${hash}'`) : [],
  );
  const hosts = embeds.flatMap(({ hosts = [] }) => hosts);
  const added = (name: Directive) => embeds.flatMap(({ csp }) => csp?.[name] ?? []);
  const sources = (name: Directive, own: readonly string[] = []) => [
    ...new Set(["'self'", ...hosts, ...added(name), ...own]),
  ];
  const none = ["'none'"];
  // Browsers ignore 'unsafe-inline' if a hash is present.
  const style = sources('style-src', added('style-src').includes("'unsafe-inline'") ? [] : styles);
  const directives = {
    'default-src': none,
    'script-src': sources('script-src', scripts),
    'style-src': style,
    'style-src-elem': style,
    // React's style attributes can't run scripts.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': sources('img-src', ['data:']),
    'font-src': sources('font-src'),
    'media-src': sources('media-src'),
    'connect-src': sources('connect-src'),
    'frame-src': sources('frame-src'),
    ...(added('worker-src').length > 0 && { 'worker-src': added('worker-src') }),
    'manifest-src': ["'self'"],
    'object-src': none,
    'base-uri': none,
    'form-action': ["'self'"],
    ...(options.desk && { 'media-src': none, 'frame-src': none, 'form-action': none }),
    'frame-ancestors': [options.frame ? "'self'" : "'none'"],
    // Localhost has no https.
    ...(options.secure && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** Of the host, or of all. */
export function strictTransport(hostname = '', { days, allHosts } = site.hsts): string {
  const isBare = !/^[^.]+\.(?!(com?|org|net|gov|ac)\.[^.]+$)[^.]+\.[^.]+/.test(hostname);
  return `max-age=${days * 86_400}${days > 0 && (allHosts || !isBare) ? '; includeSubDomains' : ''}`;
}

const permissions = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
  'usb',
];

const fixedHeaders = Object.entries({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': permissions.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
});
