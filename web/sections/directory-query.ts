import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router';
import { type IntegrationCategory, parseCategory } from '#content/integrations.ts';
import { useHydrated } from '../hydrated.ts';

export interface DirectoryQuery {
  text: string;
  category: IntegrationCategory | 'all';
}

const everything: DirectoryQuery = { text: '', category: 'all' };

/**
 * What the address asks of the directory (`?q=`, `?category=`), whether it has been read yet, and a function that asks
 * for something else: shown at once, while the address follows in a transition, as a new entry of the history when the
 * category changed. The prerendered page knows no query, so hydration begins with everything.
 */
export function useDirectoryQuery() {
  const [params, setParams] = useSearchParams();
  const read = useHydrated();
  const [query, show] = useOptimistic<DirectoryQuery>(
    read ? { text: params.get('q') ?? '', category: parseCategory(params.get('category')) } : everything,
  );
  const ask = (next: DirectoryQuery) =>
    startTransition(() => {
      show(next);
      const address = new URLSearchParams(params);
      address.delete('q');
      address.delete('category');
      if (next.text) address.set('q', next.text);
      if (next.category !== 'all') address.set('category', next.category);
      setParams(address, { replace: next.category === query.category, state: 'stay' });
    });
  return { query, read, ask };
}
