import type { Handler } from 'hono';
import { retention } from '#content/facts/figures.ts';
import { addDays, dayNumber, isoDay } from '#content/shared/dates/day.ts';
import { readNumbers } from '../db/counts.ts';
import type { App } from '../env.ts';
import { log } from '../log.ts';
import { numbersCsv } from '../numbers/print.ts';
import { counterOf } from '../numbers/route.ts';
import { download } from './download.ts';
import { byteOrderMark, exports } from './export.ts';
import { readDay, rejectQuery } from './filter.ts';

/** Default: the last 30 days. */
export function deskNumbers(): Handler<App> {
  return async function deskNumbers(c) {
    const until = readDay(c.req.query(), 'until') || isoDay(Date.now());
    const since = readDay(c.req.query(), 'since') || addDays(until, -29);
    if (since > until || dayNumber(until) - dayNumber(since) > retention.countMonths * 31)
      rejectQuery('since', `a day within ${retention.countMonths} months before until`);
    await counterOf(c.env)
      .flush()
      .catch((error) => log('warn', 'counts not stored', { requestId: c.var.requestId, error }));
    const numbers = await readNumbers(c.env.DB, since, until);
    if (!c.req.query('download')) return c.json(numbers);
    const text = `${byteOrderMark}${numbersCsv(numbers)}\r\n`;
    return download(c, `numbers-${numbers.since}-${numbers.until}.csv`, exports.csv.type, text);
  };
}
