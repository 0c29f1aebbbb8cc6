import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** For parts that depend on the address or need scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
