import type { Context, Handler } from 'hono';
import build from '../dist/build.json';
import { feedState } from './changelog/copy.ts';
import { ping } from './db/database.ts';
import { checkWrites, lastHeartbeat, recordHeartbeat } from './db/heartbeats.ts';
import { deliveryProblem } from './delivery/health.ts';
import { type App, BadSettings, checkSettings, type Env } from './env.ts';
import { log } from './log.ts';
import { withTimeout } from './timeout.ts';

interface Check {
  ok: boolean;
  ms: number;
  error?: string;
  [fact: string]: unknown;
}

export interface Report {
  status: 'ok' | 'failing';
  /** A hash of the built files. */
  version: string;
  release: string;
  commit?: string;
  checks: Record<string, Check>;
}

/** Makes frequent requests cheap. */
const reuseMs = 5_000;

const checkMs = 8_000;

/** Sweeps run every five minutes. */
const maxSweepAgeMs = 15 * 60_000;

export function health(): Handler<App> {
  let last: { report: Report; at: number } | undefined;
  return async function health(c) {
    if (!last || Date.now() - last.at >= reuseMs) {
      // Concurrent requests get the old report.
      if (last) last.at = Date.now();
      const report = await reportOn(c);
      last = { report, at: Date.now() };
    }
    return c.json(last.report, last.report.status === 'ok' ? 200 : 503);
  };
}

export async function reportOn(c: CheckContext): Promise<Report> {
  const named = Object.entries({
    database: () => checkDatabase(c.env),
    sweep: () => checkSweep(c.env),
    delivery: () => checkDelivery(c.env),
    queue: () => checkQueue(c.env),
    settings: () => checkSettings(c.env),
    feed: () => checkFeed(c),
  });
  const results = await Promise.all(named.map(async ([name, run]) => [name, await check(run)] as const));
  const checks = Object.fromEntries(results.filter(([name, { ok }]) => name !== 'settings' || !ok));
  const ok = Object.values(checks).every((check) => check.ok);
  return {
    status: ok ? 'ok' : 'failing',
    version: build.version,
    release: c.env.RELEASE.id,
    commit: c.env.COMMIT,
    checks,
  };
}

/** A Durable Object has no Hono context. */
export type CheckContext = Pick<Context<App>, 'env'> & { executionCtx: Pick<ExecutionContext, 'waitUntil'> };

async function checkDatabase({ DB }: Env) {
  await ping(DB);
  await checkWrites(DB, Date.now()).catch((cause) => {
    throw new CheckError('takes no writes', { cause });
  });
}

async function checkSweep({ DB }: Env) {
  const last = await lastHeartbeat(DB, 'sweep');
  const since = last ?? (await firstCheck(DB));
  const age = Date.now() - since;
  if (last === undefined && age <= maxSweepAgeMs) return { state: 'pending' };
  return { ...(age > maxSweepAgeMs && { ok: false, error: 'no sweep' }), age: Math.floor(age / 1000) };
}

async function firstCheck(db: Env['DB']): Promise<number> {
  const known = await lastHeartbeat(db, 'first-check');
  if (known === undefined) await recordHeartbeat(db, 'first-check', Date.now());
  return known ?? Date.now();
}

async function checkDelivery(env: Env) {
  const error = await deliveryProblem(env);
  return error && { ok: false, error };
}

async function checkQueue({ DELIVERIES }: Env) {
  await DELIVERIES.metrics();
}

async function checkFeed(c: CheckContext) {
  const feed = await feedState(c as Context<App>);
  return feed.state === 'missing' ? { ...feed, ok: false, error: feed.failure ?? 'no copy of the feed' } : feed;
}

/** Its message is public. */
class CheckError extends Error {}

async function check(run: () => unknown): Promise<Check> {
  const start = Date.now();
  try {
    const facts = await withTimeout((async () => run())(), checkMs);
    return { ok: true, ms: Date.now() - start, ...(facts as object | undefined) };
  } catch (error) {
    log('error', 'health check failed', { error });
    const sentence = error instanceof BadSettings || error instanceof CheckError ? error.message : 'no answer';
    return { ok: false, ms: Date.now() - start, error: sentence };
  }
}
