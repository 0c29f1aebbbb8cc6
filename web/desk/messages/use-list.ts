import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { DeskEntry, DeskList } from '#content/desk/desk-api.ts';
import { type DeskError, get } from '../api.ts';
import { listPath, pageSize } from './requests.ts';

interface List {
  /** The filter that these belong to, and how often it was asked anew. */
  of: string;
  total: number;
  pages: Readonly<Record<number, readonly DeskEntry[]>>;
}

/**
 * The messages that pass a filter, fetched in pages as they come into view. After a change of the filter the old list stays
 * until the first page of the new one is there; requests for the old one are dropped. A message that was settled since keeps
 * its line, although it no longer passes the filter.
 */
export function useList(query: string) {
  const [list, setList] = useState<List>();
  const [error, setError] = useState<DeskError>();
  const [round, setRound] = useState(0);
  /** The pages that were asked for, and those of them that did not come. */
  const asking = useRef<{ stop: AbortController; pages: Set<number>; failed: Set<number> }>(undefined);
  const of = `${round} ${query}`;
  const latest = useRef(list);
  // In the layout phase: the lines in view ask for their pages in an effect.
  useLayoutEffect(() => {
    latest.current = list;
  });

  const load = useCallback(
    (page: number) => {
      const { stop, pages, failed } = asking.current!;
      if (pages.has(page)) return;
      pages.add(page);
      const known = latest.current?.of === of ? latest.current.pages : {};
      const offset = page * pageSize - settled(known, query, page);
      get<DeskList>(listPath(query, offset), stop.signal).then(
        ({ total, entries }) => {
          if (stop.signal.aborted) return;
          if (failed.size === 0) setError(undefined);
          setList((last) => {
            const pages = last?.of === of ? last.pages : {};
            return { of, total: total + settled(pages, query), pages: { ...pages, [page]: entries } };
          });
        },
        (error) => {
          if (stop.signal.aborted) return;
          failed.add(page);
          setError(error);
        },
      );
    },
    [query, of],
  );
  useEffect(() => {
    const stop = new AbortController();
    asking.current = { stop, pages: new Set(), failed: new Set() };
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
    /** Asks once more for the pages that did not come; showing their lines does not ask again. */
    retry: () => {
      const { pages, failed } = asking.current!;
      const missing = [...failed];
      failed.clear();
      for (const page of missing) pages.delete(page);
      for (const page of missing) load(page);
    },
    /** Asks for all anew. */
    again: () => setRound((round) => round + 1),
  };
}

/** How many lines before this page no longer pass the filter: the worker does not count them in its offset. */
function settled(pages: List['pages'], query: string, before = Number.POSITIVE_INFINITY) {
  const state = new URLSearchParams(query).get('state');
  const left = ({ state: now }: DeskEntry) => (state ? now !== state : now === 'spam');
  return Object.entries(pages)
    .filter(([page]) => Number(page) < before)
    .reduce((count, [, entries]) => count + entries.filter(left).length, 0);
}
