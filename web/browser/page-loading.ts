import { createStore } from './store.ts';

const underWay = createStore(0);

/** Notes that the visitor is waiting for a page, or for what a control opens, until it is there; returns the same promise. */
export function pageLoading<Page>(page: Promise<Page>): Promise<Page> {
  change(1);
  const arrived = () => change(-1);
  page.then(arrived, arrived);
  return page;
}

/** Whether the visitor waits for a page whose code is on its way, while the last one still shows. */
export const usePageLoading = () => underWay.use() > 0;

/** A page asks for its code while React renders, when nothing else may be told to render. */
function change(by: 1 | -1) {
  queueMicrotask(() => underWay.set(underWay.get() + by));
}
