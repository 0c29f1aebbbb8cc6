import { readdir } from 'node:fs/promises';
import { CspEvaluator, STRICTCSP_CHECKS } from 'csp_evaluator/dist/evaluator.js';
import { Severity, Type } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { beforeAll, describe, expect, test } from 'vitest';
import * as providers from '#content/embeds/providers.ts';
import { chatStandIn, reviewsStandIn } from '#content/embeds/sample-embeds.ts';
import { api } from '#content/shared/api.ts';
import { site } from '#content/site.ts';
import { contentSecurityPolicy, platformHeaders } from './headers.ts';
import { startServer } from './test-server.ts';

const json = { 'Content-Type': 'application/json' };

const { fetch } = startServer();
const script = (await readdir('dist/client/assets')).find((name) => name.endsWith('.js'));
const frame = reviewsStandIn.frame!.src;

describe('every kind of answer', () => {
  const kinds: [string, number, string, RequestInit?][] = [
    ['a page', 200, '/'],
    ['a page that is still the same', 304, '/changelog', { headers: { 'If-None-Match': '*' } }],
    ['a page as Markdown', 200, '/about.md'],
    ['the changelog', 200, '/changelog'],
    ['the 404 page', 404, '/no-such-page'],
    ['a redirect', 308, '/about/'],
    ['a refused method', 405, '/', { method: 'PUT' }],
    ['a hashed file', 200, `/assets/${script}`],
    ['a missing hashed file', 404, '/assets/gone-abc123.js'],
    ['a picture', 200, site.favicon],
    ['a list of addresses', 200, '/sitemap.xml'],
    ['a part of the video', 206, '/video/demo.mp4', { headers: { Range: 'bytes=0-1' } }],
    ['no part of the video', 416, '/video/demo.mp4', { headers: { Range: 'bytes=99999999-' } }],
    ['the frame of an embed', 200, frame],
    ['the script of an embed', 200, chatStandIn.script!],
    ['the feed', 200, api.feed],
    ['the health report', 200, api.health],
    ['an unknown call', 404, '/api/nowhere'],
    ['a call by the wrong method', 405, api.contact],
    ['a call of the wrong type', 415, api.contact, { method: 'POST', body: 'x' }],
    ['a call that cannot be read', 400, api.contact, { method: 'POST', body: '{', headers: json }],
    ['a call that is not valid', 422, api.contact, { method: 'POST', body: '{}', headers: json }],
    ['a form that is not valid', 422, api.contact, { method: 'POST', body: new URLSearchParams({ email: 'x' }) }],
    ['a link that has done its work', 404, api.unsubscribe],
  ];
  const answers: { what: string; path: string; status: number; header: (name: string) => string | null }[] = [];
  /** What the platform serves by itself; the rest comes from the worker, which names its answers. */
  const byPlatform = ['a hashed file', 'a picture', 'a list of addresses', 'the script of an embed'];
  beforeAll(async () => {
    for (const [what, status, path, init] of kinds) {
      const answer = await fetch(path, init);
      expect([what, answer.status]).toEqual([what, status]);
      answers.push({ what, path, status, header: (name) => answer.headers.get(name) });
    }
  });

  test('keeps browsers on HTTPS for years, on all subdomains (ASVS 3.4.1)', () => {
    for (const { what, header } of answers)
      expect(header('Strict-Transport-Security'), what).toBe('max-age=63072000; includeSubDomains');
  });

  test('is closed to scripts of other origins, and sets no cookie (ASVS 3.4.2)', () => {
    for (const { what, header } of answers)
      for (const name of ['Access-Control-Allow-Origin', 'Access-Control-Allow-Credentials', 'Set-Cookie'])
        expect(header(name), what).toBeNull();
  });

  test('allows nothing by default, no plugin and no other base (ASVS 3.4.3)', () => {
    const none = { 'default-src': "'none'", 'object-src': "'none'", 'base-uri': "'none'", 'form-action': "'self'" };
    for (const { what, header } of answers)
      expect(directives(header('Content-Security-Policy')!), what).toMatchObject(none);
  });

  test('is what its type says, and says how it is encoded (ASVS 3.4.4, 4.1.1)', () => {
    for (const { what, status, header } of answers) {
      expect(header('X-Content-Type-Options'), what).toBe('nosniff');
      const type = header('Content-Type') ?? '';
      if (/^text\/|xml/.test(type)) expect(type, what).toMatch(/; charset=utf-8$/i);
      if (![304, 308, 416].includes(status)) expect(type, what).not.toBe('');
    }
  });

  test('tells other sites the origin at most (ASVS 3.4.5)', () => {
    for (const { what, header } of answers)
      expect(header('Referrer-Policy'), what).toBe('strict-origin-when-cross-origin');
  });

  test('is in no frame of another site (ASVS 3.4.6)', () => {
    for (const { what, path, header } of answers) {
      const policy = directives(header('Content-Security-Policy')!);
      expect(policy['frame-ancestors'], what).toBe(path === frame ? "'self'" : "'none'");
    }
  });

  test('is not embedded by other sites, unless it is a file (ASVS 3.2.1)', () => {
    for (const { what, path, header } of answers) {
      const own = path.startsWith('/api/') || header('Content-Type')?.startsWith('text/html');
      expect(header('Cross-Origin-Resource-Policy'), what).toBe(own ? 'same-origin' : null);
    }
  });

  test('shares no window, has no sensors and has a name; the API stays out of searches', () => {
    for (const { what, path, header } of answers) {
      expect(header('Cross-Origin-Opener-Policy'), what).toBe('same-origin');
      expect(header('Permissions-Policy'), what).toContain('camera=()');
      expect(header('X-Request-Id') === null, what).toBe(byPlatform.includes(what));
      expect(header('X-Robots-Tag'), what).toBe(path.startsWith('/api/') ? 'noindex' : null);
    }
  });
});

test('the name of a request is what Cloudflare calls it, and never markup', async () => {
  const name = async (ray: string) => (await fetch('/', { headers: { 'CF-Ray': ray } })).headers.get('X-Request-Id');
  expect(await name('8f2b6c1d0e9a7b35-PHX')).toBe('8f2b6c1d0e9a7b35-PHX');
  expect(await name('<b>8f2b</b>')).toMatch(/^[\da-f-]{36}$/);
});

test('pages and the API say how long they took', async () => {
  for (const path of ['/', '/no-such-page', '/api/health', '/api/nowhere'])
    expect((await fetch(path)).headers.get('Server-Timing')).toMatch(/^worker;dur=[\d.]+$/);
  expect((await fetch(site.favicon)).headers.get('Server-Timing')).toBeNull();
});

test('the policy allows own scripts only and knows what is inlined', async () => {
  const policy = directives((await fetch('/')).headers.get('Content-Security-Policy')!);
  expect(policy['script-src']).toMatch(/^'self'( 'sha256-[\w+/=]+')+$/);
  expect(policy['style-src-elem']).toMatch(/^'self'( 'sha256-[\w+/=]+')+$/);
  expect(policy['style-src-attr']).toBe("'unsafe-inline'");
  expect(policy['object-src']).toBe("'none'");
  expect(policy).not.toHaveProperty('upgrade-insecure-requests');
});

const { turnstileVerdict: _, ...byName } = providers;
const pieces = Object.values(byName).map((provider) => provider('an-id'));

test('what a piece asks for reaches its directives, and those alone', () => {
  const policyOf = (...pieces: Parameters<typeof contentSecurityPolicy>[0]['pieces']) =>
    directives(contentSecurityPolicy({ pieces, frame: false, secure: true }));
  const shipped = policyOf(chatStandIn, reviewsStandIn);
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

test('a piece that styles itself inline may, and runs no script inline', () => {
  const chat = providers.leadConnectorChat('an-id');
  const policy = directives(contentSecurityPolicy({ pieces: [chat], frame: false, secure: true }));
  for (const name of ['style-src', 'style-src-elem']) {
    expect(policy[name]).toContain("'unsafe-inline'");
    expect(policy[name]).not.toContain('sha256');
  }
  expect(policy['script-src']).not.toContain('unsafe');
  expect(policy['connect-src']).toContain('wss://*.leadconnectorhq.com');
  expect(policy['worker-src']).toBe('blob:');
});

test('csp_evaluator finds nothing of medium severity or worse', () => {
  for (const some of [[], ...pieces.map((piece) => [piece]), pieces]) {
    for (const frame of [true, false]) {
      const policy = contentSecurityPolicy({ pieces: some, frame, secure: true });
      const findings = new CspEvaluator(new CspParser(policy).csp).evaluate(STRICTCSP_CHECKS);
      expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([]);
      // What remains is that it cannot know what the own host and those of the embeds serve. 'strict-dynamic' would
      // take them out of the policy, and let an element that repeats the start script's text load from anywhere.
      const maybes = findings.filter(({ severity }) => severity < Severity.INFO);
      // Browsers that know no hashes do without the start script: the page is there all the same.
      const known = [Type.SCRIPT_ALLOWLIST_BYPASS, Type.STRICT_DYNAMIC, Type.UNSAFE_INLINE_FALLBACK];
      for (const { type } of maybes) expect(known).toContain(type);
    }
  }
});

test('no line of _headers is longer than the platform reads', () => {
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
