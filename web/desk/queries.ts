import { keepPreviousData, QueryClient, queryOptions } from '@tanstack/react-query';
import {
  type DeskCounts,
  type DeskMessage,
  type DeskNumbers,
  type DeskOverview,
  type DeskPerson,
  desk,
} from '#content/desk/desk-api.ts';
import { type DeskError, get } from './api.ts';
import { messagePath, personPath } from './messages/requests.ts';
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
  },
});

/** How often a view asks for changes that others made. Also when the window gets the focus. */
const polling = { refetchInterval: 60_000, refetchOnWindowFocus: 'always' } as const;

export const countsQuery = queryOptions({ ...requestOf<DeskCounts>(desk.counts), ...polling });

/** Always asked for anew: someone else may have answered it. */
export const messageQuery = (id: string) => queryOptions({ ...requestOf<DeskMessage>(messagePath(id)), staleTime: 0 });

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
