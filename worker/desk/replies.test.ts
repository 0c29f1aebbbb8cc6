import { expect, test } from 'vitest';
import {
  type DeskCounts,
  type DeskList,
  type DeskMessage,
  maxReplyLength,
  desk as paths,
} from '#content/shared/desk/desk-api.ts';
import { officeText } from '#content/shared/desk/office-hours.ts';
import { deskErrors } from '#content/shared/http/api-errors.ts';
import { site } from '#content/site.ts';
import { storeMessage } from '../db/submissions.ts';
import { startDesk } from './test-desk.ts';

const { db, fetchWithoutToken, get, post, who } = await startDesk({ NOTIFY_EMAIL: 'desk@example.org' });

const hour = 3_600_000;
const now = Date.now();

async function keep(id: string, { at = now, priority = '', email = 'ann@example.org', spam = false } = {}) {
  const sent = {
    firstName: 'Ann',
    lastName: 'Lee',
    email,
    subject: 'It broke',
    priority,
    description: `Words of ${id}`,
  };
  const fields = { payload: JSON.stringify(sent), source: '{}' };
  await storeMessage(db, { id, form: 'support', email, spam, at, key: { current: id }, channels: [], ...fields });
}

await keep('medium', { at: now - 5 * hour, priority: 'medium' });
await keep('overdue', { at: now - 5 * hour, priority: 'urgent' });
await keep('low', { at: now - 30 * hour, priority: 'low' });
await keep('urgent', { at: now, priority: 'urgent', email: 'ben@example.org' });
await keep('spammed', { spam: true });
await keep('quoted', { email: '"a b"@example.org' });

const pathOf = (id: string, what: string) => `${paths.messages}/${id}/${what}`;
const write = async (id: string, what: string, body: object) =>
  (await (await post(pathOf(id, what), body)).json()) as DeskMessage;
const read = async (id: string) => (await (await get(`${paths.messages}/${id}`)).json()) as DeskMessage;
const uuid = () => crypto.randomUUID();

test('lists open messages by the time that was promised, and counts them', async () => {
  const { entries } = (await (await get(`${paths.messages}?state=open`)).json()) as DeskList;
  expect(entries.map(({ id }) => id)).toEqual(['overdue', 'urgent', 'low', 'medium', 'quoted']);
  expect(entries.map(({ dueAt, receivedAt }) => (dueAt! - receivedAt) / hour)).toEqual([4, 4, 48, 24, 24]);
  const counts = (await (await get(paths.counts)).json()) as DeskCounts;
  expect(counts).toEqual({ open: 5, overdue: 1, nextDueAt: now + 4 * hour, office: officeText(now) });
  const all = (await (await get(paths.messages)).json()) as DeskList;
  expect(all.entries.map(({ id }) => id).at(-1)).toBe('low');
});

test('lists messages received after a time', async () => {
  const ids = async (after: string) =>
    ((await (await get(`${paths.messages}?after=${after}`)).json()) as DeskList).entries.map(({ id }) => id);
  expect((await ids(String(now - 1))).sort()).toEqual(['quoted', 'urgent']);
  expect(await ids(String(now))).toEqual([]);
  expect((await get(`${paths.messages}?after=soon`)).status).toBe(400);
});

test('stores a reply once, marks the message as done, and reopens it when the reply is taken back', async () => {
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
  await write('low', 'reply', { id: uuid(), text: 'More tomorrow', keepOpen: true });
  const note = uuid();
  const { state, thread } = await write('low', 'note', { id: note, text: 'Called, no answer' });
  expect(state).toBe('open');
  expect(thread.map(({ kind }) => kind)).toEqual(['reply', 'note']);
  expect(thread[1]).not.toHaveProperty('delivery');
  expect((await write('low', 'take-back', { id: note })).thread.map(({ kind }) => kind)).toEqual(['reply']);
});

test('rejects taking back a sent reply', async () => {
  const id = uuid();
  await write('overdue', 'reply', { id, text: 'Hello' });
  await db.prepare("UPDATE outbox SET state = 'delivered', attempts = 1 WHERE event_id = ?1").bind(id).run();
  const refused = await post(pathOf('overdue', 'take-back'), { id });
  expect([refused.status, await refused.json()]).toEqual([409, { error: deskErrors.hasGoneOut }]);
  expect((await read('overdue')).state).toBe('done');
});

test('rejects ids and texts of other kinds', async () => {
  for (const id of [{ toString: 1 }, ['a'], 1, null])
    expect((await post(pathOf('low', 'take-back'), { id })).status).toBe(400);
  for (const text of ['\u200b\u00ad', ' \u2060\n', ''])
    expect((await post(pathOf('low', 'note'), { id: uuid(), text })).status).toBe(400);
});

test('shows the other messages of the person', async () => {
  const { others, firstName, text, fields } = await read('low');
  expect(others.map(({ id }) => id).sort()).toEqual(['medium', 'overdue']);
  expect([firstName, text]).toEqual(['Ann', 'Words of low']);
  expect(fields.map(({ label }) => label)).not.toContain('First name');
  expect((await read('urgent')).others).toEqual([]);
});

test('nothing is sent to an address that needs quoting', async () => {
  expect((await read('quoted')).canReply).toBe(false);
  const answer = await post(pathOf('quoted', 'reply'), { id: uuid(), text: 'Hello' });
  expect([answer.status, await answer.json()]).toEqual([409, { error: deskErrors.noReply }]);
});

const good = () => ({ id: uuid(), text: 'Hello' });
const json = (body: unknown) => JSON.stringify(body);

test.each<[string, Record<string, string>, string, number]>([
  ['from another site', { Origin: 'https://evil.test' }, json(good()), 403],
  ['without an origin', { Origin: '' }, json(good()), 403],
  ['from a frame', { 'Sec-Fetch-Site': 'cross-site' }, json(good()), 403],
  ['as text', { 'Content-Type': 'text/plain' }, json(good()), 415],
  ['as a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 'id=a&text=b', 415],
  ['broken', {}, '{"id":', 400],
  ['too long for the server', {}, json({ id: uuid(), text: 'x'.repeat(70_000) }), 413],
  ['too long for a reply', {}, json({ id: uuid(), text: 'x'.repeat(maxReplyLength + 1) }), 400],
  ['without a text', {}, json({ id: uuid(), text: ' \n ' }), 400],
  ['without an id', {}, json({ text: 'Hello' }), 400],
  ['with an id that is none', {}, json({ id: "' OR 1=1 --", text: 'Hello' }), 400],
  ['with an object as text', {}, json({ id: uuid(), text: { $ne: '' } }), 400],
  ['with a text as flag', {}, json({ ...good(), keepOpen: 'yes' }), 400],
])('refuses a reply and a note %s', async (_, headers, body, status) => {
  const counts = () =>
    db.prepare('SELECT (SELECT COUNT(*) FROM replies) AS r, (SELECT COUNT(*) FROM desk_audit) AS a').first();
  const before = await counts();
  for (const what of ['reply', 'note']) expect((await post(pathOf('urgent', what), body, headers)).status).toBe(status);
  if (status !== 400 || body === '{"id":')
    expect((await post(pathOf('urgent', 'take-back'), body, headers)).status).toBe(status);
  expect(await counts()).toEqual(before);
});

test('refuses replies to spam, to sign-ups, to messages that are gone, and from anyone without a token', async () => {
  for (const what of ['reply', 'note', 'take-back']) {
    expect((await post(pathOf('spammed', what), good())).status).toBe(409);
    expect((await post(pathOf('nobody', what), good())).status).toBe(404);
    expect((await get(pathOf('urgent', what))).status).toBe(405);
    const headers = { Origin: site.origin, 'Content-Type': 'application/json' };
    expect(
      (await fetchWithoutToken(pathOf('urgent', what), { method: 'POST', headers, body: json(good()) })).status,
    ).toBe(403);
  }
  expect((await post(pathOf('urgent', 'take-back'), { id: { $ne: 1 } })).status).toBe(400);
});

test('dismissing can be undone, and a receipt stays dismissed', async () => {
  const insert = `INSERT INTO outbox (event_id, channel, type, created_at, next_attempt_at, state, ended_at, dismissed_at)
    VALUES ('urgent', ?1, 'x', 1, 1, 'undeliverable', 5, ?2)`;
  await db.batch([db.prepare(insert).bind('webhook', null), db.prepare(insert).bind('receipt', 5)]);
  const states = ({ deliveries }: DeskMessage) => deliveries.map(({ channel, dismissed }) => [channel, dismissed]);
  expect(states(await write('urgent', 'dismiss', {}))).toEqual([
    ['receipt', true],
    ['webhook', true],
  ]);
  expect(states(await write('urgent', 'undismiss', {}))).toEqual([
    ['receipt', true],
    ['webhook', false],
  ]);
});

test('a person’s data includes replies and notes; erasing and purging delete them', async () => {
  const held = (await (await get(`${paths.person}?email=ann@example.org&download=1`)).json()) as {
    replies: { text: string; at: string }[];
  };
  expect(held.replies.map(({ text }) => text).sort()).toEqual(['Hello', 'More tomorrow']);
  expect(held.replies[0]!.at).toMatch(/^\d{4}-/);
  expect(await (await post(`${paths.person}/erase`, { email: 'Ann@example.org' })).json()).toMatchObject({
    replies: 2,
  });
  await write('urgent', 'reply', good());
  await db.prepare("DELETE FROM submissions WHERE id = 'urgent'").run();
  const left = await db
    .prepare('SELECT (SELECT COUNT(*) FROM replies) + (SELECT COUNT(*) FROM outbox) AS n')
    .first('n');
  expect(left).toBe(0);
});
