import { type ReactNode, useDeferredValue } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * After a link it renders in a second pass: on a slow phone the first screen of `/` shows a second earlier (2026-11). At once
 * for a fragment or Back.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const fresh = useNavigationType() === 'PUSH' && !hash;
  const drawn = useDeferredValue(true, !fresh);
  return drawn ? children : <div className="h-screen" />;
}
