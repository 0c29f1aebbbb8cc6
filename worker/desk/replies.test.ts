import { expect, test, vi } from 'vitest';
import {
  type DeskCounts,
  type DeskList,
  type DeskMessage,
  maxReplyLength,
  desk as paths,
} from '#content/shared/desk/desk-api.ts';
import { officeText } from '#content/shared/desk/office-hours.ts';
import { deskErrors } from '#content/shared/http/api-errors.ts';
import { storeMessage } from '../db/submissions.ts';
import { hour, minute, start as now, startWorld } from '../delivery/test-world.ts';
import { startLocalDesk } from './test-local-desk.ts';

vi.mock('../../content/changelog.xml', () => ({ default: '' }));

const messages: Record<string, { at?: number; priority?: string; email?: string; spam?: boolean }> = {
  medium: { at: now - 5 * hour, priority: 'medium' },
  overdue: { at: now - 5 * hour, priority: 'urgent' },
  low: { at: now - 30 * hour, priority: 'low' },
  urgent: { priority: 'urgent', email: 'ben@example.org' },
  spammed: { spam: true },
  quoted: { email: '"a b"@example.org' },
};

async function start() {
  const desk = startLocalDesk(startWorld({ NOTIFY_EMAIL: 'desk@example.org' }));
  for (const [id, one] of Object.entries(messages)) {
    const { at = now, priority = '', email = 'ann@example.org', spam = false } = one;
    const sent = { firstName: 'Ann', lastName: 'Lee', email, subject: 'It broke', priority };
    const row = {
      payload: JSON.stringify({ ...sent, description: `Words of ${id}` }),
      key: { current: id },
      source: '{}',
    };
    await storeMessage(desk.database, { id, form: 'support', email, spam, at, channels: [], ...row });
  }
  const read = async (id: string) => (await (await desk.get(`${paths.messages}/${id}`)).json()) as DeskMessage;
  const write = async (id: string, what: string, body: object) =>
    (await (await desk.post(pathOf(id, what), body)).json()) as DeskMessage;
  return { ...desk, read, write };
}

const pathOf = (id: string, what: string) => `${paths.messages}/${id}/${what}`;
const uuid = () => crypto.randomUUID();
const good = () => ({ id: uuid(), text: 'Hello' });

test('lists open messages by the time that was promised, and counts them', async () => {
  const { get } = await start();
  const { entries } = (await (await get(`${paths.messages}?state=open`)).json()) as DeskList;
  expect(entries.map(({ id }) => id)).toEqual(['overdue', 'urgent', 'low', 'medium', 'quoted']);
  expect(entries.map(({ dueAt, receivedAt }) => (dueAt! - receivedAt) / hour)).toEqual([4, 4, 48, 24, 24]);
  const counts = (await (await get(paths.counts)).json()) as DeskCounts;
  expect(counts).toEqual({ open: 5, overdue: 1, nextDueAt: now + 4 * hour, office: officeText(now) });
  const all = (await (await get(paths.messages)).json()) as DeskList;
  expect(all.entries.map(({ id }) => id).at(-1)).toBe('low');
});

test('lists messages received after a time', async () => {
  const { get } = await start();
  const ids = async (after: string) =>
    ((await (await get(`${paths.messages}?after=${after}`)).json()) as DeskList).entries.map(({ id }) => id);
  expect((await ids(String(now - 1))).sort()).toEqual(['quoted', 'urgent']);
  expect(await ids(String(now))).toEqual([]);
  expect((await get(`${paths.messages}?after=soon`)).status).toBe(400);
});

test('stores a reply once, marks the message as done, and reopens it when the reply is taken back', async () => {
  const { post, read, who, write } = await start();
  const id = uuid();
  const first = await write('medium', 'reply', { id, text: '  <img src=x onerror=alert(1)>\n' });
  expect(first).toMatchObject({ state: 'done', history: [{ what: 'reply', who, on: 'medium' }] });
  const reply = { id, kind: 'reply', who, text: '<img src=x onerror=alert(1)>', delivery: { state: 'waiting' } };
  expect(first.thread).toMatchObject([reply]);
  expect((await write('medium', 'reply', { id, text: reply.text })).thread).toMatchObject([reply]);
  for (const [message, what, text] of [
    ['medium', 'reply', 'A corrected text'],
    ['medium', 'note', reply.text],
    ['low', 'reply', reply.text],
  ] as const) {
    const refused = await post(pathOf(message, what), { id, text });
    expect([refused.status, await refused.json()]).toEqual([409, { error: deskErrors.otherReply }]);
  }
  expect((await read('low')).thread).toEqual([]);
  expect((await read('medium')).thread).toMatchObject([reply]);
  const reopened = await write('medium', 'take-back', { id });
  expect(reopened).toMatchObject({ state: 'open', thread: [], history: [{ what: 'take-back' }, { what: 'reply' }] });
  expect(await write('medium', 'take-back', { id })).toMatchObject({ history: reopened.history });
});

test('a reply can leave its message open, and a note never marks it', async () => {
  const { skip, write } = await start();
  await write('low', 'reply', { id: uuid(), text: 'More tomorrow', keepOpen: true });
  skip(minute);
  const note = uuid();
  const { state, thread } = await write('low', 'note', { id: note, text: 'Called, no answer' });
  expect(state).toBe('open');
  expect(thread.map(({ kind }) => kind)).toEqual(['reply', 'note']);
  expect(thread[1]).not.toHaveProperty('delivery');
  expect((await write('low', 'take-back', { id: note })).thread.map(({ kind }) => kind)).toEqual(['reply']);
});

test('rejects taking back a sent reply', async () => {
  const { post, read, sqlite, write } = await start();
  const id = uuid();
  await write('overdue', 'reply', { id, text: 'Hello' });
  sqlite.prepare("UPDATE outbox SET state = 'delivered', attempts = 1 WHERE event_id = ?").run(id);
  const refused = await post(pathOf('overdue', 'take-back'), { id });
  expect([refused.status, await refused.json()]).toEqual([409, { error: deskErrors.hasGoneOut }]);
  expect((await read('overdue')).state).toBe('done');
});

test('shows the other messages of the person', async () => {
  const { read } = await start();
  const { others, firstName, text, fields } = await read('low');
  expect(others.map(({ id }) => id).sort()).toEqual(['medium', 'overdue']);
  expect([firstName, text]).toEqual(['Ann', 'Words of low']);
  expect(fields.map(({ label }) => label)).not.toContain('First name');
  expect((await read('urgent')).others).toEqual([]);
});

test('nothing is sent to an address that needs quoting', async () => {
  const { post, read } = await start();
  expect((await read('quoted')).canReply).toBe(false);
  const answer = await post(pathOf('quoted', 'reply'), { id: uuid(), text: 'Hello' });
  expect([answer.status, await answer.json()]).toEqual([409, { error: deskErrors.noReply }]);
});

test.each<[string, object]>([
  ['too long', { id: uuid(), text: 'x'.repeat(maxReplyLength + 1) }],
  ['without a text', { id: uuid(), text: ' \n ' }],
  ['of invisible characters', { id: uuid(), text: '\u200b\u00ad' }],
  ['of an object', { id: uuid(), text: { $ne: '' } }],
  ['without an id', { text: 'Hello' }],
  ['with an id that is none', { id: "' OR 1=1 --", text: 'Hello' }],
  ['with a text as flag', { ...good(), keepOpen: 'yes' }],
])('rejects a reply and a note %s', async (_, body) => {
  const { post, sqlite } = await start();
  for (const what of ['reply', 'note']) expect((await post(pathOf('urgent', what), body)).status).toBe(400);
  expect(sqlite.prepare('SELECT id FROM replies UNION ALL SELECT id FROM desk_audit').all()).toEqual([]);
});

test.each([[{ toString: 1 }], [['a']], [1], [null], [{ $ne: 1 }]])('rejects taking back %j', async (id) => {
  const { post } = await start();
  expect((await post(pathOf('low', 'take-back'), { id })).status).toBe(400);
});

test('refuses replies to spam and to messages that are gone', async () => {
  const { post } = await start();
  for (const what of ['reply', 'note', 'take-back']) {
    expect((await post(pathOf('spammed', what), good())).status).toBe(409);
    expect((await post(pathOf('nobody', what), good())).status).toBe(404);
  }
});

test('dismissing can be undone, and a receipt stays dismissed', async () => {
  const { sqlite, write } = await start();
  sqlite.exec(`INSERT INTO outbox (event_id, channel, type, created_at, next_attempt_at, state, ended_at, dismissed_at)
    VALUES ('urgent', 'webhook', 'x', 1, 1, 'undeliverable', 5, NULL),
      ('urgent', 'receipt', 'x', 1, 1, 'undeliverable', 5, 5)`);
  const states = ({ deliveries }: DeskMessage) =>
    deliveries.map(({ channel, dismissed }) => `${channel} ${dismissed ? 'dismissed' : 'shown'}`);
  expect(states(await write('urgent', 'dismiss', {}))).toEqual(['receipt dismissed', 'webhook dismissed']);
  expect(states(await write('urgent', 'undismiss', {}))).toEqual(['receipt dismissed', 'webhook shown']);
});

test('a person’s data includes replies and notes; erasing and purging delete them', async () => {
  const { get, post, sqlite, write } = await start();
  for (const what of ['reply', 'note']) await write('low', what, good());
  const held = (await (await get(`${paths.person}?email=ann@example.org&download=1`)).json()) as {
    replies: { text: string; at: string }[];
  };
  expect(held.replies.map(({ text }) => text)).toEqual(['Hello', 'Hello']);
  expect(held.replies[0]!.at).toMatch(/^\d{4}-/);
  expect(await (await post(`${paths.person}/erase`, { email: 'Ann@example.org' })).json()).toMatchObject({
    replies: 2,
  });
  await write('urgent', 'reply', good());
  sqlite.exec("DELETE FROM submissions WHERE id = 'urgent'");
  expect(sqlite.prepare('SELECT event_id FROM outbox UNION ALL SELECT id FROM replies').all()).toEqual([]);
});
