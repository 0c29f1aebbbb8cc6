import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while prerendering and hydrating, then true. For parts that depend on the address or need scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
