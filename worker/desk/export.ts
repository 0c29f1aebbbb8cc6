import { unsubscribeLink } from '#content/forms/emails.ts';
import { withTime } from '#content/forms/read.ts';
import { type Source, sourceLabels } from '#content/shared/forms/source.ts';
import { csvOf } from '../csv.ts';
import type { Database } from '../db/database.ts';
import { type ReceivedFilter, type ReceivedRow, receivedRows } from '../db/received.ts';
import { deskEntry, fields, sourceOf, statusOf } from './entry.ts';

/** For Excel. */
export const byteOrderMark = '\ufeff';

const columns = [
  ...['received', 'form', 'state', 'status', 'email'],
  ...Object.keys(fields),
  ...Object.keys(sourceLabels),
  ...['done', 'unsubscribe', 'reference', 'id'],
];

export const exports = {
  csv: {
    type: 'text/csv; charset=utf-8',
    begin: `${byteOrderMark}${csv([])}`,
    rows: (rows: ReceivedRow[]) => csv(rows).slice(csv([]).length),
    end: '\r\n',
  },
  json: {
    type: 'application/json',
    begin: '[',
    rows: (rows: ReceivedRow[], first: boolean) =>
      rows.map((row, at) => `${first && at === 0 ? '' : ','}\n${JSON.stringify(exportEntry(row))}`).join(''),
    end: '\n]\n',
  },
};

/** Limits memory. */
const pageSize = 500;

export function exported(db: Database, filter: ReceivedFilter, kind: keyof typeof exports): ReadableStream {
  const { begin, rows: written, end } = exports[kind];
  const encoder = new TextEncoder();
  let last: ReceivedRow | undefined;
  return new ReadableStream<Uint8Array>({
    start: (out) => out.enqueue(encoder.encode(begin)),
    async pull(out) {
      const before = last && { at: last.received_at, id: last.id };
      const rows = await receivedRows(db, { ...filter, before }, { limit: pageSize });
      out.enqueue(encoder.encode(written(rows, last === undefined)));
      last = rows.at(-1);
      // A short page need not be the last: a person may have been erased meanwhile.
      if (rows.length > 0) return;
      out.enqueue(encoder.encode(end));
      out.close();
    },
  });
}

export function exportEntry(row: ReceivedRow): Record<string, string> {
  const sent = JSON.parse(row.payload) as Record<string, string>;
  const source = sourceOf(row);
  const { state, reference } = deskEntry(row);
  return {
    received: isoTime(row.received_at),
    form: row.form,
    state,
    status: statusOf(row),
    email: row.email,
    ...Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, withTime(field, sent[name] ?? '', row.received_at)]),
    ),
    ...Object.fromEntries(Object.keys(sourceLabels).map((name) => [name, source[name as keyof Source] ?? ''])),
    done: row.done_at ? isoTime(row.done_at) : '',
    unsubscribe: row.token && unsubscribeLink(row.token),
    reference,
    id: row.id,
  };
}

export function csv(rows: ReceivedRow[]): string {
  const lines = rows.map(exportEntry).map((one) => columns.map((name) => one[name]!));
  return [columns.join(','), ...lines.map((line) => csvOf([line]))].join('\r\n');
}

/** All data of a person as JSON. */
export function personJson(email: string, data: Record<string, Record<string, unknown>[]>): string {
  const all = Object.entries(data).map(([table, rows]) => [table, rows.map(readableRow)]);
  return JSON.stringify({ email, ...Object.fromEntries(all) }, null, 2);
}

function readableRow(row: Record<string, unknown>): Record<string, unknown> {
  // `words` repeats the payload.
  const { words: _, ...own } = row;
  const entries = Object.entries(own).map(([name, value]) => {
    if (/^at$|_(at|until)$/.test(name) && typeof value === 'number') return [name, isoTime(value)];
    if (['payload', 'source', 'answers'].includes(name) && typeof value === 'string') return [name, JSON.parse(value)];
    return [name, value];
  });
  return Object.fromEntries(entries);
}

const isoTime = (ms: number) => new Date(ms).toISOString();
