import type { DeskAudit, DeskEntry, DeskMessage } from '#content/desk/desk-api.ts';
import type { Field } from '#content/forms/form.ts';
import { messageForms } from '#content/forms/forms.ts';
import { referenceOf } from '#content/forms/letters.ts';
import { inWords, readMessage } from '#content/forms/read.ts';
import type { Source } from '#content/forms/source.ts';
import type { Delivery } from '../db/outbox.ts';
import type { ReceivedRow } from '../db/received.ts';

const maxSubjectLength = 160;

/** `email` has its own column. */
export const { email: _, ...fields }: Record<string, Field> = Object.assign(
  {},
  ...Object.values(messageForms).map(({ fields }) => fields),
);

const names = ['given-name', 'family-name'].flatMap((part) =>
  Object.keys(fields).filter((name) => 'autoComplete' in fields[name]! && fields[name].autoComplete === part),
);

export function deskEntry(row: ReceivedRow): DeskEntry {
  const { form, sent } = readMessage(row.form, row.payload);
  const { utm_campaign, utm_source, referrer, page } = sourceOf(row);
  const subject = sent[form?.subject.field ?? ''] ?? '';
  return {
    id: row.id,
    reference: row.form === 'newsletter' ? '' : referenceOf(row.id),
    form: row.form,
    name:
      names
        .map((name) => sent[name] ?? '')
        .join(' ')
        .trim() || row.email,
    email: row.email,
    subject: subject.replace(/\s+/g, ' ').trim().slice(0, maxSubjectLength).toWellFormed(),
    state: row.spam ? 'spam' : row.done_at || row.form === 'newsletter' ? 'done' : 'open',
    receivedAt: row.received_at,
    undelivered: isUndelivered(row),
    priority: sent.priority || undefined,
    source: utm_campaign ?? utm_source ?? referrer ?? page,
  };
}

/** A removed field is labeled by its name. */
export function deskMessage(row: ReceivedRow, deliveries: Delivery[], history: DeskAudit[]): DeskMessage {
  const { form, sent } = readMessage(row.form, row.payload);
  const fields = Object.entries(sent).map(([name, value]) => {
    const field = form?.fields[name];
    const href = field?.type === 'tel' ? `tel:${value.replace(/x.*|[^\d+]/gi, '')}` : undefined;
    return { label: field?.label ?? name, value: inWords(field, value, row.received_at), href };
  });
  return {
    ...deskEntry(row),
    fields: fields.filter(({ value }) => value),
    from: sourceOf(row),
    deliveries: deliveries.map(({ channel, state, attempts, next_attempt_at, ended_at, dismissed_at, answers }) => ({
      channel,
      state,
      attempts,
      nextAttemptAt: state === 'waiting' ? next_attempt_at : undefined,
      endedAt: ended_at ?? undefined,
      dismissed: dismissed_at !== null,
      answers: JSON.parse(answers),
    })),
    confirmed: row.form === 'newsletter' ? row.confirmed_at !== null : undefined,
    history,
  };
}

export function sourceOf({ source }: ReceivedRow): Source {
  return JSON.parse(source ?? '{}');
}

export function statusOf(row: ReceivedRow): string {
  const { form, spam, unsubscribed_at, confirmed_at, delivery } = row;
  if (spam) return 'spam';
  if (form !== 'newsletter') return delivery ? deliveryWords[delivery] : 'stored';
  if (unsubscribed_at || confirmed_at) return unsubscribed_at ? 'unsubscribed' : 'subscribed';
  if (delivery === 'waiting') return 'not asked yet';
  return isUndelivered(row) ? 'could not be asked' : 'not confirmed';
}

const deliveryWords = {
  waiting: 'on its way',
  failing: 'failing',
  delivered: 'delivered',
  undeliverable: 'undeliverable',
};

const isUndelivered = ({ spam, delivery }: ReceivedRow) => !spam && delivery !== null && delivery !== 'delivered';
