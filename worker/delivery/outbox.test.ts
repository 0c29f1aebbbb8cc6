import { afterEach, expect, test, vi } from 'vitest';
import type { Env } from '../env.ts';
import { enqueue } from './outbox.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  [
    'the queue is down',
    { NOTIFY_EMAIL: 'staff@example.org', DELIVERIES: { sendBatch: () => Promise.reject() } },
    'queue failed',
  ],
  ['a variable is wrong', { NOTIFY_EMAIL: 'nobody' }, 'NOTIFY_EMAIL must be email addresses'],
])('logs the error if %s', async (_, env, words) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  await enqueue(env as unknown as Env, ['one']);
  expect(logged.mock.calls[0]![0]).toContain(words);
});
