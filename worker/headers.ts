import type { MiddlewareHandler } from 'hono';
import { type Directive, type Embed, embeds } from '#content/embeds/embeds.ts';
import build from '../dist/build.json' with { type: 'json' };
import type { App } from './env.ts';
import { isProvisional } from './request/own-host.ts';

/** How long an answer may be kept, by the reason for it. */
export const cachePolicies = {
  /** A hashed file: another content has another name. */
  immutable: 'public, max-age=31536000, immutable',
  /** A page: asked for each time, answered 304 while it is the same. */
  revalidate: 'no-cache',
  /** A public file whose name stays when its content changes. */
  brief: 'public, max-age=3600',
  /** What belongs to one request, and every error. */
  never: 'no-store',
  /** A hashed file of the desk, for nobody in between. */
  ownImmutable: 'private, max-age=31536000, immutable',
} as const;

export type CachePolicy = keyof typeof cachePolicies;

/** Sets the headers that every answer has. An answer that names no cache policy is not kept. */
export function responseHeaders(): MiddlewareHandler<App> {
  const policies = [true, false].map((secure) => ({
    page: contentSecurityPolicy({ pieces: embeds, frame: false, secure }),
    desk: contentSecurityPolicy({ pieces: [], frame: false, desk: true, secure }),
    frame: contentSecurityPolicy({ pieces: [], frame: true, secure }),
  }));
  return async function responseHeaders(c, next) {
    const start = performance.now();
    await next();
    // Hono's own c.header would copy the answer for each of these.
    const { headers } = c.res;
    const inApi = c.req.path.startsWith('/api/');
    const { protocol, hostname } = new URL(c.req.url);
    const policy = policies[protocol === 'https:' ? 0 : 1]!;
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', cachePolicies.never);
    if (inApi || c.var.atDesk || c.env.STAGING || isProvisional(hostname)) headers.set('X-Robots-Tag', 'noindex');
    headers.set('Content-Security-Policy', policy[c.var.atDesk ? 'desk' : isFrame(c.req.path) ? 'frame' : 'page']);
    for (const [name, value] of fixed) headers.set(name, value);
    headers.set('X-Request-Id', c.var.requestId);
    if (inApi || headers.get('Content-Type')?.startsWith('text/html')) {
      // Pictures and the video stay free to be shown elsewhere.
      headers.set('Cross-Origin-Resource-Policy', 'same-origin');
      // The clock of a worker moves with each answer from outside; its own computing counts as 0.
      headers.set('Server-Timing', `worker;dur=${performance.now() - start}`);
    }
  };
}

/**
 * What dist/client/_headers says: the headers of the files that the platform serves without the worker. All that the
 * worker sends itself it sets anew.
 */
export function platformHeaders(): string {
  const policy = contentSecurityPolicy({ pieces: [], frame: false, inline: false, secure: true });
  const rules: Record<string, string[]> = {
    '/*': [
      `Cache-Control: ${cachePolicies.brief}`,
      `Content-Security-Policy: ${policy}`,
      ...fixed.map(([name, value]) => `${name}: ${value}`),
    ],
    // A second value would be added to the first one.
    '/assets/*': ['! Cache-Control', `Cache-Control: ${cachePolicies.immutable}`],
    // The platform names no charset for XML.
    '/*.svg': ['Content-Type: image/svg+xml; charset=utf-8'],
    '/*.xml': ['Content-Type: application/xml; charset=utf-8'],
  };
  const lines = Object.entries(rules).flatMap(([path, headers]) => [path, ...headers.map((header) => `  ${header}`)]);
  // It would be left out without a word.
  if (lines.some((line) => line.length > 2000)) throw new Error('A line of _headers may have 2,000 characters.');
  return `${lines.join('\n')}\n`;
}

/** Whether the path is a document that the site itself shows in a frame. */
export function isFrame(pathname: string): boolean {
  return pathname.startsWith('/embeds/') && pathname.endsWith('.html');
}

/**
 * The policy of a page that shows these pieces; `frame` for a document that the site frames itself, `desk` for the page
 * that others' words are read on, which frames, plays and posts nothing. `inline` is false for what is no page of the site.
 */
export function contentSecurityPolicy(options: {
  pieces: readonly Embed[];
  frame: boolean;
  desk?: boolean;
  inline?: boolean;
  secure: boolean;
}): string {
  const { pieces, inline = true } = options;
  const [styles, scripts] = [build.styleHashes, build.scriptHashes].map((hashes) =>
    inline ? hashes.map((hash) => `'${hash}'`) : [],
  );
  const hosts = pieces.flatMap(({ hosts = [] }) => hosts);
  const added = (name: Directive) => pieces.flatMap(({ csp }) => csp?.[name] ?? []);
  const sources = (name: Directive, own: readonly string[] = []) => [
    ...new Set(["'self'", ...hosts, ...added(name), ...own]),
  ];
  // Beside a hash a browser overlooks that any style may be inline.
  const none = ["'none'"];
  const style = sources('style-src', added('style-src').includes("'unsafe-inline'") ? [] : styles);
  const directives = {
    'default-src': none,
    'script-src': sources('script-src', scripts),
    'style-src': style,
    'style-src-elem': style,
    // React writes style attributes; they cannot run script.
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
    // Over plain http, on a developer's machine, it would send every request to a port that nobody listens on.
    ...(options.secure && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
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

const fixed = Object.entries({
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': permissions.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
});
