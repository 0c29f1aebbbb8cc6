import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { unsubscribeLink } from '#content/forms/emails.ts';
import { notMe, unsubscription, confirmation as words } from '#content/pages/plain-pages.ts';
import { api } from '#content/shared/http/api.ts';
import { site } from '#content/site.ts';
import { startUpstream } from '../changelog/test-upstream.ts';
import { startServer } from '../test-server.ts';

const events: { type: string; timestamp: string; data: Record<string, unknown> }[] = [];
const hook = await startUpstream();
hook.answer = async (request, response) => {
  events.push(JSON.parse((await request.toArray()).join('')));
  response.end();
};
afterAll(() => hook.close());

const { fetch, logs, post, rows, scheduled, submit } = startServer({
  NOTIFY_EMAIL: 'staff@example.org',
  NEWSLETTER_CONFIRM: 'on',
  DELIVERY_WEBHOOK_URL: hook.url,
  DELIVERY_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
});

const wait = { timeout: 30_000, interval: 100 };

beforeEach(async () => {
  for (const table of ['subscribers', 'newsletter_keys', 'outbox', 'confirmation_limits'])
    await rows(`DELETE FROM ${table}`);
  events.length = 0;
});

test('double opt-in: the webhook gets the subscription after it is confirmed, then the unsubscription', async () => {
  const answer = await post(api.newsletter, { email: 'ann@example.org' }, { 'Accept-Language': 'en' });
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({ ok: true, id: expect.any(String), note: words.note });
  expect(await subscriber()).toMatchObject({ confirmed_at: null });
  await vi.waitUntil(async () => (await mailsTo('ann@example.org')).length === 1, wait);
  expect(events).toEqual([]);

  const { confirm_token: confirmToken, token } = await subscriber();
  const link = `${api.confirm}?token=${confirmToken}`;
  // Email scanners open links, which must not confirm.
  expect((await fetch(link, { method: 'HEAD' })).status).toBe(200);
  const question = await fetch(link);
  expect([question.status, question.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(await question.text()).toMatch(
    new RegExp(`<form method="post"><button[^>]*>${words.question.button}</button>`),
  );
  expect(await subscriber()).toMatchObject({ confirmed_at: null });

  // Copied by hand.
  expect((await fetch(`${api.confirm}?token=${confirmToken.toUpperCase()}.%20`)).status).toBe(200);
  for (const method of ['POST', 'POST', 'GET']) expect(await open(link, method)).toEqual([200, words.done.heading]);
  expect(await subscriber()).toMatchObject({ confirmed_at: expect.any(Number) });
  await vi.waitUntil(() => events.length === 1, wait);
  const data = {
    id: expect.any(String),
    email: 'ann@example.org',
    unsubscribe: unsubscribeLink(token),
    source: { language: 'en' },
  };
  expect(events[0]).toEqual({ type: 'subscriber.confirmed', timestamp: expect.any(String), data });

  for (const _ of ['first', 'second'])
    expect((await fetch(`${api.unsubscribe}?token=${token}`, { method: 'POST' })).status).toBe(200);
  await vi.waitUntil(() => events.length === 2, wait);
  expect(events[1]).toMatchObject({ type: 'subscriber.left', data });
  expect((await fetch(link, { method: 'POST' })).status).toBe(404);
  expect(await subscriber()).toMatchObject({ unsubscribed_at: expect.any(Number) });
});

test('"This wasn’t me" takes effect after its button is pressed', async () => {
  await post(api.newsletter, { email: 'victim@example.org' });
  const { confirm_token: token } = await subscriber();
  const link = `${api.notMe}?token=${token}`;
  const question = await fetch(link);
  expect([question.status, (await question.text()).includes(notMe.question.button)]).toEqual([200, true]);
  expect(await subscriber()).toMatchObject({ unsubscribed_at: null });
  for (const _ of ['first', 'second']) expect(await open(link, 'POST')).toEqual([200, notMe.done.heading]);
  expect((await fetch(`${api.confirm}?token=${token}`, { method: 'POST' })).status).toBe(404);
  const again = await post(api.newsletter, { email: 'Victim@example.org' });
  expect(await again.json()).toEqual({ ok: true, id: expect.any(String), note: words.note });
});

test.skipIf(!site.newsletter)('without JavaScript the page asks to check the inbox', async () => {
  const html = await (await submit(api.newsletter, { email: 'a@b.c' })).text();
  expect(html).toMatch(new RegExp(`<span class="block">${words.note}<`));
});

describe.each([api.confirm, api.notMe, api.unsubscribe])('%s', (path) => {
  test.each(['', '?token=', '?token=unknown', `?token=a${crypto.randomUUID()}`, "?token=' OR 1=1 --"])(
    'changes nothing with the token "%s"',
    async (query) => {
      await subscribed();
      for (const method of ['GET', 'POST']) expect((await fetch(path + query, { method })).status).toBe(404);
      expect(await subscriber()).toMatchObject({ confirmed_at: null, unsubscribed_at: null });
    },
  );
});

test('unsubscribes by the button on the page of the link', async () => {
  const link = `${api.unsubscribe}?token=${await subscribed()}`;
  const page = await fetch(link);
  expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  const html = await page.text();
  expect(html).toMatch(/<h1[^>]*>Stop the newsletter\?<\/h1>/);
  expect(html).toMatch(/<main[\s\S]*<form method="post"><button[^>]*>Unsubscribe<\/button><\/form>[\s\S]*<\/main>/);
  expect(html).not.toMatch(/data-modules|Did you forget/);
  expect(await subscriber()).toMatchObject({ unsubscribed_at: null });

  expect(await open(link, 'POST')).toEqual([200, unsubscription.done.heading]);
  const { unsubscribed_at: at } = await subscriber();
  expect(at).toEqual(expect.any(Number));
  expect((await fetch(link, { method: 'POST' })).status).toBe(200);
  expect(await subscriber()).toMatchObject({ unsubscribed_at: at });
});

test.each(['.', '%20', '%E2%80%8B', ').', '>'])('accepts a link followed by %s, or in capitals', async (behind) => {
  const link = `${api.unsubscribe}?token=${(await subscribed()).toUpperCase()}${behind}`;
  expect(await open(link)).toEqual([200, unsubscription.question.heading]);
  expect((await fetch(link, { method: 'POST' })).status).toBe(200);
  expect(await subscriber()).toMatchObject({ unsubscribed_at: expect.any(Number) });
});

test('unsubscribes by the one-click button of an email client', async () => {
  const answer = await fetch(`${api.unsubscribe}?token=${await subscribed()}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(answer.status).toBe(200);
  expect(await subscriber()).toMatchObject({ unsubscribed_at: expect.any(Number) });
});

test('answers 200 for a deleted subscription (RFC 8058)', async () => {
  const link = `${api.unsubscribe}?token=${await subscribed()}`;
  await fetch(link, { method: 'POST' });
  expect(await scheduled('17 3 * * *')).toMatchObject({ outcome: 'ok' });
  expect(await rows('SELECT * FROM subscribers')).toEqual([]);
  const purged = JSON.parse(logs.findLast((line) => line.includes('purged'))!);
  expect(purged).toMatchObject({ submissions: 0, newsletterKeys: 0, subscribers: 1 });
  expect(await open(link)).toEqual([200, unsubscription.unknownLink.heading]);
  expect((await fetch(link, { method: 'POST' })).status).toBe(200);
});

test('rejects other methods', async () => {
  const answer = await fetch(api.unsubscribe, { method: 'DELETE' });
  expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST']);
  expect(await answer.json()).toEqual({ error: 'Please use GET, HEAD or POST here.' });
});

async function open(link: string, method = 'GET'): Promise<[status: number, heading: string]> {
  const answer = await fetch(link, { method });
  return [answer.status, /<h1[^>]*>([^<]*)</.exec(await answer.text())![1]!];
}

async function subscriber() {
  return (
    await rows<{ token: string; confirm_token: string; unsubscribed_at: number }>('SELECT * FROM subscribers')
  )[0]!;
}

async function subscribed(): Promise<string> {
  const token = crypto.randomUUID();
  await rows("INSERT INTO subscribers (email, token, subscribed_at) VALUES ('a@b.c', ?, 1)", token);
  return token;
}

async function mailsTo(address: string) {
  const answer = await fetch('/cdn-cgi/local/explorer/api/local/email/sending');
  const { result } = (await answer.json()) as { result: object[] };
  return result.filter((mail) => JSON.stringify(mail).includes(address));
}
