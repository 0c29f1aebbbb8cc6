import { desk, listPath } from '#content/desk.ts';
import type { Place } from '../place.ts';

export const messagePath = (id: string): string => `${desk.messages}/${encodeURIComponent(id)}`;

/** What the messages ask for as soon as the page opens at a place. */
export function firstRequests({ view, query, id }: Place): string[] {
  return view === 'messages' ? [listPath(query, 0), ...(id ? [messagePath(id)] : [])] : [];
}
