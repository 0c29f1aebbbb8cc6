import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { api } from '#content/api.ts';
import { contactForm } from '#content/forms/contact.ts';
import { trap } from '#content/forms/form.ts';
import { messageTo } from '#content/forms/test-message.ts';
import { site } from '#content/site.ts';
import type { Submission } from '../db/submissions.ts';
import { startServer } from '../test-server.ts';
import { postWebhook } from './webhook.ts';

/** The owner's system: the first words of a message say how it behaves. */
const behaviors: Record<string, (response: ServerResponse, attempt: number) => void> = {
  good: (response) => response.writeHead(204).end(),
  fails: (response) => response.writeHead(500).end('<h1>stack trace</h1>'),
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

test.concurrent('a message reaches webhook and mail, signed and answerable', async () => {
  const id = await send({ message: 'good morning\nsecond line' });
  const row = await vi.waitUntil(() => delivered(id), wait);
  expect(row).toMatchObject({ attempts: 1, last_error: null, claimed_until: null });
  expect([row.webhook_at, row.email_at]).toEqual([expect.any(Number), expect.any(Number)]);

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
      form: 'contact',
      receivedAt: expect.any(String),
      ...ann,
      message: 'good morning\nsecond line',
      source: {},
    },
  });

  const mail = (await mails()).filter(({ subject }) => subject === 'Message from Ann Lee');
  expect(mail.length).toBeGreaterThan(0);
  expect(JSON.stringify(mail[0])).toContain('staff@example.org');
  expect(JSON.stringify(mail[0])).toContain(site.mail.hello);
  expect(JSON.stringify(mail[0])).toContain('ann@example.org');
});

test.concurrent('a webhook that stays broken is tried again, then given up, and nothing is mailed twice', async () => {
  await Promise.all(
    // The test network makes 500 of an answer that is not followed.
    Object.entries({ fails: /500$/, gone: /410$/, redirects: /302$|500$/, garbage: /.+/, drops: /.+/ }).map(
      async ([behavior, error]) => {
        const lastName = crypto.randomUUID();
        const id = await send({ message: `${behavior} always`, lastName });
        await vi.waitUntil(() => logs().some((line) => line.includes('given up') && line.includes(id)), wait);
        const row = (await read(id))!;
        expect(row).toMatchObject({ attempts: 7, delivered_at: null, webhook_at: null, claimed_until: null });
        expect(row.email_at).toEqual(expect.any(Number));
        expect(row.last_error).toMatch(/^webhook: /);
        expect(row.last_error).toMatch(error);
        const tried = callsWith(`${behavior} always`);
        expect(tried.every(({ url, headers }) => url === '/hook' && headers['webhook-id'] === id)).toBe(true);
        expect((await mails()).filter(({ subject }) => subject.includes(lastName))).toHaveLength(1);
      },
    ),
  );
});

test.concurrent('a webhook that does not answer is left after ten seconds', async () => {
  const slow = { id: 'x', form: 'contact', payload: '{"message":"slow today"}', received_at: 0 } as Submission;
  await expect(postWebhook(slow, hookUrl, `whsec_${secret}`)).rejects.toThrow(/timeout/);
  expect(Date.now() - callsWith('slow today')[0]!.at).toBeGreaterThan(9_000);
});

test.concurrent('a webhook that recovers gets the message under the same id', async () => {
  const id = await send({ message: 'recovers soon' });
  const row = await vi.waitUntil(() => delivered(id), wait);
  expect(row).toMatchObject({ attempts: 3, last_error: null });
  expect(callsWith('recovers soon').map(({ headers }) => headers['webhook-id'])).toEqual([id, id, id]);
});

test.concurrent('spam is not delivered', async () => {
  const id = await send({ message: 'good spam', [trap.field]: 'x' });
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  expect(await read(id)).toMatchObject({ spam: 1, attempts: 0, delivered_at: null });
  expect(callsWith('good spam')).toEqual([]);
});

test.concurrent('the sweep finds what the queue forgot, and leaves alone what is seen to', async () => {
  const [minute, hour] = [60_000, 3_600_000];
  const now = Date.now();
  const forgotten = await plant({ message: 'good and forgotten', received_at: now - 130_000 });
  const fresh = await plant({ message: 'good and fresh', received_at: now - 60_000 });
  const today = { attempts: 7, received_at: now - 3 * hour };
  const failing = await plant({ message: 'good but waiting', ...today, attempted_at: now - 15 * minute });
  const rested = await plant({ message: 'good again', ...today, attempted_at: now - 21 * minute });
  const old = await plant({ message: 'good but old', attempts: 7, attempted_at: now - 50 * minute });
  const nobodys = await plant({ message: 'good for nobody', channels: '' });
  const spam = await plant({ message: 'good spam again', spam: 1 });
  const done = await plant({ message: 'good and done', delivered_at: now - hour });
  expect(await worker().scheduled({ cron: '*/5 * * * *', scheduledTime: new Date() })).toMatchObject({ outcome: 'ok' });
  await vi.waitUntil(async () => (await delivered(forgotten)) && (await delivered(rested)), wait);
  for (const id of [fresh, failing, old, nobodys, spam]) expect(await delivered(id)).toBeUndefined();
  expect((await read(done))!.attempts).toBe(0);
  expect(callsWith('good and done')).toEqual([]);
});

test.concurrent('what is delivered, erased or not an order is done with', async () => {
  const done = await plant({ message: 'good before', delivered_at: 1 });
  const { DELIVERIES } = await worker().getEnv();
  await DELIVERIES.sendBatch([{ body: { id: done } }, { body: { id: 'erased' } }, { body: 'nonsense' as never }]);
  await vi.waitUntil(() => logs().some((line) => line.includes('order not understood')), wait);
  expect(callsWith('good before')).toEqual([]);
});

test.concurrent('two orders for one message deliver it once', async () => {
  const id = await plant({ message: 'good twice' });
  const { DELIVERIES } = await worker().getEnv();
  await DELIVERIES.sendBatch([{ body: { id } }, { body: { id } }]);
  await vi.waitUntil(() => delivered(id), wait);
  expect(callsWith('good twice')).toHaveLength(1);
});

async function send(message: Record<string, string>): Promise<string> {
  const answer = await post(api.contact, { ...ann, ...message });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

/** Puts a message into the database as if the rest of its life had gone that way. */
async function plant({ message, ...columns }: { message: string } & Partial<Submission>): Promise<string> {
  const { DB } = await worker().getEnv();
  const id = crypto.randomUUID();
  const row = {
    id,
    form: 'contact',
    idempotency_key: id,
    email: ann.email,
    payload: JSON.stringify({ ...ann, message }),
    received_at: Date.now() - 86_400_000,
    ...columns,
  };
  const names = Object.keys(row);
  await DB.prepare(`INSERT INTO submissions (${names}) VALUES (${names.map(() => '?')})`)
    .bind(...Object.values(row))
    .run();
  return id;
}

async function read(id: string): Promise<Submission | undefined> {
  const { DB } = await worker().getEnv();
  return (await DB.prepare('SELECT * FROM submissions WHERE id = ?').bind(id).first<Submission>()) ?? undefined;
}

async function delivered(id: string): Promise<Submission | undefined> {
  const row = await read(id);
  return row?.delivered_at ? row : undefined;
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
