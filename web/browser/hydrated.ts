import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while the page still shows what was prerendered, true from the first render after hydration on: what depends
 * on the address or needs a script waits for it, so that hydration finds the HTML it expects.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
