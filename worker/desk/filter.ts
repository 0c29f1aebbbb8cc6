import { HTTPException } from 'hono/http-exception';
import { forms } from '#content/forms/forms.ts';
import { dayEnd, dayStart, isDay } from '#content/shared/dates/day.ts';
import type { DeskFilter, DeskState } from '#content/shared/desk/desk-api.ts';
import { deskErrors } from '#content/shared/http/api-errors.ts';
import type { ReceivedFilter } from '../db/received.ts';

type Query = { [name in keyof DeskFilter]?: string } & Record<string, string | undefined>;

const maxWords = 20;
const states: readonly DeskState[] = ['open', 'done', 'spam'];

/** Also for command line options. Throws a 400. */
export function readFilter(query: Query): ReceivedFilter {
  const words = query.search?.split(/\s+/).filter(Boolean) ?? [];
  if (words.length > maxWords) throw new HTTPException(400, { message: deskErrors.tooManyWords(maxWords) });
  return {
    words,
    form: optionIn(query, 'form', Object.keys(forms)),
    state: optionIn(query, 'state', states),
    priority: query.priority || undefined,
    from: query.after ? readAfter(query.after) : dayStart(readDay(query, 'since')),
    until: dayEnd(readDay(query, 'until')),
    before: query.before ? readBefore(query.before) : undefined,
    source: query.source || undefined,
    undelivered: query.undelivered === '1',
    subscribed: query.subscribed === '1',
  };
}

export const orderOf = ({ state }: ReceivedFilter) => (state === 'open' ? 'due' : 'newest');

export function readNumber(query: Query, name: string, unset: number, most: number): number {
  const value = query[name] || String(unset);
  return /^\d{1,9}$/.test(value) && Number(value) <= most
    ? Number(value)
    : rejectQuery(name, `a number from 0 to ${most}`);
}

const readAfter = (value: string) =>
  /^\d{1,15}$/.test(value) ? Number(value) + 1 : rejectQuery('after', 'milliseconds since 1970');

function readBefore(value: string) {
  const [, at, id] = /^(\d{15}),(.+)$/.exec(value) ?? rejectQuery('before', '`older` of a list');
  return { at: Number(at), id: id! };
}

function optionIn<Value extends string>(query: Query, name: string, values: readonly Value[]) {
  const value = query[name] || undefined;
  return value === undefined
    ? undefined
    : (values.find((one) => one === value) ?? rejectQuery(name, values.join(', ')));
}

export function readDay(query: Query, name: string): string {
  const value = query[name] ?? '';
  return !value || isDay(value) ? value : rejectQuery(name, 'a day such as 2026-12-31');
}

export function rejectQuery(name: string, expected: string): never {
  throw new HTTPException(400, { message: deskErrors.wrongValue(name, expected) });
}
