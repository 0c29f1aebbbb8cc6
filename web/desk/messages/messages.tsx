import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DeskAction, DeskCounts, DeskEntry, DeskMessage, DeskReply, DeskState } from '#content/desk/desk-api.ts';
import { messageWords as words } from '#content/desk/messages.ts';
import { Button } from '../../ui/button.tsx';
import { type DeskError, post } from '../api.ts';
import { DeskIcon } from '../desk-icon.tsx';
import { Failure } from '../failure.tsx';
import { go, here, usePlace } from '../place.ts';
import { client, countsQuery, messageQuery } from '../queries.ts';
import { Waiting } from '../waiting.tsx';
import { Bar } from './bar.tsx';
import { keepDraft } from './drafts.ts';
import { isWide } from './is-wide.ts';
import { useKeys } from './keys.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { List } from './list.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { Reading } from './reading.tsx';
import type { Written } from './reply-box.tsx';
import { messagePath } from './requests.ts';
import { useList } from './use-list.ts';
import { useNews } from './use-news.ts';

/** As long as a reply is held. */
const noticeMs = 10_000;

/** On a phone the message covers the list, so the list keeps its scroll position. */
const pane = 'flex min-h-0 min-w-0 flex-col max-lg:[grid-area:1/1]';

const undoing: Partial<Record<DeskAction, DeskAction>> = {
  done: 'open',
  open: 'done',
  spam: 'not-spam',
  'not-spam': 'spam',
  dismiss: 'undismiss',
};

/** The next message opens after these. */
const settling: readonly DeskAction[] = ['done', 'spam'];

const nothing: ReadonlySet<string> = new Set();

export function Messages({ counts }: { counts: DeskCounts | undefined }) {
  const query = usePlace(({ query }) => query);
  const id = usePlace(({ id }) => id);
  const messages = useList(query);
  const { list, entryAt, indexOf, put, settle, again } = messages;
  const hasNews = useNews(query, messages.isCurrent ? list?.at : undefined, list?.total === 0, again);
  const [cursor, setCursor] = useState(0);
  const [selected, setSelected] = useState(nothing);
  const [notice, setNotice] = useState<{ text: string; undo?: () => void; wrong?: boolean }>();
  const [read, setRead] = useState<DeskMessage>();
  const [kind, setKind] = useState<DeskReply['kind']>('reply');
  /** '' asks for an address. */
  const [person, setPerson] = useState<string>();
  /** Newest last. */
  const undos = useRef<(() => void)[]>([]);
  const search = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const replyBox = useRef<HTMLTextAreaElement>(null);
  /** Text typed while the message loads must not trigger actions. */
  const awaitsBox = useRef(false);
  const keysDialog = useRef<HTMLDialogElement>(null);

  const open = (index: number, entry: 'push' | 'replace') => {
    const chosen = entryAt(index);
    setCursor(index);
    if (chosen) go({ id: chosen.id }, entry);
  };
  const indexAt = (by: number) => Math.min(Math.max(cursor + by, 0), (list?.total ?? 1) - 1);
  const move = (by: number) => {
    // The first key opens the message at the cursor.
    const index = indexAt(isWide() && !id ? 0 : by);
    if (!entryAt(index)) return;
    box.current?.focus({ preventScroll: true });
    if (isWide()) open(index, 'replace');
    else setCursor(index);
  };
  /** `from` is the other end of the range. */
  const select = (index: number, from = index) => {
    const [first, last] = [Math.min(index, from), Math.max(index, from)];
    const ids = list?.entries.slice(first, last + 1).flatMap((entry) => entry?.id ?? []) ?? [];
    setSelected((before) => {
      if (from === index && before.has(ids[0]!)) return new Set([...before].filter((one) => one !== ids[0]));
      return new Set([...before, ...ids]);
    });
    setCursor(index);
  };
  const extend = (by: number) => select(indexAt(by), cursor);

  const say = (text: string, undo?: () => void) => {
    if (undo) undos.current.push(undo);
    setNotice({ text, undo });
  };
  const complain = (error: unknown) => setNotice({ text: (error as DeskError).message, wrong: true });
  const undo = (what = undos.current.at(-1)) => {
    undos.current = undos.current.filter((one) => one !== what);
    setNotice(undefined);
    what?.();
  };
  /** The next message, or else the previous one. */
  const moveOn = (leaving: readonly string[]) => {
    const at = leaving.includes(here().id ?? '') ? indexOf(here().id!) : -1;
    if (!list || at < 0) return;
    const stays = (entry: DeskEntry | undefined) => entry && !leaving.includes(entry.id);
    const next = list.entries.slice(at).find(stays) ?? list.entries.slice(0, at).findLast(stays);
    if (next) go({ id: next.id }, 'replace');
    else leave();
  };

  /** `places` are former indexes. */
  const change = async (entries: readonly DeskEntry[], what: DeskAction, places?: readonly number[]): Promise<void> => {
    const indexes = places ?? entries.map((entry) => indexOf(entry.id));
    const show = (next: DeskEntry) => {
      put(next);
      setRead((last) => (last?.id === next.id ? { ...last, ...next } : last));
    };
    for (const entry of entries) show({ ...entry, state: stateAfter[what] ?? entry.state });
    if (!places && settling.includes(what)) moveOn(entries.map((entry) => entry.id));
    setSelected(nothing);
    const results = await Promise.allSettled(
      entries.map((entry) => post<DeskMessage>(`${messagePath(entry.id)}/${what}`)),
    );
    const changed: DeskMessage[] = [];
    // In index order, so each returns to its place.
    for (const at of results.map((_, at) => at).sort((a, b) => indexes[a]! - indexes[b]!)) {
      const result = results[at]!;
      if (result.status === 'rejected') {
        show(entries[at]!);
        continue;
      }
      settle(result.value, indexes[at]!);
      remember(result.value);
      if (here().id === result.value.id) setRead(result.value);
      changed.push(result.value);
    }
    const refusal = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined;
    const back = places ? undefined : undoing[what];
    const placeOf = ({ id }: DeskEntry) => indexes[entries.findIndex((entry) => entry.id === id)]!;
    if (changed.length > 0)
      say(words.several(changed.length, words.did[what]), back && (() => change(changed, back, changed.map(placeOf))));
    if (places && changed.length === 1) go({ id: changed[0]!.id }, 'replace');
    if (refusal) complain(refusal.reason);
  };
  const act = (entry: DeskEntry, what: DeskAction) => change([entry], what);

  const write = async (message: DeskMessage, { kind, id: replyId, text, keepOpen }: Written) => {
    const place = indexOf(message.id);
    try {
      const answer = await post<DeskMessage>(`${messagePath(message.id)}/${kind}`, { id: replyId, text, keepOpen });
      remember(answer);
      if (here().id === answer.id) setRead(answer);
      if (kind === 'reply' && !keepOpen) moveOn([answer.id]);
      settle(answer, place);
      const reply = answer.thread.find((one) => one.id === replyId);
      say(kind === 'reply' ? words.willSend : words.did.note, reply && (() => takeBack(answer, reply, place)));
      return true;
    } catch (error) {
      complain(error);
      return false;
    }
  };
  const takeBack = async (message: DeskMessage, reply: DeskReply, place = indexOf(message.id)) => {
    try {
      const answer = await post<DeskMessage>(`${messagePath(message.id)}/take-back`, { id: reply.id });
      keepDraft(message.id, reply.kind, { id: crypto.randomUUID(), text: reply.text });
      settle(answer, place);
      remember(answer);
      setKind(reply.kind);
      go({ id: message.id }, 'replace');
      setRead(answer);
      say(words.did['take-back']);
    } catch (error) {
      complain(error);
    }
  };
  const beginWriting = (kind: DeskReply['kind']) => {
    flushSync(() => setKind(kind));
    awaitsBox.current = id !== undefined && !replyBox.current;
    replyBox.current?.focus();
  };
  // An action's response is newer.
  const keep = useCallback((message: DeskMessage) => setRead((last) => (last?.id === message.id ? last : message)), []);
  // A message opened by URL may not be in the list.
  const opened = id ? (read?.id === id ? read : list?.entries.find((entry) => entry?.id === id)) : undefined;
  /** `back` if all selected messages are in that state. */
  const toggle = (state: DeskState, what: DeskAction, back: DeskAction) => {
    if (awaitsBox.current) return;
    const chosen = selected.size > 0 ? list?.entries.filter((entry) => entry && selected.has(entry.id)) : [opened];
    const entries = (chosen ?? []).filter((entry) => entry !== undefined);
    const action = entries.every((entry) => entry.state === state) ? back : what;
    const possible = entries.filter(({ form }) => form !== 'newsletter' || action === 'not-spam');
    if (possible.length > 0) change(possible, action);
  };
  const toggleDone = () => toggle('done', 'done', 'open');
  const toggleSpam = () => toggle('spam', 'spam', 'not-spam');

  useKeys({
    j: () => move(1),
    k: () => move(-1),
    J: () => extend(1),
    K: () => extend(-1),
    x: () => entryAt(cursor) && select(cursor),
    o: () => open(cursor, 'push'),
    Enter: () => open(cursor, 'push'),
    e: toggleDone,
    s: toggleSpam,
    r: () => beginWriting('reply'),
    n: () => beginWriting('note'),
    z: () => undo(),
    '/': () => search.current!.focus(),
    '?': () => keysDialog.current!.showModal(),
    Escape: () => {
      if (selected.size > 0) setSelected(nothing);
      else if (id && document.activeElement !== search.current) leave();
      else box.current?.focus({ preventScroll: true });
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each filter.
  useEffect(() => {
    setCursor(0);
    setSelected(nothing);
  }, [query]);
  // Follows the open message when others leave.
  useEffect(() => {
    const index = list?.entries.findIndex((entry) => entry?.id === id) ?? -1;
    if (index >= 0) setCursor(index);
  }, [list, id]);
  useEffect(() => {
    if (!notice || notice.wrong) return;
    const leaving = setTimeout(setNotice, noticeMs);
    return () => clearTimeout(leaving);
  }, [notice]);
  useEffect(() => {
    if (!awaitsBox.current || read?.id !== id) return;
    awaitsBox.current = false;
    replyBox.current?.focus();
  }, [read, id]);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !id) box.current?.focus({ preventScroll: true });
    wasOpen.current = id !== undefined;
    awaitsBox.current = false;
    setKind('reply');
    if (!id) setRead(undefined);
  }, [id]);

  return (
    <div className="group relative grid h-full lg:grid-cols-[minmax(22rem,2fr)_3fr]" data-open={id ? '' : undefined}>
      <h1 className="sr-only">{words.heading}</h1>
      <section aria-label={words.list} className={`bg-surface max-lg:group-data-open:invisible ${pane}`}>
        <Bar
          query={query}
          search={search}
          total={list?.total}
          counts={counts}
          onKeys={() => keysDialog.current!.showModal()}
          onPerson={() => setPerson('')}
        />
        <div role="status" className="grid p-3 empty:hidden">
          {hasNews && (
            <Button
              look="secondary"
              onClick={() => {
                setCursor(0);
                again();
                box.current?.focus({ preventScroll: true });
              }}
            >
              {words.news}
            </Button>
          )}
        </div>
        {messages.error && (
          <div className="p-3">
            <Failure error={messages.error} again={messages.retry} />
          </div>
        )}
        {list ? (
          <List
            {...messages}
            list={list}
            box={box}
            cursor={cursor}
            openId={id}
            selected={selected}
            isFiltered={query !== ''}
            onOpen={(index) => open(index, 'push')}
            onSelect={select}
            onMove={move}
          />
        ) : (
          !messages.error && <Waiting />
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
            <Button look="quiet" onClick={() => setSelected(nothing)}>
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
            read={read?.id === id ? read : undefined}
            kind={kind}
            box={replyBox}
            onKind={beginWriting}
            onRead={keep}
            onAct={act}
            onWritten={write}
            onTakeBack={takeBack}
            onLeave={leave}
            onPerson={setPerson}
          />
        ) : (
          <p className="m-auto p-6 text-text-faint">{words.choose}</p>
        )}
      </section>
      <div
        role="status"
        className="pointer-events-none absolute inset-x-0 bottom-4 grid place-items-center lg:right-auto lg:left-4 max-lg:group-data-open:bottom-20"
      >
        {notice && (
          <p
            className={`pointer-events-auto flex items-center gap-4 rounded-full bg-text py-1 pr-2 pl-5 text-white shadow-window ${notice.wrong ? 'outline-2 outline-danger' : ''}`}
          >
            {notice.text}
            {notice.undo && (
              <button
                type="button"
                onClick={() => undo(notice.undo)}
                className="flex min-h-11 items-center gap-2 rounded-full px-3 font-[650] text-highlight"
              >
                <DeskIcon name="undo" className="size-4.5" />
                {words.undo}
              </button>
            )}
            <button
              type="button"
              aria-label={words.keys.close}
              onClick={() => setNotice(undefined)}
              className="size-11 rounded-full"
            >
              ×
            </button>
          </p>
        )}
      </div>
      <KeysDialog dialog={keysDialog} />
      {person !== undefined && (
        <PersonDialog
          email={person}
          onClose={(isErased) => {
            setPerson(undefined);
            if (!isErased) return;
            if (id) leave();
            again();
          }}
        />
      )}
    </div>
  );
}

const stateAfter: Partial<Record<DeskAction, DeskEntry['state']>> = {
  done: 'done',
  open: 'open',
  spam: 'spam',
  'not-spam': 'open',
};

function remember(message: DeskMessage) {
  client.setQueryData(messageQuery(message.id).queryKey, message);
  client.invalidateQueries(countsQuery);
}

function leave() {
  if (history.state?.pushed && !isWide()) history.back();
  else go({ id: undefined }, 'replace');
}
