import { type ComponentType, lazy, memo, Suspense, useEffect } from 'react';
import { isPlainClick } from '../ui/plain-click.ts';
import { early } from './static-part.tsx';
import { visitor } from './visitor.ts';

/**
 * A part of a prerendered page whose script is too heavy for the first load. Its HTML stands there from the start; the
 * code arrives at the first sign of a visitor, or at once when the address has a query or the part the focus. A
 * click that comes before the code is repeated when the part is ready. `id` must be unique on the page.
 */
export function lazyPart(id: string, load: () => Promise<{ default: ComponentType }>): ComponentType {
  let missed: HTMLElement | undefined;
  const miss = (event: MouseEvent) => {
    const target = event.target as HTMLElement;
    if (!document.getElementById(id)?.contains(target) || !isPlainClick(event)) return;
    event.preventDefault();
    missed = target;
  };
  /** Without its code the part stays HTML, as it is where scripts are off (web/browser/start.ts). */
  const giveUp = (detail: unknown) => {
    removeEventListener('click', miss, true);
    dispatchEvent(new CustomEvent('standstill', { detail }));
    missed?.click();
    return new Promise<never>(() => {});
  };
  const fetched = early(id, load);
  const Part = lazy(async () => {
    const shown = import.meta.env.SSR ? null : document.getElementById(id);
    if (shown && !location.search && !shown.contains(document.activeElement)) {
      // Capturing, because React stops events on what it has not hydrated yet.
      addEventListener('click', miss, true);
      await visitor;
    }
    return shown ? fetched().catch(giveUp) : fetched();
  });
  function Ready() {
    useEffect(() => {
      removeEventListener('click', miss, true);
      missed?.click();
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
