import { type DeskCounts, type DeskState, mostCounted, searchedAtOnce } from '#content/shared/desk/desk-api.ts';
import { promisedHours } from '#content/shared/desk/due.ts';
import { type Database, query } from './database.ts';
import type { Message } from './message.ts';
import { deliveryState, undelivered } from './outbox.ts';
import { wordCondition } from './search.ts';
import { join, quote, type Sql, sql } from './sql.ts';

export interface ReceivedFilter {
  words: readonly string[];
  form?: string;
  state?: DeskState;
  priority?: string;
  /** Milliseconds since 1970; `until` is exclusive. */
  from?: number;
  until?: number;
  /** In the newest order, exclusive. */
  before?: { at: number; id: string };
  source?: string;
  undelivered?: boolean;
  subscribed?: boolean;
}

export interface ReceivedRow {
  /** `newsletter:<address>` for an address. */
  id: string;
  form: 'newsletter' | Message['form'];
  email: string;
  payload: string;
  spam: number;
  received_at: number;
  /** Null for a subscription. */
  due_at: number | null;
  /** Null without deliveries. */
  delivery: 'waiting' | 'failing' | 'delivered' | 'undeliverable' | null;
  source: string | null;
  done_at: number | null;
  unsubscribed_at: number | null;
  confirmed_at: number | null;
  /** Empty for a message. */
  token: string;
}

const hoursBy = (value: Sql, hours: Readonly<Record<string, number>>, others: Sql | number) =>
  sql`CASE ${value} ${join(
    Object.entries(hours).map(([name, count]) => sql`WHEN ${quote(name)} THEN ${count}`),
    '',
  )} ELSE ${others} END`;

const dueAt = sql`(received_at + 3600000 * ${hoursBy(
  sql`payload ->> '$.priority'`,
  promisedHours.priorities,
  hoursBy(sql`form`, promisedHours.forms, promisedHours.others),
)})`;

const ofMessage = sql`SELECT * FROM outbox WHERE event_id = submissions.id
  UNION ALL SELECT outbox.* FROM replies CROSS JOIN outbox ON event_id = replies.id WHERE message = submissions.id`;
const ofAddress = sql`SELECT * FROM outbox WHERE outbox.email = subscribers.email COLLATE NOCASE AND channel = 'confirmation'`;
/** `text` is the searched JSON. */
const messages = sql`SELECT id, form, email, payload, spam, received_at, ${dueAt} AS due_at, source, ${deliveryState(ofMessage)} AS delivery,
    done_at, NULL AS unsubscribed_at, NULL AS confirmed_at, '' AS token, payload AS text
  FROM submissions WHERE form NOT LIKE 'subscriber.%'`;
const addresses = sql`SELECT 'newsletter:' || email AS id, 'newsletter' AS form, email, '{}' AS payload, spam,
    subscribed_at AS received_at, NULL AS due_at, source,
    ${deliveryState(ofAddress)} AS delivery, NULL AS done_at, unsubscribed_at, confirmed_at, token, json_object('email', email) AS text
  FROM subscribers WHERE unsubscribed_at IS NULL`;

const orders = { newest: sql`received_at DESC, id DESC`, due: sql`due_at, received_at, id` };
type Order = keyof typeof orders;

/** For exports: reads the whole archive. `limit` -1 is no limit. */
export function receivedRows(
  db: Database,
  filter: ReceivedFilter,
  { limit, order = 'newest' }: { limit: number; order?: Order },
): Promise<ReceivedRow[]> {
  const { kinds, indexed, others, values, value } = conditionsOf(filter, -1);
  const where = join([...indexed, ...others], 'AND');
  const found = join(
    kinds.map((kind) => sql`SELECT id, received_at, due_at FROM (${kind}) WHERE ${where}`),
    'UNION ALL',
  );
  const ids = sql`WITH found AS (${found} ORDER BY ${orders[order]} LIMIT ${value(limit)})`;
  return query<ReceivedRow>(db, sql`${ids} ${byIds(sql`SELECT id FROM found`)} ORDER BY ${orders[order]}`, ...values);
}

/** Searches the newest `searchedAtOnce`. `older` is where the rest begins. */
export async function receivedPage(
  db: Database,
  filter: ReceivedFilter,
  { limit, offset, order }: { limit: number; offset: number; order: Order },
): Promise<{ rows: ReceivedRow[]; total: number; older: string | undefined }> {
  const { kinds, indexed, others, values } = conditionsOf(filter, mostCounted.deliveries);
  const columns = sql`id, received_at, due_at, (${join(others, 'AND')}) AS matches`;
  // SQLite merges both kinds in index order.
  const newest = join(
    kinds.map((kind) => sql`SELECT ${columns} FROM (${kind}) WHERE ${join(indexed, 'AND')}`),
    'UNION ALL',
  );
  const statement = sql`SELECT COUNT(*) AS searched, MIN(${cursor}) AS last,
      json_group_array(json_array(id, due_at)) FILTER (WHERE matches) AS matching
    FROM (${newest} ORDER BY ${orders.newest} LIMIT ${searchedAtOnce})`;
  const [found] = await query<{ searched: number; last: string; matching: string }>(db, statement, ...values);
  const matching = JSON.parse(found!.matching) as [id: string, dueAt: number][];
  if (order === 'due') matching.reverse().sort(([, one], [, other]) => one - other);
  const ids = matching.slice(offset, offset + limit).map(([id]) => id);
  const rows = await query<ReceivedRow>(db, byIds(sql`SELECT value AS id FROM json_each(?1)`), JSON.stringify(ids));
  rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  return { rows, total: matching.length, older: found!.searched === searchedAtOnce ? found!.last : undefined };
}

/** Sorts like the newest order. */
const cursor = sql`printf('%015d,%s', received_at, id)`;

/** `id` may be a message's reference. */
export async function receivedById(db: Database, id: string): Promise<ReceivedRow | undefined> {
  const ids = sql`SELECT ?1 AS id
    UNION SELECT id FROM submissions WHERE length(?1) = 8 AND id BETWEEN lower(?1) AND lower(?1) || '~'`;
  return (await query<ReceivedRow>(db, byIds(ids), id))[0];
}

/** Counts up to `mostCounted`, the oldest first. */
export async function openCounts(db: Database, at: number): Promise<DeskCounts> {
  const statement = sql`SELECT COUNT(*) AS open, COUNT(IIF(due_at <= ?1, 1, NULL)) AS overdue, MIN(IIF(due_at > ?1, due_at, NULL)) AS next
    FROM (SELECT ${dueAt} AS due_at FROM submissions INDEXED BY submissions_open
      WHERE spam = 0 AND done_at IS NULL AND form NOT LIKE 'subscriber.%' ORDER BY received_at LIMIT ${mostCounted.open + 1})`;
  const [row] = await query<{ open: number; overdue: number; next: number | null }>(db, statement, at);
  return { open: row!.open, overdue: row!.overdue, nextDueAt: row!.next ?? undefined };
}

/** Of messages, up to `mostCounted`. */
export async function stateCounts(db: Database): Promise<{ open: Record<string, number>; spam: number }> {
  const statement = sql`SELECT json_group_array(form) AS forms,
      (SELECT COUNT(*) FROM (SELECT 1 FROM submissions WHERE spam = 1 LIMIT ${mostCounted.spam + 1})) AS spam
    FROM (SELECT form FROM submissions INDEXED BY submissions_open
      WHERE spam = 0 AND done_at IS NULL AND form NOT LIKE 'subscriber.%' LIMIT ${mostCounted.open + 1})`;
  const [row] = await query<{ forms: string; spam: number }>(db, statement);
  const open: Record<string, number> = {};
  for (const form of JSON.parse(row!.forms) as string[]) open[form] = (open[form] ?? 0) + 1;
  return { open, spam: row!.spam };
}

export function othersOf(db: Database, { id, email }: ReceivedRow, limit: number): Promise<ReceivedRow[]> {
  const found = sql`SELECT id FROM submissions WHERE email = ?1 COLLATE NOCASE AND id <> ?2 AND spam = 0
    AND form NOT LIKE 'subscriber.%' ORDER BY received_at DESC LIMIT ?3`;
  return query<ReceivedRow>(db, sql`${messages} AND id IN (${found}) ORDER BY ${orders.newest}`, email, id, limit);
}

const messagesIn = (ids: Sql) => sql`${messages} AND id IN (${ids})`;
const addressesIn = (ids: Sql) =>
  sql`${addresses} AND email IN (SELECT substr(id, 12) FROM (${ids}) WHERE id LIKE 'newsletter:%')`;
const byIds = (ids: Sql) => sql`${messagesIn(ids)} UNION ALL ${addressesIn(ids)}`;

/** `indexed` are conditions that SQLite finds by index. `most` limits undelivered ones. */
function conditionsOf(
  { words, form, state, priority, from, until, before, source, undelivered: isUndelivered, subscribed }: ReceivedFilter,
  most: number,
) {
  const values: unknown[] = [];
  const value = (one: unknown) => sql`?${values.push(one)}`;
  const kinds = [
    ...(form === 'newsletter' || subscribed ? [] : [isUndelivered ? messagesIn(undelivered(most)) : messages]),
    ...((form === undefined || form === 'newsletter') && state !== 'open'
      ? [isUndelivered ? addressesIn(undelivered(most)) : addresses]
      : []),
  ];
  const indexed = [
    state === 'open' ? sql`spam = 0 AND done_at IS NULL` : state === 'spam' ? sql`spam = 1` : sql`TRUE`,
    ...(from === undefined ? [] : [sql`received_at >= ${value(from)}`]),
    ...(until === undefined ? [] : [sql`received_at < ${value(until)}`]),
    ...(before ? [sql`(received_at, id) < (${value(before.at)}, ${value(before.id)})`] : []),
  ];
  const others = [
    // Newsletter addresses are always done.
    state === 'done'
      ? sql`spam = 0 AND (done_at IS NOT NULL OR form = 'newsletter')`
      : state
        ? sql`TRUE`
        : sql`spam = 0`,
    ...words.map((word) => sql`(${join([wordCondition(word, value), ...referenceCondition(word, value)], 'OR')})`),
    ...(form === undefined ? [] : [sql`form = ${value(form)}`]),
    ...(priority === undefined ? [] : [sql`json_extract(payload, '$.priority') = ${value(priority)}`]),
    ...(source === undefined ? [] : [sql`${value(source)} IN (${join(sourceNames.map(sourcePart), ',')})`]),
    ...(subscribed ? [sql`confirmed_at IS NOT NULL`] : []),
  ];
  return { kinds, indexed, others, values, value };
}

/** True for the message with this reference (`referenceOf`). */
function referenceCondition(word: string, value: (one: unknown) => Sql): Sql[] {
  const [, start] = /^[#(]*([0-9a-f]{8})\)?$/i.exec(word) ?? [];
  return start ? [sql`substr(id, 1, 8) = ${value(start.toLowerCase())}`] : [];
}

const sourceNames = ['page', 'landing', 'referrer', 'utm_source', 'utm_campaign'];
const sourcePart = (name: string) => sql`json_extract(source, ${quote(`$.${name}`)})`;
