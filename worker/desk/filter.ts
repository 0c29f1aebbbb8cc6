import { HTTPException } from 'hono/http-exception';
import { deskErrors } from '#content/answers.ts';
import { dayMs, dayStart } from '#content/day.ts';
import type { DeskFilter, DeskState } from '#content/desk.ts';
import { forms } from '#content/forms/forms.ts';
import type { ReceivedFilter } from '../db/desk.ts';

const mostWords = 20;
const states: readonly DeskState[] = ['open', 'done', 'spam'];

/** What the query of an address asks for; one that makes no sense is refused by name. */
export function readFilter(asked: DeskFilter & Record<string, string | undefined>): ReceivedFilter {
  const words = asked.search?.split(/\s+/).filter(Boolean) ?? [];
  if (words.length > mostWords) throw new HTTPException(400, { message: deskErrors.tooManyWords(mostWords) });
  const until = readDay(asked, 'until');
  return {
    words,
    form: optionIn(asked, 'form', Object.keys(forms)),
    state: optionIn(asked, 'state', states),
    priority: asked.priority || undefined,
    from: readDay(asked, 'since'),
    until: until === undefined ? undefined : until + dayMs,
    source: asked.source || undefined,
    undelivered: asked.undelivered === '1',
  };
}

/** A whole number of the query, from 0 to `most`. */
export function readNumber(asked: Record<string, string>, name: string, unset: number, most: number): number {
  const value = asked[name] || String(unset);
  return /^\d{1,9}$/.test(value) && Number(value) <= most ? Number(value) : rejectQuery(name);
}

function optionIn<Value extends string>(
  asked: Record<string, string | undefined>,
  name: string,
  values: readonly Value[],
) {
  const value = asked[name] || undefined;
  return value === undefined ? undefined : (values.find((one) => one === value) ?? rejectQuery(name));
}

/** The first moment of a day in UTC that the query names. */
export function readDay(asked: Record<string, string | undefined>, name: string): number | undefined {
  const value = asked[name];
  return value ? (dayStart(value) ?? rejectQuery(name)) : undefined;
}

/** Answers 400 for a bad value of this query parameter. */
export function rejectQuery(name: string): never {
  throw new HTTPException(400, { message: deskErrors.wrongValue(name) });
}
