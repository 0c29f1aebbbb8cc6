import { useSyncExternalStore } from 'react';

const views = ['messages', 'numbers', 'readiness'] as const;
export type View = (typeof views)[number];

/** Where somebody is at the desk, as its address says behind `#`, which no server and no log gets to see. */
export interface Place {
  view: View;
  /** The message that is open. */
  id?: string;
  /** What the view is asked for, as a query without its question mark. */
  query: string;
}

/** The place that a hash names (`#messages/<id>?search=ada`); the messages where it names none. */
export function placeOf(hash: string): Place {
  const [, name, id, query = ''] = /^#?([^/?]*)(?:\/([^?]*))?(?:\?(.*))?$/s.exec(hash)!;
  const view = views.find((known) => known === name) ?? 'messages';
  return { view, ...(id && { id: plain(id) }), query };
}

/** The hash of a place. */
export function hashOf({ view, id, query }: Place): string {
  return `#${view}${id ? `/${encodeURIComponent(id)}` : ''}${query && `?${query}`}`;
}

/** What `read` takes of the place, kept up to date: a text, because a new object each time would render without end. */
export function usePlace<Read extends string | undefined>(read: (place: Place) => Read): Read {
  return useSyncExternalStore(listen, () => read(here()));
}

export const here = (): Place => placeOf(location.hash);

/** Goes to another place of the same view: `push` if Back is to lead here again. */
export function go(change: Partial<Place>, entry: 'push' | 'replace'): void {
  const hash = hashOf({ ...here(), ...change });
  if (hash === location.hash) return;
  // The mark lets Back close what this entry opened.
  if (entry === 'push') history.pushState({ pushed: true }, '', hash);
  else history.replaceState(history.state, '', hash);
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

function listen(listener: () => void) {
  listeners.add(listener);
  for (const event of ['popstate', 'hashchange']) addEventListener(event, listener);
  return () => {
    listeners.delete(listener);
    for (const event of ['popstate', 'hashchange']) removeEventListener(event, listener);
  };
}

/** Decodes a part of an address; one that was typed with a % of its own stays as it is. */
function plain(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
