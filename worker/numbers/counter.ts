import { DurableObject } from 'cloudflare:workers';
import { dayOf } from '#content/shared/dates/day.ts';
import type { CountRow } from '#content/shared/desk/analytics-events.ts';
import { addCounts } from '../db/counts.ts';
import type { Env } from '../env.ts';
import { log } from '../log.ts';

const flushMs = 3_600_000;

/** Visitors choose these names, so more per day count as `other`. */
const freeNames: readonly CountRow['what'][] = ['referrer', 'search'];
const maxNames = 300;
const maxNamesPerNetwork = 10;

/** Writes sums every hour and for the desk. Stores rows before responding. Accepts a batch id once. */
export class Counter extends DurableObject<Env> {
  readonly #sql = this.ctx.storage.sql;
  /** In memory, so that no IP address is stored. */
  readonly #newNames = new Map<string, number>();
  #day = 0;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    // `count` is new; `leaving` belongs to the current batch. Rows stay for a day, to recognize names.
    this.#sql.exec(
      `CREATE TABLE IF NOT EXISTS counts (
        day INTEGER NOT NULL, what TEXT NOT NULL, name TEXT NOT NULL,
        count INTEGER NOT NULL DEFAULT 0, leaving INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (day, what, name)
      ) WITHOUT ROWID`,
    );
  }

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
        freeNames.includes(what) && this.#exceedsLimit(day, what, name, network) ? 'other' : name,
      );
    }
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now() + flushMs);
  }

  override alarm(): Promise<void> {
    return this.flush();
  }

  async flush(): Promise<void> {
    const today = dayOf(Date.now());
    const batch = await this.#batch();
    const leaving = 'SELECT day, what, name, leaving AS count FROM counts WHERE leaving > 0';
    const rows = this.#sql.exec<{ [Column in keyof CountRow]: CountRow[Column] }>(leaving).toArray();
    try {
      if (rows.length > 0) await addCounts(this.env.DB, batch, today, rows);
      this.ctx.storage.transactionSync(() => {
        // A concurrent call did.
        if (this.ctx.storage.kv.get('batch') !== batch) return;
        this.#sql.exec('UPDATE counts SET leaving = 0');
        this.#sql.exec('DELETE FROM counts WHERE day < ? AND count = 0', today);
        this.ctx.storage.kv.delete('batch');
      });
    } catch (error) {
      log('error', 'counts not stored', { error });
    }
    const [rest] = this.#sql.exec('SELECT 1 FROM counts WHERE count + leaving > 0 LIMIT 1').toArray();
    if (rest) await this.ctx.storage.setAlarm(Date.now() + flushMs);
  }

  async #batch() {
    const unfinished = this.ctx.storage.kv.get<string>('batch');
    if (unfinished) return unfinished;
    const id = crypto.randomUUID();
    this.ctx.storage.transactionSync(() => {
      this.#sql.exec('UPDATE counts SET leaving = count, count = 0');
      this.ctx.storage.kv.put('batch', id);
    });
    return id;
  }

  #exceedsLimit(day: number, what: string, name: string, network: string) {
    const [known] = this.#sql.exec('SELECT 1 FROM counts WHERE day = ? AND what = ? AND name = ?', day, what, name);
    if (known) return false;
    const ofNetwork = this.#newNames.get(network) ?? 0;
    const names = this.#sql.exec('SELECT COUNT(*) AS count FROM counts WHERE day = ? AND what = ?', day, what).one();
    if (ofNetwork >= maxNamesPerNetwork || (names.count as number) >= maxNames) return true;
    this.#newNames.set(network, ofNetwork + 1);
    return false;
  }
}
