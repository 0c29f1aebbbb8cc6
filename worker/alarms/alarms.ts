import { DurableObject } from 'cloudflare:workers';
import { isFlooded } from '../db/senders.ts';
import type { Env } from '../env.ts';
import { reportOn } from '../health.ts';
import { log } from '../log.ts';
import { type AlarmState, changesAfter } from './changes.ts';
import { tellOwner } from './tell-owner.ts';

const intervalMs = 5 * 60_000;

/** Uses its own alarm, because cron, database or queue may fail. */
export class Alarms extends DurableObject<Env> {
  async start(): Promise<void> {
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now() + intervalMs);
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.setAlarm(Date.now() + intervalMs);
    const { kv } = this.ctx.storage;
    const { checks } = await reportOn({ env: this.env, executionCtx: this.ctx });
    const isFlood = await isFlooded(this.env.DB, Date.now()).catch((error) => {
      log('error', 'flood check failed', { error });
      return false;
    });
    const flood = { ok: !isFlood, error: 'too many submissions' };
    const state = kv.get<AlarmState>('state') ?? {};
    const { changes, unreported, reported } = changesAfter(state, { ...checks, flood }, Date.now());
    if (changes.length === 0) return kv.put('state', unreported);
    try {
      await tellOwner(this.env, changes);
      kv.put('state', reported);
    } catch (error) {
      kv.put('state', unreported);
      log('error', 'alarm not sent', { changes, error });
    }
  }
}
