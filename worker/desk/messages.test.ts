import { expect, test } from 'vitest';
import { dayStart } from '#content/shared/dates/day.ts';
import { type DeskList, type DeskMessage, type DeskPerson, desk as paths } from '#content/shared/desk/desk-api.ts';
import { maxBodyBytes } from '#content/shared/http/api.ts';
import { deskErrors } from '#content/shared/http/api-errors.ts';
import { storeMessage } from '../db/submissions.ts';
import { subscribe } from '../db/subscribers.ts';
import { startDesk } from './test-desk.ts';

const { db, get, post, who } = await startDesk();
const day = dayStart('2026-10-20')!;
const ann = { firstName: 'Ann', lastName: 'Lee', email: 'Ann@Example.org', phone: '', company: '' };

async function keep(id: string, changes: Record<string, unknown> = {}, more: Record<string, unknown> = {}) {
  const form = 'subject' in changes ? 'support' : 'contact';
  const sent = { ...ann, ...(form === 'contact' && { message: `Words of ${id}` }), ...changes };
  await storeMessage(db, {
    id,
    form,
    key: { current: id },
    email: sent.email,
    payload: JSON.stringify(sent),
    spam: false,
    at: day,
    channels: [],
    source: '{}',
    ...more,
  });
}

const symbols = `100% sure_thing 'single' "double" back\\slash`;
await keep('plain', {}, { at: day + 1 });
await keep('symbols', { message: symbols, phone: '=1+1' }, { at: day + 2 });
const foreign = { message: 'Die ÄRGSTE Größe', company: 'Ba\u0308ren 🐼 GmbH', email: 'b@c.de' };
await keep('foreign', foreign, { at: day + 3 });
await keep('long', { message: `${'x'.repeat(64 * 1024)} needle` }, { at: day + 4 });
const urgent = { subject: 'No mail', description: 'It is\ndown', issueType: 'bug', priority: 'urgent' };
await keep('urgent', urgent, { at: day + 5 });
await keep('sourced', {}, { at: day + 86_400_000, source: '{"page":"/contact","utm_campaign":"spring"}' });
const demo = '62d6a375-0000-4000-8000-000000000000';
const call = { message: 'Call me', phone: '+1 (602) 555-0100 x12', firstDate: '2026-12-01', firstTime: '11:00' };
await keep(demo, call, { at: day - 9 });
await keep('waiting', {}, { at: day + 86_400_001, channels: ['owner-email:desk@example.org'] });
await keep('spammed', {}, { at: day + 6, spam: true, channels: ['owner-email:desk@example.org'] });
const joins = { key: undefined, doubleOptIn: false, channels: [], spam: false, source: '{"referrer":"news.example"}' };
await subscribe(db, { ...joins, id: 'n', email: 'ann@example.org', token: 't', confirmToken: 'c', at: day + 7 });
await subscribe(db, { ...joins, id: 'm', email: 'gone@c.de', token: 'u', confirmToken: 'd', at: day + 8 });
await db.prepare('UPDATE subscribers SET unsubscribed_at = 9 WHERE token = ?1').bind('u').run();

const signUp = 'newsletter:ann@example.org';
const everything = ['waiting', 'sourced', signUp, 'urgent', 'long', 'foreign', 'symbols', 'plain', demo];

test.each<[Record<string, string>, string[]]>([
  [{}, everything],
  [{ search: 'PLAIN words' }, ['plain']],
  [{ search: 'lee plain' }, ['plain']],
  [{ search: '62D6A375' }, [demo]],
  [{ search: '#62d6a375' }, [demo]],
  [{ search: '(62D6A375) Lee' }, [demo]],
  [{ search: '62d6a37' }, []],
  [{ search: 'firstName' }, []],
  [{ search: '%' }, ['symbols']],
  [{ search: '_' }, ['symbols']],
  [{ search: `'single' "double"` }, ['symbols']],
  [{ search: 'back\\slash' }, ['symbols']],
  [{ search: 'ärgste GRÖSSE' }, []],
  [{ search: 'ärgste GRÖße' }, ['foreign']],
  [{ search: 'a\u0308rgste' }, ['foreign']],
  [{ search: '🐼 b@c.de' }, ['foreign']],
  [{ search: 'BÄREN' }, ['foreign']],
  [{ search: 'needle' }, ['long']],
  [{ search: 'x'.repeat(5000) }, ['long']],
  [{ search: 'ann@example.org', form: 'newsletter' }, [signUp]],
  [{ form: 'support' }, ['urgent']],
  [{ form: 'newsletter' }, [signUp]],
  [{ state: 'open' }, ['urgent', demo, 'plain', 'symbols', 'foreign', 'long', 'sourced', 'waiting']],
  [{ state: 'done' }, [signUp]],
  [{ state: 'spam' }, ['spammed']],
  [{ priority: 'urgent' }, ['urgent']],
  [{ since: '2026-10-21' }, ['waiting', 'sourced']],
  [{ until: '2026-10-20' }, everything.slice(2)],
  [{ since: '2026-10-19', until: '2026-10-19' }, everything.slice(-1)],
  [{ source: '/contact' }, ['sourced']],
  [{ source: 'spring' }, ['sourced']],
  [{ source: 'news.example' }, [signUp]],
  [{ undelivered: '1' }, ['waiting']],
])('%o finds %o', async (filter, ids) => {
  const found = await list(filter);
  expect(found.entries.map(({ id }) => id)).toEqual(ids);
  expect(found.total).toBe(ids.length);
});

test.each([
  'form=x',
  'state=new',
  'since=soon',
  'until=2026-13-01',
  'limit=101',
  'offset=-1',
  'before=now',
  `search=${'a+'.repeat(21)}`,
])('rejects an invalid filter: %s', async (query) => {
  const answer = await get(`${paths.messages}?${query}`);
  expect([answer.status, (await answer.json()) as object]).toEqual([400, { error: expect.any(String) }]);
});

test('returns pages of the list', async () => {
  const first = await list({ limit: '3' });
  const rest = await list({ limit: '100', offset: '3' });
  expect([first.total, rest.total, rest.offset]).toEqual([9, 9, 3]);
  expect([...first.entries, ...rest.entries].map(({ id }) => id)).toEqual(everything);
  expect((await list({ offset: '9' })).entries).toEqual([]);
});

test('returns a whole message', async () => {
  const message = (await (await get(`${paths.messages}/urgent`)).json()) as DeskMessage;
  const known = { name: 'Ann Lee', subject: 'No mail', state: 'open', priority: 'urgent', history: [] };
  expect(message).toMatchObject(known);
  expect(message.fields).toContainEqual({ label: 'Issue type', value: 'Bug Report' });
  expect(message.text).toBe('It is\ndown');
  expect(message.fields.map(({ value }) => value)).not.toContain('');
  const called = (await (await get(`${paths.messages}/62D6A375`)).json()) as DeskMessage;
  expect(called.reference).toBe('62D6A375');
  expect(called.topic).toMatch(/^Demo, .*, 11:00$/);
  expect(called.fields).toContainEqual(expect.objectContaining({ label: 'Phone', href: 'tel:+16025550100' }));
  const subscribed = (await (await get(`${paths.messages}/${signUp}`)).json()) as DeskMessage;
  expect(subscribed).toMatchObject({ confirmed: true, state: 'done', source: 'news.example' });
  for (const id of ['nobody', "plain'--", '%25', 'newsletter:gone@c.de'])
    expect([id, (await get(`${paths.messages}/${id}`)).status]).toEqual([id, 404]);
});

test('records each action', async () => {
  for (const [action, state] of [
    ['done', 'done'],
    ['open', 'open'],
    ['spam', 'spam'],
  ]) {
    const answer = await post(`${paths.messages}/plain/${action}`);
    expect([action, answer.status, ((await answer.json()) as DeskMessage).state]).toEqual([action, 200, state]);
  }
  const refused = await post(`${paths.messages}/plain/done`);
  expect([refused.status, await refused.json()]).toEqual([409, { error: deskErrors.isSpam }]);
  const { history } = (await (await post(`${paths.messages}/plain/not-spam`)).json()) as DeskMessage;
  expect(history.map(({ what }) => what)).toEqual(['not-spam', 'spam', 'open', 'done']);
  expect(history[0]).toMatchObject({ who, on: 'plain', at: expect.any(Number) });
  expect(await (await post(`${paths.messages}/${signUp}/done`)).json()).toEqual({
    error: deskErrors.signUp,
  });
  expect((await post(`${paths.messages}/plain/burn`)).status).toBe(404);
});

test.each<[string, Record<string, string>, string, number]>([
  ['from another site', { Origin: 'https://evil.test' }, '{}', 403],
  ['without an origin', { Origin: '' }, '{}', 403],
  ['from a frame elsewhere', { 'Sec-Fetch-Site': 'same-site' }, '{}', 403],
  ['as a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 'email=ann%40example.org', 415],
  ['as text', { 'Content-Type': 'text/plain' }, '{}', 415],
  ['broken', {}, '{"email":', 400],
  ['too long', {}, `"${'x'.repeat(maxBodyBytes)}"`, 413],
])('rejects a change %s', async (_, headers, body, status) => {
  const before = await audits();
  const written = ['done', 'reply', 'note', 'take-back'].map((what) => `${paths.messages}/plain/${what}`);
  for (const path of [...written, `${paths.person}/erase`, paths.deliver])
    expect([path, (await post(path, body, headers)).status]).toEqual([path, status]);
  expect(await audits()).toEqual(before);
});

test.each(['cross-site', 'same-site'])('a %s request downloads nothing and adds no audit row', async (site) => {
  const before = await audits();
  for (const path of [paths.messages, `${paths.messages}?download=csv`, `${paths.person}?email=a@b.c&download=1`])
    expect((await get(path, { 'Sec-Fetch-Site': site, 'Sec-Fetch-Dest': 'image' })).status).toBe(403);
  expect(await audits()).toEqual(before);
});

test('exports a CSV that spreadsheets open correctly', async () => {
  const answer = await get(`${paths.messages}?download=csv&search=100%25`);
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="messages.csv"');
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = new TextDecoder().decode(bytes).trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`"'=1+1"`);
  expect(lines[1]).toContain(`""double""`);
  const foreign = await (await get(`${paths.messages}?download=csv&search=größe`)).text();
  expect(foreign).toContain('"Die ÄRGSTE Größe"');
  const all = (await (await get(`${paths.messages}?download=json&search=needle`)).json()) as { id: string }[];
  expect(all.map(({ id }) => id)).toEqual(['long']);
  expect(await (await get(`${paths.messages}?download=json&search=nothing`)).json()).toEqual([]);
  expect((await audits()).slice(0, 4)).toEqual(Array(4).fill({ who, what: 'export', message: null }));
});

test('lists 1,000 of 10,000 messages at once, older ones on request, and exports all', async () => {
  const payload = JSON.stringify({ ...ann, message: 'of many', email: 'many@c.de' });
  await db
    .prepare(
      `INSERT INTO submissions (id, form, idempotency_key, email, payload, received_at, channels, words)
      WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 10000)
      SELECT 'many ' || n, 'contact', n, 'many@c.de', ?1, ?2 + n / 7, '', 'of many' FROM number`,
    )
    .bind(payload, day + 1000)
    .run();
  const seen = new Set<string>();
  let before = '';
  for (const _ of ['newest', 'older'])
    for (let offset = 0; offset < 1000; offset += 100) {
      const part = await list({ search: 'many', offset: String(offset), before });
      expect(part.total).toBeGreaterThan(990);
      for (const { id } of part.entries) seen.add(id);
      if (offset === 900) before = part.older!;
    }
  expect(seen.size).toBeGreaterThan(1990);
  for (let last = ''; last !== before; before = (await list({ limit: '1', before })).older ?? before) last = before;
  const oldest = await list({ search: 'plain', before });
  expect([oldest.entries.map(({ id }) => id), oldest.older]).toEqual([['plain'], undefined]);
  const all = (await (await get(`${paths.messages}?download=json&search=of+many`)).json()) as { id: string }[];
  expect(new Set(all.map(({ id }) => id)).size).toBe(10_000);
  expect(all).toHaveLength(10_000);
  await db.prepare("DELETE FROM submissions WHERE email = 'many@c.de'").run();
});

test('counts, exports and erases a person without naming them in the audit', async () => {
  const counts = { messages: 8, subscriptions: 1, signUps: 1, replies: 0 };
  const address = `${paths.person}?email=ANN%40example.org`;
  expect(await (await get(address)).json()).toEqual({ email: 'ANN@example.org', ...counts });
  const file = await get(`${address}&download=1`);
  expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="person.json"');
  const held = (await file.json()) as Record<string, Record<string, unknown>[]>;
  expect([held.submissions!.length, held.subscribers!.length, held.newsletter_keys!.length]).toEqual([8, 1, 1]);
  expect(held.submissions![0]).not.toHaveProperty('words');

  const gone = (await (await post(`${paths.person}/erase`, { email: ' ann@EXAMPLE.org ' })).json()) as DeskPerson;
  expect(gone).toEqual({ email: 'ann@EXAMPLE.org', ...counts });
  expect(await (await get(address)).json()).toMatchObject({ messages: 0, subscriptions: 0, signUps: 0 });
  expect((await list({})).entries.map(({ id }) => id)).toEqual(['foreign']);
  const lines = await db.prepare('SELECT * FROM desk_audit').all();
  expect(JSON.stringify(lines.results)).not.toMatch(/ann@/i);
  expect((await audits())[0]).toEqual({ who, what: 'erase', message: null });
  for (const body of [{}, { email: '' }, { email: 5 }, null])
    expect((await post(`${paths.person}/erase`, body)).status).toBe(400);
});

async function list(filter: Record<string, string>): Promise<DeskList> {
  const answer = await get(`${paths.messages}?${new URLSearchParams(filter)}`);
  expect(answer.status).toBe(200);
  return answer.json() as Promise<DeskList>;
}

/** Newest first. */
async function audits() {
  return (await db.prepare('SELECT who, what, message FROM desk_audit ORDER BY rowid DESC').all()).results;
}
