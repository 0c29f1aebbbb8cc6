import type { Handler } from 'hono';
import { retention } from '#content/facts/figures.ts';
import { addDays, dayNumber, isoDay } from '#content/shared/day.ts';
import { readNumbers } from '../db/counts.ts';
import type { App } from '../env.ts';
import { log } from '../log.ts';
import { numbersCsv } from '../numbers/print.ts';
import { counterOf } from '../numbers/route.ts';
import { download } from './download.ts';
import { byteOrderMark, exports } from './export.ts';
import { readDay, rejectQuery } from './filter.ts';

/** Answers, or with `download` gives as CSV, what was counted from `since` to `until`, up to this very minute; the last 30 days where nothing is said. */
export function deskNumbers(): Handler<App> {
  return async function deskNumbers(c) {
    const until = readDay(c.req.query(), 'until') || isoDay(Date.now());
    const since = readDay(c.req.query(), 'since') || addDays(until, -29);
    if (since > until || dayNumber(until) - dayNumber(since) > retention.countMonths * 31)
      rejectQuery('since', `a day within ${retention.countMonths} months before until`);
    // What is still waiting to be handed over counts as well; without it the rest is true.
    await counterOf(c.env)
      .flush()
      .catch((error) => log('warn', 'counts not stored', { requestId: c.var.requestId, error }));
    const found = await readNumbers(c.env.DB, since, until);
    if (!c.req.query('download')) return c.json(found);
    return download(
      c,
      `numbers-${found.since}-${found.until}.csv`,
      exports.csv.type,
      `${byteOrderMark}${numbersCsv(found)}\r\n`,
    );
  };
}
