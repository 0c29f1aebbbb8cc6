import { readdir } from 'node:fs/promises';
import { CspEvaluator, STRICTCSP_CHECKS } from 'csp_evaluator/dist/evaluator.js';
import { Severity, Type } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { beforeAll, describe, expect, test } from 'vitest';
import * as providers from '#content/embeds/providers.ts';
import { sampleChat, sampleReviewWidget } from '#content/embeds/sample-embeds.ts';
import { api } from '#content/shared/http/api.ts';
import { site } from '#content/site.ts';
import { contentSecurityPolicy, platformHeaders, strictTransport } from './headers.ts';
import { startServer } from './test-server.ts';

const json = { 'Content-Type': 'application/json' };

const { fetch } = startServer();
const script = (await readdir('dist/client/assets')).find((name) => name.endsWith('.js'));
const frame = sampleReviewWidget.frame!.src;

test.each([
  ['www.a.com', {}, '; includeSubDomains'],
  ['shop.a.co.uk', {}, '; includeSubDomains'],
  ['a.com', {}, ''],
  ['a.co.uk', {}, ''],
  ['a.com', { allHosts: true }, '; includeSubDomains'],
  ['', {}, ''],
])('HSTS of %j with %o binds other hosts as "%s"', (host, changes, end) => {
  expect(strictTransport(host, { days: 1, allHosts: false, ...changes })).toBe(`max-age=86400${end}`);
});

test('HSTS can be turned off', () => {
  expect(strictTransport('www.a.com', { days: 0, allHosts: true })).toBe('max-age=0');
});

describe('every kind of response', () => {
  const kinds: [string, number, string, RequestInit?][] = [
    ['a page', 200, '/'],
    ['an unchanged page', 304, '/changelog', { headers: { 'If-None-Match': '*' } }],
    ['a page as Markdown', 200, '/about.md'],
    ['the changelog', 200, '/changelog'],
    ['the 404 page', 404, '/no-such-page'],
    ['a redirect', 308, '/about/'],
    ['a refused method', 405, '/', { method: 'PUT' }],
    ['a hashed file', 200, `/assets/${script}`],
    ['a missing hashed file', 404, '/assets/gone-abc123.js'],
    ['a picture', 200, site.favicon],
    ['the sitemap', 200, '/sitemap.xml'],
    ['the frame of an embed', 200, frame],
    ['the script of an embed', 200, sampleChat.script!],
    ['the feed', 200, api.feed],
    ['the health report', 200, api.health],
    ['an unknown API path', 404, '/api/nowhere'],
    ['an API request with the wrong method', 405, api.contact],
    ['an API request with the wrong type', 415, api.contact, { method: 'POST', body: 'x' }],
    ['malformed JSON', 400, api.contact, { method: 'POST', body: '{', headers: json }],
    ['invalid fields as JSON', 422, api.contact, { method: 'POST', body: '{}', headers: json }],
    ['invalid fields of a form', 422, api.contact, { method: 'POST', body: new URLSearchParams({ email: 'x' }) }],
    ['an unknown unsubscribe link', 404, api.unsubscribe],
  ];
  if (site.film)
    kinds.push(
      ['a range of the video', 206, '/video/demo.mp4', { headers: { Range: 'bytes=0-1' } }],
      ['a range beyond the video', 416, '/video/demo.mp4', { headers: { Range: 'bytes=99999999-' } }],
    );
  const answers: { what: string; path: string; status: number; header: (name: string) => string | null }[] = [];
  const byPlatform = ['a hashed file', 'a picture', 'the sitemap', 'the script of an embed'];
  beforeAll(async () => {
    for (const [what, status, path, init] of kinds) {
      const answer = await fetch(path, init);
      expect([what, answer.status]).toEqual([what, status]);
      answers.push({ what, path, status, header: (name) => answer.headers.get(name) });
    }
  });

  test.each([
    ['keeps browsers on HTTPS for two years (ASVS 3.4.1)', 'Strict-Transport-Security', /^max-age=63072000/],
    ['forbids sniffing (ASVS 3.4.4)', 'X-Content-Type-Options', /^nosniff$/],
    [
      'sends other sites at most the origin as referrer (ASVS 3.4.5)',
      'Referrer-Policy',
      /^strict-origin-when-cross-origin$/,
    ],
    ['isolates its window', 'Cross-Origin-Opener-Policy', /^same-origin$/],
    ['turns sensors off', 'Permissions-Policy', /camera=\(\)/],
  ])('%s', (_, name, value) => {
    for (const { what, header } of answers) expect(header(name), what).toMatch(value);
  });

  test('allows no cross-origin reads and sets no cookie (ASVS 3.4.2)', () => {
    for (const { what, header } of answers)
      for (const name of ['Access-Control-Allow-Origin', 'Access-Control-Allow-Credentials', 'Set-Cookie'])
        expect(header(name), what).toBeNull();
  });

  test('denies everything by default, plugins and other base URLs (ASVS 3.4.3)', () => {
    const none = { 'default-src': "'none'", 'object-src': "'none'", 'base-uri': "'none'", 'form-action': "'self'" };
    for (const { what, header } of answers)
      expect(directives(header('Content-Security-Policy')!), what).toMatchObject(none);
  });

  test('has its type and charset (ASVS 4.1.1)', () => {
    for (const { what, status, header } of answers) {
      const type = header('Content-Type') ?? '';
      if (/^text\/|xml/.test(type)) expect(type, what).toMatch(/; charset=utf-8$/i);
      if (![304, 308, 416].includes(status)) expect(type, what).not.toBe('');
    }
  });

  test('cannot be framed by another site (ASVS 3.4.6)', () => {
    for (const { what, path, header } of answers) {
      const policy = directives(header('Content-Security-Policy')!);
      expect(policy['frame-ancestors'], what).toBe(path === frame ? "'self'" : "'none'");
    }
  });

  test('cannot be embedded by another site, unless it is a file (ASVS 3.2.1)', () => {
    for (const { what, path, header } of answers) {
      const own = path.startsWith('/api/') || header('Content-Type')?.startsWith('text/html');
      expect(header('Cross-Origin-Resource-Policy'), what).toBe(own ? 'same-origin' : null);
    }
  });

  test('has a request id; the API is noindex', () => {
    for (const { what, path, header } of answers) {
      expect(header('X-Request-Id') === null, what).toBe(byPlatform.includes(what));
      expect(header('X-Robots-Tag'), what).toBe(path.startsWith('/api/') ? 'noindex' : null);
    }
  });
});

test('takes a valid CF-Ray as request id', async () => {
  const name = async (ray: string) => (await fetch('/', { headers: { 'CF-Ray': ray } })).headers.get('X-Request-Id');
  expect(await name('8f2b6c1d0e9a7b35-PHX')).toBe('8f2b6c1d0e9a7b35-PHX');
  expect(await name('<b>8f2b</b>')).toMatch(/^[\da-f-]{36}$/);
});

test('pages and the API send Server-Timing', async () => {
  for (const path of ['/', '/no-such-page', '/api/health', '/api/nowhere'])
    expect((await fetch(path)).headers.get('Server-Timing')).toMatch(/^worker;dur=[\d.]+$/);
  expect((await fetch(site.favicon)).headers.get('Server-Timing')).toBeNull();
});

test('the CSP allows own scripts and the hashes of inline code', async () => {
  const policy = directives((await fetch('/')).headers.get('Content-Security-Policy')!);
  expect(policy['script-src']).toMatch(/^'self'( 'sha256-[\w+/=]+')+$/);
  expect(policy['style-src-elem']).toMatch(/^'self'( 'sha256-[\w+/=]+')+$/);
  expect(policy['style-src-attr']).toBe("'unsafe-inline'");
  expect(policy['object-src']).toBe("'none'");
  expect(policy).not.toHaveProperty('upgrade-insecure-requests');
});

const { turnstileVerdict: _, ...byName } = providers;
const allEmbeds = Object.values(byName).map((provider) => provider('an-id'));

test('adds the sources of each embed to the CSP, and no others', () => {
  const policyOf = (...embeds: Parameters<typeof contentSecurityPolicy>[0]['embeds']) =>
    directives(contentSecurityPolicy({ embeds, frame: false, secure: true }));
  const shipped = policyOf(sampleChat, sampleReviewWidget);
  expect(shipped).toEqual(policyOf());
  expect(shipped).not.toHaveProperty('worker-src');
  const video = { place: 'page', name: 'video', hosts: ['https://video.test'] } as const;
  const policy = policyOf(video, {
    ...video,
    hosts: ['https://video.test', 'https://b.test'],
    csp: { 'worker-src': ['blob:'] },
  });
  expect(policy['script-src']).toMatch(/^'self' https:\/\/video.test https:\/\/b.test 'sha256-/);
  expect(policy['connect-src']).toBe("'self' https://video.test https://b.test");
  expect(policy['worker-src']).toBe('blob:');
  expect(policy['style-src-elem']).toContain("'sha256-");
  expect(policy['frame-ancestors']).toBe("'none'");
  expect(policy).toHaveProperty('upgrade-insecure-requests');
});

test('an embed with inline styles may use them, but no inline scripts', () => {
  const chat = providers.leadConnectorChat('an-id');
  const policy = directives(contentSecurityPolicy({ embeds: [chat], frame: false, secure: true }));
  for (const name of ['style-src', 'style-src-elem']) {
    expect(policy[name]).toContain("'unsafe-inline'");
    expect(policy[name]).not.toContain('sha256');
  }
  expect(policy['script-src']).not.toContain('unsafe');
  expect(policy['connect-src']).toContain('wss://*.leadconnectorhq.com');
  expect(policy['worker-src']).toBe('blob:');
});

test('csp_evaluator finds no issue of medium severity or above', () => {
  for (const some of [[], ...allEmbeds.map((embed) => [embed]), allEmbeds]) {
    for (const frame of [true, false]) {
      const policy = contentSecurityPolicy({ embeds: some, frame, secure: true });
      const findings = new CspEvaluator(new CspParser(policy).csp).evaluate(STRICTCSP_CHECKS);
      expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([]);
      // csp_evaluator doesn't know our hosts. 'strict-dynamic' would allow any script that an allowed one loads.
      const maybes = findings.filter(({ severity }) => severity < Severity.INFO);
      const known = [Type.SCRIPT_ALLOWLIST_BYPASS, Type.STRICT_DYNAMIC, Type.UNSAFE_INLINE_FALLBACK];
      for (const { type } of maybes) expect(known).toContain(type);
    }
  }
});

test('lines of _headers stay below 2,000 characters', () => {
  const lines = platformHeaders().split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
});

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name, ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
}
