import { Hono } from 'hono';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { turnstile, turnstileVerdict } from '#content/embeds/providers.ts';
import { contactForm } from '#content/forms/contact.ts';
import { turnstileField } from '#content/forms/form.ts';
import { messageTo } from '#content/forms/test-message.ts';
import { api } from '#content/shared/api.ts';
import type { App, Env } from '../env.ts';
import { startServer } from '../test-server.ts';
import { forms } from './routes.ts';

vi.mock('#content/embeds/embeds.ts', async (load) => {
  const { embedAt } = await load<typeof import('#content/embeds/embeds.ts')>();
  return { embeds: [turnstile('key')], embedAt: (place: 'forms') => embedAt(place, [turnstile('key')]) };
});

const { worker } = startServer();
const message = messageTo(contactForm);

let env: Env;
beforeAll(async () => {
  env = { ...(await worker().getEnv()), TURNSTILE_SECRET: 'secret' };
});
afterEach(() => vi.restoreAllMocks());

test('a person passes, and Turnstile hears secret, answer and address', async () => {
  const verdict = says({ success: true });
  expect((await send({ ...message, [turnstileField]: 'answer' })).status).toBe(201);
  const [address, request] = verdict.mock.calls[0]!;
  expect(address).toBe(turnstileVerdict);
  expect(JSON.parse(request!.body as string)).toEqual({ secret: 'secret', response: 'answer', remoteip: '192.0.2.1' });
});

test('a retry after our own failure uses the same answer, under the key of the message', async () => {
  const verdict = says({ success: true });
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
  says({ success: true });
  expect((await send(attempt, headers)).status).toBe(201);
  for (const [, request] of verdict.mock.calls)
    expect(JSON.parse(request!.body as string)).toMatchObject({ response: 'answer', idempotency_key: key });
  await send(attempt, { 'Idempotency-Key': 'not a UUID' });
  expect(JSON.parse(verdict.mock.lastCall![1]!.body as string)).not.toHaveProperty('idempotency_key');
});

test('a robot and a script without an answer are refused', async () => {
  says({ success: false, 'error-codes': ['invalid-input-response'] });
  for (const body of [{ ...message, [turnstileField]: 'made up' }, message]) {
    const answer = await send(body);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({
      error: 'We could not confirm that you are a person. Please reload the page and try again.',
    });
  }
});

test('a repeat of what is stored needs no second answer', async () => {
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  says({ success: true });
  expect((await send({ ...message, [turnstileField]: 'once' }, key)).status).toBe(201);
  says({ success: false, 'error-codes': ['timeout-or-duplicate'] });
  expect((await send({ ...message, [turnstileField]: 'once' }, key)).status).toBe(200);
});

test('the newsletter asks too, a repeat excepted, and refuses whom it cannot ask: a subscription waits for nobody', async () => {
  const email = `${crypto.randomUUID()}@example.org`;
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const verdict = says({ success: true });
  expect((await send({ email }, {}, api.newsletter)).status).toBe(403);
  expect(verdict).not.toHaveBeenCalled();
  expect((await send({ email, [turnstileField]: 'answer' }, key, api.newsletter)).status).toBe(201);
  says({ success: false, 'error-codes': ['timeout-or-duplicate'] });
  expect((await send({ email, [turnstileField]: 'answer' }, key, api.newsletter)).status).toBe(200);
  expect((await send({ email, [turnstileField]: 'other' }, {}, api.newsletter)).status).toBe(403);
  playPages();
  const body = new URLSearchParams({ email });
  expect((await app().request(api.newsletter, { method: 'POST', body }, env)).status).toBe(403);
});

test('while Turnstile is down everybody passes', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('down'));
  vi.spyOn(console, 'error').mockReturnValue();
  expect((await send({ ...message, [turnstileField]: 'answer' })).status).toBe(201);
});

test.each(['internal-error', 'invalid-input-secret'])('for %s nobody is taken for a robot', async (code) => {
  says({ success: false, 'error-codes': [code] });
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  expect((await send({ ...message, [turnstileField]: 'answer' })).status).toBe(201);
  expect(logged.mock.calls[0]![0]).toContain(code);
});

test('without JavaScript a message is kept, and waits for the owner', async () => {
  playPages();
  const words = crypto.randomUUID();
  const body = new URLSearchParams({ ...message, message: words });
  expect((await app().request(api.contact, { method: 'POST', body }, env)).status).toBe(200);
  const rows = await env.DB.prepare('SELECT spam FROM submissions WHERE payload LIKE ?').bind(`%${words}%`).all();
  expect(rows.results).toEqual([{ spam: 1 }]);
});

test('without a secret nobody is asked', async () => {
  const verdict = says({ success: false });
  env.TURNSTILE_SECRET = '';
  expect((await send(message)).status).toBe(201);
  expect(verdict).not.toHaveBeenCalled();
});

/** Pages as they are, because this process cannot fill them in. */
function playPages() {
  const rewriter = { on: () => rewriter, transform: (page: Response) => page };
  vi.stubGlobal('HTMLRewriter', function HTMLRewriter() {
    return rewriter;
  });
}

test('a secret that cannot be right refuses nobody, and the log names it', async () => {
  const verdict = says({ success: false });
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  env.TURNSTILE_SECRET = 'two words';
  expect((await send(message)).status).toBe(201);
  expect(verdict).not.toHaveBeenCalled();
  expect(logged.mock.calls[0]![0]).toContain('TURNSTILE_SECRET must not contain spaces');
});

function says(verdict: object) {
  return vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(verdict));
}

/** The forms alone, in this process, where the brand can be another one and Turnstile can be played. */
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
