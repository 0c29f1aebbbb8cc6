import { type ParseArgsConfig, parseArgs } from 'node:util';
import { isDay } from '#content/shared/dates/day.ts';
import { TerminalError } from './terminal.ts';

export type Options = ReturnType<typeof readArguments>['values'];

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
      env: text,
      'persist-to': text,
      help: { ...flag, short: 'h' },
    },
  });
}

export function parse<const Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new TerminalError((error as Error).message);
  }
}

export function databaseFlags({
  remote,
  env,
  'persist-to': folder,
}: Pick<Options, 'remote' | 'env' | 'persist-to'>): string[] {
  return [remote ? '--remote' : '--local', ...(env ? ['--env', env] : []), ...(folder ? ['--persist-to', folder] : [])];
}

export function day(value = ''): string {
  if (!value || isDay(value)) return value;
  throw new TerminalError(`${value} is not a day such as 2026-12-31.`);
}
