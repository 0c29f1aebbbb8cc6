import { type ReactNode, useDeferredValue } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * What stands below the first screen of a long page. A visitor who comes from another page sees the first screen as
 * soon as that alone is drawn, and this right after it; for a section or an old position to go to, it is there at once.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const fresh = useNavigationType() === 'PUSH' && !hash;
  const drawn = useDeferredValue(true, !fresh);
  return drawn ? children : <div className="h-screen" />;
}
