import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router';
import { decodeStack, encodeStack, type StackRowId, stackRows } from '#content/stack.ts';
import { useHydrated } from '../../browser/hydrated.ts';

const parameter = 'stack';
const everyRow: ReadonlySet<StackRowId> = new Set(stackRows.map((row) => row.id));

/** The ticked rows, kept in the address (`?stack=crm.email`) so that a comparison can be shared and reloaded. */
export function useStack() {
  const ready = useHydrated();
  const [search, setSearch] = useSearchParams();
  const [ticked, show] = useOptimistic(ready ? decodeStack(search.get(parameter)) : everyRow);

  const tick = (ids: ReadonlySet<StackRowId>) =>
    startTransition(() => {
      show(ids);
      setSearch(
        (current) => {
          const value = encodeStack(ids);
          if (value === null) current.delete(parameter);
          else current.set(parameter, value);
          return current;
        },
        { replace: true },
      );
    });
  return { ready, ticked, tick };
}
