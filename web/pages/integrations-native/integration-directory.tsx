import * as Tabs from '@radix-ui/react-tabs';
import { Activity, memo, useCallback, useDeferredValue, useEffect, useRef } from 'react';
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
import { scrollSmoothly } from '../../browser/scroll.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CategoryChips, CategoryTabs, type Choice, labelOf, SearchBox } from './directory-controls.tsx';
import { type DirectoryQuery, useDirectoryQuery } from './directory-query.ts';
import { IntegrationCard } from './integration-card.tsx';

/** The searchable list: everything by category, one category, or what matches a text. */
export function IntegrationDirectory() {
  const { query, read, ask } = useDirectoryQuery();
  const { text, category } = query;
  const directory = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const searching = text.trim() !== '';
  // The list answers first, then the numbers of the tabs.
  const counted = useDeferredValue(text);
  const found = searchIntegrations(integrations, text, category);

  const search = (text: string) => {
    const { top } = directory.current!.getBoundingClientRect();
    // The list may become shorter than what has been scrolled past.
    if (top < 0) directory.current!.scrollIntoView({ behavior: 'instant' });
    ask({ text });
  };
  const clear = () => {
    search('');
    input.current!.focus();
  };
  const choose = useCallback(
    (category: Choice) => {
      ask({ category });
      // The focus stays on the category, from where arrows lead to the next one.
      requestAnimationFrame(() => {
        const section = document.getElementById(category);
        scrollSmoothly(section?.offsetHeight ? section : directory.current!);
      });
    },
    [ask],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a shared address opens at its result, and only then.
  useEffect(() => {
    if (!read) return;
    const asked = searching || category !== 'all';
    if (asked && (scrollY === 0 || location.hash)) directory.current!.scrollIntoView({ behavior: 'instant' });
  }, [read]);

  return (
    <Tabs.Root ref={directory} value={category} orientation="vertical" activationMode="manual" className="lg:flex">
      <div className="lg:sticky lg:top-24 lg:mr-12 lg:w-68 lg:shrink-0 lg:self-start">
        <SearchBox input={input} text={text} onSearch={search} onClear={clear} />
        <CategoryTabs text={counted} onChoose={choose} />
        <CategoryChips chosen={category} onChoose={choose} />
      </div>
      <Tabs.Content value={category} tabIndex={undefined} className="min-w-0 flex-1 max-lg:mt-8">
        <p role="status" className="sr-only">
          {shownCount(found.length)}
        </p>
        {/* Not an Activity, which would walk through all cards before the first letter shows. */}
        <div hidden={searching}>
          <Groups category={category} />
        </div>
        {/* Made ready behind the categories, so that the first letter has only to show it. */}
        <Activity mode={searching ? 'visible' : 'hidden'}>
          <Results query={query} found={found} onWiden={() => choose('all')} onClear={clear} />
        </Activity>
      </Tabs.Content>
    </Tabs.Root>
  );
}

/** The categories as sections: all of them, or the chosen one with its count. */
const Groups = memo(function Groups({ category }: { category: Choice }) {
  return integrationGroups
    .filter(({ key }) => category === 'all' || category === key)
    .map(({ key, label, text, entries }) => (
      <section key={key} id={key} aria-labelledby={`${key}-heading`} className="not-last:mb-16">
        <h2 id={`${key}-heading`} className="text-2xl leading-tight sm:text-3xl">
          {label}
        </h2>
        <p className="mt-2 text-text-soft">{text}</p>
        {category === key && <p className="mt-2 font-[650] text-action">{categoryCount(entries.length)}</p>}
        <ul className="integrations">
          {entries.map((entry) => (
            <IntegrationCard key={entry.name} entry={entry} />
          ))}
        </ul>
      </section>
    ));
});

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
  const heading = useRef<HTMLHeadingElement>(null);
  const everywhere = searchIntegrations(integrations, text, 'all').length;
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-2xl leading-tight wrap-anywhere sm:text-3xl">
        {resultsHeading(found.length, text)}
      </h2>
      {everywhere > found.length && (
        <p className="mt-2 text-text-soft">
          {nativePage.within} {labelOf(category)}.{' '}
          <button
            type="button"
            onClick={() => {
              // The button goes away with what it widened.
              heading.current!.focus({ preventScroll: true });
              onWiden();
            }}
            className="min-h-11 font-[650] text-action underline underline-offset-4"
          >
            {nativePage.widen} ({everywhere})
          </button>
        </p>
      )}
      <ul hidden={found.length === 0} className="integrations results">
        {integrations.map((entry) => (
          <IntegrationCard
            key={entry.name}
            entry={entry}
            category={labelOf(entry.category)}
            hidden={!found.includes(entry)}
          />
        ))}
      </ul>
      {found.length === 0 && (
        <Nothing heading={everywhere > 0 ? nativePage.empty.elsewhere : nativePage.empty.heading} onClear={onClear} />
      )}
    </>
  );
}

function Nothing({ heading, onClear }: { heading: string; onClear: () => void }) {
  const { text, action, clear } = nativePage.empty;
  return (
    <div className="card mt-6 p-7">
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
