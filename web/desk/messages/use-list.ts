import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { DeskEntry, DeskList } from '#content/desk.ts';
import { type DeskError, get } from '../api.ts';
import { listPath, pageSize } from './requests.ts';

interface List {
  /** The filter that these belong to, and how often it was asked anew. */
  of: string;
  total: number;
  pages: Readonly<Record<number, readonly DeskEntry[]>>;
}

/**
 * The messages that pass a filter, fetched in pages as they come into view. Until the first page of another filter is there
 * the last list stays; a request for it is dropped. What was settled meanwhile keeps its line, although the worker counts it
 * no more among those that pass.
 */
export function useList(query: string) {
  const [list, setList] = useState<List>();
  const [error, setError] = useState<DeskError>();
  const [round, setRound] = useState(0);
  /** The pages that were asked for, and those of them that did not come. */
  const asking = useRef<{ stop: AbortController; pages: Set<number>; failed: Set<number> }>(undefined);
  const of = `${round} ${query}`;
  const latest = useRef(list);
  // Before the lines in view ask for theirs.
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
    /** Asks once more for what did not come; of itself the list does not, however often its lines are shown. */
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

/** How many lines of the pages before this one do not pass the filter any more. */
function settled(pages: List['pages'], query: string, before = Number.POSITIVE_INFINITY) {
  const state = new URLSearchParams(query).get('state');
  const left = ({ state: now }: DeskEntry) => (state ? now !== state : now === 'spam');
  return Object.entries(pages)
    .filter(([page]) => Number(page) < before)
    .reduce((count, [, entries]) => count + entries.filter(left).length, 0);
}
