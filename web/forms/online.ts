import { useSyncExternalStore } from 'react';

/** Whether the browser has a connection, as far as it knows. */
export const useOnline = () =>
  useSyncExternalStore(
    (listener) => {
      addEventListener('online', listener);
      addEventListener('offline', listener);
      return () => {
        removeEventListener('online', listener);
        removeEventListener('offline', listener);
      };
    },
    () => navigator.onLine,
    () => true,
  );
