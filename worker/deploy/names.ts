import type { Unstable_Config } from 'wrangler';

/** They may belong to another site in the account. */
export function foreignNames({ name, d1_databases, queues }: Unstable_Config): string[] {
  const names = [
    ...d1_databases.map(({ database_name }) => database_name),
    ...(queues.producers ?? []).map(({ queue }) => queue),
    ...(queues.consumers ?? []).flatMap(({ queue, dead_letter_queue }) => [queue, dead_letter_queue]),
  ].filter((one) => one !== undefined);
  return [...new Set(names.filter((one) => one !== name && !one.startsWith(`${name}-`)))];
}
