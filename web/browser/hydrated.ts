import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False until hydrated. For parts that depend on the address or need scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
