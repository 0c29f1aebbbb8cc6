import { type Dispatch, useEffect } from 'react';
import { messageWords as words } from '#content/desk/messages.ts';
import type { DeskAction, DeskEntry } from '#content/shared/desk/desk-api.ts';
import type { DeskError } from '../api.ts';
import { go, here } from '../place.ts';
import { isWide } from './is-wide.ts';
import { neighborOf } from './list-data.ts';
import { type Move, move, reverseOf } from './moves.ts';
import type { Event, State } from './state.ts';
import type { useList } from './use-list.ts';

/** As long as a reply is held. */
const noticeMs = 10_000;

/** The next message opens after these. */
const settling: readonly DeskAction[] = ['done', 'spam'];

export function useMoves(
  { notice }: State,
  dispatch: Dispatch<Event>,
  { query, entries: rows }: ReturnType<typeof useList>,
) {
  useEffect(() => {
    if (!notice || notice.isWrong) return;
    const leaving = setTimeout(dispatch, noticeMs, { type: 'dismiss' });
    return () => clearTimeout(leaving);
  }, [notice, dispatch]);

  const carryOut = async (one: Move, isUndo = false) => {
    const reverse = isUndo ? undefined : reverseOf(one);
    const undo = reverse && { move: reverse };
    dispatch({ type: 'say', text: words.several(one.entries.length, words.did[one.what]), undo });
    const { isChanged, refusal } = await move(one);
    if (undo && !isChanged) dispatch({ type: 'undo', undo });
    if (refusal) dispatch({ type: 'complain', text: refusal.message });
  };
  const rowOf = ({ id }: DeskEntry) => ({ query, place: rows.findIndex((entry) => entry.id === id) });
  const moveOn = (leaving: readonly string[]) => {
    const { id } = here();
    if (!id || !leaving.includes(id) || !rows.some((entry) => entry.id === id)) return;
    const next = neighborOf(rows, id, leaving);
    if (next) go({ id: next }, 'replace');
    else leave();
  };
  return {
    rowOf,
    moveOn,
    say: (text: string) => dispatch({ type: 'say', text }),
    complain: (error: unknown) => dispatch({ type: 'complain', text: (error as DeskError).message }),
    change(entries: readonly DeskEntry[], what: DeskAction) {
      dispatch({ type: 'unselect' });
      if (settling.includes(what)) moveOn(entries.map(({ id }) => id));
      return carryOut({ what, entries, query, places: entries.map((entry) => rowOf(entry).place) });
    },
    undo(one: Move) {
      if (one.entries.length === 1) go({ id: one.entries[0]!.id }, 'replace');
      return carryOut(one, true);
    },
  };
}

export function leave() {
  if (history.state?.pushed && !isWide()) history.back();
  else go({ id: undefined }, 'replace');
}
