import * as Tabs from '@radix-ui/react-tabs';
import { Fragment, useRef } from 'react';
import { type DirectoryEntry, integrationGroups, integrations } from '#content/facts/integrations.ts';
import {
  categoryCount,
  moreCount,
  nativePage,
  parseCategory,
  resultsHeading,
  searchIntegrations,
  shownCount,
} from '#content/pages/integrations-native.ts';
import { keepInPlace } from '../../browser/keep-in-place.ts';
import { optionalPart } from '../../browser/optional-part.tsx';
import { scrollSmoothly } from '../../browser/scroll.ts';
import { EmptyState, EmptyStateActions } from '../../sections/empty-state.tsx';
import { NotLoaded } from '../../sections/not-loaded.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { useAddressQuery } from './address-query.ts';
import { CategoryChips, type CategoryFilter, CategoryTabs, labelOf, SearchBox } from './directory-controls.tsx';
import { IntegrationCard } from './integration-card.tsx';

const OtherWay = optionalPart<{ text: string }>(() => import('./other-way.tsx'));

export function IntegrationDirectory() {
  const directory = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { values, ask } = useAddressQuery(['q', 'category'], directory);
  const text = values.q;
  const category = parseCategory(values.category);
  const searching = text.trim() !== '';
  const found = searchIntegrations(integrations, text, category);

  const search = (text: string) => {
    const root = directory.current!;
    root.style.minHeight = '';
    // The list may become shorter than the scroll position.
    if (root.getBoundingClientRect().top < 0) root.scrollIntoView({ behavior: 'instant' });
    ask({ q: text });
  };
  const clear = () => {
    search('');
    input.current!.focus();
  };
  const choose = (next: CategoryFilter) => {
    const change = () => ask({ category: next === 'all' ? '' : next }, 'new');
    if (searching) return stay(directory.current!, change);
    keepInPlace(directory.current!.firstElementChild!);
    change();
    requestAnimationFrame(() => scrollSmoothly(document.getElementById(next) ?? directory.current!));
  };

  return (
    <Tabs.Root
      id="directory"
      ref={directory}
      value={category}
      onValueChange={(value) => choose(value as CategoryFilter)}
      orientation="vertical"
      activationMode="manual"
      className="directory lg:flex"
    >
      <div className="top-(--header-height) z-(--z-bar) bg-page-alt lg:sticky lg:top-24 lg:mr-12 lg:w-68 lg:shrink-0 lg:self-start">
        <SearchBox input={input} text={text} onSearch={search} onClear={clear} />
        <NotLoaded />
        <CategoryTabs text={text} chosen={category} onChoose={choose} />
        <CategoryChips text={text} chosen={category} onChoose={choose} />
      </div>
      <Tabs.Content
        value={category}
        tabIndex={undefined}
        className="min-w-0 flex-1 max-lg:mt-8"
        // No scroll anchoring while the list changes.
        style={{ overflowAnchor: searching ? 'none' : undefined }}
      >
        <p role="status" className="sr-only">
          {shownCount(found.length)}
        </p>
        {searching ? (
          <Results text={text} category={category} found={found} onWiden={() => choose('all')} onClear={clear} />
        ) : (
          <Groups category={category} />
        )}
      </Tabs.Content>
    </Tabs.Root>
  );
}

/** Behind the header and, on a phone, the controls. */
const hiddenTopPx = 200;

/** Keeps the controls in place when results change. Scrolls only if no result would be in view. */
function stay(directory: HTMLElement, change: () => void) {
  const [controls, results] = [directory.children[0]!, directory.children[1]!];
  const height = controls.getBoundingClientRect().bottom - directory.getBoundingClientRect().top;
  directory.style.minHeight = `${height}px`;
  change();
  requestAnimationFrame(() => {
    if (results.lastElementChild!.getBoundingClientRect().bottom > hiddenTopPx) return;
    directory.style.minHeight = '';
    directory.scrollIntoView({ behavior: 'instant' });
  });
}

const list = 'integration-list mt-6 max-sm:*:mt-1.5 sm:grid sm:grid-cols-2 sm:gap-4 xl:grid-cols-3';

/** On a phone, before "N more". */
const unfolded = 3;

function Groups({ category }: { category: CategoryFilter }) {
  return integrationGroups
    .filter(({ key }) => category === 'all' || category === key)
    .map(({ key, label, text, entries }) => (
      <section key={key} id={key} aria-labelledby={`${key}-heading`} className="not-last:mb-16">
        <h2 id={`${key}-heading`} className="heading-aside">
          {label}
        </h2>
        <p className="mt-2 text-text-soft">{text}</p>
        {category === key && <p className="mt-2 font-[650] text-action">{categoryCount(entries.length)}</p>}
        <ul className={list}>
          {entries.map((entry, index) => (
            <Fragment key={entry.name}>
              {index === unfolded && category === 'all' && entries.length > unfolded + 1 && (
                <li className="integration-more sm:hidden">
                  <label className="flex min-h-12 items-center gap-3 px-3 font-[650] text-action">
                    <input type="checkbox" className="fold-box" />
                    {moreCount(entries.length - unfolded)}
                  </label>
                </li>
              )}
              <IntegrationCard entry={entry} />
            </Fragment>
          ))}
        </ul>
      </section>
    ));
}

interface ResultsProps {
  text: string;
  category: CategoryFilter;
  found: readonly DirectoryEntry[];
  onWiden: () => void;
  onClear: () => void;
}

function Results({ text, category, found, onWiden, onClear }: ResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const everywhere = searchIntegrations(integrations, text, 'all').length;
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="heading-aside wrap-anywhere">
        {resultsHeading(found.length, text)}
      </h2>
      <OtherWay text={text} />
      {everywhere > found.length && (
        <p className="mt-2 text-text-soft">
          {nativePage.within} {labelOf(category)}.{' '}
          <button
            type="button"
            onClick={() => {
              // The focused button disappears.
              heading.current!.focus({ preventScroll: true });
              onWiden();
            }}
            className="min-h-11 font-[650] text-action underline underline-offset-4"
          >
            {nativePage.widen} ({everywhere})
          </button>
        </p>
      )}
      {found.length > 0 ? (
        <ul className={list}>
          {found.map((entry) => (
            <IntegrationCard key={entry.name} entry={entry} category={labelOf(entry.category)} />
          ))}
        </ul>
      ) : (
        <Nothing
          heading={everywhere > 0 ? nativePage.empty.elsewhere : nativePage.empty.heading}
          query={text}
          onClear={onClear}
        />
      )}
    </>
  );
}

function Nothing({ heading, query, onClear }: { heading: string; query: string; onClear: () => void }) {
  const { text, action, clear } = nativePage.empty;
  return (
    <div className="mt-6">
      <EmptyState heading={heading} text={text}>
        <ButtonLink to={action.to} look="primary">
          {action.label}
        </ButtonLink>
        <EmptyStateActions clear={clear} onClear={onClear} query={query} />
      </EmptyState>
    </div>
  );
}
