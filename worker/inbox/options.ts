import { type ParseArgsConfig, parseArgs } from 'node:util';
import { dayMs, dayStart as startOf } from '#content/day.ts';
import { TerminalError } from './terminal.ts';

export type Options = ReturnType<typeof readArguments>['values'];

/** What was typed after the command of the inbox. Throws a sentence where it makes no sense. */
export function readArguments(args: string[]) {
  return parse({
    args,
    allowPositionals: true,
    options: {
      form: { type: 'string' },
      since: { type: 'string' },
      until: { type: 'string' },
      undelivered: { type: 'boolean' },
      spam: { type: 'boolean' },
      all: { type: 'boolean' },
      limit: { type: 'string' },
      json: { type: 'boolean' },
      csv: { type: 'boolean' },
      out: { type: 'string' },
      email: { type: 'string' },
      yes: { type: 'boolean' },
      remote: { type: 'boolean' },
      'persist-to': { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
}

/** Does what `parseArgs` does, and throws a sentence where that makes no sense. */
export function parse<const Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new TerminalError((error as Error).message);
  }
}

/** The flags by which `wrangler d1` finds the database that was asked for. */
export function databaseFlags({ remote, 'persist-to': folder }: Pick<Options, 'remote' | 'persist-to'>): string[] {
  return [remote ? '--remote' : '--local', ...(folder ? ['--persist-to', folder] : [])];
}

/** The value of `--form`. */
export function oneOf(value: string, values: readonly string[]): string {
  if (values.includes(value)) return value;
  throw new TerminalError(`--form is one of ${values.join(', ')}.`);
}

/** The first moment of a day in UTC. */
export function dayStart(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const start = startOf(value);
  if (start === undefined) throw new TerminalError(`${value} is not a day such as 2026-12-31.`);
  return start;
}

/** The first moment after a day in UTC. */
export function dayEnd(value: string | undefined): number | undefined {
  return value === undefined ? undefined : dayStart(value)! + dayMs;
}

/** The number in the value of an option. */
export function number(value: string): number {
  if (/^\d+$/.test(value)) return Number(value);
  throw new TerminalError(`${value} is not a number.`);
}
