import type { DeskCounts, DeskState } from '#content/desk/desk-api.ts';
import { promisedHours } from '#content/desk/due.ts';
import { type Database, query } from './database.ts';
import type { Message } from './message.ts';
import { deliveryState, undelivered } from './outbox.ts';
import { containsWord } from './search.ts';

export interface ReceivedFilter {
  words: readonly string[];
  form?: string;
  state?: DeskState;
  priority?: string;
  /** Milliseconds since 1970; `until` is exclusive. */
  from?: number;
  until?: number;
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

const hoursBy = (value: string, hours: Readonly<Record<string, number>>, other: string | number) =>
  `CASE ${value} ${Object.entries(hours)
    .map(([name, count]) => `WHEN '${name}' THEN ${count}`)
    .join(' ')} ELSE ${other} END`;

const dueAt = `(received_at + 3600000 * ${hoursBy(
  "payload ->> '$.priority'",
  promisedHours.priorities,
  hoursBy('form', promisedHours.forms, promisedHours.others),
)})`;

const ofMessage = '(event_id = submissions.id OR event_id IN (SELECT id FROM replies WHERE message = submissions.id))';
/** `text` is the searched JSON. */
const messages = `SELECT id, form, email, payload, spam, received_at, ${dueAt} AS due_at, source, ${deliveryState(ofMessage)} AS delivery,
    done_at, NULL AS unsubscribed_at, NULL AS confirmed_at, '' AS token, payload AS text
  FROM submissions WHERE form NOT LIKE 'subscriber.%'`;
const addresses = `SELECT 'newsletter:' || email AS id, 'newsletter' AS form, email, '{}' AS payload, spam,
    subscribed_at AS received_at, NULL AS due_at, source,
    ${deliveryState("outbox.email = subscribers.email COLLATE NOCASE AND channel = 'confirmation'")} AS delivery, NULL AS done_at, unsubscribed_at, confirmed_at, token, json_object('email', email) AS text
  FROM subscribers WHERE unsubscribed_at IS NULL`;

/** With inner conditions, SQLite merges both kinds in index order. */
const both = (columns: string, where: string) =>
  `SELECT ${columns} FROM (${messages}) WHERE ${where} UNION ALL SELECT ${columns} FROM (${addresses}) WHERE ${where}`;

/** Newsletter addresses are always done. */
const states: Record<DeskState, string> = {
  open: "spam = 0 AND done_at IS NULL AND form <> 'newsletter'",
  done: "spam = 0 AND (done_at IS NOT NULL OR form = 'newsletter')",
  spam: 'spam = 1',
};

const orders = { newest: 'received_at DESC, id DESC', due: 'due_at, received_at, id' };

/** `limit` -1 is no limit. */
export function receivedRows(
  db: Database,
  filter: ReceivedFilter,
  {
    limit,
    offset = 0,
    after,
    order = 'newest',
  }: {
    limit: number;
    offset?: number;
    after?: Pick<ReceivedRow, 'received_at' | 'id'>;
    order?: keyof typeof orders;
  },
): Promise<ReceivedRow[]> {
  const { conditions, values, value } = conditionsOf(filter);
  if (after) conditions.push(`(received_at, id) < (${value(after.received_at)}, ${value(after.id)})`);
  return query<ReceivedRow>(
    db,
    byIds(
      `${both(order === 'due' ? 'id, received_at, due_at' : 'id, received_at', conditions.join(' AND '))}
      ORDER BY ${orders[order]} LIMIT ${value(limit)} OFFSET ${value(offset)}`,
      order,
    ),
    ...values,
  );
}

export async function receivedCount(db: Database, filter: ReceivedFilter): Promise<number> {
  const { conditions, values } = conditionsOf(filter);
  const [row] = await query<{ count: number }>(
    db,
    `SELECT SUM(part) AS count FROM (${both('COUNT(*) AS part', conditions.join(' AND '))})`,
    ...values,
  );
  return row!.count;
}

/** `id` may be a message's reference. */
export async function receivedById(db: Database, id: string): Promise<ReceivedRow | undefined> {
  const [row] = await query<ReceivedRow>(
    db,
    byIds(`SELECT ?1 AS id
      UNION SELECT id FROM submissions WHERE length(?1) = 8 AND id BETWEEN lower(?1) AND lower(?1) || '~'`),
    id,
  );
  return row;
}

export async function openCounts(db: Database, at: number): Promise<DeskCounts> {
  const sql = `SELECT COUNT(*) AS open, COUNT(IIF(due_at <= ?1, 1, NULL)) AS overdue, MIN(IIF(due_at > ?1, due_at, NULL)) AS next
    FROM (SELECT ${dueAt} AS due_at FROM submissions
      WHERE spam = 0 AND done_at IS NULL AND form NOT LIKE 'subscriber.%')`;
  const [row] = await query<{ open: number; overdue: number; next: number | null }>(db, sql, at);
  return { open: row!.open, overdue: row!.overdue, nextDueAt: row!.next ?? undefined };
}

export function othersOf(db: Database, { id, email }: ReceivedRow, limit: number): Promise<ReceivedRow[]> {
  const found = `SELECT id FROM submissions WHERE email = ?1 COLLATE NOCASE AND id <> ?2 AND spam = 0
    AND form NOT LIKE 'subscriber.%' ORDER BY received_at DESC LIMIT ?3`;
  return query<ReceivedRow>(db, byIds(found), email, id, limit);
}

const byIds = (found: string, order: keyof typeof orders = 'newest') => `WITH found AS (${found})
  ${messages} AND id IN (SELECT id FROM found)
  UNION ALL ${addresses} AND email IN (SELECT substr(id, 12) FROM found WHERE id LIKE 'newsletter:%')
  ORDER BY ${orders[order]}`;

function conditionsOf({
  words,
  form,
  state,
  priority,
  from,
  until,
  source,
  undelivered: isUndelivered,
  subscribed,
}: ReceivedFilter) {
  const values: unknown[] = [];
  const value = (one: unknown) => `?${values.push(one)}`;
  const conditions = [
    state ? states[state] : 'spam = 0',
    ...words.map((word) => `(${[containsWord(word, value), ...hasReference(word, value)].join(' OR ')})`),
    ...(form === undefined ? [] : [`form = ${value(form)}`]),
    ...(priority === undefined ? [] : [`json_extract(payload, '$.priority') = ${value(priority)}`]),
    ...(from === undefined ? [] : [`received_at >= ${value(from)}`]),
    ...(until === undefined ? [] : [`received_at < ${value(until)}`]),
    ...(source === undefined ? [] : [`${value(source)} IN (${sourceNames.map(sourcePart)})`]),
    ...(isUndelivered ? [`id IN (${undelivered})`] : []),
    ...(subscribed ? ['confirmed_at IS NOT NULL'] : []),
  ];
  return { conditions, values, value };
}

/** SQL: true if the word is the message's reference (`referenceOf`). */
function hasReference(word: string, value: (one: unknown) => string): string[] {
  const [, start] = /^[#(]*([0-9a-f]{8})\)?$/i.exec(word) ?? [];
  return start ? [`substr(id, 1, 8) = ${value(start.toLowerCase())}`] : [];
}

const sourceNames = ['page', 'landing', 'referrer', 'utm_source', 'utm_campaign'];
const sourcePart = (name: string) => `json_extract(source, '$.${name}')`;
