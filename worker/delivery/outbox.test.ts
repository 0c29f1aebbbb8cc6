import { afterEach, expect, test, vi } from 'vitest';
import type { Env } from '../env.ts';
import { enqueue } from './outbox.ts';

afterEach(() => vi.restoreAllMocks());

test('logs the error if the queue is down', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  await enqueue({ DELIVERIES: { sendBatch: () => Promise.reject() } } as unknown as Env, ['one']);
  expect(logged.mock.calls[0]![0]).toContain('queue failed');
});
