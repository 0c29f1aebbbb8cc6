import type { Handler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { deskErrors } from '#content/answers.ts';
import { retention } from '#content/figures.ts';
import { readNumbers } from '../db/counts.ts';
import type { App } from '../env.ts';
import { dayOf } from '../forms/gate.ts';
import { log } from '../log.ts';

/** Answers what was counted from `since` to `until`, up to this very minute; the last 30 days where nothing is said. */
export function numbers(): Handler<App> {
  return async function numbers(c) {
    const today = dayOf(Date.now());
    const until = readDay(c.req.query('until'), 'until') ?? today;
    const since = readDay(c.req.query('since'), 'since') ?? until - 29;
    if (since > until || until - since > retention.countMonths * 31) refuse('since');
    // What is still waiting to be handed over counts as well; without it the rest is true.
    const { COUNTER } = c.env;
    await COUNTER.get(COUNTER.idFromName('site'))
      .handOver()
      .catch((error) => log('warn', 'counts wait', { requestId: c.var.requestId, error }));
    return c.json(await readNumbers(c.env.DB, written(since), written(until)));
  };
}

/** The days since 1970. */
function readDay(value: string | undefined, name: string): number | undefined {
  if (!value) return undefined;
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? dayOf(Date.parse(value)) : Number.NaN;
  return Number.isNaN(day) ? refuse(name) : day;
}

const written = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);

function refuse(name: string): never {
  throw new HTTPException(400, { message: deskErrors.wrongValue(name) });
}
