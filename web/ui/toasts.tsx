import { lazy, Suspense } from 'react';
import { useToast } from './toast.ts';

const ToastViewport = lazy(loadToasts);

/** The notification area. Its code arrives with the first notification. */
export function Toasts() {
  const toast = useToast();
  return (
    toast && (
      <Suspense>
        <ToastViewport toast={toast} />
      </Suspense>
    )
  );
}

/** Fetches the notification area ahead of its first use, so that it shows at once. */
export function loadToasts() {
  return import('./toast-viewport.tsx');
}
