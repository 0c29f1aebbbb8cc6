import { type MouseEvent, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { frameWords } from '#content/frame-words.ts';
import { needsConsent } from '../browser/embeds.ts';
import { optionalPart } from '../browser/optional-part.ts';
import { usePrefetch } from '../browser/prefetch.ts';
import { scrollToSection, useScroll } from '../browser/scroll.ts';
import { routeAt } from '../routes.tsx';
import { Toasts } from '../ui/toasts.tsx';
import { Footer } from './footer.tsx';
import { applyHead, notFoundHead } from './head.ts';
import { Header } from './header.tsx';

const ConsentNotice = optionalPart(() => import('../consent/notice.tsx'));

/** The frame of every page: skip link, header, the page, footer, notices. */
export function App() {
  const { pathname } = useLocation();
  const { Page } = routeAt(pathname);
  const main = useRef<HTMLElement>(null);
  useScroll();
  useHead(pathname, main);
  usePrefetch(pathname);
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: a link it is, and works before or without JavaScript. */}
      <a className="skip-link" href="#main" onClick={skip}>
        {frameWords.skip}
      </a>
      <Header />
      <main id="main" ref={main} tabIndex={-1}>
        <Page />
      </main>
      {/* Hydrated for itself, after the page. */}
      <Suspense>
        <Footer />
      </Suspense>
      {needsConsent && (
        <Suspense>
          <ConsentNotice />
        </Suspense>
      )}
      <Toasts />
    </>
  );
}

/** Leaves the address alone: a fragment would be an entry of the history that the router takes for the first one. */
function skip(event: MouseEvent) {
  event.preventDefault();
  scrollToSection('main');
}

/** After a navigation: the new page's head, and focus on its content, or its section, so that a screen reader starts there. */
function useHead(pathname: string, main: React.RefObject<HTMLElement | null>) {
  const shown = useRef(import.meta.env.DEV ? '' : pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    const first = shown.current === '';
    shown.current = pathname;
    const { loadHead } = routeAt(pathname);
    if (!loadHead) applyHead(notFoundHead);
    else loadHead().then(({ default: head }) => shown.current === pathname && applyHead(head, pathname));
    if (!first && !main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
