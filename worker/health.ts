import type { Handler } from 'hono';
import build from '../dist/build.json';
import { ping } from './db.ts';
import { type App, BadSettings, readSettings } from './env.ts';
import { log } from './log.ts';

interface Check {
  ok: boolean;
  ms: number;
  error?: string;
}

/** Tells whether the parts that the site needs answer: 200 when all do, else 503 and the failing ones. */
export function health(): Handler<App> {
  return async function health(c) {
    const checks: Record<string, Check> = { database: await check(() => ping(c.env.DB)) };
    const settings = await check(() => readSettings(c.env));
    if (!settings.ok) checks.settings = settings;
    const ok = Object.values(checks).every((check) => check.ok);
    return c.json({ status: ok ? 'ok' : 'failing', version: build.version, checks }, ok ? 200 : 503);
  };
}

async function check(run: () => unknown): Promise<Check> {
  const start = Date.now();
  try {
    await run();
    return { ok: true, ms: Date.now() - start };
  } catch (error) {
    log('error', 'health check failed', { error });
    const sentence = error instanceof BadSettings ? error.message : 'no answer';
    return { ok: false, ms: Date.now() - start, error: sentence };
  }
}
