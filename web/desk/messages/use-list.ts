import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import type { DeskEntry } from '#content/shared/desk/desk-api.ts';
import { listQuery, newsQuery } from '../queries.ts';
import { entriesIn, remainingIn, withOpened } from './list-data.ts';

/**
 * Loads pages as they come into view. The old list stays until a new filter's first page has loaded, and `opened` until the
 * reader goes on.
 */
export function useList(query: string, opened: DeskEntry | undefined) {
  const {
    data,
    error,
    isPlaceholderData,
    isFetching,
    isFetchNextPageError,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
    refetch,
  } = useInfiniteQuery(listQuery(query));
  const last = useRef<{ query: string; entries: DeskEntry[] }>(undefined);
  const entries = useMemo(() => {
    const loaded = data ? entriesIn(data) : [];
    return last.current?.query === query ? withOpened(loaded, last.current.entries, opened) : loaded;
  }, [data, query, opened]);
  useEffect(() => {
    if (!isPlaceholderData) last.current = { query, entries };
  }, [query, entries, isPlaceholderData]);
  const pages = data?.pages;
  const remaining = pages && remainingIn(pages);
  const isEmpty = remaining === 0 && entries.length === 0;
  const { data: hasNews } = useQuery(newsQuery(query, isPlaceholderData ? undefined : pages?.[0]?.at));
  useEffect(() => {
    if (hasNews && isEmpty) refetch();
  }, [hasNews, isEmpty, refetch]);
  return {
    query,
    entries,
    /** Undefined before the first response. */
    total: remaining === undefined ? undefined : entries.length + remaining,
    error,
    isCurrent: !isPlaceholderData,
    hasNews: Boolean(hasNews) && !isEmpty,
    refetch,
    /** Only this tries a failed page again. */
    retry: () => (isFetchNextPageError ? fetchNextPage() : refetch()),
    showMore: () => {
      if (remaining && !isFetching && !error) fetchNextPage();
    },
    /** Defined if there are older messages, which are searched on request. */
    searchOlder: remaining === 0 && hasNextPage ? () => fetchNextPage() : undefined,
    isSearching: isFetchingNextPage,
  };
}
