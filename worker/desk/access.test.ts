import { readdir, readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { exportSPKI, SignJWT, UnsecuredJWT } from 'jose';
import { expect, onTestFinished, test, vi } from 'vitest';
import { plainPages } from '#content/pages/plain-pages.ts';
import { desk as paths } from '#content/shared/desk/desk-api.ts';
import { deskErrors } from '#content/shared/http/api-errors.ts';
import { site } from '#content/site.ts';
import type { App } from '../env.ts';
import { access } from './access.ts';
import { desk } from './routes.ts';
import { audience, makeKey, startDesk, team, tokenOf } from './test-desk.ts';

vi.mock('../../content/changelog.xml', () => ({ default: '' }));

const { key, fetchWithoutToken, get } = await startDesk();
const now = Math.floor(Date.now() / 1000);

const [script] = (await readdir('dist/client/desk/assets')).filter((name) => name.endsWith('.js'));

const endpoints = desk.routes
  .filter(({ path }) => !path.includes('*'))
  .map(({ method, path }) => ({ method, path: path.replace(':id', 'one').replace(/:action\{(\w+).*\}/, '$1') }));

test('every endpoint answers 403 without a token', async () => {
  expect(endpoints.length).toBeGreaterThan(8);
  for (const { method, path } of [...endpoints, { method: 'GET', path: '/api/desk/nothing' }]) {
    const { status } = await fetchWithoutToken(path, { method });
    expect([method, path, status]).toEqual([method, path, 403]);
  }
  const call = await fetchWithoutToken(paths.messages);
  expect(await call.json()).toEqual({ error: deskErrors.locked });
  const shown = await fetchWithoutToken(paths.page);
  expect(await shown.text()).toContain(plainPages.locked.heading);
  expect([shown.headers.get('Cache-Control'), shown.headers.get('X-Robots-Tag')]).toEqual(['no-store', 'noindex']);
});

test('accepts a token of Access', async () => {
  const answer = await get(paths.messages);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ at: expect.any(Number), total: 0, offset: 0, entries: [] });
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.headers.get('Content-Security-Policy')).toMatch(/frame-ancestors 'none'/);
  expect(answer.headers.get('Content-Security-Policy')).toMatch(/form-action 'none'/);

  const page = await get(paths.page);
  expect([page.status, await page.text()]).toEqual([200, await readFile('dist/client/desk/index.html', 'utf8')]);
  expect([page.headers.get('Cache-Control'), page.headers.get('X-Robots-Tag')]).toEqual(['no-store', 'noindex']);
  const slashed = await get('/desk/');
  expect([slashed.status, slashed.headers.get('Location')]).toEqual([308, paths.page]);
  const asset = await get(`/desk/assets/${script}`);
  expect([asset.status, asset.headers.get('Cache-Control')]).toEqual([200, 'private, max-age=31536000, immutable']);
  expect((await get('/desk/nothing')).status).toBe(404);
  expect((await get(`${paths.messages}/one/reply`)).status).toBe(405);
});

test('public files do not mention the desk', async () => {
  for (const file of ['robots.txt', 'sitemap.xml', '_headers', 'llms.txt'])
    expect(await readFile(`dist/client/${file}`, 'utf8')).not.toContain(paths.page);
});

test('rejects the cookie of Access without the header', async () => {
  const Cookie = `CF_Authorization=${await tokenOf(key)}`;
  expect((await fetchWithoutToken(paths.messages, { headers: { Cookie } })).status).toBe(403);
});

const stranger = await makeKey('first');
const forged: [string, () => string | Promise<string>][] = [
  ['of another key', () => tokenOf(stranger)],
  ['of an unknown key', async () => tokenOf(await makeKey('nobody'))],
  ['changed after it was signed', async () => changed(await tokenOf(key), { email: 'thief@example.org' })],
  ['that has expired', () => tokenOf(key, { iat: now - 700, nbf: now - 700, exp: now - 100 })],
  ['that never expires', () => tokenOf(key, { exp: undefined })],
  ['that is not valid yet', () => tokenOf(key, { nbf: now + 300 })],
  ['for another audience', () => tokenOf(key, { aud: ['b'.repeat(64)] })],
  ['for no audience', () => tokenOf(key, { aud: undefined })],
  ['of another issuer', () => tokenOf(key, { iss: 'https://other.access.test' })],
  ['without an email address', () => tokenOf(key, { email: undefined })],
  ['without a signature', () => new UnsecuredJWT({ ...claims() }).encode()],
  ['signed with the public key as a secret', signedWithPublicKey],
  ['that is malformed', () => 'e30.e30.e30'],
  ['that is empty', () => ''],
];
test.each(forged)('rejects a token %s', async (_, token) => {
  const headers = { 'Cf-Access-Jwt-Assertion': await token() };
  const call = await fetchWithoutToken(paths.messages, { headers });
  expect([call.status, await call.json()]).toEqual([403, { error: deskErrors.locked }]);
  expect((await fetchWithoutToken(paths.page, { headers })).status).toBe(403);
});

test('answers 503 without the keys of Access, and accepts new keys', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const [first, next] = await Promise.all(['first', 'next'].map(makeKey));
  const { call, keyFetch, serve } = startLock();
  for (const silent of [
    () => Response.json({}, { status: 500 }),
    () => new Response('no keys'),
    () => Response.json({ keys: 'none' }),
    () => Response.json({ keys: [first!.jwk] }, { status: 302, headers: { Location: 'https://other.test' } }),
    () => Response.error(),
  ]) {
    serve(silent);
    expect(await call(await tokenOf(first!))).toBe(503);
  }
  serve(() => Response.json({ keys: [first!.jwk] }));
  expect(await call(await tokenOf(first!))).toBe(200);
  const before = keyFetch.mock.calls.length;
  // Unknown key ids must not cause a request each.
  expect([await call(await tokenOf(next!)), await call(await tokenOf(next!))]).toEqual([403, 403]);
  expect(keyFetch).toHaveBeenCalledTimes(before);

  serve(() => Response.json({ keys: [next!.jwk] }));
  vi.setSystemTime(Date.now() + 31_000);
  expect(await call(await tokenOf(next!))).toBe(200);
  expect(await call(await tokenOf(first!))).toBe(403);

  // If fetching expired keys again fails, access is denied.
  vi.setSystemTime(Date.now() + 700_000);
  serve(() => Response.json({}, { status: 500 }));
  expect(await call(await tokenOf(next!))).toBe(503);
});

test('rejects a token without a key id if there are several keys', async () => {
  const keys = await Promise.all(['first', 'next'].map(makeKey));
  const { call, serve } = startLock();
  serve(() => Response.json({ keys: keys.map(({ jwk }) => jwk) }));
  expect(await call(await tokenOf({ ...keys[0]!, kid: undefined }))).toBe(403);
});

test.each([{ ACCESS_AUD: audience }, { ACCESS_TEAM_DOMAIN: team }, { ACCESS_AUD: 'x', ACCESS_TEAM_DOMAIN: team }])(
  'the desk is off with %o',
  async (env) => {
    expect(await startLock(env, 'http://localhost').call('')).toBe(404);
  },
);

function startLock(env: object = { ACCESS_TEAM_DOMAIN: team, ACCESS_AUD: audience }, origin: string = site.origin) {
  for (const level of ['error', 'info'] as const) vi.spyOn(console, level).mockReturnValue();
  const keyFetch = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const app = new Hono<App>().use('/api/desk/*', access()).get('/api/desk/*', (c) => c.text(c.var.who));
  return {
    keyFetch,
    serve: (answer: () => Response) => keyFetch.mockImplementation(async () => answer()),
    async call(token: string) {
      const headers = { 'Cf-Access-Jwt-Assertion': token };
      const answer = await app.request(`${origin}/api/desk/x`, { headers }, env);
      if (answer.status === 503) expect(await answer.json()).toEqual({ error: deskErrors.lockStuck });
      return answer.status;
    },
  };
}

function claims() {
  return { iss: `https://${team}`, aud: [audience], email: 'a@b.c', iat: now, exp: now + 600 };
}

function changed(token: string, changes: object) {
  const [head, body, signature] = token.split('.');
  const text = JSON.stringify({ ...JSON.parse(Buffer.from(body!, 'base64url').toString()), ...changes });
  return [head, Buffer.from(text).toString('base64url'), signature].join('.');
}

async function signedWithPublicKey() {
  const secret = new TextEncoder().encode(await exportSPKI(key.publicKey));
  return new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: key.kid }).sign(secret);
}
