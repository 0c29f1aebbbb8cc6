import { createStore } from './store.ts';

const underWay = createStore(0);

/** Marks the page as busy until the promise settles. */
export function pageLoading<Page>(page: Promise<Page>): Promise<Page> {
  change(1);
  const arrived = () => change(-1);
  page.then(arrived, arrived);
  return page;
}

export const usePageLoading = () => underWay.use() > 0;

/** In a microtask: routes load during render, where state must not change. */
function change(by: 1 | -1) {
  queueMicrotask(() => underWay.set(underWay.get() + by));
}
