import { type ReactNode, useRef } from 'react';
import { changelogPage } from '#content/pages/changelog.ts';
import { changelogPath } from '#content/pages.ts';
import {
  type CategoryChoice,
  type ChangelogFilter,
  type ChangelogView,
  maxSearchLength,
} from '#content/shared/changelog/view.ts';
import { askUs } from '#content/shared/search/search.ts';
import { edgeSection } from '../../browser/edge-props.ts';
import { EmptyState } from '../../sections/empty-state.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { UpdateCard } from './update-card.tsx';

/** Handles links within the changelog. */
export type Follow = (event: React.MouseEvent<HTMLAnchorElement>) => void;

interface UpdateListProps {
  view: ChangelogView;
  filter: Pick<ChangelogFilter, 'text' | 'category'>;
  busy?: boolean;
  failed?: ReactNode;
  onSearch?: (text: string) => void;
  onFollow?: Follow;
}

/** Without JavaScript the worker handles its links and form. */
export function UpdateList({ view, filter, busy = false, failed, onSearch, onFollow }: UpdateListProps) {
  return (
    <div {...edgeSection('changelog')}>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <UpdatesHeading />
        <SearchForm filter={filter} onSearch={onSearch} />
      </div>
      {view.asOf && (
        <p className="mt-4 flex items-center gap-2 text-sm text-text-soft">
          <Icon name="clock" className="size-4" />
          {`${changelogPage.asOf} ${view.asOf}`}
        </p>
      )}
      <nav aria-label={changelogPage.categories}>
        <ul className="-mx-(--gutter) mt-5 flex gap-2 overflow-x-auto px-(--gutter) py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0 noscript:flex-wrap">
          {view.categories.map((choice) => (
            <CategoryLink key={choice.address} choice={choice} onFollow={onFollow} />
          ))}
        </ul>
      </nav>
      {failed || <Results view={view} busy={busy} onFollow={onFollow} />}
    </div>
  );
}

function Results({ view, busy, onFollow }: { view: ChangelogView; busy: boolean; onFollow?: Follow }) {
  return (
    <>
      <p role="status" className="mt-5 mb-7 text-sm text-text-soft">
        {view.count}
      </p>
      <ol aria-busy={busy} className="transition-all aria-busy:opacity-60">
        {view.updates.map((update) => (
          <UpdateCard key={update.id} update={update} />
        ))}
      </ol>
      {view.older && (
        <div className="pl-8 sm:pl-10 lg:pl-[13.5rem]">
          <a href={view.older} onClick={onFollow} data-needs-app="" className={buttonClass('secondary')}>
            {changelogPage.older}
            <Icon name="down" />
          </a>
        </div>
      )}
      {view.noMatch && (
        <EmptyState heading={changelogPage.noMatch} text={changelogPage.noMatchText}>
          <a href={changelogPath} onClick={onFollow} data-needs-app="" className={buttonClass('primary')}>
            {changelogPage.showAll}
          </a>
          <a href={view.ask} className={buttonClass('secondary')}>
            {askUs.label}
          </a>
        </EmptyState>
      )}
      {view.noUpdates && <p className="max-w-xl card p-6">{changelogPage.noUpdates}</p>}
    </>
  );
}

export function UpdatesHeading() {
  return (
    <h2 id="updates" className="heading">
      {changelogPage.updates}
    </h2>
  );
}

function SearchForm({
  filter,
  onSearch,
}: {
  filter: { text: string; category: string };
  onSearch?: (text: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <search className="w-full sm:max-w-[26rem]">
      <form action={changelogPath} onSubmit={(event) => event.preventDefault()} className="flex gap-3">
        <SearchField
          input={input}
          text={filter.text}
          onSearch={onSearch}
          name="q"
          aria-label={changelogPage.search}
          placeholder={changelogPage.search}
          maxLength={maxSearchLength}
          className="min-h-13 pr-5"
        />
        <input type="hidden" name="category" value={filter.category} />
        <div className="hidden noscript:block">
          <Button type="submit" look="primary">
            {changelogPage.searchButton}
          </Button>
        </div>
      </form>
    </search>
  );
}

function CategoryLink({
  choice: { name, tone, count, address, current },
  onFollow,
}: {
  choice: CategoryChoice;
  onFollow?: Follow;
}) {
  return (
    <li>
      <a
        href={address}
        data-needs-app=""
        onClick={onFollow}
        aria-current={current}
        className="flex min-h-11 items-center gap-2 rounded-full border border-control bg-surface px-4 text-sm font-medium whitespace-nowrap hover:bg-tint aria-[current=true]:border-transparent aria-[current=true]:bg-stage aria-[current=true]:text-white"
      >
        <i
          aria-hidden="true"
          data-tone={tone}
          className="size-2.5 rounded-full bg-text/25 data-[tone=all]:hidden data-[tone=deprecated]:bg-sun data-[tone=fixed]:bg-grape data-[tone=improved]:bg-sky data-[tone=new]:bg-action data-[tone=removed]:bg-danger in-aria-[current=true]:border"
        />
        {name}
        <span className="min-w-5 text-center opacity-80 tabular">{count}</span>
      </a>
    </li>
  );
}
