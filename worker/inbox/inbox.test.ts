import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test, vi } from 'vitest';
import { forms } from '#content/forms/forms.ts';
import { dayStart } from '#content/shared/dates/day.ts';
import { api } from '#content/shared/http/api.ts';
import { site as brand } from '#content/site.ts';
import { wranglerDatabase } from '../cli/wrangler-database.ts';
import { erasePerson, personData } from '../db/people.ts';
import type { ReceivedRow } from '../db/received.ts';
import { sql } from '../db/sql.ts';
import { storeMessage } from '../db/submissions.ts';
import { subscribe } from '../db/subscribers.ts';
import { csv } from '../desk/export.ts';
import { startSite } from '../test-site.ts';
import { runInbox } from './inbox.ts';

// Each call starts a wrangler process.
vi.setConfig({ testTimeout: 120_000 });

const { directory, db } = await startSite();

const hostile = `'; DROP TABLE submissions; -- /* "?1 ?2 $1 \\ \u202e 🐼\n=1+1`;
const day = dayStart('2026-11-20')!;

beforeAll(async () => {
  const ann = { firstName: 'Ann', lastName: '=Lee', phone: '', company: '' };
  const message = { ...ann, email: 'Ann@Example.org', message: hostile };
  const sent = {
    email: message.email,
    payload: JSON.stringify(message),
    spam: false,
    at: day,
    channels: ['webhook' as const],
    source: '{"utm_source":"=news"}',
  };
  await storeMessage(db, { ...sent, id: 'one', form: 'contact', key: { current: hostile } });
  await storeMessage(db, { ...sent, id: 'two', form: 'support', key: { current: 'b' }, spam: true, at: day + 1 });
  const joins = { key: undefined, doubleOptIn: false, channels: [], spam: false, source: '{}' };
  const subscriber = { email: 'ann@example.org', token: 't', confirmToken: 'ct' };
  await subscribe(db, { ...joins, ...subscriber, id: 'three', at: day + 2 });
  await subscribe(db, { ...joins, id: 'four', email: 'ben@example.org', token: 'u', confirmToken: 'cu', at: day + 3 });
  const waiting = { email: 'cal@example.org', token: 'v', confirmToken: 'cv', doubleOptIn: true };
  await subscribe(db, { ...joins, ...waiting, id: 'five', at: day + 4 });
});

test('lists newest first, with the filters of the desk', async () => {
  expect(await ids()).toEqual([
    'newsletter:cal@example.org',
    'newsletter:ben@example.org',
    'newsletter:ann@example.org',
    'one',
  ]);
  expect(await ids('--form', 'support')).toEqual([]);
  expect(await ids('--form', 'newsletter', '--subscribed')).toEqual([
    'newsletter:ben@example.org',
    'newsletter:ann@example.org',
  ]);
  expect(await ids('--since', '2026-11-21')).toEqual([]);
  expect(await ids('--undelivered')).toEqual(['newsletter:cal@example.org', 'one']);
  expect(await ids('--state', 'spam')).toEqual(['two']);
  expect(await ids('--search', 'drop 🐼')).toEqual(['one']);
  expect(await ids('--limit', '1')).toEqual(['newsletter:cal@example.org']);
});

test('prints a table cut to the terminal width, JSON and CSV', async () => {
  const lines = (await run('list', '--since', '2026-11-20', '--until', '2026-11-20')).stdout.split('\n');
  expect(lines[0]).toMatch(/^received +form +state +status +name +email +reference +subject$/);
  expect(lines[1]).toMatch(/not asked yet +cal@example\.org/);
  expect(lines.find((line) => line.includes('Ann@'))).toContain('Ann =Lee');
  expect(lines.at(-2)).toBe('Messages that look like spam: 1 (npm run inbox -- list --state spam)');
  process.stdout.columns = 40;
  for (const line of (await run('list', '--form', 'contact')).stdout.split('\n').slice(0, 2))
    expect(line.length).toBeLessThanOrEqual(40);
  expect(JSON.parse((await run('show', 'one')).stdout)).toMatchObject({
    from: { utm_source: '=news' },
    receivedAt: day,
    fields: expect.arrayContaining([{ label: 'Message', value: hostile }]),
  });
  const file = join(directory, 'inbox.csv');
  expect((await run('list', '--csv', '--out', file)).stdout).toBe(`Written to ${file}.\n`);
  expect(await readFile(file, 'utf8')).toMatch(/^\ufeffreceived,/);
  const people = (await run('list', '--subscribed', '--csv')).stdout.trim().split('\r\n');
  expect(people).toHaveLength(3);
  expect(people[1]).toMatch(/,"newsletter:ben@example\.org"$/);
  expect(people[1]).toContain(`"${brand.origin}${api.unsubscribe}?token=u"`);
});

test('prints errors as one sentence', async () => {
  expect(await run('show', 'nothing')).toMatchObject({ code: 1, stderr: 'There is no message nothing.\n' });
  expect(await run('list', '--form', 'x')).toMatchObject({
    code: 1,
    stderr: `form: expected ${Object.keys(forms).join(', ')}.\n`,
  });
  expect(await run('list', '--since', 'soon')).toMatchObject({
    code: 1,
    stderr: 'since: expected a day such as 2026-12-31.\n',
  });
  expect(await run('redeliver', '--since', 'soon')).toMatchObject({
    code: 1,
    stderr: 'soon is not a day such as 2026-12-31.\n',
  });
  expect(await run('erase', '--email', 'ann@example.org')).toMatchObject({
    code: 1,
    stderr: 'To delete without a confirmation, add --yes.\n',
  });
  expect(await run('show')).toMatchObject({ code: 1, stderr: 'Which message? Give its reference or id.\n' });
  expect(await run('reedeliver')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^There is no command "reedeliver"\.\n\nLists what visitors sent,/),
  });
  expect(await run('help')).toMatchObject({ code: 0, stdout: expect.stringContaining('npm run inbox') });
});

test('runs as a script through wrangler', { tags: ['slow'] }, async () => {
  expect(await runScript('show', 'one')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('"receivedAt"'),
  });
  expect(await runScript('reedeliver')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('"reedeliver"'),
  });
});

test('wrangler returns text unchanged', { tags: ['slow'] }, async () => {
  const through = wranglerDatabase(['--local', '--persist-to', directory]);
  const [first, second] = await through.batch<{ text: string }>(
    [hostile, `?1 '' "" ;\n-- ;`].map((text) => through.prepare(sql`SELECT ?1 AS text, ?2 AS none`).bind(text, null)),
  );
  expect(first!.results).toEqual([{ text: hostile, none: null }]);
  expect(second!.results).toEqual([{ text: `?1 '' "" ;\n-- ;`, none: null }]);
  expect(() => through.prepare(sql`?1`).bind('a\0b')).toThrow();
});

test('redelivers a message, also spam, and records who did it', async () => {
  expect(await run('redeliver', 'two')).toMatchObject({ code: 0 });
  expect(await ids('--undelivered', '--form', 'contact')).toEqual(['one']);
  expect(await ids('--undelivered', '--form', 'support')).toEqual(['two']);
  expect(JSON.parse((await run('show', 'two')).stdout).history).toMatchObject([
    { what: 'resend', who: expect.stringContaining('npm run inbox') },
  ]);
  expect(await run('redeliver', "two' OR '1'='1")).toMatchObject({ code: 1 });
});

test('exports and erases one person only', async () => {
  const held = JSON.parse((await run('export', '--email', 'ANN@example.org')).stdout);
  expect(held).toMatchObject({
    email: 'ANN@example.org',
    submissions: [
      { id: 'one', received_at: new Date(day).toISOString(), payload: { message: hostile } },
      { id: 'two' },
    ],
    subscribers: [{ email: 'ann@example.org' }],
    newsletter_keys: [{ id: 'three' }],
  });
  const gone = await run('erase', '--email', 'ann@example.org', '--yes');
  expect(gone.stdout).toContain(
    'deliveries: 2, replies and notes: 0, messages: 2, newsletter addresses: 1, newsletter sign-ups: 1',
  );
  expect(gone.stdout).toContain('Deleted, messages: one');
  expect(await personData(db, 'ann@example.org')).toMatchObject({
    outbox: expect.arrayContaining([
      expect.objectContaining({ type: 'subscriber.left' }),
      expect.objectContaining({ type: 'person.erased' }),
    ]),
    submissions: [],
    subscribers: [],
    newsletter_keys: [],
    confirmation_limits: [],
  });
  expect(await ids('--subscribed')).toEqual(['newsletter:ben@example.org']);
  const { results } = await db.prepare('SELECT what, message FROM desk_audit ORDER BY at').all();
  expect(results.slice(-2)).toEqual([
    { what: 'export', message: null },
    { what: 'erase', message: null },
  ]);
  const { erased, events } = await erasePerson(db, 'nobody@example.org', { channels: ['webhook'], at: day });
  expect([erased.submissions, events]).toEqual([[], []]);
});

test('CSV keeps text unchanged and escapes formulas', () => {
  const [names, line] = csv([row]).split('\r\n');
  expect(names).toMatch(/^received,form,state,status,email,/);
  expect(line).toContain(`"'=HYPERLINK(""x"")"`);
  expect(line).toContain('"www.example.org"');
  expect(line).toContain('"undeliverable"');
  expect(csv([])).toBe(names);
});

const row: ReceivedRow = {
  id: 'five',
  form: 'contact',
  email: 'a@b.c',
  payload: JSON.stringify({ firstName: '=HYPERLINK("x")', message: 'Hello\nthere' }),
  spam: 0,
  received_at: day,
  due_at: null,
  delivery: 'undeliverable',
  source: '{"referrer":"www.example.org"}',
  done_at: null,
  unsubscribed_at: null,
  confirmed_at: null,
  token: '',
};

async function ids(...filter: string[]): Promise<string[]> {
  return JSON.parse((await run('list', '--json', ...filter)).stdout).map(({ id }: { id: string }) => id);
}

async function run(...words: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const [log, error] = (['log', 'error'] as const).map((kind) => vi.spyOn(console, kind).mockImplementation(() => {}));
  const code = await runInbox(
    words,
    () => db,
    async () => ({ DELIVERY_WEBHOOK_URL: 'https://hook.test' }),
  );
  const [stdout, stderr] = [log!, error!].map(({ mock }) => mock.calls.map(([line]) => `${line}\n`).join(''));
  vi.restoreAllMocks();
  return { code, stdout: stdout!, stderr: stderr! };
}

async function runScript(...words: string[]) {
  const call = promisify(execFile)(process.execPath, ['worker/inbox/inbox.ts', ...words, '--persist-to', directory]);
  return call.then(
    (output) => ({ code: 0, ...output }),
    (failure) => failure as { code: number; stdout: string; stderr: string },
  );
}
