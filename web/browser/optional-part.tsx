import { type ComponentType, lazy, Suspense } from 'react';

/** A part that the page can do without: until its code is there, and where that cannot be fetched, nothing stands there. */
export function optionalPart<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Part = lazy(() => load().catch(() => ({ default: (): null => null })));
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
