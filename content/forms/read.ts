import type { Field, Fields, MessageForm, Sent } from './form.ts';
import { messageForms } from './forms.ts';
import { agreement } from './letters.ts';

/**
 * Reads a stored message, which may be older than its form: `form` is undefined for one that is gone. Of `sent` the fields of
 * the form come first, in their order, empty where it had none of them yet, then what it no longer asks for.
 */
export function readMessage(name: string, payload: string): { form: MessageForm | undefined; sent: Sent } {
  const form = (messageForms as Partial<Record<string, MessageForm>>)[name];
  const empty = Object.keys(form?.fields ?? {}).map((field) => [field, '']);
  return { form, sent: { ...Object.fromEntries(empty), ...JSON.parse(payload) } };
}

/** A value as the owner reads it: of a choice its label, if it still has one, of an agreement its time before the words. */
export function inWords(field: Field | undefined, value: string, receivedAt: number): string {
  return field?.type === 'select' ? (field.options[value] ?? value) : withTime(field, value, receivedAt);
}

/** A value as it was sent, but for an agreement, which has its time before the words. */
export function withTime(field: Field | undefined, value: string, receivedAt: number): string {
  return field?.type === 'agreement' && value ? agreement(value, receivedAt) : value;
}

/** The name of the person: the given name first, as far as it was asked for. */
export function nameOf(sent: Sent, parts = ['given-name', 'family-name']): string {
  const names = parts.flatMap((part) => Object.values(messageForms).flatMap(({ fields }) => namesIn(fields, part)));
  return [...new Set(names)]
    .map((name) => sent[name] ?? '')
    .join(' ')
    .trim();
}

const namesIn = (fields: Fields, part: string) =>
  Object.keys(fields).filter((name) => 'autoComplete' in fields[name]! && fields[name].autoComplete === part);

/** The long fields of a message; of a form that is gone all of them. */
export const textOf = (form: MessageForm | undefined, sent: Sent): string =>
  Object.keys(sent)
    .filter((name) => (form ? form.fields[name]?.type === 'textarea' : name !== 'email'))
    .map((name) => sent[name])
    .filter(Boolean)
    .join('\n\n');
