import { useEffect, useEffectEvent, useState } from 'react';
import { type DeskEntry, type DeskList, desk } from '#content/desk/desk-api.ts';
import { isoDay } from '#content/shared/day.ts';
import { get } from '../api.ts';

/** Milliseconds between two looks. */
const pause = 60_000;

/**
 * Whether something came that passes the filter and is newer than `newest`, the first line of the list. It looks each minute,
 * and when somebody comes back to the page. `newest` is `null` for an empty list, which is loaded `again` at once when
 * something came, and `undefined` while there is no list yet.
 */
export function useNews(query: string, newest: DeskEntry | null | undefined, again: () => void) {
  const [found, setFound] = useState<{ query: string; at: number }>();
  const look = useEffectEvent(async () => {
    if (document.visibilityState === 'hidden' || newest === undefined) return;
    // An error is not shown here: the next request that somebody makes shows it.
    const { entries } = await get<DeskList>(pathOfNewest(query, newest)).catch(() => ({ entries: [] }));
    if (!entries[0]) return;
    if (newest) setFound({ query, at: entries[0].receivedAt });
    else again();
  });
  useEffect(() => {
    const timer = setInterval(look, pause);
    document.addEventListener('visibilitychange', look);
    addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('focus', look);
    };
  }, []);
  return Boolean(newest && found?.query === query && found.at > newest.receivedAt);
}

/** Asks from the day of the newest on, so that the database reads no more than that. */
function pathOfNewest(query: string, newest: DeskEntry | null): string {
  const asked = new URLSearchParams(query);
  if (newest) asked.set('since', isoDay(newest.receivedAt));
  asked.set('limit', '1');
  return `${desk.messages}?${asked}`;
}
