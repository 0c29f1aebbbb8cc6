import { lazy, type ReactNode, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { deskWords } from '#content/desk/desk-words.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Messages } from './messages/messages.tsx';
import { usePlace, type View } from './place.ts';
import { Rail } from './rail.tsx';

const Numbers = lazy(() => import('./numbers/numbers.tsx').then(({ Numbers }) => ({ default: Numbers })));
const Overview = lazy(() => import('./overview/overview.tsx').then(({ Overview }) => ({ default: Overview })));

/** Each view has its own heading and scroll container. */
const viewOf: Record<View, ReactNode> = { messages: <Messages />, numbers: <Numbers />, readiness: <Overview /> };

export function show(element: HTMLElement): void {
  createRoot(element).render(
    <StrictMode>
      <Desk />
    </StrictMode>,
  );
}

function Desk() {
  const view = usePlace((place) => place.view);
  return (
    <>
      <title>{`${deskWords.views[view]} · ${deskWords.title}`}</title>
      <Rail view={view} />
      <main id="main" tabIndex={-1} className="min-h-0 min-w-0">
        <ErrorBoundary key={view}>
          <Suspense>{viewOf[view]}</Suspense>
        </ErrorBoundary>
      </main>
    </>
  );
}
