import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Database, ping } from './database.ts';
import { storeMessage } from './submissions.ts';
import { subscribe } from './subscribers.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const message = {
  id: 'one',
  form: 'contact',
  email: 'a@b.c',
  payload: '{}',
  key: { current: 'key' },
  spam: false,
  at: 0,
  channels: [],
  source: '{}',
} as const;

test.each([
  'D1_ERROR: database is locked: SQLITE_BUSY',
  'D1_ERROR: Network connection lost.',
  'D1_ERROR: D1 DB is overloaded. Requests queued for too long.',
  'D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.',
  'D1_ERROR: D1 DB reset because its code was updated.',
  'D1_ERROR: Cannot resolve D1 DB due to transient issue on remote node.',
])('stores a message after retries on %s', async (error) => {
  const { database, calls } = failing(4, new Error(error));
  const keeping = storeMessage(database, message);
  await vi.runAllTimersAsync();
  expect(await keeping).toEqual({ id: 'one', repeated: false });
  expect(calls()).toBe(5);
});

test('retries if the cause of the error is transient', async () => {
  const { database, calls } = failing(1, new Error('D1_ERROR', { cause: new Error('database table is locked') }));
  const subscribing = subscribe(database, {
    ...message,
    key: undefined,
    token: 't',
    confirmToken: 'c',
    doubleOptIn: false,
    channels: [],
  });
  await vi.runAllTimersAsync();
  expect(await subscribing).toEqual({ id: 'one', repeated: false, event: 'one' });
  expect(calls()).toBe(3);
});

test('throws after five attempts', async () => {
  const { database, calls } = failing(Number.POSITIVE_INFINITY, new Error('database is locked'));
  const asking = expect(ping(database)).rejects.toThrow('database is locked');
  await vi.runAllTimersAsync();
  await asking;
  expect(calls()).toBe(5);
});

test('delays grow and are random', async () => {
  const pauses = async (chance: number) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const asking = ping(failing(4, new Error('database is locked')).database);
    await vi.runAllTimersAsync();
    await asking;
    const waited = timers.mock.calls.map(([, ms]) => ms);
    timers.mockRestore();
    // The first is the time limit.
    return waited.slice(1);
  };
  expect(await pauses(0)).toEqual([50, 100, 200, 400]);
  expect(await pauses(0.5)).toEqual([75, 150, 300, 600]);
});

test.each(['no such table: submissions', 'D1_TYPE_ERROR', 'NOT NULL constraint failed'])(
  'does not retry after %s',
  async (error) => {
    const { database, calls } = failing(1, new Error(error));
    await expect(storeMessage(database, message)).rejects.toThrow(error);
    expect(calls()).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  },
);

function failing(times: number, error: Error) {
  let calls = 0;
  const answer = async () => {
    if (++calls <= times) throw error;
    return {
      results: [
        { id: message.id, event_id: message.id, key: 'k', email: message.email, payload: message.payload },
      ] as never[],
    };
  };
  const statement = { bind: () => statement, all: answer };
  const database: Database = {
    prepare: () => statement,
    batch: async (statements) => Array(statements.length).fill(await answer()),
  };
  return { database, calls: () => calls };
}
