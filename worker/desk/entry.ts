import type { DeskAudit, DeskEntry, DeskMessage } from '#content/desk.ts';
import { inWords, readMessage } from '#content/forms/read.ts';
import type { Source } from '#content/forms/source.ts';
import type { InboxRow } from '../db/inbox.ts';
import { names } from '../inbox/print.ts';

const longestSubject = 160;

/** What was received, as a line of the desk's list. */
export function deskEntry(row: InboxRow): DeskEntry {
  const { form, sent } = readMessage(row.form, row.payload);
  const { utm_campaign, utm_source, referrer, page } = sourceOf(row);
  const subject = sent[form?.subject.field ?? ''] ?? '';
  return {
    id: row.id,
    form: row.form,
    name:
      names
        .map((name) => sent[name] ?? '')
        .join(' ')
        .trim() || row.email,
    email: row.email,
    subject: subject.replace(/\s+/g, ' ').trim().slice(0, longestSubject).toWellFormed(),
    state: row.spam ? 'spam' : row.done_at || row.form === 'newsletter' ? 'done' : 'open',
    receivedAt: row.received_at,
    undelivered: row.delivered_at === null && !row.spam && row.channels !== '',
    priority: sent.priority || undefined,
    source: utm_campaign ?? utm_source ?? referrer ?? page,
  };
}

/** All that is known of it. What today's form does not ask for is read by the names of the fields. */
export function deskMessage(row: InboxRow, history: DeskAudit[]): DeskMessage {
  const { form, sent } = readMessage(row.form, row.payload);
  const fields = Object.entries(sent).map(([name, value]) => {
    const field = form?.fields[name];
    return { label: field?.label ?? name, value: inWords(field, value, row.received_at) };
  });
  return {
    ...deskEntry(row),
    fields: fields.filter(({ value }) => value),
    from: sourceOf(row),
    attempts: row.attempts,
    lastError: row.last_error ?? undefined,
    deliveredAt: row.delivered_at ?? undefined,
    confirmed: row.form === 'newsletter' ? row.confirmed_at !== null : undefined,
    history,
  };
}

function sourceOf({ source }: InboxRow): Source {
  return JSON.parse(source ?? '{}');
}
