import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import { quote } from '../db/sql.ts';
import { root, spawnWrangler } from './spawn-wrangler.ts';
import { TerminalError } from './terminal.ts';

/** `--local` uses the database of `npm start`, `--remote` Cloudflare's. */
export function wranglerDatabase(flags: string[]): Database {
  return {
    prepare: (sql) => new RenderedStatement(sql, flags),
    batch: async (statements) => run(statements.map((one) => (one as RenderedStatement).sql).join(';\n'), flags),
  };
}

export async function variables(env?: string): Promise<Record<string, string>> {
  // Loading wrangler is slow.
  const { unstable_readConfig } = await import('wrangler');
  return unstable_readConfig({ config: join(root, 'wrangler.toml'), env }).vars as Record<string, string>;
}

class RenderedStatement {
  readonly sql: string;
  readonly flags: string[];

  constructor(sql: string, flags: string[]) {
    this.sql = sql;
    this.flags = flags;
  }

  bind(...values: unknown[]): RenderedStatement {
    const sql = this.sql.replace(/\?(\d+)/g, (_, place) => literal(values[place - 1]));
    return new RenderedStatement(sql, this.flags);
  }

  async all() {
    return run(this.sql, this.flags)[0]!;
  }
}

function literal(value: unknown): string {
  if (value === null) return 'NULL';
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value === 'string' && !value.includes('\0')) return quote(value);
  throw new TerminalError('This value cannot be used in a query.');
}

function run(sql: string, flags: string[]): { results: never[]; meta: { changes: number } }[] {
  // Quieter levels suppress the JSON output.
  const env = { WRANGLER_LOG: 'log' };
  const args = ['d1', 'execute', 'DB', '--json', '--yes', ...flags, `--command=${sql}`];
  const { status, stdout, stderr } = spawnWrangler(args, { env });
  if (status === 0) return JSON.parse(stdout);
  if (/no such table/.test(stdout + stderr)) throw new TerminalError('There is no database yet. Run the site once.');
  throw new TerminalError(`The database did not answer:\n${stdout}${stderr}`);
}
