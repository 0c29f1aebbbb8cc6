import type { DeskAudit, DeskEntry, DeskMessage } from '#content/desk.ts';
import type { MessageForm } from '#content/forms/form.ts';
import { messageForms } from '#content/forms/forms.ts';
import type { Source } from '#content/forms/source.ts';
import type { InboxRow } from '../db/inbox.ts';
import { inWords, names } from '../inbox/print.ts';

const longestSubject = 160;

/** What was received, as a line of the desk's list. */
export function deskEntry(row: InboxRow): DeskEntry {
  const sent = sentIn(row);
  const { utm_campaign, utm_source, referrer, page } = sourceOf(row);
  const subject = sent[formOf(row)?.subject.field ?? ''] ?? '';
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

/** All that is known of it. A form that the site no longer has is read by the names of its fields. */
export function deskMessage(row: InboxRow, history: DeskAudit[]): DeskMessage {
  const sent = sentIn(row);
  const form = formOf(row);
  const fields = form
    ? Object.entries(form.fields).map(([name, field]) => ({
        label: field.label,
        value: 'options' in field ? (field.options[sent[name]!] ?? '') : inWords(field, sent[name] ?? '', row),
      }))
    : Object.entries(sent).map(([label, value]) => ({ label, value }));
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

function formOf({ form }: InboxRow): MessageForm | undefined {
  return form === 'newsletter' ? undefined : messageForms[form];
}

function sentIn({ payload }: InboxRow): Record<string, string> {
  return JSON.parse(payload);
}

function sourceOf({ source }: InboxRow): Source {
  return JSON.parse(source ?? '{}');
}
