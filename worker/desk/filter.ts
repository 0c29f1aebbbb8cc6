import { HTTPException } from 'hono/http-exception';
import type { DeskFilter, DeskState } from '#content/desk/desk-api.ts';
import { forms } from '#content/forms/forms.ts';
import { deskErrors } from '#content/shared/api-errors.ts';
import { dayEnd, dayStart, isDay } from '#content/shared/day.ts';
import type { ReceivedFilter } from '../db/received.ts';

type Query = { [name in keyof DeskFilter]?: string } & Record<string, string | undefined>;

const maxWords = 20;
const states: readonly DeskState[] = ['open', 'done', 'spam'];

/** Also for command line options. Throws a 400 that names a bad value. */
export function readFilter(asked: Query): ReceivedFilter {
  const words = asked.search?.split(/\s+/).filter(Boolean) ?? [];
  if (words.length > maxWords) throw new HTTPException(400, { message: deskErrors.tooManyWords(maxWords) });
  return {
    words,
    form: optionIn(asked, 'form', Object.keys(forms)),
    state: optionIn(asked, 'state', states),
    priority: asked.priority || undefined,
    from: dayStart(readDay(asked, 'since')),
    until: dayEnd(readDay(asked, 'until')),
    source: asked.source || undefined,
    undelivered: asked.undelivered === '1',
    subscribed: asked.subscribed === '1',
  };
}

export function readNumber(asked: Query, name: string, unset: number, most: number): number {
  const value = asked[name] || String(unset);
  return /^\d{1,9}$/.test(value) && Number(value) <= most
    ? Number(value)
    : rejectQuery(name, `a number from 0 to ${most}`);
}

function optionIn<Value extends string>(asked: Query, name: string, values: readonly Value[]) {
  const value = asked[name] || undefined;
  return value === undefined
    ? undefined
    : (values.find((one) => one === value) ?? rejectQuery(name, values.join(', ')));
}

export function readDay(asked: Query, name: string): string {
  const value = asked[name] ?? '';
  return !value || isDay(value) ? value : rejectQuery(name, 'a day such as 2026-12-31');
}

export function rejectQuery(name: string, expected: string): never {
  throw new HTTPException(400, { message: deskErrors.wrongValue(name, expected) });
}
