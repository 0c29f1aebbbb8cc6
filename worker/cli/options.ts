import { type ParseArgsConfig, parseArgs } from 'node:util';
import { isDay } from '#content/shared/dates/day.ts';
import { TerminalError } from './terminal.ts';

export type Options = ReturnType<typeof readArguments>['values'];

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

export const databaseOptions = { remote: flag, env: text, 'persist-to': text } as const;
export const outputOptions = {
  since: text,
  until: text,
  json: flag,
  csv: flag,
  help: { ...flag, short: 'h' },
} as const;

export function readArguments(args: string[]) {
  const filter = { search: text, form: text, state: text, priority: text, source: text } as const;
  const flags = { undelivered: flag, subscribed: flag, yes: flag } as const;
  const others = { limit: text, out: text, email: text } as const;
  const options = { ...databaseOptions, ...outputOptions, ...filter, ...flags, ...others } as const;
  return parse({ args, allowPositionals: true, options });
}

export function parse<const Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new TerminalError((error as Error).message);
  }
}

export function databaseFlags(options: Pick<Options, 'remote' | 'env' | 'persist-to'>): string[] {
  const { remote, env, 'persist-to': folder } = options;
  return [remote ? '--remote' : '--local', ...(env ? ['--env', env] : []), ...(folder ? ['--persist-to', folder] : [])];
}

export function day(value = ''): string {
  if (!value || isDay(value)) return value;
  throw new TerminalError(`${value} is not a day such as 2026-12-31.`);
}
