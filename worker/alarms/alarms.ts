import { DurableObject } from 'cloudflare:workers';
import { isFlooded } from '../db/senders.ts';
import type { Env } from '../env.ts';
import { reportOn } from '../health.ts';
import { log } from '../log.ts';
import { type AlarmState, changesAfter } from './changes.ts';
import { tellOwner } from './tell-owner.ts';

const lookMs = 5 * 60_000;

/**
 * Looks at the health checks, and for a flood of submissions, every five minutes and tells the owner what changed. The
 * alarm of this object drives the looks, so that they go on when cron, database or queue fail.
 */
export class Alarms extends DurableObject<Env> {
  /** Starts the looks unless they run. */
  async watch(): Promise<void> {
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now() + lookMs);
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.setAlarm(Date.now() + lookMs);
    const { kv } = this.ctx.storage;
    const { checks } = await reportOn({ env: this.env, executionCtx: this.ctx });
    const flood = { ok: !(await isFlooded(this.env.DB, Date.now()).catch(() => false)), error: 'too many submissions' };
    const { changes, counted, told } = changesAfter(
      kv.get<AlarmState>('state') ?? {},
      { ...checks, flood },
      Date.now(),
    );
    if (changes.length === 0) return kv.put('state', counted);
    try {
      await tellOwner(this.env, changes);
      kv.put('state', told);
    } catch (error) {
      // The next look tries again.
      kv.put('state', counted);
      log('error', 'alarm not sent', { changes, error });
    }
  }
}
