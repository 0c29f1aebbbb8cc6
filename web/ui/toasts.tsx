import { type ComponentType, useEffect, useState } from 'react';
import { type Toast, useToast } from './toast.ts';

/** Its code loads with the first toast, or on F8. */
export function Toasts() {
  const toast = useToast();
  const [sought, setSought] = useState(false);
  const [Viewport, setViewport] = useState<ComponentType<{ toast?: Toast; focused: boolean }>>();
  useEffect(() => {
    if (Viewport) return;
    const seek = ({ key }: KeyboardEvent) => setSought(key === 'F8');
    addEventListener('keydown', seek);
    // Offline it may fail to load; the next toast retries.
    if (toast || sought)
      loadToasts().then(
        ({ default: Loaded }) => setViewport(() => Loaded),
        () => {},
      );
    return () => removeEventListener('keydown', seek);
  }, [toast, sought, Viewport]);
  return Viewport && <Viewport toast={toast} focused={sought} />;
}

export function loadToasts() {
  return import('./toast-viewport.tsx');
}
