import { expect, test } from 'vitest';
import { api } from '#content/shared/http/api.ts';
import { startServer } from '../test-server.ts';

const { fetch, post, rows, scheduled } = startServer();

test('unsubscribes by the button on the page of the link', async () => {
  const link = `${api.unsubscribe}?token=${await tokenOf('a@b.c')}`;
  const page = await fetch(link);
  expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  const html = await page.text();
  expect(html).toMatch(/<h1[^>]*>Stop the newsletter\?<\/h1>/);
  expect(html).toMatch(/<main[\s\S]*<form method="post"><button[^>]*>Unsubscribe<\/button><\/form>[\s\S]*<\/main>/);
  expect(html).not.toMatch(/data-modules|Did you forget/);
  expect(await unsubscribedAt('a@b.c')).toBeNull();

  const done = await fetch(link, { method: 'POST' });
  expect(done.status).toBe(200);
  expect(await done.text()).toContain('You’re unsubscribed');
  const at = await unsubscribedAt('a@b.c');
  expect(at).toEqual(expect.any(Number));
  expect((await fetch(link, { method: 'POST' })).status).toBe(200);
  expect(await unsubscribedAt('a@b.c')).toBe(at);
});

test.each(['.', '%20', '%E2%80%8B', ').', '>'])('accepts a link followed by %s, or in capitals', async (behind) => {
  const email = `copied${behind.length}-${behind.charCodeAt(1)}@b.c`;
  const token = await tokenOf(email);
  const link = `${api.unsubscribe}?token=${token.toUpperCase()}${behind}`;
  expect(await (await fetch(link)).text()).toContain('Stop the newsletter?');
  expect((await fetch(link, { method: 'POST' })).status).toBe(200);
  expect(await unsubscribedAt(email)).toEqual(expect.any(Number));
});

test('unsubscribes by the one-click button of an email client', async () => {
  const answer = await fetch(`${api.unsubscribe}?token=${await tokenOf('d@e.f')}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(answer.status).toBe(200);
  expect(await unsubscribedAt('d@e.f')).toEqual(expect.any(Number));
});

test('answers 200 for a deleted subscription (RFC 8058)', async () => {
  const link = `${api.unsubscribe}?token=${await tokenOf('j@k.l')}`;
  await fetch(link, { method: 'POST' });
  expect(await scheduled('17 3 * * *')).toMatchObject({ outcome: 'ok' });
  expect(await rows("SELECT * FROM subscribers WHERE email = 'j@k.l'")).toEqual([]);
  for (const method of ['GET', 'POST']) expect((await fetch(link, { method })).status).toBe(200);
  expect(await (await fetch(link)).text()).toContain('This address is off our list.');
});

test.each(['', '?token=', '?token=unknown', `?token=a${crypto.randomUUID()}`, "?token=' OR 1=1 --"])(
  '%s unsubscribes no one',
  async (query) => {
    await tokenOf('g@h.i');
    for (const method of ['GET', 'POST']) expect((await fetch(api.unsubscribe + query, { method })).status).toBe(404);
    expect(await unsubscribedAt('g@h.i')).toBeNull();
  },
);

test('rejects other methods', async () => {
  const answer = await fetch(api.unsubscribe, { method: 'DELETE' });
  expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST']);
  expect(await answer.json()).toEqual({ error: 'Please use GET, HEAD or POST here.' });
});

async function subscriber(email: string) {
  const sql = 'SELECT token, unsubscribed_at FROM subscribers WHERE email = ?';
  return (await rows<{ token: string; unsubscribed_at: number | null }>(sql, email))[0]!;
}

async function tokenOf(email: string): Promise<string> {
  await post(api.newsletter, { email });
  return (await subscriber(email)).token;
}

const unsubscribedAt = async (email: string) => (await subscriber(email)).unsubscribed_at;
