import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import {
  bucketOf,
  type Count,
  type Counted,
  type CountRow,
  counts,
  type Vital,
  vitals,
} from '#content/shared/desk/analytics-events.ts';
import { api } from '#content/shared/http/api.ts';
import { site } from '#content/site.ts';
import type { App, Env } from '../env.ts';
import { log } from '../log.ts';
import { networksOf } from '../request/network.ts';
import { isOwnOrigin } from '../request/origin.ts';
import { hasPrivacySignal } from '../request/privacy.ts';
import { readLimited } from '../request/read-limited.ts';
import type { Counter } from './counter.ts';

const Visit = v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(60));

const ValidEvent = v.pipe(
  v.tuple([
    v.picklist(Object.keys(counts) as Count[]),
    v.string(),
    v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))),
  ]),
  v.check(([what, on, value]) => counts[what](on) && isVital(what) === (value !== undefined)),
);

/** Limits by event; others are unlimited. */
const maxPerRequest: Partial<Record<Count, number>> = { visit: 1, referrer: 1, search: 5, LCP: 1, INP: 1, CLS: 1 };

const maxBytes = 4096;

/** The response is always 204. */
export const visitCounts = new Hono<App>();

visitCounts.post(api.count, async (c) => {
  const counted = isVisitor(c) ? await readVisit(c) : [];
  if (counted.length > 0) c.executionCtx.waitUntil(count(c, counted));
  return c.body(null, 204);
});

export function counterOf({ COUNTER }: Pick<Env, 'COUNTER'>) {
  return (COUNTER as DurableObjectNamespace<Counter>).getByName('site');
}

function isVisitor(c: Context<App>) {
  const isRobot = !c.req.header('Accept-Language') || robots.test(c.req.header('User-Agent') ?? 'bot');
  return isOwnOrigin(c) && !hasPrivacySignal(c) && !isRobot;
}

const robots = /bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|fetch|curl|python|node/i;

async function readVisit(c: Context<App>): Promise<readonly Counted[]> {
  try {
    const bytes = await readLimited(c.req.raw.body, maxBytes);
    const counted = v.parse(Visit, JSON.parse(new TextDecoder().decode(bytes)));
    return counted.filter((one): one is Counted => v.is(ValidEvent, one)).filter(withinLimits());
  } catch {
    return [];
  }
}

function withinLimits() {
  const seen = new Map<string, number>();
  return ([what, on]: Counted) => {
    const kind = what === 'step' ? `step ${on}` : what;
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    return count <= (what === 'step' ? 1 : (maxPerRequest[what] ?? count));
  };
}

async function count(c: Context<App>, counted: readonly Counted[]) {
  try {
    const networks = networksOf(c.req.header('CF-Connecting-IP') ?? 'unknown');
    const { success } = await c.env.SEND_LIMIT.limit({ key: `${site.name} count ${networks[0]}` });
    if (!success) return;
    const { country } = (c.req.raw.cf ?? {}) as { country?: string };
    const rows: Pick<CountRow, 'what' | 'name'>[] = counted.map(([what, on, value]) => ({
      what,
      name: isVital(what) ? `${on} ${bucketOf(what, value!)}` : on,
    }));
    if (country && counted.some(([what]) => what === 'visit')) rows.push({ what: 'country', name: country });
    await counterOf(c.env).add(rows, networks.at(-1)!);
  } catch (error) {
    log('warn', 'counts lost', { requestId: c.var.requestId, error });
  }
}

function isVital(what: Count): what is Vital {
  return Object.hasOwn(vitals, what);
}
