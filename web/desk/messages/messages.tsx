import { useQuery } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import { messageWords as words } from '#content/desk/messages.ts';
import type { DeskAction, DeskCounts, DeskState } from '#content/shared/desk/desk-api.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../failure.tsx';
import { usePlace } from '../place.ts';
import { client, messageQuery } from '../queries.ts';
import { Waiting } from '../waiting.tsx';
import { Bar } from './bar.tsx';
import { useKeys } from './keys.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { List } from './list.tsx';
import { prefetch } from './moves.ts';
import { Notice } from './notice.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { Reading } from './reading.tsx';
import { initial, reduce } from './state.ts';
import { useList } from './use-list.ts';
import { leave, useMoves } from './use-moves.ts';
import { useSelection } from './use-selection.ts';
import { useWriting } from './use-writing.ts';

/** On a phone the message covers the list, so the list keeps its scroll position. */
const pane = 'flex min-h-0 min-w-0 flex-col max-lg:[grid-area:1/1]';

export function Messages({ counts, now }: { counts: DeskCounts | undefined; now: number }) {
  const query = usePlace(({ query }) => query);
  const id = usePlace(({ id }) => id);
  const [state, dispatch] = useReducer(reduce, initial);
  const search = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [areKeysShown, showKeys] = useState(false);
  const { data: read } = useQuery({ ...messageQuery(id ?? ''), enabled: id !== undefined });
  const list = useList(query, read);
  // As the list shows it: a message that someone else has settled meanwhile must not be reopened.
  const opened = id ? (list.entries.find((entry) => entry.id === id) ?? read) : undefined;
  const selection = useSelection(state, dispatch, list, id, box);
  const moves = useMoves(state, dispatch, list);
  const writing = useWriting(dispatch, moves, id, read !== undefined);
  const { cursor, selected, notice, undos, person } = state;

  const undo = (one = undos.at(-1)) => {
    if (!one) return dispatch({ type: 'dismiss' });
    dispatch({ type: 'undo', undo: one });
    if ('move' in one) moves.undo(one.move);
    else writing.retract(one.message, one.reply, one.row);
  };
  /** `back` if all chosen messages are in that state. */
  const toggle = (shown: DeskState, what: DeskAction, back: DeskAction) => {
    if (writing.awaitsBox.current) return;
    const entries = selection.chosen(opened);
    const action = entries.every(({ state }) => state === shown) ? back : what;
    const possible = entries.filter(({ form }) => form !== 'newsletter' || action === 'not-spam');
    if (possible.length > 0) moves.change(possible, action);
  };
  const toggleDone = () => toggle('done', 'done', 'open');
  const toggleSpam = () => toggle('spam', 'spam', 'not-spam');
  const openAtCursor = () => selection.open(cursor, 'push');

  useKeys({
    j: () => selection.move(1),
    k: () => selection.move(-1),
    J: () => selection.extend(1),
    K: () => selection.extend(-1),
    x: () => selection.select(cursor),
    o: openAtCursor,
    Enter: openAtCursor,
    e: toggleDone,
    s: toggleSpam,
    r: () => writing.begin('reply'),
    n: () => writing.begin('note'),
    z: () => undo(),
    '/': () => search.current!.focus(),
    '?': () => showKeys(true),
    Escape: () => {
      if (selected.size > 0) selection.unselect();
      else if (id && document.activeElement !== search.current) leave();
      else box.current?.focus({ preventScroll: true });
    },
  });
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !id) box.current?.focus({ preventScroll: true });
    wasOpen.current = id !== undefined;
  }, [id]);
  const next = id && list.entries[cursor]?.id === id ? list.entries[cursor + 1]?.id : undefined;
  useEffect(() => {
    if (next) prefetch(query, next);
  }, [query, next]);

  return (
    <div className="group relative grid h-full lg:grid-cols-[minmax(22rem,2fr)_3fr]" data-open={id ? '' : undefined}>
      <h1 className="sr-only">{words.heading}</h1>
      <section aria-label={words.list} className={`bg-surface max-lg:group-data-open:invisible ${pane}`}>
        <Bar
          query={query}
          search={search}
          total={list.total}
          counts={counts}
          now={now}
          onKeys={() => showKeys(true)}
          onPerson={() => dispatch({ type: 'ask', person: '' })}
        />
        <div role="status" className="grid p-3 empty:hidden">
          {list.hasNews && (
            <Button
              look="secondary"
              onClick={() => {
                dispatch({ type: 'filter' });
                list.refetch();
                box.current?.parentElement?.scrollTo(0, 0);
                box.current?.focus({ preventScroll: true });
              }}
            >
              {words.news}
            </Button>
          )}
        </div>
        {list.error && (
          <div className="p-3">
            <Failure error={list.error} again={list.retry} />
          </div>
        )}
        {list.total !== undefined ? (
          <List list={list} now={now} box={box} openId={id} selection={selection} />
        ) : (
          !list.error && <Waiting />
        )}
        {selected.size > 0 && (
          <div className="flex flex-wrap items-center gap-2 border-t border-line p-3 text-sm">
            <b role="status" className="flex-1">
              {words.selected(selected.size)}
            </b>
            <Button look="secondary" onClick={toggleDone}>
              {words.actions.done}
            </Button>
            <Button look="secondary" onClick={toggleSpam}>
              {words.actions.spam}
            </Button>
            <Button look="quiet" onClick={selection.unselect}>
              {words.unselect}
            </Button>
          </div>
        )}
      </section>
      <section
        aria-label={words.heading}
        className={`bg-page max-lg:not-group-data-open:hidden lg:border-l lg:border-line ${pane}`}
      >
        {id ? (
          <Reading
            key={id}
            id={id}
            listed={opened?.state}
            now={now}
            state={state}
            moves={moves}
            writing={writing}
            onPerson={(person) => dispatch({ type: 'ask', person })}
          />
        ) : (
          <p className="m-auto p-6 text-text-faint">{words.choose}</p>
        )}
      </section>
      <Notice notice={notice} onUndo={undo} onClose={() => dispatch({ type: 'dismiss' })} />
      {areKeysShown && <KeysDialog onClose={() => showKeys(false)} />}
      {person !== undefined && (
        <PersonDialog
          email={person}
          onClose={(isErased) => {
            dispatch({ type: 'ask', person: undefined });
            if (!isErased) return;
            if (id) leave();
            client.removeQueries({ type: 'inactive' });
            client.invalidateQueries();
          }}
        />
      )}
    </div>
  );
}
