import { useEffect, useState } from 'react';
import { type DeskCounts, desk } from '#content/desk/desk-api.ts';
import { changeEvent, get } from './api.ts';

const pollMs = 60_000;

/** Polls, also on focus and after changes. A failed request keeps the old counts. */
export function useCounts(): DeskCounts | undefined {
  const [counts, setCounts] = useState<DeskCounts>();
  useEffect(() => {
    let [isAsking, isStale] = [false, false];
    // One request at a time, and no cancelled one: quick changes would hold the counts back.
    const ask = async () => {
      isStale = true;
      if (isAsking || document.visibilityState !== 'visible') return;
      isAsking = true;
      while (isStale) {
        isStale = false;
        await get<DeskCounts>(desk.counts).then(setCounts, () => {});
      }
      isAsking = false;
    };
    ask();
    const timer = setInterval(ask, pollMs);
    const events = ['focus', changeEvent];
    for (const event of events) addEventListener(event, ask);
    return () => {
      clearInterval(timer);
      for (const event of events) removeEventListener(event, ask);
    };
  }, []);
  return counts;
}
