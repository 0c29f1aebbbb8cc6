import * as Tabs from '@radix-ui/react-tabs';
import { type RefObject, useEffect, useRef } from 'react';
import {
  categoryCount,
  type DirectoryEntry,
  integrationGroups,
  integrations,
  nativePage,
  resultsHeading,
  searchIntegrations,
  shownCount,
} from '#content/integrations.ts';
import { scrollToSection } from '../scroll.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { type DirectoryQuery, useDirectoryQuery } from './directory-query.ts';
import { IntegrationCard } from './integration-card.tsx';

type Choice = DirectoryQuery['category'];

const choices: readonly { key: Choice; label: string }[] = [
  { key: 'all', label: nativePage.allLabel },
  ...integrationGroups,
];

/** The searchable list: everything by category, one category, or what matches a text. */
export function IntegrationDirectory() {
  const { query, read, ask } = useDirectoryQuery();
  const { text, category } = query;
  const directory = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const searching = text.trim() !== '';
  const found = searchIntegrations(integrations, text, category);

  const search = (text: string) => {
    const { top } = directory.current!.getBoundingClientRect();
    // The list may become shorter than what has been scrolled past.
    if (top < 0) directory.current!.scrollIntoView({ behavior: 'instant' });
    ask({ text, category });
  };
  const clear = () => {
    search('');
    input.current!.focus();
  };
  const choose = (key: Choice) => {
    if (key !== category) ask({ text, category: key });
    requestAnimationFrame(() => {
      if (searching || !scrollToSection(key)) directory.current!.scrollIntoView();
    });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a shared address opens at its result, and only then.
  useEffect(() => {
    if (!read) return;
    const asked = searching || category !== 'all';
    if (asked && (scrollY === 0 || location.hash)) directory.current!.scrollIntoView({ behavior: 'instant' });
  }, [read]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed before the page could listen.
  useEffect(() => {
    if (input.current!.value) search(input.current!.value);
  }, []);

  return (
    <Tabs.Root ref={directory} value={category} orientation="vertical" activationMode="manual" className="lg:flex">
      <div className="lg:sticky lg:top-24 lg:mr-12 lg:w-68 lg:shrink-0 lg:self-start">
        <SearchBox input={input} text={text} onChange={search} onClear={clear} />
        <CategoryTabs text={text} onChoose={choose} />
        <CategoryChips chosen={category} onChoose={choose} />
      </div>
      <Tabs.Content value={category} tabIndex={undefined} className="min-w-0 flex-1 max-lg:mt-8">
        <p role="status" className="sr-only">
          {shownCount(found.length)}
        </p>
        {searching ? (
          <Results query={query} found={found} onWiden={() => choose('all')} onClear={clear} />
        ) : (
          <Groups category={category} />
        )}
      </Tabs.Content>
    </Tabs.Root>
  );
}

function SearchBox({
  input,
  text,
  onChange,
  onClear,
}: {
  input: RefObject<HTMLInputElement | null>;
  text: string;
  onChange: (text: string) => void;
  onClear: () => void;
}) {
  return (
    <search className="relative block noscript:hidden">
      <Icon name="search" className="pointer-events-none absolute top-4 left-4.5 size-5 text-text-faint" />
      <input
        ref={input}
        type="search"
        aria-label={nativePage.searchLabel}
        placeholder={nativePage.searchPlaceholder}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        className="min-h-13 w-full rounded-full border border-control bg-surface px-12 placeholder:text-text-faint [&::-webkit-search-cancel-button]:hidden"
      />
      {text && (
        <button
          type="button"
          aria-label={nativePage.empty.clear}
          onClick={onClear}
          className="absolute top-1 right-1 grid size-11 place-items-center rounded-full hover:bg-tint"
        >
          <Icon name="close" />
        </button>
      )}
    </search>
  );
}

/** The categories of large screens, each with how many of its entries match. */
function CategoryTabs({ text, onChoose }: { text: string; onChoose: (key: Choice) => void }) {
  return (
    <Tabs.List aria-label={nativePage.categoriesLabel} className="mt-6 grid gap-0.5 max-lg:hidden noscript:hidden">
      {choices.map(({ key, label }) => (
        <Tabs.Trigger
          key={key}
          value={key}
          onClick={() => onChoose(key)}
          className="flex min-h-11 items-center justify-between gap-3 rounded-chip px-3.5 py-1.5 text-left leading-snug font-medium text-text-soft hover:bg-tint aria-selected:bg-stage aria-selected:text-white"
        >
          {label}
          <span aria-hidden="true" className="text-sm tabular-nums">
            {searchIntegrations(integrations, text, key).length}
          </span>
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  );
}

/** The categories of small screens, and of every screen without JavaScript, where they lead to the sections. */
function CategoryChips({ chosen, onChoose }: { chosen: Choice; onChoose: (key: Choice) => void }) {
  return (
    <nav aria-label={nativePage.categoriesLabel} className="lg:hidden noscript:block!">
      <ul className="-mx-(--gutter) mt-3 flex gap-2 overflow-x-auto px-(--gutter) py-1 noscript:flex-wrap">
        {choices.map(({ key, label }) => (
          <li key={key}>
            <PageLink
              to={key === 'all' ? '/integrations/native' : `/integrations/native?category=${key}#${key}`}
              aria-current={key === chosen || undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onChoose(key);
              }}
              className="flex min-h-11 items-center rounded-full border border-control bg-surface px-4 text-sm font-medium whitespace-nowrap aria-[current]:border-transparent aria-[current]:bg-stage aria-[current]:text-white"
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The categories as sections: all of them, or the chosen one with its count. */
function Groups({ category }: { category: Choice }) {
  return integrationGroups
    .filter(({ key }) => category === 'all' || category === key)
    .map(({ key, label, text, entries }) => (
      <section key={key} id={key} aria-labelledby={`${key}-heading`} className="not-last:mb-16">
        <h2 id={`${key}-heading`} className="text-2xl leading-tight sm:text-3xl">
          {label}
        </h2>
        <p className="mt-2 text-text-soft">{text}</p>
        {category === key && <p className="mt-2 font-[650] text-action">{categoryCount(entries.length)}</p>}
        <ul className={grid}>
          {entries.map((entry) => (
            <IntegrationCard key={entry.name} entry={entry} />
          ))}
        </ul>
      </section>
    ));
}

const grid = 'mt-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-3';

function Results({
  query: { text, category },
  found,
  onWiden,
  onClear,
}: {
  query: DirectoryQuery;
  found: readonly DirectoryEntry[];
  onWiden: () => void;
  onClear: () => void;
}) {
  const everywhere = searchIntegrations(integrations, text, 'all').length;
  return (
    <>
      <h2 className="text-2xl leading-tight wrap-anywhere sm:text-3xl">{resultsHeading(found.length, text)}</h2>
      {everywhere > found.length && (
        <p className="mt-2 text-text-soft">
          {nativePage.within} {labelOf(category)}.{' '}
          <button
            type="button"
            onClick={onWiden}
            className="min-h-11 font-[650] text-action underline underline-offset-4"
          >
            {nativePage.widen} ({everywhere})
          </button>
        </p>
      )}
      {found.length > 0 ? (
        <ul className={grid}>
          {found.map((entry) => (
            <IntegrationCard key={entry.name} entry={entry} labels={[nativePage.badge, labelOf(entry.category)]} />
          ))}
        </ul>
      ) : (
        <Nothing heading={everywhere > 0 ? nativePage.empty.elsewhere : nativePage.empty.heading} onClear={onClear} />
      )}
    </>
  );
}

const labelOf = (choice: Choice) => choices.find(({ key }) => key === choice)!.label;

function Nothing({ heading, onClear }: { heading: string; onClear: () => void }) {
  const { text, action, clear } = nativePage.empty;
  return (
    <div className="mt-6 rounded-card border border-line bg-surface p-7">
      <h3 className="display-3">{heading}</h3>
      <p className="mt-2 text-text-soft">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3.5">
        <ButtonLink to={action.to} look="primary">
          {action.label}
        </ButtonLink>
        <Button look="secondary" onClick={onClear}>
          {clear}
        </Button>
      </div>
    </div>
  );
}
