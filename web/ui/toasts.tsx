import { type ComponentType, useEffect, useState } from 'react';
import { type Toast, useToast } from './toast.ts';

/** The notification area. Its code arrives with the first notification. */
export function Toasts() {
  const toast = useToast();
  const [Viewport, setViewport] = useState<ComponentType<{ toast: Toast }>>();
  useEffect(() => {
    if (!toast || Viewport) return;
    // Without a connection it may not arrive. That must not take the page away; the next notification tries again.
    loadToasts().then(
      ({ default: Loaded }) => setViewport(() => Loaded),
      () => {},
    );
  }, [toast, Viewport]);
  return toast && Viewport && <Viewport toast={toast} />;
}

/** Fetches the notification area ahead of its first use, so that it shows at once. */
export function loadToasts() {
  return import('./toast-viewport.tsx');
}
