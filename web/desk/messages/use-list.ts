import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { listQuery, newsQuery } from '../queries.ts';
import { entriesIn, remainingIn } from './list-data.ts';

/** Loads pages as they come into view. The old list stays until a new filter's first page has loaded. */
export function useList(query: string) {
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
  const entries = useMemo(() => (data ? entriesIn(data) : []), [data]);
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
