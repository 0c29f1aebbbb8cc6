import { beforeEach, expect, test } from 'vitest';
import { newsletterForm } from '#content/forms/newsletter.ts';
import { honeypot } from '#content/shared/forms/form.ts';
import { api } from '#content/shared/http/api.ts';
import { sendErrors } from '#content/shared/http/api-errors.ts';
import { site } from '#content/site.ts';
import { startServer } from '../test-server.ts';

const { fetch, origin, post, rows, submit } = startServer();

beforeEach(async () => {
  for (const table of ['subscribers', 'newsletter_keys']) await rows(`DELETE FROM ${table}`);
});

test('stores an address', async () => {
  const answer = await post(api.newsletter, { email: '  Ann.Lee@EXAMPLE.org ' });
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({ ok: true, id: expect.stringMatching(/^[\w-]{36}$/) });
  expect(await subscribers()).toMatchObject([
    { email: 'Ann.Lee@example.org', spam: 0, unsubscribed_at: null, token: expect.stringMatching(/^[\w-]{36}$/) },
  ]);
});

test('answers the same for a subscribed address and stores it once', async () => {
  const [first, second] = [
    await post(api.newsletter, { email: 'a@b.c' }),
    await post(api.newsletter, { email: 'a@B.c' }),
  ];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(await second.json()).not.toEqual(await first.json());
  expect(await subscribers()).toHaveLength(1);
});

test('a repeated key gets the first response; a different body is rejected', async () => {
  const key = { 'Idempotency-Key': 'one' };
  const first = await post(api.newsletter, { email: 'a@b.c' }, key);
  const repeat = await post(api.newsletter, { email: ' a@b.c', elapsed: 99_999 }, key);
  expect([first.status, repeat.status]).toEqual([201, 200]);
  expect(await repeat.json()).toEqual(await first.json());
  const other = await post(api.newsletter, { email: 'x@b.c' }, key);
  expect(other.status).toBe(409);
  expect(await subscribers()).toHaveLength(1);
});

test('a rejected request leaves its key unused', async () => {
  const key = { 'Idempotency-Key': 'two' };
  expect((await post(api.newsletter, { email: 'nothing' }, key)).status).toBe(422);
  expect((await post(api.newsletter, { email: 'a@b.c' }, key)).status).toBe(201);
});

test('a late retry does not undo an unsubscription, a new subscription does', async () => {
  const key = { 'Idempotency-Key': 'three' };
  await post(api.newsletter, { email: 'a@b.c' }, key);
  await rows('UPDATE subscribers SET unsubscribed_at = 5');
  await post(api.newsletter, { email: 'a@b.c' }, key);
  expect(await subscribers()).toMatchObject([{ unsubscribed_at: 5 }]);
  await post(api.newsletter, { email: 'a@b.c' });
  expect(await subscribers()).toMatchObject([{ unsubscribed_at: null }]);
});

test.skipIf(!site.newsletter)('rejects spam with an error; one sign alone is no spam', async () => {
  const proof = { [honeypot.field]: 'on', [honeypot.elapsed]: 20 };
  const refused = await post(api.newsletter, { email: 'a@b.c', ...proof });
  expect([refused.status, await refused.json()]).toEqual([403, { error: sendErrors.robot }]);
  const page = await submit(api.newsletter, { email: 'a@b.c', ...proof, [honeypot.elapsed]: '20' });
  expect([page.status, (await page.text()).includes(sendErrors.robot)]).toEqual([403, true]);
  expect(await subscribers()).toEqual([]);
  for (const signal of [
    { [honeypot.field]: 'on' },
    { [honeypot.elapsed]: 20 },
    { ...proof, [honeypot.elapsed]: 20_000 },
  ])
    expect((await post(api.newsletter, { email: `${crypto.randomUUID()}@b.c`, ...signal })).status).toBe(201);
  expect(await subscribers()).toMatchObject(Array(3).fill({ spam: 0, confirmed_at: expect.any(Number) }));
});

test('accepts the field `homepage` from a cached page', async () => {
  for (const elapsed of [undefined, 20])
    expect((await post(api.newsletter, { email: `${elapsed}@b.c`, homepage: 'Rosa', elapsed })).status).toBe(201);
  expect(await subscribers()).toMatchObject(Array(2).fill({ spam: 0, confirmed_at: expect.any(Number) }));
});

const json = { 'Content-Type': 'application/json' };
test.each([
  ['no JSON', '{"email":', json, 400],
  ['null', 'null', json, 422],
  ['an array', '["a@b.c"]', json, 422],
  ['a number', '7', json, 422],
  ['the wrong type', '{"email":{"toString":"a@b.c"}}', json, 422],
  ['an inherited value', '{"__proto__":{"email":"a@b.c"}}', json, 422],
  ['text', 'email=a@b.c', { 'Content-Type': 'text/plain' }, 415],
  ['a long key', '{"email":"a@b.c"}', { ...json, 'Idempotency-Key': 'k'.repeat(256) }, 400],
  ['another origin', '{"email":"a@b.c"}', { ...json, Origin: 'https://evil.example' }, 403],
])('rejects %s with a sentence', async (_, body, headers, status) => {
  const answer = await fetch(api.newsletter, {
    method: 'POST',
    headers: { 'CF-Connecting-IP': crypto.randomUUID(), ...headers } as Record<string, string>,
    body,
  });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  if (answer.headers.get('Content-Type') === 'application/json') {
    const { error } = (await answer.json()) as { error: string };
    expect(error).toMatch(/^[A-Z][^<>{}]+\.$/);
  }
  expect(await subscribers()).toEqual([]);
});

test('rejects every other origin, however similar (ASVS 3.5.1)', async () => {
  const { host, hostname, protocol } = new URL(origin());
  const lookalikes = [
    `${protocol}//${host}.evil.example`,
    `${protocol}//evil.${host}`,
    `${protocol}//evil${host}`,
    `${protocol}//${hostname}`,
    `${protocol}//${hostname}:1${host.split(':')[1]}`,
    `${origin()}/`,
    `${origin()}, ${origin()}`,
    `${protocol}//${host}@evil.example`,
    `file://${host}`,
    'null',
    '*',
  ];
  for (const type of ['application/json', 'application/x-www-form-urlencoded'])
    for (const headers of [
      ...lookalikes.map((Origin) => ({ Origin })),
      ...['cross-site', 'same-site', 'SAME-ORIGIN', 'other'].map((site) => ({ 'Sec-Fetch-Site': site })),
      { Origin: origin(), 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
    ]) {
      const body = type === 'application/json' ? '{"email":"a@b.c"}' : 'email=a@b.c';
      const answer = await post(api.newsletter, body, { ...headers, 'Content-Type': type } as Record<string, string>);
      expect.soft([headers, answer.status]).toEqual([headers, 403]);
    }
  expect(await subscribers()).toEqual([]);
  const own = { Origin: origin(), 'Sec-Fetch-Site': 'same-origin' };
  expect((await post(api.newsletter, { email: 'a@b.c' }, own)).status).toBe(201);
});

test('accepts three content types, always as UTF-8 (ASVS 3.5.2)', async () => {
  const send = async (type: string, body = '{"email":"a@b.c"}') =>
    (await post(api.newsletter, body, { 'Content-Type': type })).status;
  for (const type of ['APPLICATION/JSON', 'application/json ; charset=utf-7', 'application/json;charset="UTF-16"'])
    expect.soft([type, await send(type)]).toEqual([type, 201]);
  for (const type of [
    'application/json, text/plain',
    'text/plain; application/json',
    'text/plain, application/json',
    'application/json+x',
    'application/jsonx',
    'text/json',
    'json',
    '*/*',
    'multipart/mixed; boundary=x',
    'application/csp-report',
  ])
    expect.soft([type, await send(type)]).toEqual([type, 415]);
  expect(await send('application/x-www-form-urlencoded')).toBe(422);
});

test('returns an error for each invalid field', async () => {
  const answer = await post(api.newsletter, { email: 'a b@c.d' });
  expect(await answer.json()).toEqual({
    error: newsletterForm.toasts.email.text,
    fields: { email: 'Please enter a valid email address.' },
  });
  expect(await (await post(api.newsletter, {})).json()).toMatchObject({ error: newsletterForm.toasts.missing.text });
});

test('accepts 64 KB and rejects one byte more', async () => {
  const fill = (size: number) => {
    const [head, tail] = ['{"email":"a@b.c","x":"', '"}'];
    return head + 'x'.repeat(size - head.length - tail.length) + tail;
  };
  expect((await post(api.newsletter, fill(65_536))).status).toBe(201);
  expect((await post(api.newsletter, fill(65_537))).status).toBe(413);
  const streamed = await fetch(api.newsletter, {
    method: 'POST',
    headers: json,
    body: new Blob([fill(65_537)]).stream(),
    duplex: 'half',
  } as RequestInit);
  expect(streamed.status).toBe(413);
});

test.skipIf(!site.newsletter)('without JavaScript shows the page with the confirmation', async () => {
  const from = { Referer: `${origin()}/features/crm?x=1` };
  const answer = await submit(api.newsletter, { email: 'a@b.c' }, from);
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect([answer.headers.get('Cache-Control'), answer.headers.get('ETag')]).toEqual(['no-store', null]);
  const html = await answer.text();
  expect(html).toContain(`canonical" href="${site.origin}/features/crm"`);
  expect(html).not.toMatch(/data-modules/);
  expect(tag(html, /data-view="form"/)).toContain('hidden');
  expect(tag(html, /data-view="sent"/)).not.toContain('hidden');
  expect(await subscribers()).toHaveLength(1);
});

test.skipIf(!site.newsletter)('without JavaScript shows the page with the value and the error', async () => {
  const value = `" onfocus="alert(1)&lt;`;
  const answer = await submit(api.newsletter, { email: value, [honeypot.field]: 'on' });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  const input = tag(html, /id="newsletter-email"/);
  expect(input).toContain('value="&quot; onfocus=&quot;alert(1)&amp;lt;"');
  expect(input).toContain('aria-invalid="true"');
  expect(input).toContain('autofocus');
  expect(html).toMatch(/data-error="email"[^>]*>Please enter a valid email address\.</);
  expect(tag(html, /data-error="email"/)).not.toContain('hidden');
  expect(html).toMatch(/data-form-alert=""[^>]*>Please enter a valid email address\.</);
  expect(tag(html, new RegExp(`name="${honeypot.field}"`))).not.toContain('checked');
});

test.each(['https://evil.example/about', 'garbage', '/no-such-page'])(
  'responds with the home page for the referrer %s',
  async (from) => {
    const answer = await submit(api.newsletter, { email: 'a@b.c' }, { Referer: from });
    expect(await answer.text()).toContain(`canonical" href="${site.origin}/"`);
  },
);

const subscribers = () => rows('SELECT * FROM subscribers ORDER BY rowid');

function tag(html: string, pattern: RegExp): string {
  return html.match(new RegExp(`<[^>]*${pattern.source}[^>]*>`))?.[0] ?? '';
}
