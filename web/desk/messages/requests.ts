import type { Place } from '../place.ts';

/** What the messages ask for as soon as the page opens at a place. */
export function firstRequests({ view }: Place): string[] {
  return view === 'messages' ? [] : [];
}
