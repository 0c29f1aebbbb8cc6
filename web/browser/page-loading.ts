import { useSyncExternalStore } from 'react';

let underWay = 0;
const listeners = new Set<() => void>();

/** Notes that the visitor is waiting for a page, or for what a control opens, until it is there; returns the same promise. */
export function pageLoading<Page>(page: Promise<Page>): Promise<Page> {
  change(1);
  const arrived = () => change(-1);
  page.then(arrived, arrived);
  return page;
}

/** Whether the visitor waits for a page whose code is on its way, while the last one still shows. */
export const usePageLoading = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => underWay > 0,
    () => false,
  );

/** A page asks for its code while React renders, when nothing else may be told to render. */
function change(by: 1 | -1) {
  queueMicrotask(() => {
    underWay += by;
    for (const listener of listeners) listener();
  });
}
