import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { DeskEntry, DeskList } from '#content/desk/desk-api.ts';
import { type DeskError, get } from '../api.ts';
import { listPath, pageSize } from './requests.ts';

interface List {
  /** Filter and refresh count. */
  of: string;
  total: number;
  pages: Readonly<Record<number, readonly DeskEntry[]>>;
}

/**
 * Messages that match a filter, loaded in pages as they come into view. After a new filter the old list stays until the
 * first new page has loaded. A message that no longer matches keeps its row.
 */
export function useList(query: string) {
  const [list, setList] = useState<List>();
  const [error, setError] = useState<DeskError>();
  const [round, setRound] = useState(0);
  /** Requested and failed pages. */
  const requests = useRef<{ stop: AbortController; pages: Set<number>; failed: Set<number> }>(undefined);
  const of = `${round} ${query}`;
  const latest = useRef(list);
  // Layout effect, because visible rows request their pages in an effect.
  useLayoutEffect(() => {
    latest.current = list;
  });

  const load = useCallback(
    (page: number) => {
      const { stop, pages, failed } = requests.current!;
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
    requests.current = { stop, pages: new Set(), failed: new Set() };
    load(0);
    return () => stop.abort();
  }, [load]);

  const isCurrent = list?.of === of;
  return {
    list,
    error,
    isCurrent,
    entryAt: (index: number) => list?.pages[Math.floor(index / pageSize)]?.[index % pageSize],
    /** Loads the pages of visible rows. */
    show: (from: number, to: number) => {
      if (isCurrent) for (let page = Math.floor(from / pageSize); page <= Math.floor(to / pageSize); page++) load(page);
    },
    /** Replaces a message in the list. */
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
    /** Requests failed pages again; `show` does not. */
    retry: () => {
      const { pages, failed } = requests.current!;
      const missing = [...failed];
      failed.clear();
      for (const page of missing) pages.delete(page);
      for (const page of missing) load(page);
    },
    /** Reloads the list. */
    again: () => setRound((round) => round + 1),
  };
}

/** Counts rows before this page that no longer match, which the worker's offset does not include. */
function settled(pages: List['pages'], query: string, before = Number.POSITIVE_INFINITY) {
  const state = new URLSearchParams(query).get('state');
  const left = ({ state: now }: DeskEntry) => (state ? now !== state : now === 'spam');
  return Object.entries(pages)
    .filter(([page]) => Number(page) < before)
    .reduce((count, [, entries]) => count + entries.filter(left).length, 0);
}
