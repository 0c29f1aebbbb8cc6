import { expect, test } from 'vitest';
import type { Move } from './moves.ts';
import { type Event, initial, reduce, type State } from './state.ts';

const after = (...events: Event[]): State => events.reduce(reduce, initial);
const move: Move = { what: 'open', entries: [], query: '', places: [] };

test('one row toggles, a range adds, and both move the cursor', () => {
  const one: Event = { type: 'select', cursor: 2, ids: ['c'], isRange: false };
  const range: Event = { type: 'select', cursor: 0, ids: ['a', 'b', 'c'], isRange: true };
  expect([...after(one).selected]).toEqual(['c']);
  expect(after(one, one).selected.size).toBe(0);
  expect([...after(one, range).selected].sort()).toEqual(['a', 'b', 'c']);
  expect([...after(range, one).selected]).toEqual(['a', 'b']);
  expect(after(one, range).cursor).toBe(0);
});

test('a filter begins at the top with nothing selected, and keeps what can be undone', () => {
  const filtered = after(
    { type: 'select', cursor: 3, ids: ['d'], isRange: false },
    { type: 'say', text: 'Done', undo: { move } },
    { type: 'filter' },
  );
  expect(filtered).toMatchObject({ cursor: 0, undos: [{ move }], notice: { text: 'Done' } });
  expect(filtered.selected.size).toBe(0);
});

test('undo takes the given change from the list, and closes the notice', () => {
  const [first, second] = [{ move }, { move: { ...move, what: 'done' as const } }];
  const both = after({ type: 'say', text: '1', undo: first }, { type: 'say', text: '2', undo: second });
  expect(both.undos).toEqual([first, second]);
  expect(reduce(both, { type: 'undo', undo: first })).toMatchObject({ undos: [second], notice: undefined });
});

test('a complaint or a plain notice adds nothing to undo', () => {
  const state = after({ type: 'say', text: 'Took it back' }, { type: 'complain', text: 'Offline' });
  expect(state).toMatchObject({ undos: [], notice: { text: 'Offline', isWrong: true } });
  expect(reduce(state, { type: 'dismiss' }).notice).toBeUndefined();
});

test('a restored draft makes the box read it again', () => {
  const state = after({ type: 'restore', kind: 'note' }, { type: 'restore', kind: 'note' });
  expect(state).toMatchObject({ kind: 'note', restored: 2 });
  expect(reduce(state, { type: 'write', kind: 'reply' })).toMatchObject({ kind: 'reply', restored: 2 });
});
