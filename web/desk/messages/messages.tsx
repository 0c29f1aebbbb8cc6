import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeskAction, DeskEntry, DeskMessage } from '#content/desk/desk-api.ts';
import { messageWords as words } from '#content/desk/messages.ts';
import { Button } from '../../ui/button.tsx';
import { type DeskError, post } from '../api.ts';
import { DeskIcon } from '../desk-icon.tsx';
import { Failure } from '../failure.tsx';
import { go, here, usePlace } from '../place.ts';
import { Waiting } from '../waiting.tsx';
import { Bar } from './bar.tsx';
import { isWide } from './is-wide.ts';
import { useKeys } from './keys.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { List } from './list.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { Reading } from './reading.tsx';
import { messagePath } from './requests.ts';
import { useList } from './use-list.ts';
import { useNews } from './use-news.ts';

/** Time that a notice with "Undo" stays visible. */
const noticeMs = 10_000;

/** List or message. On phones they overlap, so that Back finds the list as it was. */
const pane = 'flex min-h-0 min-w-0 flex-col max-lg:[grid-area:1/1]';

/** The action that undoes each action. */
const undoing: Partial<Record<DeskAction, DeskAction>> = { done: 'open', open: 'done', spam: 'not-spam' };

/** The list and the open message, side by side; on phones one at a time. */
export function Messages() {
  const query = usePlace(({ query }) => query);
  const id = usePlace(({ id }) => id);
  const messages = useList(query);
  const { list, entryAt, put, again } = messages;
  const hasNews = useNews(query, list && messages.isCurrent ? (entryAt(0) ?? null) : undefined, again);
  const [cursor, setCursor] = useState(0);
  const [notice, setNotice] = useState<{ text: string; undo?: () => void; wrong?: boolean }>();
  const [read, setRead] = useState<DeskMessage>();
  /** Email address of the person dialog; '' asks for one. */
  const [person, setPerson] = useState<string>();
  const search = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const keysDialog = useRef<HTMLDialogElement>(null);

  const open = (index: number, entry: 'push' | 'replace') => {
    const chosen = entryAt(index);
    setCursor(index);
    if (chosen) go({ id: chosen.id }, entry);
  };
  const move = (by: number) => {
    if (!list?.total) return;
    const index = Math.min(Math.max(cursor + by, 0), list.total - 1);
    // Not loaded yet.
    if (!entryAt(index)) return;
    box.current?.focus({ preventScroll: true });
    if (isWide()) open(index, 'replace');
    else setCursor(index);
  };

  const act = useCallback(
    async (entry: DeskEntry, what: DeskAction, isUndo = false) => {
      const show = (next: DeskEntry) => {
        put(next);
        setRead((last) => (last?.id === next.id ? { ...last, ...next } : last));
      };
      // Optimistic; reverted if the request fails.
      show({ ...entry, state: stateAfter[what] ?? entry.state });
      try {
        const message = await post<DeskMessage>(`${messagePath(entry.id)}/${what}`);
        put(message);
        if (here().id === message.id) setRead(message);
        const back = !isUndo && undoing[what];
        setNotice({ text: words.did[what], undo: back ? () => act(message, back, true) : undefined });
      } catch (error) {
        show(entry);
        setNotice({ text: (error as DeskError).message, wrong: true });
      }
    },
    [put],
  );
  // The response to an action is newer than the first read.
  const keep = useCallback((message: DeskMessage) => setRead((last) => (last?.id === message.id ? last : message)), []);
  // A message opened by URL may not be in the list.
  const chosen = id ? (read?.id === id ? read : findById(list?.pages, id)) : entryAt(cursor);
  const toggle = (to: (entry: DeskEntry) => DeskAction) =>
    chosen && (chosen.form !== 'newsletter' || chosen.state === 'spam') && act(chosen, to(chosen));

  useKeys({
    j: () => move(1),
    k: () => move(-1),
    o: () => open(cursor, 'push'),
    Enter: () => open(cursor, 'push'),
    e: () => toggle(({ state }) => (state === 'done' ? 'open' : 'done')),
    s: () => toggle(({ state }) => (state === 'spam' ? 'not-spam' : 'spam')),
    '/': () => search.current!.focus(),
    '?': () => keysDialog.current!.showModal(),
    Escape: () => {
      if (id && document.activeElement !== search.current) leave();
      else box.current?.focus({ preventScroll: true });
    },
  });
  // A new filter starts at the top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each filter.
  useEffect(() => setCursor(0), [query]);
  useEffect(() => {
    if (!notice || notice.wrong) return;
    const timer = setTimeout(setNotice, noticeMs);
    return () => clearTimeout(timer);
  }, [notice]);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !id) box.current?.focus({ preventScroll: true });
    wasOpen.current = id !== undefined;
    // Reads the message again when it is reopened.
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
            isFiltered={query !== ''}
            onOpen={(index) => open(index, 'push')}
            onMove={move}
          />
        ) : (
          !messages.error && <Waiting />
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
            onRead={keep}
            onAct={act}
            onLeave={leave}
            onPerson={setPerson}
          />
        ) : (
          <p className="m-auto p-6 text-text-faint">{words.choose}</p>
        )}
      </section>
      <div
        role="status"
        className="pointer-events-none absolute inset-x-0 bottom-4 grid place-items-center max-lg:group-data-open:bottom-36"
      >
        {notice && (
          <p
            className={`pointer-events-auto flex items-center gap-4 rounded-full bg-text py-1 pr-2 pl-5 text-white shadow-window ${notice.wrong ? 'outline-2 outline-danger' : ''}`}
          >
            {notice.text}
            {notice.undo && (
              <button
                type="button"
                onClick={notice.undo}
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

/** Returns to the list. Uses history.back() if this page opened the message. */
function leave() {
  if (history.state?.pushed && !isWide()) history.back();
  else go({ id: undefined }, 'replace');
}

function findById(pages: Readonly<Record<number, readonly DeskEntry[]>> | undefined, id: string) {
  return Object.values(pages ?? {})
    .flat()
    .find((entry) => entry.id === id);
}
