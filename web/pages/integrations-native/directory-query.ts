import { startTransition, useCallback, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type IntegrationCategory, parseCategory } from '#content/integrations.ts';
import { useHydrated } from '../../browser/hydrated.ts';

export interface DirectoryQuery {
  text: string;
  category: IntegrationCategory | 'all';
}

const everything: DirectoryQuery = { text: '', category: 'all' };

/**
 * What the address asks of the directory (`?q=`, `?category=`), whether it has been read yet, and a function, the same
 * in every render, that changes it: shown at once, while the address follows in a transition, as a new entry of the
 * history when the category changed. The prerendered page knows no query, so hydration begins with everything.
 */
export function useDirectoryQuery() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const read = useHydrated();
  const [query, show] = useOptimistic(read ? queryOf(new URLSearchParams(search)) : everything);
  const ask = useCallback(
    (change: Partial<DirectoryQuery>) =>
      startTransition(() => {
        const address = new URLSearchParams(location.search);
        const before = queryOf(address);
        const next = { ...before, ...change };
        if (next.text === before.text && next.category === before.category) return;
        show(next);
        address.delete('q');
        address.delete('category');
        if (next.text) address.set('q', next.text);
        if (next.category !== 'all') address.set('category', next.category);
        navigate(`?${address}`, { replace: next.category === before.category, state: 'stay' });
      }),
    [navigate, show],
  );
  return { query, read, ask };
}

function queryOf(address: URLSearchParams): DirectoryQuery {
  return { text: address.get('q') ?? '', category: parseCategory(address.get('category')) };
}
