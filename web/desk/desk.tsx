import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { deskWords } from '#content/desk/desk-words.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Messages } from './messages/messages.tsx';
import { usePlace } from './place.ts';
import { Rail } from './rail.tsx';
import { useCounts } from './use-counts.ts';

const Numbers = lazy(() => import('./numbers/numbers.tsx').then(({ Numbers }) => ({ default: Numbers })));
const Overview = lazy(() => import('./overview/overview.tsx').then(({ Overview }) => ({ default: Overview })));

export function show(element: HTMLElement): void {
  createRoot(element).render(
    <StrictMode>
      <Desk />
    </StrictMode>,
  );
}

function Desk() {
  const view = usePlace((place) => place.view);
  const counts = useCounts();
  return (
    <>
      <title>{`${counts ? deskWords.tab(counts.open, counts.overdue) : ''}${deskWords.views[view]} · ${deskWords.title}`}</title>
      <Rail view={view} counts={counts} />
      <main id="main" tabIndex={-1} className="min-h-0 min-w-0">
        <ErrorBoundary key={view}>
          <Suspense>
            {view === 'messages' ? <Messages counts={counts} /> : view === 'numbers' ? <Numbers /> : <Overview />}
          </Suspense>
        </ErrorBoundary>
      </main>
    </>
  );
}
