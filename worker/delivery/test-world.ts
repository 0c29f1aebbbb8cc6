import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, vi } from 'vitest';
import { keepSubmission, type Submission } from '../db/submissions.ts';
import { confirmSubscriber, subscribe, unsubscribe } from '../db/subscribers.ts';
import type { Env } from '../env.ts';
import { onQueue, onSchedule } from '../triggers.ts';
import { askingChannels, eventChannels, wantedChannels } from './channels.ts';
import { enqueue } from './outbox.ts';

export const [second, minute, hour] = [1000, 60_000, 3_600_000];
/** When each test begins: a Monday. */
export const start = Date.UTC(2026, 10, 23, 12);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  vi.stubGlobal('scheduler', { wait: () => new Promise(() => {}) });
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A mail as the binding gets it. */
interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** The worker with a database, a queue and a clock of its own; what is due is done in its order, without waiting. */
export function startWorld(variables: Partial<Env>) {
  const sqlite = new DatabaseSync(':memory:');
  for (const file of readdirSync('worker/migrations').sort())
    sqlite.exec(readFileSync(`worker/migrations/${file}`, 'utf8'));
  const due: { at: number; attempts: number; queue: string; body: unknown }[] = [];
  const mails: Mail[] = [];
  let isMailBroken: (mail: Mail) => boolean = () => false;
  const put = (at: number, body: unknown, { attempts = 1, queue = 'site-deliveries' } = {}) =>
    due.push({ at, attempts, queue, body });
  let env = {
    DB: d1(sqlite),
    DELIVERIES: {
      sendBatch: async (orders: { body: unknown }[]) => orders.forEach(({ body }) => void put(Date.now(), body)),
    },
    EMAIL: {
      send: async (mail: Mail) => {
        if (isMailBroken(mail)) throw new Error('down');
        mails.push(mail);
      },
    },
    ALARMS: { getByName: () => ({ watch: async () => {} }) },
    DELIVERY_WEBHOOK_SECRET: `whsec_${btoa('a secret of thirty-two bytes or so')}`,
    ...variables,
  } as unknown as Env;

  async function consume({ attempts, queue, body }: (typeof due)[number]) {
    const message = {
      body,
      attempts,
      ack: () => {},
      retry: ({ delaySeconds }: { delaySeconds: number }) => {
        if (attempts <= 6) put(Date.now() + delaySeconds * second, body, { attempts: attempts + 1 });
        else put(Date.now(), body, { queue: 'site-deliveries-dead' });
      },
    };
    await onQueue({ queue, messages: [message], ackAll: () => {} } as unknown as MessageBatch, env);
  }

  async function receive({ spam = false } = {}) {
    const id = crypto.randomUUID();
    const payload = '{"firstName":"Ann","lastName":"Lee","email":"a@b.c","message":"Hello there"}';
    const sent = { id, form: 'contact', email: 'a@b.c', payload, spam, at: Date.now() } as const;
    await keepSubmission(env.DB, { ...sent, key: { current: id }, channels: wantedChannels(env), source: '{}' });
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
      const asks = { asks: true, channels: askingChannels(env), key: undefined, spam: false, source: '{}' };
      const signed = await subscribe(env.DB, { ...tokens, ...asks, id: crypto.randomUUID(), email, at: Date.now() });
      if (signed!.event) await enqueue(env, [signed!.event]);
      return signed!.event;
    },
    /** The row of an address, and what its links do. */
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
    /** Begins an attempt, whatever else is due. */
    attempt: (id: string) => consume({ at: Date.now(), attempts: 1, queue: 'site-deliveries', body: { id } }),
    sweep: () => onSchedule({ cron: '*/5 * * * *' } as ScheduledController, env),
    suspect: () => receive({ spam: true }),
    /** What is done once a day. */
    daily: () => onSchedule({ cron: '17 3 * * *' } as ScheduledController, env),
    mails,
    mailsTo: (address: string) => mails.filter(({ to }) => to === address),
    breakMail: (broken: boolean | typeof isMailBroken) => {
      isMailBroken = typeof broken === 'boolean' ? () => broken : broken;
    },
    /** Changes variables, as a deployment does. */
    configure: (changes: Partial<Env>) => {
      env = { ...env, ...changes };
    },
    read: (id: string) => sqlite.prepare('SELECT * FROM submissions WHERE id = ?').get(id) as unknown as Submission,
    /** Lets time pass, in milliseconds, with messages that come at the given times from now on; returns their ids. */
    async run(arrivals: number[], span: number): Promise<string[]> {
      const from = Date.now();
      const ids: string[] = [];
      const coming = arrivals.map((after) => from + after);
      let sweepAt = Math.ceil((from + 1) / (5 * minute)) * 5 * minute;
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
          await this.sweep();
          sweepAt += 5 * minute;
        }
      }
      vi.setSystemTime(from + span);
      return ids;
    },
  };
}

/** An SQLite database as D1 shows it. */
function d1(sqlite: DatabaseSync): D1Database {
  const statement = (sql: string, values: never[] = []) => ({
    bind: (...values: never[]) => statement(sql, values),
    all: async () => ({ results: sqlite.prepare(sql).all(...values), meta: { changes: 0 } }),
  });
  return {
    prepare: (sql: string) => statement(sql),
    batch: (statements: ReturnType<typeof statement>[]) => Promise.all(statements.map((one) => one.all())),
  } as unknown as D1Database;
}
