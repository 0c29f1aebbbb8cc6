import { useEffect, useEffectEvent } from 'react';
import { type DeskCounts, desk } from '#content/desk/desk-api.ts';
import { changeEvent } from './api.ts';
import { useQuery } from './use-query.ts';

const pollMs = 60_000;

/** Polls, also on focus and after changes. */
export function useCounts(): DeskCounts | undefined {
  const { answers, again } = useQuery<DeskCounts>(desk.counts);
  const ask = useEffectEvent(() => document.visibilityState === 'visible' && again());
  useEffect(() => {
    const timer = setInterval(ask, pollMs);
    const events = ['focus', changeEvent];
    for (const event of events) addEventListener(event, ask);
    return () => {
      clearInterval(timer);
      for (const event of events) removeEventListener(event, ask);
    };
  }, []);
  return answers?.[0];
}
