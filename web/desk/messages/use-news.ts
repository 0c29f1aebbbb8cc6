import { useEffect, useEffectEvent, useState } from 'react';
import { type DeskEntry, type DeskList, desk } from '#content/desk/desk-api.ts';
import { isoDay } from '#content/shared/day.ts';
import { get } from '../api.ts';

const pollMs = 60_000;

/**
 * True if there is a matching message newer than `newest`, the first row. Polls, also on focus. `null` is an empty list,
 * which is reloaded by `again`; `undefined` means not loaded yet.
 */
export function useNews(query: string, newest: DeskEntry | null | undefined, again: () => void) {
  const [found, setFound] = useState<{ query: string; at: number }>();
  const poll = useEffectEvent(async () => {
    if (document.visibilityState === 'hidden' || newest === undefined) return;
    // The visitor's next request shows an error.
    const { entries } = await get<DeskList>(pathOfNewest(query, newest)).catch(() => ({ entries: [] }));
    if (!entries[0]) return;
    if (newest) setFound({ query, at: entries[0].receivedAt });
    else again();
  });
  useEffect(() => {
    const timer = setInterval(poll, pollMs);
    document.addEventListener('visibilitychange', poll);
    addEventListener('focus', poll);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', poll);
      removeEventListener('focus', poll);
    };
  }, []);
  return Boolean(newest && found?.query === query && found.at > newest.receivedAt);
}

/** Limits the query to the days since the newest message. */
function pathOfNewest(query: string, newest: DeskEntry | null): string {
  const params = new URLSearchParams(query);
  if (newest) params.set('since', isoDay(newest.receivedAt));
  params.set('limit', '1');
  return `${desk.messages}?${params}`;
}
