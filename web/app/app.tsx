import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { PagePath } from '#content/pages.ts';
import { count } from '../browser/analytics.ts';
import { optionalPart } from '../browser/optional-part.tsx';
import { usePageLoading } from '../browser/page-loading.ts';
import { knownBusiness } from '../browser/personalization-storage.ts';
import { useScroll } from '../browser/scroll.ts';
import { needsConsent, usePagePieces } from '../embeds/embeds.tsx';
import { routeAt, routes } from '../routes.tsx';
import { Toasts } from '../ui/toasts.tsx';
import { Footer } from './footer.tsx';
import { applyHead } from './head.ts';
import { Header } from './header.tsx';
import { usePrefetch } from './prefetch.ts';
import { StickyCta } from './sticky-cta.tsx';

const ConsentNotice = optionalPart(() => import('../embeds/consent-notice.tsx'));

/** The frame of every page: header, the page, the bar for the thumb, footer, notices. */
export function App() {
  const { pathname } = useLocation();
  const { Page } = routeAt(pathname);
  useScroll();
  useHead(pathname);
  usePrefetch(pathname);
  usePagePieces();
  useBusiness();
  useEffect(() => {
    if (routes.has(pathname)) count('view', pathname);
  }, [pathname]);
  useEffect(() => {
    globalThis.startup?.onHydrated();
  }, []);
  return (
    <>
      <Header />
      <Main>
        <Page />
      </Main>
      <StickyCta />
      <Footer />
      {needsConsent && <ConsentNotice />}
      <Toasts />
    </>
  );
}

/** While a page is on its way, the last one stays and says so: by a bar below the header, and to assistive technology. */
function Main({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} aria-busy={usePageLoading() || undefined}>
      {children}
    </main>
  );
}

/** Shows in the pictures what a visitor has said of the business: before, in the link that led here, or since this page was left. */
function useBusiness() {
  useEffect(() => {
    const code = () => import('../browser/personalization.ts');
    // Without a connection it may not come; the samples stand.
    const samplesStand = () => {};
    if (knownBusiness()) code().then(({ showBusiness }) => showBusiness(), samplesStand);
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) code().then(({ readBusinessAgain }) => readBusinessAgain(), samplesStand);
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);
}

/** After a navigation: the new page's head, and focus on its content, or its section, so that a screen reader starts there. */
function useHead(pathname: string) {
  const shown = useRef(import.meta.env.DEV ? '' : pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    const first = shown.current === '';
    shown.current = pathname;
    applyHead(routeAt(pathname).loaded!, routes.has(pathname) ? (pathname as PagePath) : undefined);
    const main = document.getElementById('main')!;
    if (!first && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  }, [pathname]);
}
