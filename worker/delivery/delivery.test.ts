import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { contactForm } from '#content/forms/contact.ts';
import { referenceOf } from '#content/forms/emails.ts';
import { honeypot } from '#content/shared/forms/form.ts';
import { messageTo } from '#content/shared/forms/test-message.ts';
import { api } from '#content/shared/http/api.ts';
import { site } from '#content/site.ts';
import type { Message } from '../db/message.ts';
import type { Delivery } from '../db/outbox.ts';
import { startServer } from '../test-server.ts';
import { postWebhook } from './webhook.ts';

const behaviors: Record<string, (response: ServerResponse, attempt: number) => void> = {
  good: (response) => response.writeHead(204).end(),
  fails: (response) => response.writeHead(500).end(`<h1>stack trace</h1>${'x'.repeat(5000)}`),
  refuses: (response) => response.writeHead(422).end('phone: unknown field'),
  gone: (response) => response.writeHead(410).end(),
  redirects: (response) => response.writeHead(302, { Location: '/elsewhere' }).end(),
  garbage: (response) => response.socket!.end('this is not HTTP\r\n\r\n'),
  drops: (response) => response.socket!.destroy(),
  slow: () => {},
  recovers: (response, attempt) => response.writeHead(attempt < 3 ? 503 : 200).end('{"no'),
};

interface Call {
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
  at: number;
}

const calls: Call[] = [];
const hook = createServer(async (request, response) => {
  const body = (await request.toArray()).join('');
  calls.push({ url: request.url, headers: request.headers, body, at: Date.now() });
  const words: string = JSON.parse(body).data.message;
  behaviors[words.split(' ')[0]!]!(response, callsWith(words).length);
}).listen(0);
afterAll(() => {
  hook.closeAllConnections();
  hook.close();
});

const hookUrl = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`;
const secret = Buffer.from('a secret of the owner of thirty-two').toString('base64');
const { post, worker, fetch, logs } = startServer(
  {
    DELIVERY_WEBHOOK_URL: hookUrl,
    NOTIFY_EMAIL: 'staff@example.org',
    DELIVERY_RETRY_SECONDS: '0',
  },
  { DELIVERY_WEBHOOK_SECRET: `whsec_${secret}` },
);

const ann = messageTo(contactForm, { phone: '555' });
vi.setConfig({ testTimeout: 120_000 });
const wait = { timeout: 100_000, interval: 100 };

test('a message reaches webhook and mail, signed and answerable', async () => {
  const id = await send({ message: 'good morning\nsecond line', email: ann.email });
  const rows = await vi.waitUntil(() => delivered(id), wait);
  expect(rows.map(({ channel, attempts, answers }) => [channel, attempts, answers])).toEqual([
    ['owner-email:staff@example.org', 1, '[]'],
    ['receipt', 1, '[]'],
    ['webhook', 1, '[]'],
  ]);

  const [call, ...more] = callsWith('good morning\nsecond line');
  expect(more).toEqual([]);
  const { 'webhook-id': hookId, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = call!.headers;
  expect(hookId).toBe(id);
  expect(Math.abs(Date.now() / 1000 - Number(timestamp))).toBeLessThan(30);
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

test('a webhook that fails is tried ten times, and nothing is emailed twice', { tags: ['slow'] }, async () => {
  const lastName = crypto.randomUUID();
  const id = await send({ message: 'fails always', lastName });
  const row = await vi.waitUntil(() => givenUp(id), wait);
  expect(row).toMatchObject({ attempts: 10, dismissed_at: null });
  const answers = JSON.parse(row.answers);
  expect(answers).toHaveLength(5);
  expect(answers.at(-1)).toMatchObject({ status: 500, text: expect.stringMatching(/^<h1>stack trace<\/h1>x{480}$/) });
  const tried = callsWith('fails always');
  expect(tried).toHaveLength(10);
  expect(tried.every(({ headers }) => headers['webhook-id'] === id)).toBe(true);
  expect((await mails()).filter(({ subject }) => subject.includes(lastName))).toHaveLength(1);
  const next = await send({ message: 'good again' });
  await vi.waitUntil(() => delivered(next), wait);
});

test.each([
  ['refuses', 10, 422, /^phone: unknown field$/],
  ['gone', 9, 410, /^$/],
  // The test network turns its own failure into a 500.
  ['redirects', 10, expect.any(Number), /^/],
  ['garbage', 10, expect.any(Number), /./],
  ['drops', 10, expect.any(Number), /./],
])(
  'a webhook that %s before the last two attempts is given up after %i',
  { tags: ['slow'] },
  async (behavior, attempts, status, text) => {
    const id = await plant(`${behavior} always`, { attempts: 8, next_attempt_at: 1 });
    await enqueue(id);
    const row = await vi.waitUntil(() => givenUp(id), wait);
    expect(row.attempts).toBe(attempts);
    const answers = JSON.parse(row.answers);
    expect(answers).toHaveLength(attempts - 8);
    expect(answers.at(-1)).toEqual({ at: expect.any(Number), status, text: expect.stringMatching(text) });
    const tried = callsWith(`${behavior} always`);
    expect(tried.every(({ url, headers }) => url === '/hook' && headers['webhook-id'] === id)).toBe(true);
    const next = await plant('good again', { next_attempt_at: 1 });
    await enqueue(next);
    await vi.waitUntil(() => delivered(next), wait);
  },
);

// These tests mostly wait.
test.concurrent('a webhook attempt times out after fifteen seconds', { tags: ['slow'] }, async () => {
  const delivery = { event_id: 'x', type: 'contact.received', created_at: 0 } as Delivery;
  const slow = { form: 'contact', payload: '{"message":"slow today"}' } as Message;
  await expect(postWebhook(delivery, slow, hookUrl, `whsec_${secret}`)).rejects.toThrow(/timeout/);
  expect(Date.now() - callsWith('slow today')[0]!.at).toBeGreaterThan(14_000);
});

test.concurrent('a webhook that recovers gets the message under the same id', async () => {
  const id = await send({ message: 'recovers soon' });
  const rows = await vi.waitUntil(() => delivered(id), wait);
  expect(rows.find(({ channel }) => channel === 'webhook')).toMatchObject({ attempts: 3, answers: '[]' });
  expect(callsWith('recovers soon').map(({ headers }) => headers['webhook-id'])).toEqual([id, id, id]);
});

test.concurrent('spam is not delivered', { tags: ['slow'] }, async () => {
  const id = await send({ message: 'good spam', [honeypot.field]: 'on', [honeypot.elapsed]: '100' });
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  expect(await read(id)).toEqual([]);
  expect(callsWith('good spam')).toEqual([]);
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
  expect(await worker().scheduled({ cron: '*/5 * * * *', scheduledTime: new Date() })).toMatchObject({ outcome: 'ok' });
  await vi.waitUntil(async () => (await delivered(forgotten)) && (await delivered(rested)), wait);
  for (const id of [fresh, waiting, given, spam]) expect(await delivered(id)).toBeUndefined();
  expect((await read(done))[0]!.attempts).toBe(0);
  expect(callsWith('good and done')).toEqual([]);
});

test('acknowledges invalid queue messages, and those for delivered or erased events', async () => {
  const done = await plant('good before', { state: 'delivered', next_attempt_at: 1 });
  const { DELIVERIES } = await worker().getEnv();
  await DELIVERIES.sendBatch([{ body: { id: done } }, { body: { id: 'erased' } }, { body: 'nonsense' as never }]);
  await vi.waitUntil(() => logs().some((line) => line.includes('queue message invalid')), wait);
  expect(callsWith('good before')).toEqual([]);
});

test('two queue messages for one event deliver it once', async () => {
  const id = await plant('good twice', { next_attempt_at: 1 });
  await enqueue(id, id);
  await vi.waitUntil(() => delivered(id), wait);
  expect(callsWith('good twice')).toHaveLength(1);
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
  const { DB } = await worker().getEnv();
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

async function enqueue(...ids: string[]) {
  const { DELIVERIES } = await worker().getEnv();
  await DELIVERIES.sendBatch(ids.map((id) => ({ body: { id } })));
}

async function read(id: string): Promise<Delivery[]> {
  const { DB } = await worker().getEnv();
  return (await DB.prepare('SELECT * FROM outbox WHERE event_id = ? ORDER BY channel').bind(id).all<Delivery>())
    .results;
}

async function delivered(id: string): Promise<Delivery[] | undefined> {
  const rows = await read(id);
  return rows.every(({ state }) => state === 'delivered') ? rows : undefined;
}

async function givenUp(id: string): Promise<Delivery | undefined> {
  return (await read(id)).find(({ channel, state }) => channel === 'webhook' && state === 'undeliverable');
}

function callsWith(words: string): Call[] {
  return calls.filter(({ body }) => JSON.parse(body).data.message === words);
}

async function mails(): Promise<{ subject: string }[]> {
  const answer = (await (await fetch('/cdn-cgi/local/explorer/api/local/email/sending')).json()) as {
    result: { subject: string }[];
  };
  return answer.result;
}
