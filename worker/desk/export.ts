import type { Database } from '../db/database.ts';
import { type ReceivedFilter, receivedRows } from '../db/desk.ts';
import type { InboxRow } from '../db/inbox.ts';
import { csv, inboxEntry } from '../inbox/print.ts';

/** With this mark at its start Excel reads a file as UTF-8. */
export const byteOrderMark = '\ufeff';

/** How a list leaves the desk. */
export const exports = {
  csv: {
    type: 'text/csv; charset=utf-8',
    begin: `${byteOrderMark}${csv([])}`,
    rows: (rows: InboxRow[]) => csv(rows).slice(csv([]).length),
    end: '\r\n',
  },
  json: {
    type: 'application/json',
    begin: '[',
    rows: (rows: InboxRow[], first: boolean) =>
      rows.map((row, at) => `${first && at === 0 ? '' : ','}\n${JSON.stringify(inboxEntry(row))}`).join(''),
    end: '\n]\n',
  },
};

/** How many rows are in memory at a time. */
const rowsAtATime = 500;

/** All that passes the filter, newest first, as a file of a kind of `exports`. */
export function exported(db: Database, filter: ReceivedFilter, kind: keyof typeof exports): ReadableStream {
  const { begin, rows: written, end } = exports[kind];
  const encoder = new TextEncoder();
  let after: InboxRow | undefined;
  return new ReadableStream<Uint8Array>({
    start: (out) => out.enqueue(encoder.encode(begin)),
    async pull(out) {
      const rows = await receivedRows(db, filter, { limit: rowsAtATime, after });
      out.enqueue(encoder.encode(written(rows, after === undefined)));
      after = rows.at(-1);
      // Fewer rows than asked for need not be the last: somebody may have been erased between the two queries.
      if (rows.length > 0) return;
      out.enqueue(encoder.encode(end));
      out.close();
    },
  });
}
