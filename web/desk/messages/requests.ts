import { type DeskState, desk } from '#content/desk/desk-api.ts';
import type { Place } from '../place.ts';

/** So many lines come at once. */
export const pageSize = 100;

/** The state that a place lists: open messages, unless its query says otherwise. */
export const stateIn = (query: string) => (new URLSearchParams(query).get('state') || 'open') as DeskState | 'all';

/** The filter of a place, as the API takes it. */
export function filterOf(query: string): URLSearchParams {
  const filter = new URLSearchParams(query);
  const state = stateIn(query);
  if (state === 'all') filter.delete('state');
  else filter.set('state', state);
  return filter;
}

/** Where the lines from `offset` on are; `query` is the filter, as the place has it. */
export function listPath(query: string, offset: number): string {
  const asked = filterOf(query);
  asked.set('offset', String(offset));
  asked.set('limit', String(pageSize));
  return `${desk.messages}?${asked}`;
}

export const messagePath = (id: string): string => `${desk.messages}/${encodeURIComponent(id)}`;

/** What the messages ask for as soon as the page opens at a place. */
export function firstRequests({ view, query, id }: Place): string[] {
  return [desk.counts, ...(view === 'messages' ? [listPath(query, 0), ...(id ? [messagePath(id)] : [])] : [])];
}
