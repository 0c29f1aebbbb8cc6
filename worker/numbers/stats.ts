import { vitalText } from '#content/desk/numbers.ts';
import { addDays, isoDay } from '#content/shared/dates/day.ts';
import { type Vital, vitals } from '#content/shared/desk/analytics-events.ts';
import type { DeskNumbers } from '#content/shared/desk/desk-api.ts';
import { site } from '#content/site.ts';
import { databaseFlags, databaseOptions, day, outputOptions, parse } from '../cli/options.ts';
import { exitCodeOf, TerminalError } from '../cli/terminal.ts';
import { wranglerDatabase } from '../cli/wrangler-database.ts';
import { readNumbers } from '../db/counts.ts';
import { numbersCsv, partsOf } from './print.ts';

const help = `What visitors did, as the desk shows it.

  npm run stats                          the last 30 days
  npm run stats -- --since 2026-11-01 --until 2026-11-30
                                         whole days in ${site.timeZone}
  --json or --csv for another program: npm run -s stats -- --csv > numbers.csv

--remote reads the database on Cloudflare (--env staging: that of staging), otherwise that of npm start (--persist-to
names another folder). New numbers arrive there every ten minutes.`;

export function runStats(args: string[], openDatabase = wranglerDatabase): Promise<0 | 1> {
  return exitCodeOf(async () => {
    const { values: options } = parse({ args, options: { ...databaseOptions, ...outputOptions } });
    if (options.help) return console.log(help);
    const until = day(options.until) || isoDay(Date.now());
    const since = day(options.since) || addDays(until, -29);
    if (since > until) throw new TerminalError('--since is after --until.');
    const db = openDatabase(databaseFlags(options));
    const numbers = await readNumbers(db, since, until);
    if (options.json) console.log(JSON.stringify(numbers, null, 2));
    else if (options.csv) console.log(numbersCsv(numbers));
    else console.log(readable(numbers));
  });
}

function readable(numbers: DeskNumbers): string {
  const { days } = numbers;
  const sum = (what: 'views' | 'visits') => days.reduce((all, day) => all + day[what], 0);
  const blocks = partsOf(numbers)
    .filter(([name, rows]) => name !== 'days' && rows.length > 0)
    .map(([name, rows]) => {
      const cells = (row: object) => Object.entries(row).map(([name, value]) => formatted(name, value));
      const lines = rows.slice(0, 20).map((row) => `  ${cells(row).join('  ')}`);
      return `${name} (${Object.keys(rows[0]!).join(', ')})\n${lines.join('\n')}`;
    });
  const head = `${site.name}, ${numbers.since} to ${numbers.until}: ${sum('visits')} visits, ${sum('views')} pages`;
  return [head, ...blocks].join('\n\n');
}

function formatted(name: string, value: unknown): string {
  const vital = (Object.keys(vitals) as Vital[]).find((vital) => vital.toLowerCase() === name);
  return vital && typeof value === 'number' ? vitalText(vital, value) : String(value ?? '-');
}

if (import.meta.main) process.exitCode = await runStats(process.argv.slice(2));
