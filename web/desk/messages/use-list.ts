import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeskEntry, DeskList } from '#content/desk.ts';
import { ask, type DeskError } from '../ask.ts';
import { listPath, pageSize } from './requests.ts';

interface List {
  /** The filter that these belong to, and how often it was asked anew. */
  of: string;
  total: number;
  pages: Readonly<Record<number, readonly DeskEntry[]>>;
}

/**
 * The messages that pass a filter, fetched in pages as they come into view. Until the first page of another filter is there the last
 * list stays; a request for it is dropped.
 */
export function useList(query: string) {
  const [list, setList] = useState<List>();
  const [error, setError] = useState<DeskError>();
  const [round, setRound] = useState(0);
  const asking = useRef<{ stop: AbortController; pages: Set<number> }>(undefined);
  const of = `${round} ${query}`;

  const load = useCallback(
    (page: number) => {
      const { stop, pages } = asking.current!;
      if (pages.has(page)) return;
      pages.add(page);
      ask<DeskList>(listPath(query, page), { signal: stop.signal }).then(
        ({ total, entries }) => {
          if (stop.signal.aborted) return;
          setError(undefined);
          setList((last) => ({ of, total, pages: { ...(last?.of === of && last.pages), [page]: entries } }));
        },
        (error) => {
          pages.delete(page);
          if (!stop.signal.aborted) setError(error);
        },
      );
    },
    [query, of],
  );
  useEffect(() => {
    const stop = new AbortController();
    asking.current = { stop, pages: new Set() };
    load(0);
    return () => stop.abort();
  }, [load]);

  const isCurrent = list?.of === of;
  return {
    list,
    error,
    isCurrent,
    entryAt: (index: number) => list?.pages[Math.floor(index / pageSize)]?.[index % pageSize],
    /** Says that the lines from one index to another are in view. */
    show: (from: number, to: number) => {
      if (isCurrent) for (let page = Math.floor(from / pageSize); page <= Math.floor(to / pageSize); page++) load(page);
    },
    /** Puts a message in the place of what the list has of it. */
    put: (entry: DeskEntry) =>
      setList(
        (last) =>
          last && {
            ...last,
            pages: Object.fromEntries(
              Object.entries(last.pages).map(([page, entries]) => [
                page,
                entries.map((one) => (one.id === entry.id ? entry : one)),
              ]),
            ),
          },
      ),
    again: () => setRound((round) => round + 1),
  };
}
