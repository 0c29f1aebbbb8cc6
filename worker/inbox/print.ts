import type { Field, MessageForm } from '#content/forms/form.ts';
import { messageForms } from '#content/forms/forms.ts';
import { unsubscribeLink } from '#content/forms/letters.ts';
import { withTime } from '#content/forms/read.ts';
import { type Source, sourceLabels } from '#content/forms/source.ts';
import type { InboxRow } from '../db/inbox.ts';

/** The fields of all forms. The address comes first, because newsletter and messages have it alike. */
const { email: _, ...fields }: Record<string, Field> = Object.assign(
  {},
  ...Object.values(messageForms).map(({ fields }) => fields),
);
const columns = [
  'received',
  'form',
  'status',
  'email',
  ...Object.keys(fields),
  ...Object.keys(sourceLabels),
  'done',
  'unsubscribe',
  'id',
];

/** The fields that say what a message is about: its subject, then each longer text. */
const subjects = new Set(
  Object.values<MessageForm>(messageForms).flatMap(({ subject, fields }) => [
    subject.field,
    ...Object.keys(fields).filter((name) => fields[name]!.type === 'textarea'),
  ]),
);

/** The fields of a person's name, in the order in which it is said. */
export const names = ['given-name', 'family-name'].flatMap((part) =>
  Object.keys(fields).filter((name) => 'autoComplete' in fields[name]! && fields[name].autoComplete === part),
);

/** What was received, in the words of a person. Fields that a form does not have are empty. */
export function inboxEntry(row: InboxRow): Record<string, string> {
  const sent = JSON.parse(row.payload) as Record<string, string>;
  const source = JSON.parse(row.source ?? '{}') as Source;
  return {
    received: time(row.received_at),
    form: row.form,
    status: statusOf(row),
    email: row.email,
    ...Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, withTime(field, sent[name] ?? '', row.received_at)]),
    ),
    ...Object.fromEntries(Object.keys(sourceLabels).map((name) => [name, source[name as keyof Source] ?? ''])),
    done: row.done_at ? time(row.done_at) : '',
    unsubscribe: row.token && unsubscribeLink(row.token),
    id: row.id,
  };
}

/** The entries as lines of a terminal that is `width` characters wide. */
export function table(rows: InboxRow[], width: number): string {
  const lines = rows.map((row) => {
    const sent = inboxEntry(row);
    const words = [...subjects].map((name) => sent[name]).filter(Boolean);
    const received = time(row.received_at).slice(0, 16).replace('T', ' ');
    const name = names
      .map((field) => sent[field])
      .join(' ')
      .trim();
    const about = words.join(': ').replace(/\s+/g, ' ');
    return [received, row.form, statusOf(row), name, row.email, sent.phone!, referenceOf(row), about];
  });
  const heads = ['received (UTC)', 'form', 'status', 'name', 'email', 'phone', 'reference', 'words'];
  const cells = [heads, ...lines];
  const widths = cells[0]!.map((_, column) => Math.max(...cells.map((line) => line[column]!.length)));
  return cells
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd()
        .slice(0, width),
    )
    .join('\n');
}

/** The entries as `csvOf` writes them, under the names of their columns. */
export function csv(rows: InboxRow[]): string {
  const lines = rows.map(inboxEntry).map((one) => columns.map((name) => one[name]!));
  return [columns.join(','), ...lines.map((line) => csvOf([line]))].join('\r\n');
}

/** Lines as RFC 4180. A text that a spreadsheet would take for a formula gets a quote before it. */
export function csvOf(lines: readonly (readonly string[])[]): string {
  const cell = (text: string) => `"${text.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;
  return lines.map((line) => line.map(cell).join(',')).join('\r\n');
}

/** A row of the database with its times as ISO 8601 and what it holds as JSON read. */
export function readable(row: Record<string, unknown>): Record<string, unknown> {
  // What is searched is the payload again.
  const { words: _, ...own } = row;
  const entries = Object.entries(own).map(([name, value]) => {
    if (/_(at|until)$/.test(name) && typeof value === 'number') return [name, time(value)];
    if (['payload', 'source'].includes(name) && typeof value === 'string') return [name, JSON.parse(value)];
    return [name, value];
  });
  return Object.fromEntries(entries);
}

/** Milliseconds since 1970 as ISO 8601. */
function time(ms: number): string {
  return new Date(ms).toISOString();
}

/** What `show` and `redeliver` know a message by, and the mail to its sender says; a subscription has none. */
function referenceOf({ form, id }: InboxRow): string {
  return form === 'newsletter' ? '' : id.slice(0, 8);
}

function statusOf({
  form,
  spam,
  attempts,
  delivered_at,
  unsubscribed_at,
  confirmed_at,
  last_error,
  channels,
}: InboxRow): string {
  if (spam) return 'spam';
  if (form === 'newsletter') return unsubscribed_at ? 'unsubscribed' : confirmed_at ? 'subscribed' : 'not confirmed';
  if (delivered_at) return 'delivered';
  if (attempts) return `tried ${attempts} times${last_error ? `: ${last_error}` : ''}`;
  return channels === '' ? 'stored' : 'on its way';
}
