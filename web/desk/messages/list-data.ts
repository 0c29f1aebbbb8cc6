import type { InfiniteData } from '@tanstack/react-query';
import {
  type DeskCounts,
  type DeskEntry,
  type DeskList,
  type DeskState,
  mostCounted,
} from '#content/shared/desk/desk-api.ts';
import { stateIn } from './requests.ts';

/** `before` is where its search began; the worker searches so many messages at once. */
export interface ListPage extends DeskList {
  before?: string;
}

/** The pages that were loaded so far. Their entries in order are the list's rows. */
export type ListData = InfiniteData<ListPage>;

export const entriesIn = ({ pages }: ListData): DeskEntry[] => pages.flatMap(({ entries }) => entries);

/** How many rows of the last search are not loaded yet. */
export function remainingIn(pages: readonly ListPage[]): number {
  const { total, before } = pages.at(-1)!;
  return Math.max(0, total - loadedOf(pages, before));
}

/** Counts loaded rows, not pages: a settled message has moved the next rows up. Then come older messages, on request. */
export function nextParameters(pages: readonly ListPage[]): { offset: number; before?: string } | undefined {
  const { before, older } = pages.at(-1)!;
  if (remainingIn(pages) > 0) return { offset: loadedOf(pages, before), before };
  return older === undefined ? undefined : { offset: 0, before: older };
}

/** Shows a changed message in its row, or at `place` if it was gone. A message that doesn't match the filter leaves. */
export function withEntry(data: ListData, query: string, entry: DeskEntry, place: number): ListData {
  const at = entriesIn(data).findIndex(({ id }) => id === entry.id);
  const row = at >= 0 ? at : place;
  const isShown = passes(stateIn(query), entry) && row >= 0;
  if (row < 0 || (at < 0 && !isShown)) return data;
  const starts = data.pages.map((_, index) => entriesIn({ ...data, pages: data.pages.slice(0, index) }).length);
  const here = Math.max(
    0,
    starts.findLastIndex((start) => start <= row),
  );
  const grown = Number(isShown) - Number(at >= 0);
  const pages = data.pages.map((page, index) => ({
    ...page,
    total: page.total + (page.before === data.pages[here]!.before ? grown : 0),
    entries:
      index === here
        ? page.entries.toSpliced(row - starts[here]!, Number(at >= 0), ...(isShown ? [entry] : []))
        : page.entries,
  }));
  return { ...data, pages };
}

/** Keeps the open message below the row that it had above it, although it has left the list. */
export function withOpened(
  entries: DeskEntry[],
  last: readonly DeskEntry[],
  opened: DeskEntry | undefined,
): DeskEntry[] {
  const isOpened = ({ id }: DeskEntry) => id === opened?.id;
  const at = last.findIndex(isOpened);
  if (!opened || at < 0 || entries.some(isOpened)) return entries;
  const above = entries.findLastIndex(({ id }) => last.slice(0, at).some((entry) => entry.id === id));
  return entries.toSpliced(above + 1, 0, opened);
}

/** The next message that stays, or else the previous one. */
export function neighborOf(entries: readonly DeskEntry[], id: string, leaving: readonly string[]): string | undefined {
  const at = entries.findIndex((entry) => entry.id === id);
  const stays = (entry: DeskEntry) => !leaving.includes(entry.id);
  return (entries.slice(at).find(stays) ?? entries.slice(0, at).findLast(stays))?.id;
}

export function countsAfter(counts: DeskCounts, before: DeskEntry, state: DeskState, now: number): DeskCounts {
  if (before.form === 'newsletter') return counts;
  const by = Number(state === 'open') - Number(before.state === 'open');
  const isOverdue = before.dueAt !== undefined && before.dueAt <= now;
  // Above the most nobody knows how many there are.
  const moved = (count: number, by: number) => (count > mostCounted.open ? count : Math.max(0, count + by));
  return { ...counts, open: moved(counts.open, by), overdue: moved(counts.overdue, isOverdue ? by : 0) };
}

const loadedOf = (pages: readonly ListPage[], before: string | undefined) =>
  pages.reduce((sum, page) => sum + (page.before === before ? page.entries.length : 0), 0);

const passes = (shown: DeskState | 'all', { state }: DeskEntry) =>
  shown === 'all' ? state !== 'spam' : state === shown;
