// @module-tag slow
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { wranglerDatabase } from '../cli/wrangler-database.ts';
import { sql } from '../db/sql.ts';
import { storeMessage } from '../db/submissions.ts';
import { startSite } from '../test-site.ts';

const { directory, db } = await startSite();

test('runs as a script through wrangler', { timeout: 300_000 }, async () => {
  const sent = { email: 'a@b.c', payload: '{}', spam: false, at: 1, channels: [], source: '{}' };
  await storeMessage(db, { ...sent, id: 'one', form: 'contact', key: { current: 'one' } });
  const run = (...words: string[]) =>
    promisify(execFile)(process.execPath, ['worker/inbox/inbox.ts', ...words, '--persist-to', directory]);
  expect((await run('show', 'one')).stdout).toContain('"receivedAt"');
  await expect(run('reedeliver')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('"reedeliver"') });
});

test('wrangler returns text unchanged', { timeout: 120_000 }, async () => {
  const texts = [`'; DROP TABLE submissions; -- /* "?1 ?2 $1 \\ \u202e 🐼\n=1+1`, `?1 '' "" ;\n-- ;`];
  const through = wranglerDatabase(['--local', '--persist-to', directory]);
  const questions = texts.map((text) => through.prepare(sql`SELECT ?1 AS text, ?2 AS none`).bind(text, null));
  const answers = await through.batch<{ text: string }>(questions);
  expect(answers.map(({ results }) => results)).toEqual(texts.map((text) => [{ text, none: null }]));
  expect(() => through.prepare(sql`?1`).bind('a\0b')).toThrow();
});
