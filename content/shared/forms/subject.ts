import { longest, type MessageForm, type Sent, type Topic } from './form.ts';

/** Returns `?subject=` as one line; may be empty. */
export function subjectIn(search: string): string {
  const subject = new URLSearchParams(search).get('subject') ?? '';
  return subject
    .slice(0, longest.subject)
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
}

export function topicFor({ topics = {} }: MessageForm, subject: string): Topic | undefined {
  const key = Object.keys(topics).find((key) => subject === key || subject.startsWith(`${key} `));
  return key === undefined ? undefined : topics[key];
}

/** By a field that only this topic has, or by the message's first line. */
export function topicOf({ fields, topics = {}, subject }: MessageForm, sent: Sent): Topic | undefined {
  const byField = Object.keys(fields).flatMap((name) => {
    const field = fields[name]!;
    return sent[name] && 'topics' in field ? (field.topics ?? []) : [];
  });
  const text = sent[subject.field] ?? '';
  const keys = Object.keys(topics).filter((key) => text.startsWith((topics[key]!.opening ?? key).trim()));
  const [key] = [...keys, ...byField];
  return key === undefined ? undefined : topics[key];
}

export function openingOf(form: MessageForm, subject: string): string {
  const end = form.fields[form.subject.field]!.type === 'textarea' ? '\n' : '';
  return subject && (topicFor(form, subject)?.opening ?? subject) + end;
}

export function isAsked({ fields, topics = {} }: MessageForm, name: string, topic: Topic | undefined): boolean {
  const field = fields[name]!;
  const keys = 'topics' in field ? field.topics : undefined;
  return !keys || keys.some((key) => topics[key] === topic);
}

export const promiseTo = (form: MessageForm, sent: Sent): string =>
  (topicOf(form, sent)?.promise ?? form.promise)(sent);
