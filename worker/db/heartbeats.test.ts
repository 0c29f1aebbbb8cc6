import { expect, test, vi } from 'vitest';
import { minute, startWorld } from '../delivery/test-world.ts';
import { checkWrites } from './heartbeats.ts';

test('fails while the database is full, passes after messages were deleted', async () => {
  const { database, sqlite } = startWorld({});
  const check = () => {
    vi.setSystemTime(Date.now() + minute);
    return checkWrites(database, Date.now());
  };
  await check();
  const { page_count } = sqlite.prepare('PRAGMA page_count').get() as { page_count: number };
  sqlite.exec(`PRAGMA max_page_count = ${page_count}`);
  // The check must not use up space itself.
  for (let times = 0; times < 3; times++) await check();
  sqlite.exec("INSERT INTO heartbeats (name, at, room) VALUES ('messages', 0, zeroblob(20000))");
  await expect(check()).rejects.toThrow('full');
  await expect(check()).rejects.toThrow('full');
  sqlite.exec("DELETE FROM heartbeats WHERE name = 'messages'");
  await check();
});
