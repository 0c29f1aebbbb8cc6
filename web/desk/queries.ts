import { infiniteQueryOptions, keepPreviousData, QueryClient, queryOptions } from '@tanstack/react-query';
import {
  type DeskCounts,
  type DeskList,
  type DeskMessage,
  type DeskNumbers,
  type DeskOverview,
  type DeskPerson,
  desk,
} from '#content/shared/desk/desk-api.ts';
import { type DeskError, get } from './api.ts';
import { type ListPage, nextParameters } from './messages/list-data.ts';
import { listPath, messagePath, newsPath, personPath } from './messages/requests.ts';
import { daysOf } from './numbers/scale.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: DeskError;
  }
}

/** Failures show at once, also offline. The next try is the reader's, or comes when the network is back. */
export const client = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      retry: false,
      refetchOnReconnect: 'always',
      refetchOnWindowFocus: false,
      // main.ts fetches before the first render.
      staleTime: 5000,
    },
    mutations: { networkMode: 'always' },
  },
});

/** How often a view asks for changes that others made. Also when the window gets the focus. */
const polling = { refetchInterval: 60_000, refetchOnWindowFocus: 'always' } as const;

export const countsQuery = queryOptions({ ...requestOf<DeskCounts>(desk.counts), ...polling });

export const listsKey = 'list';

export const listQuery = (query: string) =>
  infiniteQueryOptions({
    queryKey: [listsKey, query],
    queryFn: async ({ pageParam: { offset, before }, signal }): Promise<ListPage> => ({
      ...(await get<DeskList>(listPath(query, offset, before), signal)),
      before,
    }),
    initialPageParam: { offset: 0 } as { offset: number; before?: string },
    getNextPageParam: (_, pages) => nextParameters(pages),
    placeholderData: keepPreviousData,
  });

/** True if a matching message arrived after `at`. A failure is silent: the next request of the reader shows it. */
export const newsQuery = (query: string, at: number | undefined) =>
  queryOptions({
    queryKey: ['news', query, at],
    queryFn: async ({ signal }) => (await get<DeskList>(newsPath(query, at!), signal)).entries.length > 0,
    enabled: at !== undefined,
    initialData: false,
    ...polling,
  });

/** Always asked for anew: someone else may have answered it. */
export const messageQuery = (id: string) =>
  queryOptions({ ...requestOf<DeskMessage>(messagePath(id)), ...polling, refetchInterval: 20_000, staleTime: 0 });

/** A person's data is not kept after the dialog. */
export const personQuery = (email: string) => queryOptions({ ...requestOf<DeskPerson>(personPath(email)), gcTime: 0 });

export const overviewQuery = queryOptions(requestOf<DeskOverview>(desk.overview));

/** The last `span` days, and the same number before. */
export const numbersQuery = (span: number) => {
  const { now, before } = daysOf(span);
  const paths = [now, before].map((days) => `${desk.numbers}?${new URLSearchParams(days)}`);
  return queryOptions({
    queryKey: paths,
    queryFn: ({ signal }) => Promise.all(paths.map((path) => get<DeskNumbers>(path, signal))),
    placeholderData: keepPreviousData,
  });
};

function requestOf<Answer>(path: string) {
  return { queryKey: [path], queryFn: ({ signal }: { signal: AbortSignal }) => get<Answer>(path, signal) };
}
