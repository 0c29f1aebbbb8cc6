import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** For elements that depend on the address or need scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
