import { type MouseEventHandler, useEffect, useRef } from 'react';
import { changelogPage } from '#content/pages/changelog.ts';
import { frameWords } from '#content/pages/layout-words.ts';
import { readFilter, updatesPerPage } from '#content/shared/changelog/view.ts';
import { api } from '#content/shared/http/api.ts';
import { edgeSection } from '../../browser/edge-props.ts';
import { Button } from '../../ui/button.tsx';
import { isPlainClick } from '../../ui/plain-click.ts';
import { useChangelog, useChangelogFilter, usePermalink } from './changelog-state.ts';
import { type Follow, UpdateList, UpdatesHeading } from './update-list.tsx';

export function PlatformUpdates() {
  const { filter, ask } = useChangelogFilter();
  const state = useChangelog(filter);
  usePermalink(state, ask);
  const { view, busy, retry } = state;
  const section = useRef<HTMLElement>(null);
  /** The pressed control, and its update's fragment. */
  const pressed = useRef<{ control: Element; hash: string }>(undefined);
  const failed = state.failed && (
    <Failed
      onRetry={(event) => {
        pressed.current = { control: event.currentTarget, hash: '' };
        retry();
      }}
    />
  );

  const search = (text: string) => ask({ ...filter, text, shown: updatesPerPage }, { replace: true });
  const follow: Follow = (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { searchParams, hash } = new URL(event.currentTarget.href);
    pressed.current = { control: event.currentTarget, hash };
    ask(readFilter(searchParams));
  };

  // The first older update, or the list if the control is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it has loaded or failed.
  useEffect(() => {
    const { control, hash } = pressed.current ?? {};
    const brought = hash ? document.getElementById(hash.slice(1)) : null;
    const lost = control?.isConnected === false && document.activeElement === document.body;
    if (hash && !brought && !lost) return;
    pressed.current = undefined;
    const target = brought ?? (lost ? (section.current!.querySelector('article') ?? section.current) : null);
    target?.focus({ preventScroll: true });
  }, [view, state.failed]);

  return (
    <section ref={section} tabIndex={-1} aria-labelledby="updates" className="wrap pt-lead pb-page-end outline-none">
      {view ? (
        <UpdateList view={view} filter={filter} busy={busy} failed={failed} onSearch={search} onFollow={follow} />
      ) : failed ? (
        <>
          <UpdatesHeading />
          {failed}
        </>
      ) : (
        <Loading />
      )}
    </section>
  );
}

function Loading() {
  return (
    <div {...edgeSection('changelog')}>
      <UpdatesHeading />
      <p role="status" data-no-markdown="" className="mt-6 text-text-soft noscript:hidden">
        {changelogPage.loading}
      </p>
      <div aria-hidden="true" className="mt-8 grid gap-6 noscript:hidden">
        {[1, 2, 3].map((card) => (
          <div key={card} className="grid gap-4 card p-8 lg:ml-[13.5rem]">
            <i className="h-6 w-16 rounded-full bg-text/8" />
            <i className="h-7 w-2/3 rounded-chip bg-text/8" />
            <i className="h-18 rounded-chip bg-text/8" />
          </div>
        ))}
      </div>
      <p className="mt-6 hidden noscript:block">
        {changelogPage.asFeed}{' '}
        <a href={api.feed} className="text-link">
          {frameWords.feedName}
        </a>
      </p>
    </div>
  );
}

function Failed({ onRetry }: { onRetry: MouseEventHandler }) {
  return (
    <div role="alert" className="mt-8 max-w-xl card p-6 sm:p-9">
      <h3 className="card-heading">{changelogPage.failed}</h3>
      <p className="mt-2 text-text-soft">{changelogPage.failedText}</p>
      <Button look="primary" onClick={onRetry} className="mt-6">
        {changelogPage.retry}
      </Button>
    </div>
  );
}
