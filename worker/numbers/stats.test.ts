import { expect, test, vi } from 'vitest';
import { dayMs } from '#content/shared/dates/day.ts';
import { addCounts } from '../db/counts.ts';
import { startWorld } from '../delivery/test-world.ts';
import { runStats } from './stats.ts';

const day = Date.UTC(2026, 10, 20) / dayMs;
const counts = [
  { day, what: 'view', name: '/about', count: 3 },
  { day, what: 'visit', name: '/about', count: 2 },
  { day, what: 'LCP', name: '/about 20', count: 1 },
  { day, what: 'CLS', name: '/about 5', count: 1 },
  { day: day + 1, what: 'view', name: '/', count: 9 },
] as const;
const ofDay = ['--since', '2026-11-20', '--until', '2026-11-20'];

test('prints the numbers of a period', async () => {
  const { code, stdout } = await run(...ofDay);
  expect(code).toBe(0);
  expect(stdout).toContain('2026-11-20 to 2026-11-20: 2 visits, 3 pages');
  expect(stdout).toContain('pages (path, views, landings)\n  /about  3  2\n');
  expect(stdout).toMatch(/vitals \(path, lcp, inp, cls, samples\)\n {2}\/about {2}1\.0 s {2}- {2}0\.00 {2}1\n/);
});

test('prints JSON or CSV', async () => {
  const { stdout } = await run('--json', ...ofDay);
  expect(JSON.parse(stdout)).toMatchObject({ days: [{ day: '2026-11-20', views: 3, visits: 2 }] });
  expect((await run('--csv', ...ofDay)).stdout.split('\r\n')).toContain('"pages","/about","views","3"');
});

test('opens the database that the flags name', async () => {
  const calls: string[][] = [];
  for (const flags of [[], ['--remote'], ['--remote', '--env', 'staging'], ['--persist-to', '/there']])
    await run(...flags, (found: string[]) => calls.push(found));
  expect(calls).toEqual([
    ['--local'],
    ['--remote'],
    ['--remote', '--env', 'staging'],
    ['--local', '--persist-to', '/there'],
  ]);
});

test.each([
  [['--since', 'soon'], 'soon is not a day'],
  [['--since', '2026-11-21', '--until', '2026-11-20'], '--since is after --until.'],
  [['--sinse'], '--sinse'],
])('explains the error of %j', async (words, sentence) => {
  expect(await run(...words)).toMatchObject({ code: 1, stderr: expect.stringContaining(sentence), stdout: '' });
});

async function run(...words: (string | ((flags: string[]) => void))[]) {
  const { database } = startWorld({});
  // A repeated batch counts once.
  for (const _ of ['first', 'again']) await addCounts(database, 'batch', day, counts);
  const [log, error] = (['log', 'error'] as const).map((kind) => vi.spyOn(console, kind).mockImplementation(() => {}));
  const args = words.filter((word) => typeof word === 'string');
  const hear = words.find((word) => typeof word === 'function');
  const code = await runStats(args, (flags) => {
    hear?.(flags);
    return database;
  });
  const [stdout, stderr] = [log!, error!].map(({ mock }) => mock.calls.map(([line]) => `${line}\n`).join(''));
  vi.restoreAllMocks();
  return { code, stdout: stdout!, stderr: stderr! };
}
