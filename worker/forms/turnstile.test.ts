import { Hono } from 'hono';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { turnstile, turnstileVerdict } from '#content/embeds/providers.ts';
import { contactForm } from '#content/forms/contact.ts';
import { turnstileField } from '#content/shared/forms/form.ts';
import { messageTo } from '#content/shared/forms/test-message.ts';
import { api } from '#content/shared/http/api.ts';
import { type App, checkSettings, type Env } from '../env.ts';
import { startServer } from '../test-server.ts';
import { forms } from './routes.ts';

vi.mock('#content/embeds/embeds.ts', async (load) => {
  const { embedAt } = await load<typeof import('#content/embeds/embeds.ts')>();
  return { embeds: [turnstile('key')], embedAt: (place: 'forms') => embedAt(place, [turnstile('key')]) };
});

const server = startServer();
const message = messageTo(contactForm);

let env: Env & { DB: D1Database };
beforeAll(async () => {
  env = { ...(await server.env()), TURNSTILE_SECRET: 'secret' };
});
afterEach(() => vi.restoreAllMocks());

test('a widget without a secret fails health, which names the variable', () => {
  expect(() => checkSettings({})).toThrow('TURNSTILE_SECRET must be set');
  expect(() => checkSettings({ TURNSTILE_SECRET: 'secret' })).not.toThrow();
});

test('sends secret, token and IP address to Turnstile and accepts a person', async () => {
  const verdict = mockVerdict({ success: true });
  expect((await send({ ...message, [turnstileField]: 'answer' })).status).toBe(201);
  const [address, request] = verdict.mock.calls[0]!;
  expect(address).toBe(turnstileVerdict);
  expect(JSON.parse(request!.body as string)).toEqual({ secret: 'secret', response: 'answer', remoteip: '192.0.2.1' });
});

test('sends the same token and key on a retry after a failed write', async () => {
  const verdict = mockVerdict({ success: true });
  const key = crypto.randomUUID();
  const broken = {
    ...env,
    DB: {
      prepare: () => {
        throw new Error('down');
      },
    } as never,
  };
  const attempt = { ...message, [turnstileField]: 'answer' };
  vi.spyOn(console, 'error').mockReturnValue();
  const headers = { 'Idempotency-Key': key };
  const stored = env;
  env = broken;
  expect((await send(attempt, headers)).status).toBe(503);
  env = stored;
  mockVerdict({ success: true });
  expect((await send(attempt, headers)).status).toBe(201);
  for (const [, request] of verdict.mock.calls)
    expect(JSON.parse(request!.body as string)).toMatchObject({ response: 'answer', idempotency_key: key });
  await send(attempt, { 'Idempotency-Key': 'not a UUID' });
  expect(JSON.parse(verdict.mock.lastCall![1]!.body as string)).not.toHaveProperty('idempotency_key');
});

test('rejects a robot, and a script without a token', async () => {
  mockVerdict({ success: false, 'error-codes': ['invalid-input-response'] });
  for (const body of [{ ...message, [turnstileField]: 'made up' }, message]) {
    const answer = await send(body);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({
      error: 'We couldn’t confirm that you’re a person. Please reload the page and try again.',
    });
  }
});

test('a retry of a stored message needs no second token', async () => {
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  mockVerdict({ success: true });
  expect((await send({ ...message, [turnstileField]: 'once' }, key)).status).toBe(201);
  mockVerdict({ success: false, 'error-codes': ['timeout-or-duplicate'] });
  expect((await send({ ...message, [turnstileField]: 'once' }, key)).status).toBe(200);
});

test('the newsletter requires a token, except for a retry, and rejects browsers without JavaScript', async () => {
  const email = `${crypto.randomUUID()}@example.org`;
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const verdict = mockVerdict({ success: true });
  expect((await send({ email }, {}, api.newsletter)).status).toBe(403);
  expect(verdict).not.toHaveBeenCalled();
  expect((await send({ email, [turnstileField]: 'answer' }, key, api.newsletter)).status).toBe(201);
  mockVerdict({ success: false, 'error-codes': ['timeout-or-duplicate'] });
  expect((await send({ email, [turnstileField]: 'answer' }, key, api.newsletter)).status).toBe(200);
  expect((await send({ email, [turnstileField]: 'other' }, {}, api.newsletter)).status).toBe(403);
  stubRewriter();
  const body = new URLSearchParams({ email });
  expect((await app().request(api.newsletter, { method: 'POST', body }, env)).status).toBe(403);
});

test('accepts everyone while Turnstile is down', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('down'));
  vi.spyOn(console, 'error').mockReturnValue();
  expect((await send({ ...message, [turnstileField]: 'answer' })).status).toBe(201);
});

test.each(['internal-error', 'invalid-input-secret'])('accepts everyone on %s and logs it', async (code) => {
  mockVerdict({ success: false, 'error-codes': [code] });
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  expect((await send({ ...message, [turnstileField]: 'answer' })).status).toBe(201);
  expect(logged.mock.calls[0]![0]).toContain(code);
});

test('without JavaScript stores a message as suspected spam', async () => {
  stubRewriter();
  const words = crypto.randomUUID();
  const body = new URLSearchParams({ ...message, message: words });
  expect((await app().request(api.contact, { method: 'POST', body }, env)).status).toBe(200);
  const rows = await env.DB.prepare('SELECT spam FROM submissions WHERE payload LIKE ?').bind(`%${words}%`).all();
  expect(rows.results).toEqual([{ spam: 1 }]);
});

test('does not call Turnstile without a secret', async () => {
  const verdict = mockVerdict({ success: false });
  env.TURNSTILE_SECRET = '';
  expect((await send(message)).status).toBe(201);
  expect(verdict).not.toHaveBeenCalled();
});

/** Node has no HTMLRewriter. */
function stubRewriter() {
  const rewriter = { on: () => rewriter, transform: (page: Response) => page };
  vi.stubGlobal('HTMLRewriter', function HTMLRewriter() {
    return rewriter;
  });
}

test('accepts everyone with an invalid secret and logs it', async () => {
  const verdict = mockVerdict({ success: false });
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  env.TURNSTILE_SECRET = 'two words';
  expect((await send(message)).status).toBe(201);
  expect(verdict).not.toHaveBeenCalled();
  expect(logged.mock.calls[0]![0]).toContain('TURNSTILE_SECRET must not contain spaces');
});

function mockVerdict(verdict: object) {
  return vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(verdict));
}

function app() {
  return new Hono<App>().route('/', forms);
}

function send(body: object, headers: Record<string, string> = {}, path: string = api.contact) {
  const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} } as unknown as ExecutionContext;
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': '192.0.2.1', ...headers },
    body: JSON.stringify(body),
  };
  return app().request(path, init, env, context);
}
