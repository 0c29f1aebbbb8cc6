import type { DeskMessage, DeskReply } from '#content/shared/desk/desk-api.ts';
import type { Move, Row } from './moves.ts';

export type Undo = { move: Move } | { message: DeskMessage; reply: DeskReply; row: Row };

export interface State {
  /** The row that the keys act on. */
  cursor: number;
  /** Ids. */
  selected: ReadonlySet<string>;
  notice?: { text: string; undo?: Undo; isWrong?: boolean };
  /** Newest last. */
  undos: readonly Undo[];
  kind: DeskReply['kind'];
  /** Counts drafts that were put back into the box. */
  restored: number;
  /** The person whose data is shown; '' asks for an address. */
  person?: string;
}

export type Event =
  | { type: 'point'; cursor: number }
  /** One row toggles, a range adds. */
  | { type: 'select'; cursor: number; ids: readonly string[]; isRange: boolean }
  | { type: 'unselect' }
  | { type: 'filter' }
  | { type: 'say'; text: string; undo?: Undo }
  | { type: 'complain'; text: string }
  | { type: 'dismiss' }
  | { type: 'undo'; undo: Undo }
  | { type: 'write'; kind: DeskReply['kind'] }
  | { type: 'restore'; kind: DeskReply['kind'] }
  | { type: 'ask'; person: string | undefined };

export const initial: State = { cursor: 0, selected: new Set(), undos: [], kind: 'reply', restored: 0 };

export function reduce(state: State, event: Event): State {
  switch (event.type) {
    case 'point':
      return { ...state, cursor: event.cursor };
    case 'select': {
      const { cursor, ids, isRange } = event;
      const isOff = !isRange && ids.every((id) => state.selected.has(id));
      const others = [...state.selected].filter((id) => !ids.includes(id));
      return { ...state, cursor, selected: new Set(isOff ? others : [...others, ...ids]) };
    }
    case 'unselect':
      return { ...state, selected: initial.selected };
    case 'filter':
      return { ...state, cursor: 0, selected: initial.selected };
    case 'say': {
      const { text, undo } = event;
      return { ...state, notice: { text, undo }, undos: undo ? [...state.undos, undo] : state.undos };
    }
    case 'complain':
      return { ...state, notice: { text: event.text, isWrong: true } };
    case 'dismiss':
      return { ...state, notice: undefined };
    case 'undo':
      return { ...state, notice: undefined, undos: state.undos.filter((one) => one !== event.undo) };
    case 'write':
      return { ...state, kind: event.kind };
    case 'restore':
      return { ...state, kind: event.kind, restored: state.restored + 1 };
    case 'ask':
      return { ...state, person: event.person };
  }
}
