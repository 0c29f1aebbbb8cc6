import { useEffect, useEffectEvent, useState } from 'react';
import { type DeskList, desk } from '#content/desk/desk-api.ts';
import { get } from '../api.ts';
import { filterOf } from './requests.ts';

const pollMs = 60_000;

/** True if a matching message arrived after `at`. An empty list calls `again` instead. */
export function useNews(query: string, at: number | undefined, isEmpty: boolean, again: () => void): boolean {
  const [foundAt, setFoundAt] = useState<number>();
  const look = useEffectEvent(async () => {
    if (document.visibilityState === 'hidden' || at === undefined) return;
    // The visitor's next request shows an error.
    const { entries } = await get<DeskList>(pathOfNews(query, at)).catch(() => ({ entries: [] }));
    if (!entries[0]) return;
    if (isEmpty) again();
    else setFoundAt(at);
  });
  useEffect(() => {
    const timer = setInterval(look, pollMs);
    document.addEventListener('visibilitychange', look);
    addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('focus', look);
    };
  }, []);
  return at !== undefined && foundAt === at;
}

function pathOfNews(query: string, at: number): string {
  const parameters = filterOf(query);
  parameters.set('after', String(at));
  parameters.set('limit', '1');
  return `${desk.messages}?${parameters}`;
}
