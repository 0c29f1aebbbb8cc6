import { expect, test, vi } from 'vitest';
import { unstable_readConfig } from 'wrangler';
import { dayStart } from '#content/shared/dates/day.ts';
import type { Env } from './env.ts';
import { consumers, jobs, onQueue, onSchedule } from './triggers.ts';

const { name, queues, triggers } = unstable_readConfig({ config: 'wrangler.toml' });

test('queues and crons of wrangler.toml each have a handler', () => {
  const consumed = queues.consumers!.map(({ queue }: { queue: string }) => queue);
  expect(Object.keys(consumers).map((consumer) => `${name}-${consumer}`)).toEqual(consumed);
  expect(Object.keys(jobs)).toEqual(triggers.crons);
});

test('logs a failed purge and still sends the weekly email', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: dayStart('2026-11-23') });
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  await onSchedule({ cron: '17 3 * * *' } as ScheduledController, { NOTIFY_EMAIL: 'staff@example.org' } as Env);
  expect(logged.mock.calls.map(([line]) => JSON.parse(line).event)).toEqual(['purge failed', 'weekly mail failed']);
  vi.useRealTimers();
});

test('throws for an unknown queue or cron', async () => {
  await expect(onQueue({ queue: 'other' } as MessageBatch, {} as Env)).rejects.toThrow('No consumer for queue other');
  await expect(onSchedule({ cron: '*/7 * * * *' } as ScheduledController, {} as Env)).rejects.toThrow('*/7 * * * *');
});
