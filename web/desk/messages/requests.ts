import { desk } from '#content/desk/desk-api.ts';
import type { Place } from '../place.ts';

/** Rows per request. */
export const pageSize = 100;

/** `query` is the filter. */
export function listPath(query: string, offset: number): string {
  const asked = new URLSearchParams(query);
  asked.set('offset', String(offset));
  asked.set('limit', String(pageSize));
  return `${desk.messages}?${asked}`;
}

export const messagePath = (id: string): string => `${desk.messages}/${encodeURIComponent(id)}`;

/** Requests to start when the page opens. */
export function firstRequests({ view, query, id }: Place): string[] {
  return view === 'messages' ? [listPath(query, 0), ...(id ? [messagePath(id)] : [])] : [];
}
