import { type ReactNode, useDeferredValue } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Content below the first screen of a long page. After a link it renders in a second pass, which shows the first screen 100 ms
 * earlier on `/`; at once for a fragment or Back.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const fresh = useNavigationType() === 'PUSH' && !hash;
  const drawn = useDeferredValue(true, !fresh);
  return drawn ? children : <div className="h-screen" />;
}
