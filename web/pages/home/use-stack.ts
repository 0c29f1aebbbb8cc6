import { startTransition, useOptimistic } from 'react';
import { useNavigate } from 'react-router';
import type { JobId } from '#content/facts/jobs.ts';
import { decodeStack, encodeStack, stackParameter } from '#content/pages/home-tool-stack.ts';
import { useSearch } from '../../browser/edge-props.ts';
import { stay } from '../../browser/scroll.ts';

/** Ticked rows in the address (`?stack=crm.email`). */
export function useStack() {
  const search = useSearch();
  const navigate = useNavigate();
  const [ticked, show] = useOptimistic(decodeStack(new URLSearchParams(search).get(stackParameter)));

  const tick = (ids: ReadonlySet<JobId>) => {
    const value = encodeStack(ids);
    if (value === encodeStack(ticked)) return;
    startTransition(async () => {
      show(ids);
      const address = new URLSearchParams(location.search);
      if (value === null) address.delete(stackParameter);
      else address.set(stackParameter, value);
      const { hash } = location;
      await navigate({ search: `${address}` }, { replace: true, ...stay });
      // ScrollRestoration would scroll to it at each tick.
      history.replaceState(history.state, '', location.pathname + location.search + hash);
    });
  };
  return { ticked, tick };
}
