import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { stay } from '../../browser/scroll.ts';

/**
 * State in the query, which survives sharing, Back and reload. `values` are empty during prerendering. `ask` adds a history
 * entry if Back should undo it. Scrolls to `place` only on arrival with a query.
 */
export function useAddressQuery<Name extends string>(names: readonly Name[], place: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');

  const ask = (change: Partial<Record<Name, string>>, entry: 'same' | 'new' = 'same') => {
    const before = valuesOf(location.search, names);
    const next = { ...before, ...change };
    if (names.every((name) => next[name] === before[name])) return;
    const address = new URLSearchParams(location.search);
    for (const name of names) {
      address.delete(name);
      if (next[name]) address.set(name, next[name]);
    }
    const search = String(address) && `?${address}`;
    setQuery(search);
    if (entry === 'new') navigate({ search }, stay);
    // Not by the router, which would rerender the page on each keystroke.
    else history.replaceState(history.state, '', location.pathname + search);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: on mount and at another history entry.
  useLayoutEffect(() => setQuery(location.search), [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only on arrival.
  useEffect(() => {
    const hasQuery = Object.values(valuesOf(location.search, names)).some(Boolean);
    const here = scrollY === 0 || place.current!.querySelector(':target');
    if (hasQuery && here) place.current!.scrollIntoView({ behavior: 'instant' });
  }, []);

  return { values: valuesOf(query, names), ask };
}

function valuesOf<Name extends string>(search: string, names: readonly Name[]) {
  const address = new URLSearchParams(search);
  return Object.fromEntries(names.map((name) => [name, address.get(name) ?? ''])) as Record<Name, string>;
}
