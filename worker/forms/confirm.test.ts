import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { confirmLink, unsubscribeLink } from '#content/forms/emails.ts';
import { notMe, confirmation as words } from '#content/pages/plain-pages.ts';
import { honeypot } from '#content/shared/forms/form.ts';
import { api } from '#content/shared/http/api.ts';
import { sendErrors } from '#content/shared/http/api-errors.ts';
import { site } from '#content/site.ts';
import { startUpstream } from '../changelog/test-upstream.ts';
import type { Delivery } from '../db/outbox.ts';
import { mailConfirmation } from '../delivery/mail.ts';
import { startServer } from '../test-server.ts';

interface Event {
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
}

const events: Event[] = [];
const hook = await startUpstream();
hook.answer = async (request, response) => {
  events.push(JSON.parse((await request.toArray()).join('')));
  response.end();
};
afterAll(() => hook.close());

const { fetch, post, rows, submit } = startServer({
  NOTIFY_EMAIL: 'staff@example.org',
  NEWSLETTER_CONFIRM: 'on',
  DELIVERY_WEBHOOK_URL: hook.url,
  DELIVERY_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
});

vi.setConfig({ testTimeout: 60_000 });
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
  expect(await subscriber('ann@example.org')).toMatchObject({ confirmed_at: null });
  await vi.waitUntil(async () => (await mailsTo('ann@example.org')).length === 1, wait);
  expect(events).toEqual([]);

  const { confirm_token: confirmToken, token } = (await subscriber('ann@example.org'))!;
  const link = `${api.confirm}?token=${confirmToken}`;
  // Email scanners open links, which must not confirm.
  expect((await fetch(link, { method: 'HEAD' })).status).toBe(200);
  const question = await fetch(link);
  expect([question.status, question.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(await question.text()).toMatch(
    new RegExp(`<form method="post"><button[^>]*>${words.question.button}</button>`),
  );
  expect(await subscriber('ann@example.org')).toMatchObject({ confirmed_at: null });

  // Copied by hand.
  expect((await fetch(`${api.confirm}?token=${confirmToken.toUpperCase()}.%20`)).status).toBe(200);
  for (const method of ['POST', 'POST', 'GET']) {
    const done = await fetch(link, { method });
    expect([done.status, (await done.text()).includes(words.done.heading)]).toEqual([200, true]);
  }
  expect(await subscriber('ann@example.org')).toMatchObject({ confirmed_at: expect.any(Number) });
  await vi.waitUntil(() => events.length === 1, wait);
  const data = {
    id: expect.any(String),
    email: 'ann@example.org',
    unsubscribe: unsubscribeLink(token),
    source: { language: 'en' },
  };
  expect(events[0]).toEqual({ type: 'subscriber.confirmed', timestamp: expect.any(String), data });

  for (let times = 0; times < 2; times++) {
    const left = await fetch(`${api.unsubscribe}?token=${token}`, { method: 'POST' });
    expect(left.status).toBe(200);
  }
  await vi.waitUntil(() => events.length === 2, wait);
  expect(events[1]).toMatchObject({ type: 'subscriber.left', data });
  expect((await fetch(link, { method: 'POST' })).status).toBe(404);
  expect(await subscriber('ann@example.org')).toMatchObject({ unsubscribed_at: expect.any(Number) });
});

test('a second sign-up keeps the link of the first email', async () => {
  for (const _ of ['first', 'second']) await post(api.newsletter, { email: 'a@b.c' });
  const { confirm_token: first } = (await subscriber('a@b.c'))!;
  await post(api.newsletter, { email: 'a@b.c' });
  expect((await fetch(`${api.confirm}?token=${first}`, { method: 'POST' })).status).toBe(200);
  expect(await subscriber('a@b.c')).toMatchObject({ confirmed_at: expect.any(Number) });
});

test('"This wasn’t me" takes effect after its button is pressed, and stops all emails for good', async () => {
  await post(api.newsletter, { email: 'Victim@example.org' });
  const { confirm_token: token } = (await subscriber('Victim@example.org'))!;
  const link = `${api.notMe}?token=${token}`;
  const question = await fetch(link);
  expect([question.status, (await question.text()).includes(notMe.question.button)]).toEqual([200, true]);
  expect(await subscriber('Victim@example.org')).toMatchObject({ unsubscribed_at: null });
  for (let times = 0; times < 2; times++) {
    const done = await fetch(link, { method: 'POST' });
    expect([done.status, (await done.text()).includes(notMe.done.heading)]).toEqual([200, true]);
  }
  expect((await fetch(`${api.confirm}?token=${token}`, { method: 'POST' })).status).toBe(404);
  await rows('DELETE FROM subscribers');
  const again = await post(api.newsletter, { email: 'victim@example.org' });
  expect(await again.json()).toEqual({ ok: true, id: expect.any(String), note: words.note });
  expect(await subscriber('victim@example.org')).toBeUndefined();
  expect(await rows('SELECT * FROM confirmation_limits')).toEqual([
    {
      address_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      emails: 1,
      last_at: expect.any(Number),
      stopped_at: expect.any(Number),
    },
  ]);
  for (const method of ['GET', 'POST']) expect((await fetch(`${api.notMe}?token=x`, { method })).status).toBe(404);
});

test('a rejected submission gets no confirmation email', async () => {
  const trapped = { [honeypot.field]: 'on' };
  const response = await post(api.newsletter, { email: 'trapped@example.org', ...trapped });
  expect(await response.json()).toEqual({ ok: true, id: expect.any(String), note: words.note });
  await vi.waitUntil(async () => (await mailsTo('trapped@example.org')).length > 0, wait);
  const refused = await post(api.newsletter, { email: 'victim@example.org', ...trapped, [honeypot.elapsed]: 20 });
  expect([refused.status, await refused.json()]).toEqual([403, { error: sendErrors.robot }]);
  expect(await subscriber('victim@example.org')).toBeUndefined();
});

test.skipIf(!site.newsletter)('without JavaScript the page asks to check the inbox', async () => {
  const html = await (await submit(api.newsletter, { email: 'a@b.c' })).text();
  expect(html).toMatch(new RegExp(`<span class="block">${words.note}<`));
});

test.each(['', '?token=', '?token=unknown', "?token=' OR 1=1 --"])('%s confirms nothing', async (query) => {
  await post(api.newsletter, { email: 'a@b.c' });
  for (const method of ['GET', 'POST']) expect((await fetch(api.confirm + query, { method })).status).toBe(404);
  expect(await subscriber('a@b.c')).toMatchObject({ confirmed_at: null });
});

test('the confirmation email has the link and no text from a visitor', async () => {
  const send = vi.fn();
  const delivery = { email: 'ann@example.org', payload: '{"token":"one"}' } as Delivery;
  await mailConfirmation(delivery, { send } as never);
  expect(send.mock.calls[0]![0]).toEqual({
    to: 'ann@example.org',
    from: { name: site.name, email: site.mail.hello },
    subject: expect.any(String),
    text: expect.stringContaining(`\n${confirmLink('one')}\n`),
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
});

async function subscriber(email: string) {
  const sql = 'SELECT * FROM subscribers WHERE email = ?';
  return (await rows<{ token: string; confirm_token: string }>(sql, email))[0];
}

async function mailsTo(address: string) {
  const answer = await fetch('/cdn-cgi/local/explorer/api/local/email/sending');
  const { result } = (await answer.json()) as { result: object[] };
  return result.filter((mail) => JSON.stringify(mail).includes(address));
}
