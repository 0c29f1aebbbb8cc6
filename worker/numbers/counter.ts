import { DurableObject } from 'cloudflare:workers';
import type { CountRow } from '#content/shared/analytics-events.ts';
import { dayOf } from '#content/shared/day.ts';
import { addCounts } from '../db/counts.ts';
import type { Env } from '../env.ts';
import { log } from '../log.ts';

/** Milliseconds after which what was added up goes to the database. */
const pause = 600_000;

/** Kinds whose names visitors choose. Names a day above these limits, of everyone or of one network, count as `other`. */
const freelyNamed: readonly CountRow['what'][] = ['referrer', 'search'];
const mostNames = 300;
const mostNamesOfNetwork = 10;

/**
 * Adds up what visits tell, and hands the sums to the database every ten minutes, and when the desk shows them: its writes
 * follow the clock and not the visits. Each row is stored before the visit is answered, so a restart loses nothing; a batch
 * has an id under which the database takes it once, so a lost answer doubles nothing.
 */
export class Counter extends DurableObject<Env> {
  readonly #sql = this.ctx.storage.sql;
  /** New names of `#day` by network. In memory alone, so that no address is stored. */
  readonly #newNames = new Map<string, number>();
  #day = 0;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    // `count` is what is new, `leaving` what is on its way to the database. Names stay for the day, to be known again.
    this.#sql.exec(
      `CREATE TABLE IF NOT EXISTS counts (
        day INTEGER NOT NULL, what TEXT NOT NULL, name TEXT NOT NULL,
        count INTEGER NOT NULL DEFAULT 0, leaving INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (day, what, name)
      ) WITHOUT ROWID`,
    );
  }

  /** Adds one to each of these. `network` is the visitor's. */
  async add(counted: readonly Pick<CountRow, 'what' | 'name'>[], network: string): Promise<void> {
    const day = dayOf(Date.now());
    if (day !== this.#day) this.#newNames.clear();
    this.#day = day;
    for (const { what, name } of counted) {
      this.#sql.exec(
        `INSERT INTO counts (day, what, name, count) VALUES (?, ?, ?, 1)
          ON CONFLICT (day, what, name) DO UPDATE SET count = count + 1`,
        day,
        what,
        freelyNamed.includes(what) && this.#isTooMany(day, what, name, network) ? 'other' : name,
      );
    }
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now() + pause);
  }

  override alarm(): Promise<void> {
    return this.handOver();
  }

  /** Hands over what was added up. What the database does not take goes with the next time, under the same id. */
  async handOver(): Promise<void> {
    const today = dayOf(Date.now());
    const batch = await this.#batch();
    const rows = this.#sql.exec('SELECT day, what, name, leaving AS count FROM counts WHERE leaving > 0').toArray();
    try {
      if (rows.length > 0) await addCounts(this.env.DB, batch, today, rows as unknown as CountRow[]);
      this.ctx.storage.transactionSync(() => {
        // Another call has handed this batch over meanwhile: what is leaving now belongs to the next one.
        if (this.ctx.storage.kv.get('batch') !== batch) return;
        this.#sql.exec('UPDATE counts SET leaving = 0');
        this.#sql.exec('DELETE FROM counts WHERE day < ? AND count = 0', today);
        this.ctx.storage.kv.delete('batch');
      });
    } catch (error) {
      log('error', 'counts wait', { error });
    }
    const [waits] = this.#sql.exec('SELECT 1 FROM counts WHERE count + leaving > 0 LIMIT 1').toArray();
    if (waits) await this.ctx.storage.setAlarm(Date.now() + pause);
  }

  /** The id of the batch that is leaving: of one that the database has not taken, or of all that is new. */
  async #batch() {
    const leaving = this.ctx.storage.kv.get<string>('batch');
    if (leaving) return leaving;
    const id = crypto.randomUUID();
    this.ctx.storage.transactionSync(() => {
      this.#sql.exec('UPDATE counts SET leaving = count, count = 0');
      this.ctx.storage.kv.put('batch', id);
    });
    return id;
  }

  /** Whether a new name exceeds a limit; else counts it. */
  #isTooMany(day: number, what: string, name: string, network: string) {
    const [known] = this.#sql.exec('SELECT 1 FROM counts WHERE day = ? AND what = ? AND name = ?', day, what, name);
    if (known) return false;
    const ofNetwork = this.#newNames.get(network) ?? 0;
    const names = this.#sql.exec('SELECT COUNT(*) AS count FROM counts WHERE day = ? AND what = ?', day, what).one();
    if (ofNetwork >= mostNamesOfNetwork || (names.count as number) >= mostNames) return true;
    this.#newNames.set(network, ofNetwork + 1);
    return false;
  }
}
