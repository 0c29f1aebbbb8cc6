// @module-tag slow
import { expect, test, vi } from 'vitest';
import { addDays, isoDay } from '#content/shared/dates/day.ts';
import { readNumbers } from '../worker/db/counts.ts';
import { openCounts, receivedRows } from '../worker/db/received.ts';
import { startSite } from '../worker/test-site.ts';
import { seed } from './seed.ts';

test('adds each sample message once', { timeout: 120_000 }, async () => {
  const { directory, db } = await startSite();
  const local = ['--persist-to', directory];
  const count = async () =>
    (await receivedRows(db, { words: [] }, { limit: -1 })).length +
    (await receivedRows(db, { words: [], state: 'spam' }, { limit: -1 })).length;
  vi.spyOn(console, 'log').mockImplementation(() => {});
  for (const _ of ['first', 'again']) {
    await seed(['30', ...local]);
    expect(await count()).toBe(30);
    expect(await openCounts(db, Date.now())).toMatchObject({ open: 20, overdue: 2 });
    const { days, funnel, pages } = await readNumbers(db, addDays(isoDay(Date.now()), -89), isoDay(Date.now()));
    expect(days.every(({ visits, views }) => visits >= 20 && visits <= 60 && views >= visits)).toBe(true);
    expect([funnel.every(({ visits }) => visits > 0), pages[0]!.path]).toEqual([true, '/']);
  }
  await expect(seed(['30', ...local, '--remote'])).rejects.toThrow('for the local database alone');
  await expect(seed(['many', ...local])).rejects.toThrow('Give a whole number');
  expect(await count()).toBe(30);
});
