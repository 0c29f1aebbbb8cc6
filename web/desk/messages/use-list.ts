import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeskEntry, DeskList } from '#content/desk/desk-api.ts';
import { type DeskError, get } from '../api.ts';
import { here } from '../place.ts';
import { listPath, pageSize, stateIn } from './requests.ts';

interface List {
  /** Filter and reload count. */
  of: string;
  at: number;
  total: number;
  older?: string;
  /** By index; sparse. */
  entries: readonly (DeskEntry | undefined)[];
}

/**
 * Loads pages as they come into view. The old list stays until a new filter's first page has loaded. An index is the worker's
 * offset.
 */
export function useList(query: string) {
  const [list, setList] = useState<List>();
  const [error, setError] = useState<DeskError>();
  const [round, setRound] = useState(0);
  /** `changes` counts rows that left or came back. */
  const requestsRef = useRef<{ stop: AbortController; loading: Set<number>; failed: Set<number>; changes: number }>(
    undefined,
  );
  const of = `${round} ${query}`;

  const load = useCallback(
    (offset: number) => {
      const requests = requestsRef.current!;
      const { stop, loading, failed, changes } = requests;
      loading.add(offset);
      get<DeskList>(listPath(query, offset), stop.signal).then(
        ({ at, total, entries, older }) => {
          loading.delete(offset);
          if (stop.signal.aborted) return;
          // A row left or came back meanwhile.
          if (changes !== requests.changes) return load(offset);
          if (failed.size === 0) setError(undefined);
          setList((last) => {
            const kept = last?.of === of ? last : { at, entries: [] };
            const all = kept.entries.slice();
            for (const [index, entry] of entries.entries()) all[offset + index] = entry;
            return { of, at: kept.at, total, older, entries: all };
          });
        },
        (error) => {
          loading.delete(offset);
          if (stop.signal.aborted) return;
          failed.add(offset);
          setError(error);
        },
      );
    },
    [query, of],
  );
  useEffect(() => {
    const stop = new AbortController();
    requestsRef.current = { stop, loading: new Set(), failed: new Set(), changes: 0 };
    load(0);
    return () => stop.abort();
  }, [load]);

  const isCurrent = list?.of === of;
  /** `edit` returns by how many the list grew. */
  const change = useCallback((edit: (all: (DeskEntry | undefined)[], index: number) => number, id: string) => {
    setList((last) => {
      if (!last) return last;
      const all = last.entries.slice();
      const grown = edit(
        all,
        all.findIndex((entry) => entry?.id === id),
      );
      return { ...last, entries: all, total: last.total + grown };
    });
  }, []);
  return {
    list,
    error,
    isCurrent,
    entryAt: (index: number) => list?.entries[index],
    indexOf: (id: string) => list?.entries.findIndex((entry) => entry?.id === id) ?? -1,
    show: (from: number, to: number) => {
      if (!list || !isCurrent) return;
      const { loading, failed } = requestsRef.current!;
      const isAsked = (index: number) =>
        [...loading, ...failed].some((start) => index >= start && index < start + pageSize);
      for (let index = from; index <= to && index < list.total; index++) {
        if (list.entries[index] || isAsked(index)) continue;
        const start = index - (index % pageSize);
        load(list.entries[start] || isAsked(start) ? index : start);
      }
    },
    put: useCallback(
      (entry: DeskEntry) =>
        change((all, index) => {
          if (index >= 0) all[index] = entry;
          return 0;
        }, entry.id),
      [change],
    ),
    /** Inserts a message that matches again at `index`. */
    settle: (entry: DeskEntry, index: number) => {
      const state = stateIn(here().query);
      const passes = state === 'all' ? entry.state !== 'spam' : entry.state === state;
      requestsRef.current!.changes++;
      change((all, now) => {
        if (now >= 0) all.splice(now, 1, ...(passes ? [entry] : []));
        else if (passes && index >= 0) all.splice(index, 0, entry);
        return Number(passes && (now >= 0 || index >= 0)) - Number(now >= 0);
      }, entry.id);
    },
    /** Only this retries failed pages. */
    retry: () => {
      const { failed } = requestsRef.current!;
      const missing = [...failed];
      failed.clear();
      for (const offset of missing) load(offset);
    },
    again: () => setRound((round) => round + 1),
  };
}
