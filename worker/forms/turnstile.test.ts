import { expect, test, vi } from 'vitest';
import { turnstile, turnstileVerdict } from '#content/embeds/providers.ts';
import { contactForm } from '#content/forms/contact.ts';
import { turnstileField } from '#content/shared/forms/form.ts';
import { messageTo } from '#content/shared/forms/test-message.ts';
import { api } from '#content/shared/http/api.ts';
import { startWorld } from '../delivery/test-world.ts';
import { checkSettings } from '../env.ts';
import { startForms } from './test-forms.ts';

vi.mock('#content/embeds/embeds.ts', async (load) => {
  const { embedAt } = await load<typeof import('#content/embeds/embeds.ts')>();
  return { embeds: [turnstile('key')], embedAt: (place: 'forms') => embedAt(place, [turnstile('key')]) };
});

const message = messageTo(contactForm);
const answered = { ...message, [turnstileField]: 'answer' };
const start = (TURNSTILE_SECRET = 'secret') => startForms(startWorld({ TURNSTILE_SECRET }));
const mockVerdict = (verdict: object) => vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(verdict));
const usedUp = { success: false, 'error-codes': ['timeout-or-duplicate'] };

test('a widget without a secret fails health, which names the variable', () => {
  expect(() => checkSettings({})).toThrow('TURNSTILE_SECRET must be set');
  expect(() => checkSettings({ TURNSTILE_SECRET: 'secret' })).not.toThrow();
});

test('sends secret, token and IP address to Turnstile and accepts a person', async () => {
  const verdict = mockVerdict({ success: true });
  expect((await start().post(api.contact, answered, { 'CF-Connecting-IP': '192.0.2.1' })).status).toBe(201);
  const [address, request] = verdict.mock.calls[0]!;
  expect(address).toBe(turnstileVerdict);
  expect(JSON.parse(request!.body as string)).toEqual({ secret: 'secret', response: 'answer', remoteip: '192.0.2.1' });
});

test('sends the same token and key on a retry after a failed write', async () => {
  const { breakStatements, post } = start();
  const verdict = mockVerdict({ success: true });
  const key = crypto.randomUUID();
  const sent = () => JSON.parse(verdict.mock.lastCall![1]!.body as string);
  for (const isDown of [true, false]) {
    breakStatements(() => isDown);
    mockVerdict({ success: true });
    const { status } = await post(api.contact, answered, { 'Idempotency-Key': key });
    expect([status, sent()]).toMatchObject([isDown ? 503 : 201, { response: 'answer', idempotency_key: key }]);
  }
  await post(api.contact, answered, { 'Idempotency-Key': 'not a UUID' });
  expect(sent()).not.toHaveProperty('idempotency_key');
});

test('rejects a robot, and a script without a token', async () => {
  mockVerdict({ success: false, 'error-codes': ['invalid-input-response'] });
  for (const body of [{ ...message, [turnstileField]: 'made up' }, message]) {
    const answer = await start().post(api.contact, body);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({
      error: 'We couldn’t confirm that you’re a person. Please reload the page and try again.',
    });
  }
});

test.each([
  [api.contact, answered],
  [api.newsletter, { email: message.email, [turnstileField]: 'answer' }],
])('a retry of what %s has stored needs no second token', async (path, body) => {
  const { post } = start();
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  mockVerdict({ success: true });
  expect((await post(path, body, key)).status).toBe(201);
  mockVerdict(usedUp);
  expect((await post(path, body, key)).status).toBe(200);
});

test('the newsletter requires a token, and rejects browsers without JavaScript', async () => {
  const { post, submit } = start();
  const verdict = mockVerdict(usedUp);
  const { email } = message;
  expect((await post(api.newsletter, { email })).status).toBe(403);
  expect((await submit(api.newsletter, { email })).status).toBe(403);
  expect(verdict).not.toHaveBeenCalled();
  expect((await post(api.newsletter, { email, [turnstileField]: 'other' })).status).toBe(403);
});

test('accepts everyone while Turnstile is down', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('down'));
  expect((await start().post(api.contact, answered)).status).toBe(201);
});

test.each(['internal-error', 'invalid-input-secret'])('accepts everyone on %s and logs it', async (code) => {
  mockVerdict({ success: false, 'error-codes': [code] });
  expect((await start().post(api.contact, answered)).status).toBe(201);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining(code));
});

test('without JavaScript stores a message as suspected spam', async () => {
  const { rows, submit } = start();
  expect((await submit(api.contact, message)).status).toBe(200);
  expect(rows('SELECT spam FROM submissions')).toEqual([{ spam: 1 }]);
});

test.each([
  ['no', ''],
  ['an invalid', 'two words'],
])('accepts everyone without a call if there is %s secret', async (_, secret) => {
  const verdict = mockVerdict({ success: false });
  expect((await start(secret).post(api.contact, message)).status).toBe(201);
  expect(verdict).not.toHaveBeenCalled();
  const isLogged = JSON.stringify(vi.mocked(console.error).mock.calls).includes('must not contain spaces');
  expect(isLogged).toBe(secret !== '');
});
