import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { onTestFinished, vi } from 'vitest';
import type { Channel } from '#content/shared/desk/desk-api.ts';
import { type Delivery, outboxCounts } from '../db/outbox.ts';
import { storeMessage } from '../db/submissions.ts';
import { confirmSubscriber, rejectSubscription, subscribe, unsubscribe } from '../db/subscribers.ts';
import type { Env } from '../env.ts';
import { onQueue, onSchedule } from '../triggers.ts';
import { eventChannels, messageChannels } from './channels.ts';
import { deliveryProblem } from './health.ts';
import { enqueue } from './outbox.ts';

export const [second, minute, hour] = [1000, 60_000, 3_600_000];
export const start = Date.UTC(2026, 10, 23, 12);

interface Mail {
  to: string | string[];
  subject: string;
  text: string;
  from: { email: string };
  replyTo?: string;
  headers?: Record<string, string>;
}

/** Sweeps that do nothing get rarer until something is due: saves CPU time in a world of weeks. */
export function startWorld(variables: Partial<Env>) {
  if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ['Date'], now: start });
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const sqlite = new DatabaseSync(':memory:');
  for (const file of readdirSync('worker/migrations').sort()) {
    sqlite.exec(readFileSync(`worker/migrations/${file}`, 'utf8'));
  }
  const nextDue = sqlite.prepare(
    "SELECT MIN(next_attempt_at) AS at FROM outbox WHERE state = 'waiting' AND next_attempt_at > ?",
  );
  const due: { at: number; attempts: number; queue: string; body: unknown }[] = [];
  const mails: Mail[] = [];
  let enqueued = 0;
  let isQueuePaused = false;
  let isStatementBroken: (sql: string) => boolean = () => false;
  let isMailBroken: (mail: Mail) => boolean | Error = () => false;
  const put = (at: number, body: unknown, { attempts = 1, queue = 'site-deliveries' } = {}) =>
    due.push({ at, attempts, queue, body });
  let env = {
    DB: d1(sqlite, (sql) => isStatementBroken(sql)),
    DELIVERIES: {
      sendBatch: async (batch: { body: unknown; delaySeconds?: number }[]) => {
        enqueued += batch.length;
        if (!isQueuePaused)
          for (const { body, delaySeconds = 0 } of batch) put(Date.now() + delaySeconds * second, body);
      },
    },
    EMAIL: {
      send: async (mail: Mail) => {
        const broken = isMailBroken(mail);
        if (broken) throw broken instanceof Error ? broken : new Error('down');
        mails.push(mail);
        return { messageId: `mail-${mails.length}@service.test` };
      },
    },
    ALARMS: { getByName: () => ({ start: async () => {} }) },
    DELIVERY_WEBHOOK_SECRET: `whsec_${btoa('a secret of thirty-two bytes or so')}`,
    ...variables,
  } as unknown as Env;

  async function consume({ attempts, queue, body }: (typeof due)[number]) {
    const message = {
      body,
      attempts,
      ack: () => {},
      retry: ({ delaySeconds }: { delaySeconds: number }) => {
        if (attempts <= 10) put(Date.now() + delaySeconds * second, body, { attempts: attempts + 1 });
        else put(Date.now(), body, { queue: 'site-deliveries-dead' });
      },
    };
    await onQueue({ queue, messages: [message], ackAll: () => {} } as unknown as MessageBatch, env);
  }

  async function receive({ spam = false, email = 'a@b.c' } = {}) {
    const id = crypto.randomUUID();
    const payload = `{"firstName":"Ann","lastName":"Lee","email":"${email}","message":"Hello there"}`;
    const sent = { id, form: 'contact', email, payload, spam, at: Date.now() } as const;
    await storeMessage(env.DB, {
      ...sent,
      key: { current: id },
      channels: messageChannels(env, 'contact'),
      source: '{}',
    });
    if (!spam) await enqueue(env, [id]);
    return id;
  }

  const link = () => ({ id: crypto.randomUUID(), channels: eventChannels(env), at: Date.now() });

  return {
    env: () => env,
    database: env.DB,
    sqlite,
    async signUp(email: string) {
      const tokens = { token: crypto.randomUUID(), confirmToken: crypto.randomUUID() };
      const rest = { doubleOptIn: true, channels: eventChannels(env), key: undefined, spam: false, source: '{}' };
      const signed = await subscribe(env.DB, { ...tokens, ...rest, id: crypto.randomUUID(), email, at: Date.now() });
      if (signed!.event) await enqueue(env, [signed!.event]);
      return signed!.event;
    },
    subscriber: (email: string) =>
      sqlite.prepare('SELECT * FROM subscribers WHERE email = ?').get(email) as Record<string, string | null>,
    async confirm(email: string) {
      const token = this.subscriber(email).confirm_token!;
      const { event } = (await confirmSubscriber(env.DB, { ...link(), token }))!;
      await enqueue(env, [event!]);
    },
    async leave(email: string) {
      const token = this.subscriber(email).token!;
      const { event } = await unsubscribe(env.DB, { ...link(), token });
      await enqueue(env, [event!]);
    },
    async reject(email: string) {
      const { event } = await rejectSubscription(env.DB, { ...link(), token: this.subscriber(email).confirm_token! });
      if (event) await enqueue(env, [event]);
    },
    receive,
    attempt: (id: string) => consume({ at: Date.now(), attempts: 1, queue: 'site-deliveries', body: { id } }),
    sweep: () => onSchedule({ cron: '*/5 * * * *' } as ScheduledController, env),
    suspect: () => receive({ spam: true }),
    daily: () => onSchedule({ cron: '17 3 * * *' } as ScheduledController, env),
    mails,
    mailsTo: (address: string) => mails.filter(({ to }) => [to].flat().includes(address)),
    breakMail: (broken: boolean | typeof isMailBroken) => {
      isMailBroken = typeof broken === 'boolean' ? () => broken : broken;
    },
    breakStatements: (broken: typeof isStatementBroken) => {
      isStatementBroken = broken;
    },
    /** Includes messages lost while the queue is paused. */
    enqueued: () => enqueued,
    pauseQueue: (paused: boolean) => {
      isQueuePaused = paused;
    },
    configure: (changes: Partial<Env>) => {
      env = { ...env, ...changes };
    },
    /** By channel, without the address. */
    deliveries: (id: string) =>
      Object.fromEntries(
        (sqlite.prepare('SELECT * FROM outbox WHERE event_id = ?').all(id) as unknown as Delivery[]).map((row) => [
          row.channel.split(':')[0]!,
          row,
        ]),
      ) as Record<Channel, Delivery>,
    counts: () => outboxCounts(env.DB),
    health: () => deliveryProblem(env),
    skip: (span: number) => void vi.setSystemTime(Date.now() + span),
    /** Messages arrive at `arrivals` ms from now. Returns their ids. */
    async run(arrivals: number[], span: number): Promise<string[]> {
      const from = Date.now();
      const ids: string[] = [];
      const coming = arrivals.map((after) => from + after);
      let sweepAt = Math.ceil((from + 1) / (5 * minute)) * 5 * minute;
      let interval = 5 * minute;
      for (;;) {
        due.sort((a, b) => a.at - b.at);
        const next = Math.min(coming[0] ?? Infinity, due[0]?.at ?? Infinity, sweepAt);
        if (next > from + span) break;
        vi.setSystemTime(Math.max(next, Date.now()));
        if (next === coming[0]) {
          coming.shift();
          ids.push(await receive());
        } else if (next === due[0]?.at) await consume(due.shift()!);
        else {
          const before = enqueued + mails.length;
          await this.sweep();
          interval = enqueued + mails.length === before ? Math.min(2 * interval, 40 * minute) : 5 * minute;
          const { at } = nextDue.get(sweepAt) as { at: number | null };
          sweepAt = Math.min(sweepAt + interval, Math.ceil((at ?? Infinity) / (5 * minute)) * 5 * minute);
        }
      }
      vi.setSystemTime(from + span);
      return ids;
    },
  };
}

/** The D1 interface of an SQLite database. */
function d1(sqlite: DatabaseSync, isBroken: (sql: string) => boolean): D1Database {
  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string) => prepared.get(sql) ?? prepared.set(sql, sqlite.prepare(sql)).get(sql)!;
  const statement = (sql: string, values: never[] = []) => ({
    sql,
    bind: (...values: never[]) => statement(sql, values),
    run() {
      if (isBroken(sql)) throw new Error('down');
      return { results: prepare(sql).all(...values), meta: { changes: 0 } };
    },
    async all() {
      return this.run();
    },
  });
  return {
    prepare: (sql: string) => statement(sql),
    async batch(statements: ReturnType<typeof statement>[]) {
      sqlite.exec('BEGIN');
      try {
        const results = statements.map((one) => one.run());
        sqlite.exec('COMMIT');
        return results;
      } catch (error) {
        // SQLite rolls back itself when the database is full.
        if (sqlite.isTransaction) sqlite.exec('ROLLBACK');
        throw error;
      }
    },
  } as unknown as D1Database;
}

export function startHook(answer: (id: string, at: number) => number | Response) {
  const posts: { id: string; at: number; type: string; data: Record<string, unknown>; ok: boolean }[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const id = (init!.headers as Record<string, string>)['webhook-id']!;
    const answered = answer(id, Date.now());
    const response =
      typeof answered === 'number'
        ? new Response(answered === 204 ? null : 'no such field', { status: answered })
        : answered;
    posts.push({ id, at: Date.now(), ...JSON.parse(String(init!.body)), ok: response.ok });
    return response;
  });
  return posts;
}
