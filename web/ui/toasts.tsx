import { type ComponentType, useEffect, useState } from 'react';
import { type Toast, useToast } from './toast.ts';

/** The notification area. Its code arrives with the first notification, or when F8 asks for the area. */
export function Toasts() {
  const toast = useToast();
  const [sought, setSought] = useState(false);
  const [Viewport, setViewport] = useState<ComponentType<{ toast?: Toast; focused: boolean }>>();
  useEffect(() => {
    if (Viewport) return;
    const seek = ({ key }: KeyboardEvent) => setSought(key === 'F8');
    addEventListener('keydown', seek);
    // Without a connection it may not arrive. That must not take the page away; the next notification tries again.
    if (toast || sought)
      loadToasts().then(
        ({ default: Loaded }) => setViewport(() => Loaded),
        () => {},
      );
    return () => removeEventListener('keydown', seek);
  }, [toast, sought, Viewport]);
  return Viewport && <Viewport toast={toast} focused={sought} />;
}

/** Fetches the notification area ahead of its first use, so that it shows at once. */
export function loadToasts() {
  return import('./toast-viewport.tsx');
}
