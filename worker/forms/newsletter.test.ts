import { expect, test } from 'vitest';
import { newsletterForm } from '#content/forms/newsletter.ts';
import { honeypot } from '#content/shared/forms/form.ts';
import { api } from '#content/shared/http/api.ts';
import { sendErrors } from '#content/shared/http/api-errors.ts';
import { startWorld } from '../delivery/test-world.ts';
import { origin, startForms } from './test-forms.ts';

function start() {
  const { post, rows, send, submit } = startForms(startWorld({}));
  const signUp = (body: unknown, headers?: Record<string, string>) => post(api.newsletter, body, headers);
  return { rows, send, submit, signUp, subscribers: () => rows('SELECT * FROM subscribers ORDER BY rowid') };
}

test('stores an address', async () => {
  const { signUp, subscribers } = start();
  const answer = await signUp({ email: '  Ann.Lee@EXAMPLE.org ' });
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({ ok: true, id: expect.stringMatching(/^[\w-]{36}$/) });
  expect(subscribers()).toMatchObject([
    { email: 'Ann.Lee@example.org', spam: 0, unsubscribed_at: null, token: expect.stringMatching(/^[\w-]{36}$/) },
  ]);
});

test('answers the same for a subscribed address and stores it once', async () => {
  const { signUp, subscribers } = start();
  const [first, second] = [await signUp({ email: 'a@b.c' }), await signUp({ email: 'a@B.c' })];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(await second.json()).not.toEqual(await first.json());
  expect(subscribers()).toHaveLength(1);
});

test('a repeated key gets the first response; a different body is rejected', async () => {
  const { signUp, subscribers } = start();
  const key = { 'Idempotency-Key': 'one' };
  const first = await signUp({ email: 'a@b.c' }, key);
  const repeat = await signUp({ email: ' a@b.c', elapsed: 99_999 }, key);
  expect([first.status, repeat.status]).toEqual([201, 200]);
  expect(await repeat.json()).toEqual(await first.json());
  expect((await signUp({ email: 'x@b.c' }, key)).status).toBe(409);
  expect(subscribers()).toHaveLength(1);
});

test('a late retry does not undo an unsubscription, a new subscription does', async () => {
  const { signUp, subscribers, rows } = start();
  const key = { 'Idempotency-Key': 'three' };
  await signUp({ email: 'a@b.c' }, key);
  rows('UPDATE subscribers SET unsubscribed_at = 5');
  await signUp({ email: 'a@b.c' }, key);
  expect(subscribers()).toMatchObject([{ unsubscribed_at: 5 }]);
  await signUp({ email: 'a@b.c' });
  expect(subscribers()).toMatchObject([{ unsubscribed_at: null }]);
});

test('rejects spam with an error; one sign alone is no spam', async () => {
  const { signUp, submit, subscribers } = start();
  const proof = { [honeypot.field]: 'on', [honeypot.elapsed]: '20' };
  const refused = await signUp({ email: 'a@b.c', ...proof, [honeypot.elapsed]: 20 });
  expect([refused.status, await refused.json()]).toEqual([403, { error: sendErrors.robot }]);
  const page = await submit(api.newsletter, { email: 'a@b.c', ...proof });
  expect([page.status, (await page.text()).includes(sendErrors.robot)]).toEqual([403, true]);
  expect(subscribers()).toEqual([]);
  // `homepage` is in cached pages.
  const signals = [
    { [honeypot.field]: 'on' },
    { [honeypot.elapsed]: 20 },
    { ...proof, [honeypot.elapsed]: 20_000 },
    { homepage: 'Rosa' },
    { homepage: 'Rosa', [honeypot.elapsed]: 20 },
  ];
  for (const [at, signal] of signals.entries())
    expect((await signUp({ email: `${at}@b.c`, ...signal })).status).toBe(201);
  expect(subscribers()).toMatchObject(signals.map(() => ({ spam: 0, confirmed_at: expect.any(Number) })));
});

test.each<[string, string, Record<string, string>, number]>([
  ['no JSON', '{"email":', {}, 400],
  ['null', 'null', {}, 422],
  ['an array', '["a@b.c"]', {}, 422],
  ['a number', '7', {}, 422],
  ['the wrong type', '{"email":{"toString":"a@b.c"}}', {}, 422],
  ['an inherited value', '{"__proto__":{"email":"a@b.c"}}', {}, 422],
  ['text', 'email=a@b.c', { 'Content-Type': 'text/plain' }, 415],
  ['a long key', '{"email":"a@b.c"}', { 'Idempotency-Key': 'k'.repeat(256) }, 400],
  ['another origin', '{"email":"a@b.c"}', { Origin: 'https://evil.example' }, 403],
])('rejects %s with a sentence', async (_, body, headers, status) => {
  const { signUp, subscribers } = start();
  const answer = await signUp(body, headers);
  expect(answer.status).toBe(status);
  const sentence = /[A-Z][^<>{}]+\./;
  if (status !== 415) expect(await answer.json()).toMatchObject({ error: expect.stringMatching(sentence) });
  expect(subscribers()).toEqual([]);
});

test('rejects every other origin, however similar (ASVS 3.5.1)', async () => {
  const { signUp, subscribers } = start();
  const { host, hostname, port, protocol } = new URL(origin);
  const lookalikes = [
    `${protocol}//${host}.evil.example`,
    `${protocol}//evil.${host}`,
    `${protocol}//evil${host}`,
    `${protocol}//${hostname}`,
    `${protocol}//${hostname}:1${port}`,
    `${origin}/`,
    `${origin}, ${origin}`,
    `${protocol}//${host}@evil.example`,
    `file://${host}`,
    'null',
    '*',
  ];
  for (const [type, body] of [
    ['application/json', '{"email":"a@b.c"}'],
    ['application/x-www-form-urlencoded', 'email=a@b.c'],
  ])
    for (const headers of [
      ...lookalikes.map((Origin) => ({ Origin })),
      ...['cross-site', 'same-site', 'SAME-ORIGIN', 'other'].map((site) => ({ 'Sec-Fetch-Site': site })),
      { Origin: origin, 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
    ] as Record<string, string>[])
      expect
        .soft([headers, (await signUp(body, { ...headers, 'Content-Type': type! })).status])
        .toEqual([headers, 403]);
  expect(subscribers()).toEqual([]);
  expect((await signUp({ email: 'a@b.c' }, { Origin: origin, 'Sec-Fetch-Site': 'same-origin' })).status).toBe(201);
});

test.each([
  ['APPLICATION/JSON', 201],
  ['application/json ; charset=utf-7', 201],
  ['application/json;charset="UTF-16"', 201],
  ['application/json, text/plain', 415],
  ['text/plain; application/json', 415],
  ['text/plain, application/json', 415],
  ['application/json+x', 415],
  ['application/jsonx', 415],
  ['text/json', 415],
  ['json', 415],
  ['*/*', 415],
  ['multipart/mixed; boundary=x', 415],
  ['application/csp-report', 415],
  ['application/x-www-form-urlencoded', 422],
])('JSON as %s answers %i (ASVS 3.5.2)', async (type, status) => {
  expect((await start().signUp({ email: 'a@b.c' }, { 'Content-Type': type })).status).toBe(status);
});

test('returns an error for each invalid field', async () => {
  const { signUp } = start();
  expect(await (await signUp({ email: 'a b@c.d' })).json()).toEqual({
    error: newsletterForm.toasts.email.text,
    fields: { email: 'Please enter a valid email address.' },
  });
  expect(await (await signUp({})).json()).toMatchObject({ error: newsletterForm.toasts.missing.text });
});

test('accepts 64 KB and rejects one byte more', async () => {
  const { signUp, send } = start();
  const fill = (size: number) => {
    const [head, tail] = ['{"email":"a@b.c","x":"', '"}'];
    return head + 'x'.repeat(size - head.length - tail.length) + tail;
  };
  expect((await signUp(fill(65_536))).status).toBe(201);
  expect((await signUp(fill(65_537))).status).toBe(413);
  const stream = new Blob([fill(65_537)]).stream();
  expect((await send(api.newsletter, stream, { 'Content-Type': 'application/json' })).status).toBe(413);
});
