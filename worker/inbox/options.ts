import { type ParseArgsConfig, parseArgs } from 'node:util';
import { isDay } from '#content/shared/day.ts';
import { TerminalError } from './terminal.ts';

export type Options = ReturnType<typeof readArguments>['values'];

/** Parses the arguments of the inbox. Throws a sentence about bad ones. */
export function readArguments(args: string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  return parse({
    args,
    allowPositionals: true,
    options: {
      search: text,
      form: text,
      state: text,
      priority: text,
      since: text,
      until: text,
      source: text,
      undelivered: flag,
      subscribed: flag,
      limit: text,
      json: flag,
      csv: flag,
      out: text,
      email: text,
      yes: flag,
      remote: flag,
      'persist-to': text,
      help: { ...flag, short: 'h' },
    },
  });
}

/** `parseArgs` that throws a sentence for the terminal. */
export function parse<const Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new TerminalError((error as Error).message);
  }
}

/** The flags of `wrangler d1` for the database that these options choose. */
export function databaseFlags({ remote, 'persist-to': folder }: Pick<Options, 'remote' | 'persist-to'>): string[] {
  return [remote ? '--remote' : '--local', ...(folder ? ['--persist-to', folder] : [])];
}

/** The value of `--since` or `--until`; empty if it is not given. */
export function day(value = ''): string {
  if (!value || isDay(value)) return value;
  throw new TerminalError(`${value} is not a day such as 2026-12-31.`);
}
