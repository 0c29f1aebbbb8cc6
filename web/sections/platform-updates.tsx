import { api } from '#content/api.ts';
import { changelogPage } from '#content/changelog-page.ts';
import { readFilter, screenful } from '#content/changelog-view.ts';
import { Button } from '../ui/button.tsx';
import { useChangelog, useChangelogFilter, usePermalink } from './changelog-state.ts';
import { type Follow, UpdateList, UpdatesHeading } from './update-list.tsx';

/** The updates of the platform: loading, then the list, or a way to try again. */
export function PlatformUpdates() {
  const { filter, ask } = useChangelogFilter();
  const state = useChangelog(filter);
  usePermalink(state, ask);
  const { view, busy, retry } = state;
  const failed = state.failed && <Failed onRetry={retry} />;

  const search = (text: string) => ask({ ...filter, text, shown: screenful }, { replace: true });
  const follow: Follow = (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    ask(readFilter(new URL(event.currentTarget.href).searchParams));
  };

  return (
    <section aria-labelledby="updates" className="wrap pt-[clamp(40px,5vw,72px)] pb-[clamp(64px,8vw,112px)]">
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
    <div data-updates="">
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
          {changelogPage.feedName}
        </a>
      </p>
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="mt-8 max-w-[40rem] card p-[clamp(24px,4vw,40px)]">
      <h3 className="display-3">{changelogPage.failed}</h3>
      <p className="mt-2 text-text-soft">{changelogPage.failedText}</p>
      <Button look="primary" onClick={onRetry} className="mt-6">
        {changelogPage.retry}
      </Button>
    </div>
  );
}
