import { type Dispatch, type RefObject, useEffect } from 'react';
import type { DeskEntry } from '#content/shared/desk/desk-api.ts';
import { go } from '../place.ts';
import { isWide } from './is-wide.ts';
import type { Event, State } from './state.ts';
import type { useList } from './use-list.ts';

/** The row at the cursor, the selected rows, and the open message. */
export function useSelection(
  { cursor, selected }: State,
  dispatch: Dispatch<Event>,
  { query, entries }: ReturnType<typeof useList>,
  id: string | undefined,
  box: RefObject<HTMLDivElement | null>,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each filter.
  useEffect(() => dispatch({ type: 'filter' }), [query, dispatch]);
  // Follows the open message when others leave. A refreshed list moves no cursor.
  const openAt = entries.findIndex((entry) => entry.id === id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: also if the next message comes to the same row.
  useEffect(() => {
    if (openAt >= 0) dispatch({ type: 'point', cursor: openAt });
  }, [openAt, id, dispatch]);

  const indexAt = (by: number) => Math.min(Math.max(cursor + by, 0), entries.length - 1);
  const open = (index: number, entry: 'push' | 'replace') => {
    dispatch({ type: 'point', cursor: index });
    if (entries[index]) go({ id: entries[index].id }, entry);
  };
  /** `from` is the other end of the range. */
  const select = (index: number, from?: number) => {
    const [first, last] = [Math.min(index, from ?? index), Math.max(index, from ?? index)];
    const ids = entries.slice(first, last + 1).map(({ id }) => id);
    dispatch({ type: 'select', cursor: index, ids, isRange: from !== undefined });
  };
  return {
    cursor,
    selected,
    open,
    select,
    extend: (by: number) => select(indexAt(by), cursor),
    unselect: () => dispatch({ type: 'unselect' }),
    move(by: number) {
      // The first key opens the message at the cursor.
      const index = indexAt(isWide() && !id ? 0 : by);
      if (!entries[index]) return;
      box.current?.focus({ preventScroll: true });
      if (isWide()) open(index, 'replace');
      else dispatch({ type: 'point', cursor: index });
    },
    chosen: (opened: DeskEntry | undefined): DeskEntry[] =>
      selected.size > 0 ? entries.filter(({ id }) => selected.has(id)) : opened ? [opened] : [],
  };
}
