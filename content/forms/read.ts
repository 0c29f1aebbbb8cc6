import type { Field, Fields, MessageForm, Sent } from '../shared/forms/form.ts';
import { agreement } from './emails.ts';
import { messageForms } from './forms.ts';

/** `form` is undefined for a removed form. `sent` has the form's fields first. */
export function readMessage(name: string, payload: string): { form: MessageForm | undefined; sent: Sent } {
  const form = (messageForms as Partial<Record<string, MessageForm>>)[name];
  const empty = Object.keys(form?.fields ?? {}).map((field) => [field, '']);
  return { form, sent: { ...Object.fromEntries(empty), ...JSON.parse(payload) } };
}

/** A choice's label, a consent with its time. */
export function inWords(field: Field | undefined, value: string, receivedAt: number): string {
  return field?.type === 'select' ? (field.options[value] ?? value) : withTime(field, value, receivedAt);
}

/** A raw value, or a consent with its time. */
export function withTime(field: Field | undefined, value: string, receivedAt: number): string {
  return field?.type === 'agreement' && value ? agreement(value, receivedAt) : value;
}

export function nameOf(sent: Sent, parts = ['given-name', 'family-name']): string {
  const names = parts.flatMap((part) => Object.values(messageForms).flatMap(({ fields }) => namesIn(fields, part)));
  return [...new Set(names)]
    .map((name) => sent[name] ?? '')
    .join(' ')
    .trim();
}

const namesIn = (fields: Fields, part: string) =>
  Object.keys(fields).filter((name) => 'autoComplete' in fields[name]! && fields[name].autoComplete === part);

/** The long fields; all fields if the form was removed. */
export const textOf = (form: MessageForm | undefined, sent: Sent): string =>
  Object.keys(sent)
    .filter((name) => (form ? form.fields[name]?.type === 'textarea' : name !== 'email'))
    .map((name) => sent[name])
    .filter(Boolean)
    .join('\n\n');
