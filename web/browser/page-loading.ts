import { createStore } from './store.ts';

const underWay = createStore(0);

/** Marks the page as busy until the promise settles. */
export async function pageLoading<Page>(page: Promise<Page>): Promise<Page> {
  underWay.set(underWay.get() + 1);
  try {
    return await page;
  } finally {
    underWay.set(underWay.get() - 1);
  }
}

export const usePageLoading = () => underWay.use() > 0;
