import type { Field, MessageForm, Sent } from './form.ts';
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
