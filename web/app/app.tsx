import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import type { PagePath } from '#content/pages.ts';
import { count } from '../browser/analytics.ts';
import { optionalPart } from '../browser/optional-part.tsx';
import { usePageLoading } from '../browser/page-loading.ts';
import { knownBusiness } from '../browser/personalization-storage.ts';
import { needsConsent, usePagePieces } from '../embeds/embeds.tsx';
import { routeAt, routes } from '../routes.tsx';
import { Toasts } from '../ui/toasts.tsx';
import { AnswerBox } from './answer-box.tsx';
import { Footer } from './footer.tsx';
import { applyHead } from './head.ts';
import { Header } from './header.tsx';
import { usePrefetch } from './prefetch.ts';
import { Scroll } from './scroll.tsx';
import { StickyCta } from './sticky-cta.tsx';

const ConsentNotice = optionalPart(() => import('../embeds/consent-notice.tsx'));

export function App() {
  const { pathname } = useLocation();
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
      <Main />
      <Scroll />
      <StickyCta />
      <Footer />
      <AnswerBox />
      {needsConsent && <ConsentNotice />}
      <Toasts />
    </>
  );
}

/** Keeps the current page while the next one loads. */
function Main() {
  const isLeaving = useNavigation().state === 'loading';
  const isLoading = usePageLoading();
  return (
    <main id="main" tabIndex={-1} aria-busy={isLeaving || isLoading || undefined}>
      <Outlet />
    </main>
  );
}

function useBusiness() {
  useEffect(() => {
    const code = () => import('../browser/personalization.ts');
    // If its code fails to load, the samples stay.
    const keepSamples = () => {};
    if (knownBusiness()) code().then(({ showBusiness }) => showBusiness(), keepSamples);
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) code().then(({ readBusinessAgain }) => readBusinessAgain(), keepSamples);
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);
}

/** Focuses the new page or its section, for screen readers. */
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
