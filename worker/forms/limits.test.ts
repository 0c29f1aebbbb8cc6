import { beforeEach, expect, test } from 'vitest';
import { contactForm } from '#content/forms/contact.ts';
import { supportForm } from '#content/forms/support.ts';
import { messageTo } from '#content/shared/forms/test-message.ts';
import { api, type Receipt } from '#content/shared/http/api.ts';
import { floodNote, sendErrors } from '#content/shared/http/api-errors.ts';
import { startServer } from '../test-server.ts';

const { post, rows, submit } = startServer();
const contact = messageTo(contactForm);
const support = messageTo(supportForm);
const today = Math.floor(Date.now() / 86_400_000);

beforeEach(async () => {
  for (const table of ['senders', 'submissions', 'subscribers']) await rows(`DELETE FROM ${table}`);
});

test('accepts twenty submissions of a form a minute from one network, whatever its proxy headers (ASVS 15.3.4)', async () => {
  const one = { 'CF-Connecting-IP': '192.0.2.7' };
  const proxyHeaders = ['X-Forwarded-For', 'X-Real-IP', 'X-Client-IP', 'True-Client-IP', 'Forwarded'];
  const forged = (n: number) => Object.fromEntries(proxyHeaders.map((name) => [name, `192.0.2.${100 + n}`]));
  // The window may span two minutes.
  const posts = Array.from({ length: 41 }, (_, n) => post(api.contact, contact, { ...one, ...forged(n) }));
  const late = (await Promise.all(posts)).filter(({ status }) => status !== 201);
  expect(late.length).toBeGreaterThan(0);
  expect(late.length).toBeLessThanOrEqual(21);
  for (const { status, headers } of late) expect([status, headers.get('Retry-After')]).toEqual([429, '60']);
  let page = await submit(api.contact, contact, one);
  while (page.ok) page = await submit(api.contact, contact, one);
  const html = await page.text();
  for (const text of [sendErrors.tooMany, contact.message]) expect(html).toContain(text);
  expect((await post(api.support, support, one)).status).toBe(201);
});

test('accepts 200 submissions a day from one address, all forms together (ASVS 2.4.1)', {
  tags: ['slow'],
}, async () => {
  await setSends({ '192.0.2.8': 199 });
  const one = { 'CF-Connecting-IP': '192.0.2.8' };
  expect((await post(api.contact, contact, one)).status).toBe(201);
  for (const path of [api.support, api.newsletter]) {
    const late = await post(path, support, one);
    expect(late.status).toBe(429);
    expect(await late.json()).toEqual({ error: sendErrors.tooManyToday });
    const retryAfter = Number(late.headers.get('Retry-After'));
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(86_400);
  }
  const html = await (await submit(api.contact, { ...contact, message: 'Kept in the form' }, one)).text();
  expect(html).toContain('Kept in the form');
  expect((await post(api.contact, contact)).status).toBe(201);
});

test('starts again at midnight UTC', async () => {
  await setSends({ '192.0.2.9': 900 }, today - 1);
  expect((await post(api.contact, contact, { 'CF-Connecting-IP': '192.0.2.9' })).status).toBe(201);
});

test.each([
  ['/64', '2001:db8:1:a', 200, '2001:db8:1:a::9', '2001:db8:1:b::9'],
  ['/56', '2001:db8:1:a00/56', 400, '2001:db8:1:a01::9', '2001:db8:1:b00::9'],
  ['/48', '2001:db8:2/48', 2000, '2001:db8:2:c00::9', '2001:db8:3::9'],
])('rejects a %s at its limit, but not its neighbor', async (_, network, sends, inside, outside) => {
  await setSends({ [network]: sends - 1 });
  const statuses = [];
  for (const address of [inside, inside, outside])
    statuses.push((await post(api.contact, contact, { 'CF-Connecting-IP': address })).status);
  expect(statuses).toEqual([201, 429, 201]);
});

test('a rejected submission does not count for the larger networks', async () => {
  await setSends({ '2001:db8:4:a': 200, '2001:db8:4/48': 200 });
  expect((await post(api.contact, contact, { 'CF-Connecting-IP': '2001:db8:4:a::1' })).status).toBe(429);
  expect(await rows("SELECT sends FROM senders WHERE network = '2001:db8:4/48'")).toEqual([{ sends: 200 }]);
});

test('stores submissions above 300 an hour as suspected spam', { tags: ['slow'] }, async () => {
  const insert = (from: number, count: number, received: number) =>
    rows(
      `WITH RECURSIVE n (i) AS (SELECT ?1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1 + ?2 - 1)
      INSERT INTO submissions (id, form, idempotency_key, email, payload, received_at)
      SELECT 'id ' || i, 'contact', 'key ' || i, 'a@b.c', '{}', ?3 FROM n`,
      from,
      count,
      received,
    );
  await insert(0, 500, Date.now() - 3_700_000);
  await insert(500, 299, Date.now() - 60_000);
  const notes: unknown[] = [];
  const spam = async () => {
    const { id, note } = (await (await post(api.contact, contact)).json()) as Receipt;
    notes.push(note);
    return (await rows('SELECT spam FROM submissions WHERE id = ?', id))[0]!.spam;
  };
  expect([await spam(), await spam(), await spam()]).toEqual([0, 1, 1]);
  expect(notes).toEqual([undefined, floodNote, floodNote]);
  expect((await post(api.newsletter, { email: 'flood@example.org' })).status).toBe(201);
  expect(await rows('SELECT spam, confirmed_at FROM subscribers')).toEqual([{ spam: 1, confirmed_at: null }]);
  for (const table of ['submissions', 'subscribers']) await rows(`DELETE FROM ${table}`);
  expect(await spam()).toBe(0);
});

async function setSends(sends: Record<string, number>, day = today) {
  for (const [network, count] of Object.entries(sends))
    await rows('INSERT INTO senders (network, day, sends) VALUES (?1, ?2, ?3)', network, day, count);
}
