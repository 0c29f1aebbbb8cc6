import { referenceOf } from '#content/forms/emails.ts';
import { messageForms } from '#content/forms/forms.ts';
import { inWords, nameOf, readMessage, textOf } from '#content/forms/read.ts';
import type { DeskDelivery, DeskEntry, DeskMessage } from '#content/shared/desk/desk-api.ts';
import type { Field, Sent } from '#content/shared/forms/form.ts';
import type { Source } from '#content/shared/forms/source.ts';
import { topicOf } from '#content/shared/forms/subject.ts';
import { auditOf } from '../db/audit.ts';
import type { Database } from '../db/database.ts';
import { type Delivery, deliveriesOf } from '../db/outbox.ts';
import { othersOf, type ReceivedRow } from '../db/received.ts';
import { repliesOf } from '../db/replies.ts';
import { isMailable } from '../delivery/mail.ts';

const maxSubjectLength = 160;

export const { email: _, ...fields }: Record<string, Field> = Object.assign(
  {},
  ...Object.values(messageForms).map(({ fields }) => fields),
);

export function deskEntry(row: ReceivedRow): DeskEntry {
  const { form, sent } = readMessage(row.form, row.payload);
  const { utm_campaign, utm_source, referrer, page } = sourceOf(row);
  const subject = sent[form?.subject.field ?? ''] ?? '';
  return {
    id: row.id,
    reference: row.form === 'newsletter' ? '' : referenceOf(row.id),
    form: row.form,
    name: nameOf(sent) || row.email,
    email: row.email,
    subject: subject.replace(/\s+/g, ' ').trim().slice(0, maxSubjectLength).toWellFormed(),
    state: row.spam ? 'spam' : row.done_at || row.form === 'newsletter' ? 'done' : 'open',
    receivedAt: row.received_at,
    dueAt: row.spam || row.done_at ? undefined : (row.due_at ?? undefined),
    undelivered: isUndelivered(row),
    topic: form && topicOf(form, sent)?.chip(sent),
    priority: sent.priority || undefined,
    source: utm_campaign ?? utm_source ?? referrer ?? page,
  };
}

/** A removed field is labeled by its name. */
export function deskMessage(
  row: ReceivedRow,
  { deliveries, history, replies, others, isEmailOn }: Awaited<ReturnType<typeof factsOf>> & { isEmailOn: boolean },
): DeskMessage {
  const { form, sent } = readMessage(row.form, row.payload);
  const { email: _, ...rest } = sent;
  const short = Object.entries(rest).filter(([name]) => form && !nameOf({ [name]: 'is a name' } as Sent));
  const fields = short.map(([name, value]) => {
    const field = form?.fields[name];
    const href = field?.type === 'tel' ? `tel:${value.replace(/x.*|[^\d+]/gi, '')}` : undefined;
    return { label: field?.label ?? name, value: inWords(field, value, row.received_at), href };
  });
  return {
    ...deskEntry(row),
    firstName: nameOf(sent, ['given-name']) || row.email,
    text: textOf(form, sent),
    fields: fields.filter(({ value }) => value),
    from: sourceOf(row),
    deliveries: deliveries.filter(({ channel }) => channel !== 'reply').map(deskDelivery),
    confirmed: row.form === 'newsletter' ? row.confirmed_at !== null : undefined,
    history,
    thread: replies.map(({ message: _, ...reply }) => {
      const delivery = deliveries.find(({ event_id }) => event_id === reply.id);
      return { ...reply, delivery: delivery && deskDelivery(delivery) };
    }),
    others: others.map(deskEntry),
    canReply: canReply(row, isEmailOn),
  };
}

export function canReply({ form, email }: ReceivedRow, isEmailOn: boolean): boolean {
  return isEmailOn && form !== 'newsletter' && isMailable(email);
}

function deskDelivery(delivery: Delivery): DeskDelivery {
  const { channel, state, attempts, next_attempt_at, ended_at, dismissed_at, claimed_at, answers } = delivery;
  return {
    channel,
    state,
    attempts,
    nextAttemptAt: state === 'waiting' ? next_attempt_at : undefined,
    endedAt: ended_at ?? undefined,
    dismissed: dismissed_at !== null,
    maybeSent: state === 'undeliverable' && claimed_at !== null,
    answers: JSON.parse(answers),
  };
}

export async function factsOf(db: Database, row: ReceivedRow) {
  const [deliveries, history, replies, others] = await Promise.all([
    deliveriesOf(db, row.id),
    auditOf(db, row.id),
    repliesOf(db, row.id),
    othersOf(db, row, 10),
  ]);
  return { deliveries, history, replies, others };
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
