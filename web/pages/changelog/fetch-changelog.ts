import { toUpdates, type Update } from '#content/shared/changelog/updates.ts';
import { api } from '#content/shared/http/api.ts';
import { query } from '../../browser/request.ts';
import { parseFeed } from './parse-feed.ts';

/** `asOf` is the time of a stale copy. */
export interface Changelog {
  updates: readonly Update[];
  asOf?: Date;
}

/** Rejects with 'Failed to fetch changelog' and the reason as its cause. */
export async function fetchChangelog(): Promise<Changelog> {
  try {
    return await query(api.feed.split('/'), readChangelog);
  } catch (cause) {
    throw new Error('Failed to fetch changelog', { cause });
  }
}

async function readChangelog(response: Response): Promise<Changelog> {
  const { headers } = response;
  const stale = headers.get('Cache-Status')?.includes('detail=stale');
  const sent = new Date(headers.get('Date') ?? Date.now()).getTime();
  const asOf = stale ? new Date(sent - Number(headers.get('Age')) * 1000) : undefined;
  return { updates: toUpdates(parseFeed(await response.text())), asOf };
}
