import { expect, test } from 'vitest';
import { type DeskEntry, mostCounted } from '#content/shared/desk/desk-api.ts';
import {
  countsAfter,
  entriesIn,
  type ListData,
  neighborOf,
  nextParameters,
  withEntry,
  withOpened,
} from './list-data.ts';
import { entryOf } from './test-entry.ts';

const list = (total: number, ...pages: string[]): ListData => ({
  pages: pages.map((ids, at) => ({ at: 0, total, offset: at * 100, entries: [...ids].map((id) => entryOf(id)) })),
  pageParams: pages.map((_, at) => at),
});

const idsOf = (entries: readonly DeskEntry[]) => entries.map(({ id }) => id).join('');
const rows = (data: ListData) => idsOf(entriesIn(data));

test('the next page begins after the loaded rows, also when some have left', () => {
  const data = list(6, 'ab', 'cd');
  expect(nextParameters(data.pages)).toEqual({ offset: 4 });
  const left = withEntry(data, '', entryOf('b', { state: 'done' }), 1);
  expect(rows(left)).toBe('acd');
  expect(left.pages.map(({ total }) => total)).toEqual([5, 5]);
  expect(nextParameters(left.pages)).toEqual({ offset: 3 });
  expect(nextParameters(list(4, 'ab', 'cd').pages)).toBeUndefined();
});

test('older messages come after the rows of a search, and are counted on their own', () => {
  const [newest] = list(2, 'ab').pages;
  const [oldest] = list(3, 'yz').pages;
  const pages = [
    { ...newest!, older: '9' },
    { ...oldest!, before: '9' },
  ];
  expect(nextParameters(pages.slice(0, 1))).toEqual({ offset: 0, before: '9' });
  expect(nextParameters(pages)).toEqual({ offset: 2, before: '9' });
  const left = withEntry({ pages, pageParams: [] }, '', entryOf('a', { state: 'done' }), 0);
  expect(left.pages.map(({ total }) => total)).toEqual([1, 3]);
  expect(nextParameters(left.pages)).toEqual({ offset: 2, before: '9' });
  const back = withEntry(left, '', entryOf('a'), 0);
  expect(back.pages).toEqual(pages);
});

test.each([0, 1, 2, 3, 4])('a message that left row %i returns to it', (at) => {
  const data = list(5, 'ab', 'cde');
  const id = 'abcde'[at]!;
  const left = withEntry(data, '', entryOf(id, { state: 'spam' }), at);
  expect(rows(left)).not.toContain(id);
  const back = withEntry(left, '', entryOf(id), at);
  expect(rows(back)).toBe('abcde');
  expect(back.pages[0]!.total).toBe(5);
});

test('several messages return in row order, also to an empty list', () => {
  let data = list(3, 'abc');
  for (const id of 'abc') data = withEntry(data, '', entryOf(id, { state: 'done' }), 0);
  expect(rows(data)).toBe('');
  for (const [at, id] of [...'abc'].entries()) data = withEntry(data, '', entryOf(id), at);
  expect(rows(data)).toBe('abc');
});

test('a changed message stays in its row while it matches, and a message without a row is not added', () => {
  const all = withEntry(list(2, 'ab'), 'state=all', entryOf('b', { state: 'done' }), 1);
  expect(entriesIn(all)[1]!.state).toBe('done');
  expect(rows(withEntry(all, 'state=all', entryOf('b', { state: 'spam' }), 1))).toBe('a');
  expect(rows(withEntry(list(2, 'ab'), '', entryOf('z'), -1))).toBe('ab');
  expect(rows(withEntry(list(2, 'ab'), '', entryOf('a', { name: 'Ann' }), -1))).toBe('ab');
});

test.each([
  ['acd', 'abcd'],
  ['cd', 'bcd'],
  ['nacd', 'nabcd'],
  ['da', 'dab'],
  ['', 'b'],
  ['abd', 'abd'],
])('an open message that left the list stays below its last neighbor: %s shows %s', (loaded, shown) => {
  const [last, entries] = ['abcd', loaded].map((ids) => [...ids].map((id) => entryOf(id)));
  const opened = entryOf('b', { state: 'done' });
  expect(idsOf(withOpened(entries!, last!, opened))).toBe(shown);
  expect(withOpened(entries!, last!, entryOf('z'))).toBe(entries);
  expect(withOpened(entries!, last!, undefined)).toBe(entries);
});

test('the neighbor is the next message that stays, or else the previous one', () => {
  const entries = [...'abcd'].map((id) => entryOf(id));
  expect(neighborOf(entries, 'b', ['b'])).toBe('c');
  expect(neighborOf(entries, 'b', ['b', 'c'])).toBe('d');
  expect(neighborOf(entries, 'd', ['c', 'd'])).toBe('b');
  expect(neighborOf(entries, 'a', [...'abcd'])).toBeUndefined();
});

test('counts follow a message, and never fall below zero', () => {
  const counts = { open: 2, overdue: 1 };
  const late = entryOf('a', { dueAt: 10 });
  expect(countsAfter(counts, late, 'done', 20)).toEqual({ open: 1, overdue: 0 });
  expect(countsAfter({ open: 1, overdue: 0 }, { ...late, state: 'done' }, 'open', 20)).toEqual(counts);
  expect(countsAfter(counts, late, 'open', 20)).toEqual(counts);
  expect(countsAfter(counts, entryOf('b', { dueAt: 30 }), 'spam', 20)).toEqual({ open: 1, overdue: 1 });
  expect(countsAfter(counts, entryOf('c', { form: 'newsletter', state: 'spam' }), 'open', 20)).toEqual(counts);
  expect(countsAfter({ open: 0, overdue: 0 }, late, 'done', 20)).toEqual({ open: 0, overdue: 0 });
  const most = { open: mostCounted.open + 1, overdue: 5 };
  expect(countsAfter(most, late, 'done', 20)).toEqual({ ...most, overdue: 4 });
});
