import { type RefObject, useEffect, useRef } from 'react';
import { integrationGroups, integrations } from '#content/facts/integrations.ts';
import { nativePage, searchIntegrations } from '#content/pages/integrations-native.ts';
import { scrollBehavior } from '../../browser/scroll.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { isPlainClick } from '../../ui/plain-click.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { Tab, TabList } from '../../ui/tabs.tsx';

const choices = [{ key: 'all', label: nativePage.allLabel }, ...integrationGroups] as const;

export type CategoryFilter = (typeof choices)[number]['key'];

/** With the number of matches. A search hides choices without any. */
const choicesFor = (text: string, chosen: CategoryFilter) =>
  choices
    .map(({ key, label }) => ({ key, label, count: searchIntegrations(integrations, text, key).length }))
    .filter(({ key, count }) => count > 0 || key === 'all' || key === chosen);

export const labelOf = (choice: CategoryFilter) => choices.find(({ key }) => key === choice)!.label;

interface SearchBoxProps {
  input: RefObject<HTMLInputElement | null>;
  text: string;
  onSearch: (text: string) => void;
  onClear: () => void;
}

/** Needs JavaScript. */
export function SearchBox({ input, text, onSearch, onClear }: SearchBoxProps) {
  return (
    <search className="relative block noscript:hidden">
      <SearchField
        input={input}
        text={text}
        onSearch={onSearch}
        aria-label={nativePage.searchLabel}
        placeholder={nativePage.searchPlaceholder}
        maxLength={100}
        className="min-h-13 pr-12 [&::-webkit-search-cancel-button]:hidden"
      />
      {text && (
        <button
          type="button"
          aria-label={nativePage.empty.clear}
          onClick={onClear}
          className="absolute top-1 right-1 icon-button hover:bg-tint"
        >
          <Icon name="close" />
        </button>
      )}
    </search>
  );
}

interface CategoryProps {
  text: string;
  chosen: CategoryFilter;
  onChoose: (key: CategoryFilter) => void;
}

export function CategoryTabs({ text, chosen, onChoose }: CategoryProps) {
  return (
    <TabList aria-label={nativePage.categoriesLabel} className="mt-6 grid gap-0.5 max-lg:hidden noscript:hidden">
      {choicesFor(text, chosen).map(({ key, label, count }) => (
        <Tab
          key={key}
          value={key}
          chosen={key === chosen}
          onChoose={() => onChoose(key)}
          // The only panel is that of the selected tab.
          {...(key !== chosen && { 'aria-controls': undefined })}
          className="flex min-h-11 items-center justify-between gap-3 rounded-chip px-3.5 py-1.5 text-left leading-snug font-medium text-text-soft hover:bg-tint aria-selected:bg-stage aria-selected:text-white"
        >
          {label}
          <span aria-hidden="true" className="text-sm tabular">
            {count}
          </span>
        </Tab>
      ))}
    </TabList>
  );
}

/** On small screens, and without JavaScript as anchor links. */
export function CategoryChips({ text, chosen, onChoose }: CategoryProps) {
  const list = useRef<HTMLUListElement>(null);
  const inView = useRef<CategoryFilter>('all');

  useEffect(() => {
    // The visitor may have swiped since the HTML's scroll position.
    if (chosen === inView.current) return;
    inView.current = chosen;
    const row = list.current!;
    const chip = row.querySelector('[aria-current]')!.getBoundingClientRect();
    const { left, width } = row.getBoundingClientRect();
    row.scrollBy({ left: chip.left + chip.width / 2 - (left + width / 2), behavior: scrollBehavior() });
  }, [chosen]);

  return (
    <nav aria-label={nativePage.categoriesLabel} className="lg:hidden noscript:block!">
      <ul ref={list} className="-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-2 noscript:flex-wrap">
        {choicesFor(text, chosen).map(({ key, label }) => (
          <li key={key}>
            <PageLink
              to={key === 'all' ? '/integrations/native' : `/integrations/native?category=${key}#${key}`}
              aria-current={key === chosen || undefined}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                onChoose(key);
              }}
              className="flex min-h-11 items-center rounded-full border border-control bg-surface px-4 text-sm font-medium whitespace-nowrap aria-[current=true]:border-transparent aria-[current=true]:bg-stage aria-[current=true]:text-white"
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
