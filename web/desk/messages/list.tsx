import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useDeferredValue, useEffect, useState } from 'react';
import { messageWords as words } from '#content/desk/messages.ts';
import type { DeskEntry } from '#content/shared/desk/desk-api.ts';
import { dueText, promisedHours } from '#content/shared/desk/due.ts';
import { Bo } from '../../ui/bo.tsx';
import { Button } from '../../ui/button.tsx';
import { DeskIcon } from '../desk-icon.tsx';
import { go, here } from '../place.ts';
import { pageSize, stateIn } from './requests.ts';
import type { useList } from './use-list.ts';
import type { useSelection } from './use-selection.ts';
import { exactly, shortly } from './when.ts';

/** Scales with the text. */
const rowHeightRem = 4.5;

/** A virtualized listbox. */
export function List({
  list: { query, entries, total, isCurrent, showMore, searchOlder, isSearching },
  now,
  box,
  openId,
  selection,
}: {
  list: ReturnType<typeof useList>;
  now: number;
  box: RefObject<HTMLDivElement | null>;
  openId: string | undefined;
  selection: ReturnType<typeof useSelection>;
}) {
  const { cursor, selected } = selection;
  const [rem] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  // The first use of Intl takes 40 ms, 160 ms on a slow computer: the rows come before their tooltips.
  const hasTitles = useDeferredValue(true, false);
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const lines = useVirtualizer({
    // The next page's rows are empty until it has loaded.
    count: Math.min(total!, entries.length + pageSize),
    getScrollElement: () => scroller,
    estimateSize: () => rowHeightRem * rem,
    // Renders rows before it has measured.
    initialRect: { width: 0, height: innerHeight },
    overscan: 6,
  });
  const shown = lines.getVirtualItems();
  const isAtEnd = (shown.at(-1)?.index ?? 0) >= entries.length;
  useEffect(() => {
    if (isAtEnd && isCurrent) showMore();
  });
  useEffect(() => {
    lines.scrollToIndex(cursor, { align: 'auto' });
  }, [cursor, lines]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each filter.
  useEffect(() => {
    if (isCurrent) lines.scrollToIndex(0);
  }, [query, isCurrent, lines]);

  const older = searchOlder && (
    <Button look="secondary" onClick={searchOlder}>
      {isSearching ? words.searching : words.searchOlder}
    </Button>
  );
  if (total === 0) return <Empty isFiltered={query !== ''} older={older} />;
  return (
    <div ref={setScroller} className={`min-h-0 flex-1 overflow-y-auto ${isCurrent ? '' : 'opacity-60'}`}>
      <div
        ref={box}
        role="listbox"
        aria-multiselectable="true"
        tabIndex={0}
        aria-label={words.list}
        aria-activedescendant={shown.some(({ index }) => index === cursor) ? `line-${cursor}` : undefined}
        onKeyDown={(event) => {
          const by = { ArrowDown: 1, ArrowUp: -1, ' ': 0 }[event.key];
          if (by === undefined) return;
          event.preventDefault();
          if (by) selection.move(by);
        }}
        className="group/box relative focus-visible:outline-none"
        style={{ height: lines.getTotalSize() }}
      >
        {shown.map(({ index, start, size }) => {
          const entry = entries[index];
          const isSelected = selected.has(entry?.id ?? '');
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys.ts handles them.
            <div
              key={index}
              id={`line-${index}`}
              role="option"
              aria-selected={isSelected}
              aria-current={(openId !== undefined && entry?.id === openId) || undefined}
              aria-setsize={total}
              aria-posinset={index + 1}
              tabIndex={-1}
              onClick={(event) => {
                const onIcon = (event.target as Element).closest('[data-select]');
                if (event.shiftKey) selection.select(index, cursor);
                else if (onIcon || event.ctrlKey || event.metaKey) selection.select(index);
                else selection.open(index, 'push');
              }}
              className={`absolute flex w-full cursor-pointer gap-3 border-b border-line px-4 py-3 select-none hover:bg-page aria-[current]:bg-tint ${index === cursor ? 'group-focus-visible/box:outline-3 group-focus-visible/box:-outline-offset-3 group-focus-visible/box:outline-action' : ''}`}
              style={{ transform: `translateY(${start}px)`, height: size }}
            >
              {entry && <Entry entry={entry} now={now} hasTitle={hasTitles} isSelected={isSelected} />}
            </div>
          );
        })}
      </div>
      {older && <p className="grid p-3">{older}</p>}
    </div>
  );
}

function Entry({
  entry: { name, subject, form, state, receivedAt, dueAt, undelivered, topic, priority, source },
  now,
  hasTitle,
  isSelected,
}: {
  entry: DeskEntry;
  now: number;
  hasTitle: boolean;
  isSelected: boolean;
}) {
  const icon = form === 'newsletter' ? 'newsletter' : state === 'done' ? 'done' : state === 'spam' ? 'spam' : 'open';
  const isOverdue = dueAt !== undefined && dueAt <= now;
  return (
    <>
      <span data-select="" className="-m-3 p-3">
        <DeskIcon
          name={isSelected ? 'selected' : icon}
          className={`mt-0.5 size-5 shrink-0 ${state === 'open' || isSelected ? 'text-action' : 'text-text-faint'}`}
        />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <b className={`min-w-0 flex-1 truncate ${state === 'open' ? 'font-[650]' : 'font-medium text-text-soft'}`}>
            {name}
          </b>
          <time
            dateTime={new Date(receivedAt).toISOString()}
            title={hasTitle ? exactly(receivedAt) : undefined}
            className={`flex shrink-0 items-center gap-1 text-xs ${isOverdue ? 'font-[650] text-danger' : 'text-text-faint'}`}
          >
            {isOverdue && <DeskIcon name="overdue" className="size-4" />}
            {dueAt === undefined ? shortly(receivedAt) : dueText(dueAt, now)}
          </time>
        </span>
        <span className="flex items-center gap-2 text-sm text-text-soft">
          <span className="sr-only">{words.stateOf[state]}. </span>
          <span className="min-w-0 flex-1 truncate">{subject || words.forms[form]}</span>
          {undelivered && <DeskIcon name="undelivered" className="size-4.5 shrink-0 text-danger" />}
          {undelivered && <span className="sr-only">{words.undelivered}</span>}
          {topic && <Topic of={topic} />}
          {priority && <Priority of={priority} />}
          {source && <span className="max-w-28 shrink-0 truncate text-xs text-text-faint max-sm:hidden">{source}</span>}
        </span>
      </span>
    </>
  );
}

export function Topic({ of }: { of: string }) {
  return <span className="shrink-0 rounded-full bg-tint px-2 text-xs text-text">{of}</span>;
}

export function Priority({ of }: { of: string }) {
  const isUrgent = of === urgent;
  return (
    <span
      className={`flex shrink-0 items-center gap-1 rounded-full px-2 text-xs ${isUrgent ? 'border-2 border-danger bg-surface font-[650] text-danger' : 'bg-page-alt text-text-soft'}`}
    >
      {isUrgent && <DeskIcon name="urgent" className="size-3.5" />}
      {(words.priorities[of] ?? of).split(' - ')[0]}
    </span>
  );
}

/** With the shortest promise. */
const urgent = Object.entries(promisedHours.priorities).sort(([, a], [, b]) => a - b)[0]?.[0];

function Empty({ isFiltered, older }: { isFiltered: boolean; older: ReactNode }) {
  const { heading, text } = isFiltered ? words.noHit : words.nothing;
  const query = new URLSearchParams(here().query);
  const search = query.get('search');
  return (
    <div className="grid flex-1 place-content-center justify-items-center p-6 text-center">
      <Bo pose={isFiltered ? 'searching' : 'asleep'} className="w-36" />
      <p className="mt-4 font-[650]">{heading}</p>
      <p className="mt-1 text-sm text-text-soft">{text}</p>
      <p className="mt-4 flex flex-wrap justify-center gap-3">
        {search && stateIn(`${query}`) !== 'all' && (
          <Button
            look="primary"
            onClick={() => go({ query: `${new URLSearchParams({ search, state: 'all' })}` }, 'replace')}
          >
            {words.searchAll}
          </Button>
        )}
        {older}
        {isFiltered && (
          <Button look="secondary" onClick={() => go({ query: '' }, 'replace')}>
            {words.clear}
          </Button>
        )}
      </p>
    </div>
  );
}
