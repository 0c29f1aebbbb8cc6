import { useSyncExternalStore } from 'react';

const views = ['messages', 'numbers', 'readiness'] as const;
export type View = (typeof views)[number];

/** In the URL's hash, which never reaches servers and logs. */
export interface Place {
  view: View;
  /** Id of the open message. */
  id?: string;
  /** Without `?`. */
  query: string;
}

/** Such as `#messages/<id>?search=ada`. Default: messages. */
export function placeOf(hash: string): Place {
  const [, name, id, query = ''] = /^#?([^/?]*)(?:\/([^?]*))?(?:\?(.*))?$/s.exec(hash)!;
  const view = views.find((known) => known === name) ?? 'messages';
  return { view, ...(id && { id: decode(id) }), query };
}

export function hashOf({ view, id, query }: Place): string {
  return `#${view}${id ? `/${encodeURIComponent(id)}` : ''}${query && `?${query}`}`;
}

/** A string, because a new object on each read would render forever. */
export function usePlace<Read extends string | undefined>(read: (place: Place) => Read): Read {
  return useSyncExternalStore(listen, () => read(here()));
}

export const here = (): Place => placeOf(location.hash);

export function go(change: Partial<Place>, entry: 'push' | 'replace'): void {
  const hash = hashOf({ ...here(), ...change });
  if (hash === location.hash) return;
  // `pushed` lets `leave` use history.back().
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

/** Keeps text with an invalid escape. */
function decode(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
