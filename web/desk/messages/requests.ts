import { desk } from '#content/desk/desk-api.ts';
import type { Place } from '../place.ts';

/** So many lines come at once. */
export const pageSize = 100;

/** Where the lines from `offset` on are; `query` is the filter, as the place has it. */
export function listPath(query: string, offset: number): string {
  const asked = new URLSearchParams(query);
  asked.set('offset', String(offset));
  asked.set('limit', String(pageSize));
  return `${desk.messages}?${asked}`;
}

export const messagePath = (id: string): string => `${desk.messages}/${encodeURIComponent(id)}`;

/** What the messages ask for as soon as the page opens at a place. */
export function firstRequests({ view, query, id }: Place): string[] {
  return view === 'messages' ? [listPath(query, 0), ...(id ? [messagePath(id)] : [])] : [];
}
