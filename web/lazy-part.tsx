import { type ComponentType, lazy, memo, Suspense, useEffect } from 'react';
import { onVisitor } from './visitor.ts';

/**
 * A part of a prerendered page whose script is too heavy for the first load. Its HTML stands there from the start; the
 * code arrives at the first sign of a visitor, or at once when the address has a query that the part must answer. A
 * click that comes before the code is repeated when the part is ready. `id` must be unique on the page.
 */
export function lazyPart(id: string, load: () => Promise<{ default: ComponentType }>): ComponentType {
  let missed: HTMLElement | undefined;
  const Part = lazy(async () => {
    const shown = import.meta.env.SSR ? null : document.getElementById(id);
    if (shown && !location.search) {
      const miss = (event: MouseEvent) => {
        missed = event.target as HTMLElement;
      };
      shown.addEventListener('click', miss, { once: true });
      await new Promise<void>((resolve) => onVisitor(resolve));
    }
    return load();
  });
  function Ready() {
    useEffect(() => {
      missed?.click();
      missed = undefined;
    }, []);
    return <Part />;
  }
  // Without props it is never rendered again, which would discard the HTML while the code is under way.
  return memo(function LazyPart() {
    return (
      <div id={id}>
        <Suspense>
          <Ready />
        </Suspense>
      </div>
    );
  });
}
