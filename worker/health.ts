import type { Context, Handler } from 'hono';
import build from '../dist/build.json';
import { readCopy } from './changelog/copy.ts';
import { ping } from './db.ts';
import { type App, BadSettings, readSettings } from './env.ts';
import { log } from './log.ts';

interface Check {
  ok: boolean;
  ms: number;
  error?: string;
  [fact: string]: unknown;
}

/** Tells whether the parts that the site needs answer: 200 when all do, else 503 and the failing ones. */
export function health(): Handler<App> {
  return async function health(c) {
    const checks: Record<string, Check> = { database: await check(() => ping(c.env.DB)) };
    const settings = await check(() => c.set('settings', readSettings(c.env)));
    if (settings.ok) checks.feed = await check(() => feedFacts(c));
    else checks.settings = settings;
    const ok = Object.values(checks).every((check) => check.ok);
    return c.json({ status: ok ? 'ok' : 'failing', version: build.version, checks }, ok ? 200 : 503);
  };
}

/** Whether the changelog's copy is fresh, and how many seconds old it is. An old one does for a week. */
async function feedFacts(c: Context<App>) {
  const { state, age } = (await readCopy(c)) ?? {};
  if (!state) throw new Error('no copy of the feed');
  return { state: state === 'stale' ? 'stale' : 'fresh', age };
}

/** Runs a check, which may return facts to show. */
async function check(run: () => unknown): Promise<Check> {
  const start = Date.now();
  try {
    const facts = await run();
    return { ok: true, ms: Date.now() - start, ...(facts as object | undefined) };
  } catch (error) {
    log('error', 'health check failed', { error });
    const sentence = error instanceof BadSettings ? error.message : 'no answer';
    return { ok: false, ms: Date.now() - start, error: sentence };
  }
}
