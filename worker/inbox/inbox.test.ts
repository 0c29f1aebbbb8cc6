import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { forms } from '#content/forms/forms.ts';
import { dayStart } from '#content/shared/dates/day.ts';
import { api } from '#content/shared/http/api.ts';
import { site as brand } from '#content/site.ts';
import { erasePerson, personData } from '../db/people.ts';
import { storeMessage } from '../db/submissions.ts';
import { subscribe } from '../db/subscribers.ts';
import { startWorld } from '../delivery/test-world.ts';
import { testFolder } from '../test-site.ts';
import { runInbox } from './inbox.ts';

const folder = await testFolder();
const hostile = `'; DROP TABLE submissions; -- /* "?1 ?2 $1 \\ \u202e 🐼\n=1+1`;
const day = dayStart('2026-11-20')!;

async function start() {
  const { database: db, sqlite } = startWorld({});
  const message = { firstName: 'Ann', lastName: '=Lee', email: 'Ann@Example.org', message: hostile };
  const sent = {
    email: message.email,
    payload: JSON.stringify({ ...message, phone: '', company: '' }),
    spam: false,
    at: day,
    channels: ['webhook' as const],
    source: '{"utm_source":"=news"}',
  };
  await storeMessage(db, { ...sent, id: 'one', form: 'contact', key: { current: hostile } });
  await storeMessage(db, { ...sent, id: 'two', form: 'support', key: { current: 'b' }, spam: true, at: day + 1 });
  for (const [at, name] of ['ann', 'ben', 'cal'].entries())
    await subscribe(db, {
      ...{ id: `sign-up of ${name}`, email: `${name}@example.org`, token: name, confirmToken: `${name}?` },
      ...{ key: undefined, doubleOptIn: name === 'cal', channels: [], spam: false, source: '{}', at: day + 2 + at },
    });

  async function run(...words: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
    const [log, error] = (['log', 'error'] as const).map((kind) =>
      vi.spyOn(console, kind).mockClear().mockReturnValue(),
    );
    const code = await runInbox(
      words,
      () => db,
      async () => ({ DELIVERY_WEBHOOK_URL: 'https://hook.test' }),
    );
    const [stdout, stderr] = [log!, error!].map(({ mock }) => mock.calls.map(([line]) => `${line}\n`).join(''));
    return { code, stdout: stdout!, stderr: stderr! };
  }
  const ids = async (...filter: string[]): Promise<string[]> =>
    JSON.parse((await run('list', '--json', ...filter)).stdout).map(({ id }: { id: string }) => id);
  return { db, ids, run, sqlite };
}

test('lists newest first, with the filters of the desk', async () => {
  const { ids } = await start();
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
  const { run } = await start();
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
  const file = join(folder, 'inbox.csv');
  expect((await run('list', '--csv', '--out', file)).stdout).toBe(`Written to ${file}.\n`);
  const csv = await readFile(file, 'utf8');
  expect(csv).toMatch(/^\ufeffreceived,form,state,status,email,/);
  for (const cell of [`"'=Lee"`, `"'=news"`]) expect(csv).toContain(cell);
  const people = (await run('list', '--subscribed', '--csv')).stdout.trim().split('\r\n');
  expect(people).toHaveLength(3);
  expect(people[1]).toMatch(/,"newsletter:ben@example\.org"$/);
  expect(people[1]).toContain(`"${brand.origin}${api.unsubscribe}?token=ben"`);
});

test.each([
  [['show', 'nothing'], 'There is no message nothing.'],
  [['list', '--form', 'x'], `form: expected ${Object.keys(forms).join(', ')}.`],
  [['list', '--since', 'soon'], 'since: expected a day such as 2026-12-31.'],
  [['redeliver', '--since', 'soon'], 'soon is not a day such as 2026-12-31.'],
  [['erase', '--email', 'ann@example.org'], 'To delete without a confirmation, add --yes.'],
  [['show'], 'Which message? Give its reference or id.'],
])('prints the error of %j as one sentence', async (words, sentence) => {
  const { run } = await start();
  expect(await run(...words)).toMatchObject({ code: 1, stderr: `${sentence}\n` });
});

test('explains its commands', async () => {
  const { run } = await start();
  const stderr = expect.stringMatching(/^There is no command "reedeliver"\.\n\nLists what visitors sent,/);
  expect(await run('reedeliver')).toMatchObject({ code: 1, stderr });
  expect(await run('help')).toMatchObject({ code: 0, stdout: expect.stringContaining('npm run inbox') });
});

test('redelivers a message, also spam, and records who did it', async () => {
  const { ids, run } = await start();
  expect(await run('redeliver', 'two')).toMatchObject({ code: 0 });
  expect(await ids('--undelivered', '--form', 'contact')).toEqual(['one']);
  expect(await ids('--undelivered', '--form', 'support')).toEqual(['two']);
  expect(JSON.parse((await run('show', 'two')).stdout).history).toMatchObject([
    { what: 'resend', who: expect.stringContaining('npm run inbox') },
  ]);
  expect(await run('redeliver', "two' OR '1'='1")).toMatchObject({ code: 1 });
});

test('exports and erases one person only', async () => {
  const { db, ids, run, sqlite } = await start();
  const held = JSON.parse((await run('export', '--email', 'ANN@example.org')).stdout);
  expect(held).toMatchObject({
    email: 'ANN@example.org',
    submissions: [
      { id: 'one', received_at: new Date(day).toISOString(), payload: { message: hostile } },
      { id: 'two' },
    ],
    subscribers: [{ email: 'ann@example.org' }],
    newsletter_keys: [{ id: 'sign-up of ann' }],
  });
  const gone = await run('erase', '--email', 'ann@example.org', '--yes');
  expect(gone.stdout).toContain(
    'deliveries: 1, replies and notes: 0, messages: 2, newsletter addresses: 1, newsletter sign-ups: 1',
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
  const audits = sqlite.prepare('SELECT what, message FROM desk_audit ORDER BY rowid').all();
  expect(audits).toEqual([
    { what: 'export', message: null },
    { what: 'erase', message: null },
  ]);
  const { erased, events } = await erasePerson(db, 'nobody@example.org', { channels: ['webhook'], at: day });
  expect([erased.submissions, events]).toEqual([[], []]);
});
