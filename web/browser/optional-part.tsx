import { type ComponentType, lazy, Suspense } from 'react';

/** A part that the page can do without: until its code is there, and where that cannot be fetched, nothing stands there. */
export function optionalPart(load: () => Promise<{ default: ComponentType }>): ComponentType {
  const Part = lazy(() => load().catch(() => ({ default: () => null })));
  return () => (
    <Suspense>
      <Part />
    </Suspense>
  );
}
