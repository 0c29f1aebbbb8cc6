import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { afterAll, expect, test, vi } from 'vitest';
import { contactForm } from '#content/forms/contact.ts';
import { referenceOf } from '#content/forms/emails.ts';
import { messageTo } from '#content/shared/forms/test-message.ts';
import { api } from '#content/shared/http/api.ts';
import { site } from '#content/site.ts';
import { startUpstream } from '../changelog/test-upstream.ts';
import type { Delivery } from '../db/outbox.ts';
import { startServer } from '../test-server.ts';

const hook = await startUpstream();
hook.answer = async (request, response) => {
  const body = (await request.toArray()).join('');
  calls.push({ headers: request.headers, body });
  const { message } = JSON.parse(body).data;
  response.writeHead(message.startsWith('recovers') && callsWith(message).length < 3 ? 503 : 200).end('{"no');
};
afterAll(() => hook.close());

const calls: { headers: IncomingHttpHeaders; body: string }[] = [];
const secret = Buffer.from('a secret of the owner of thirty-two').toString('base64');
const { env, fetch, logs, post, rows, scheduled } = startServer({
  DELIVERY_WEBHOOK_URL: hook.url,
  NOTIFY_EMAIL: 'staff@example.org',
  DELIVERY_RETRY_SECONDS: '0',
  DELIVERY_WEBHOOK_SECRET: `whsec_${secret}`,
});

const ann = messageTo(contactForm, { phone: '555' });
vi.setConfig({ testTimeout: 120_000 });
const wait = { timeout: 100_000, interval: 100 };

test('a message reaches webhook and mail, signed and answerable', async () => {
  const begin = Math.floor(Date.now() / 1000);
  const id = await send({ message: 'good morning\nsecond line', email: ann.email });
  const deliveries = await vi.waitUntil(() => delivered(id), wait);
  expect(deliveries.map(({ channel, attempts, answers }) => [channel, attempts, answers])).toEqual([
    ['owner-email:staff@example.org', 1, '[]'],
    ['receipt', 1, '[]'],
    ['webhook', 1, '[]'],
  ]);

  const [call, ...more] = callsWith('good morning\nsecond line');
  expect(more).toEqual([]);
  const { 'webhook-id': hookId, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = call!.headers;
  expect(hookId).toBe(id);
  expect(Number(timestamp)).toBeGreaterThanOrEqual(begin);
  expect(Number(timestamp)).toBeLessThanOrEqual(Date.now() / 1000);
  const key = Buffer.from(secret, 'base64');
  const expected = createHmac('sha256', key).update(`${hookId}.${timestamp}.${call!.body}`).digest('base64');
  expect(signature).toBe(`v1,${expected}`);
  expect(JSON.parse(call!.body)).toEqual({
    type: 'contact.received',
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    data: {
      id,
      reference: referenceOf(id),
      form: 'contact',
      receivedAt: expect.any(String),
      ...ann,
      message: 'good morning\nsecond line',
      source: {},
    },
  });

  const mail = (await mails()).filter(({ subject }) => subject === `Message from Ann Lee (${referenceOf(id)})`);
  expect(mail.length).toBeGreaterThan(0);
  expect(JSON.stringify(mail[0])).toContain('staff@example.org');
  expect(JSON.stringify(mail[0])).toContain(site.mail.hello);
  expect(JSON.stringify(mail[0])).toContain('ann@example.org');
});

test('a webhook that recovers gets the message under the same id', async () => {
  const id = await send({ message: 'recovers soon' });
  const deliveries = await vi.waitUntil(() => delivered(id), wait);
  expect(deliveries.find(({ channel }) => channel === 'webhook')).toMatchObject({ attempts: 3, answers: '[]' });
  expect(callsWith('recovers soon').map(({ headers }) => headers['webhook-id'])).toEqual([id, id, id]);
});

test('the sweep delivers events that the queue lost, and ignores claimed ones', async () => {
  const minute = 60_000;
  const now = Date.now();
  const forgotten = await plant('good and forgotten', {
    next_attempt_at: now - 3 * minute,
    enqueued_at: now - 3 * minute,
  });
  const fresh = await plant('good and fresh', { next_attempt_at: now - minute, enqueued_at: now - minute });
  const waiting = await plant('good but waiting', { attempts: 3, next_attempt_at: now + 15 * minute });
  const rested = await plant('good at last', { attempts: 3, next_attempt_at: now - minute });
  const done = await plant('good and done', { state: 'delivered', next_attempt_at: now - minute });
  const given = await plant('good but given up', { state: 'undeliverable', next_attempt_at: now - minute });
  const spam = await plant('good spam again', { next_attempt_at: now - minute }, 1);
  expect(await scheduled('*/5 * * * *')).toMatchObject({ outcome: 'ok' });
  await vi.waitUntil(async () => (await delivered(forgotten)) && (await delivered(rested)), wait);
  for (const id of [fresh, waiting, given, spam]) expect(await delivered(id)).toBeUndefined();
  expect((await read(done))[0]!.attempts).toBe(0);
  expect(callsWith('good and done')).toEqual([]);
});

test('acknowledges invalid queue messages, and those for delivered or erased events', async () => {
  const done = await plant('good before', { state: 'delivered', next_attempt_at: 1 });
  const { DELIVERIES } = await env();
  await DELIVERIES.sendBatch([{ body: { id: done } }, { body: { id: 'erased' } }, { body: 'nonsense' as never }]);
  await vi.waitUntil(() => logs.some((line) => line.includes('queue message invalid')), wait);
  expect(callsWith('good before')).toEqual([]);
});

async function send(message: Record<string, string>): Promise<string> {
  // The limit is five receipts a day.
  const email = `ann${crypto.randomUUID().slice(0, 8)}@example.org`;
  const answer = await post(api.contact, { ...ann, email, ...message });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

async function plant(
  message: string,
  columns: Partial<Delivery> & { next_attempt_at: number },
  spam = 0,
): Promise<string> {
  const { DB } = await env();
  const id = crypto.randomUUID();
  const row = {
    event_id: id,
    channel: 'webhook',
    type: 'contact.received',
    created_at: Date.now() - 86_400_000,
    ...columns,
  };
  const names = Object.keys(row);
  await DB.batch([
    DB.prepare(
      `INSERT INTO submissions (id, form, idempotency_key, email, payload, received_at, spam)
      VALUES (?1, 'contact', ?1, ?2, ?3, ?4, ?5)`,
    ).bind(id, ann.email, JSON.stringify({ ...ann, message }), row.created_at, spam),
    DB.prepare(`INSERT INTO outbox (${names}) VALUES (${names.map(() => '?')})`).bind(...Object.values(row)),
  ]);
  return id;
}

const read = (id: string) => rows<Delivery>('SELECT * FROM outbox WHERE event_id = ? ORDER BY channel', id);

async function delivered(id: string): Promise<Delivery[] | undefined> {
  const deliveries = await read(id);
  return deliveries.every(({ state }) => state === 'delivered') ? deliveries : undefined;
}

function callsWith(words: string) {
  return calls.filter(({ body }) => JSON.parse(body).data.message === words);
}

async function mails(): Promise<{ subject: string }[]> {
  const answer = (await (await fetch('/cdn-cgi/local/explorer/api/local/email/sending')).json()) as {
    result: { subject: string }[];
  };
  return answer.result;
}
