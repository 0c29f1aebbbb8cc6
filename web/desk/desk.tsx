import { focusManager, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { deskWords } from '#content/desk/desk-words.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Messages } from './messages/messages.tsx';
import { usePlace } from './place.ts';
import { client, countsQuery } from './queries.ts';
import { Rail } from './rail.tsx';

const Numbers = lazy(() => import('./numbers/numbers.tsx').then(({ Numbers }) => ({ default: Numbers })));
const Overview = lazy(() => import('./overview/overview.tsx').then(({ Overview }) => ({ default: Overview })));

export function show(element: HTMLElement): void {
  // A second window beside this one takes the focus without hiding it.
  focusManager.setEventListener((look) => {
    const listening = new AbortController();
    for (const event of ['focus', 'visibilitychange'])
      addEventListener(event, () => look(), { signal: listening.signal });
    return () => listening.abort();
  });
  createRoot(element).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <Desk />
      </QueryClientProvider>
    </StrictMode>,
  );
}

function Desk() {
  const view = usePlace((place) => place.view);
  // Reading this time renders after each poll, so that due times go on.
  const { data: counts, dataUpdatedAt } = useQuery(countsQuery);
  return (
    <>
      <title>{`${counts ? deskWords.tab(counts.open, counts.overdue) : ''}${deskWords.views[view]} · ${deskWords.title}`}</title>
      <Rail view={view} counts={counts} />
      <main id="main" tabIndex={-1} className="min-h-0 min-w-0">
        <ErrorBoundary key={view}>
          <Suspense>
            {view === 'messages' ? (
              <Messages counts={counts} now={dataUpdatedAt || Date.now()} />
            ) : view === 'numbers' ? (
              <Numbers />
            ) : (
              <Overview />
            )}
          </Suspense>
        </ErrorBoundary>
      </main>
    </>
  );
}
