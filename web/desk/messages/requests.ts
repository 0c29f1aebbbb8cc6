import { type DeskState, desk } from '#content/shared/desk/desk-api.ts';

/** Per request. */
export const pageSize = 100;

export const stateIn = (query: string) => (new URLSearchParams(query).get('state') || 'open') as DeskState | 'all';

export function filterOf(query: string): URLSearchParams {
  const filter = new URLSearchParams(query);
  const state = stateIn(query);
  if (state === 'all') filter.delete('state');
  else filter.set('state', state);
  return filter;
}

export function listPath(query: string, offset: number, before = ''): string {
  const parameters = filterOf(query);
  parameters.set('offset', String(offset));
  parameters.set('limit', String(pageSize));
  if (before) parameters.set('before', before);
  return `${desk.messages}?${parameters}`;
}

export function newsPath(query: string, at: number): string {
  const parameters = filterOf(query);
  parameters.set('after', String(at));
  parameters.set('limit', '1');
  return `${desk.messages}?${parameters}`;
}

export const messagePath = (id: string): string => `${desk.messages}/${encodeURIComponent(id)}`;

export const personPath = (email: string): string => `${desk.person}?${new URLSearchParams({ email })}`;
