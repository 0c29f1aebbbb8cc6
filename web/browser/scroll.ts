import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { layOutAll } from './lay-out-all.ts';
import { keepStored, readStored } from './storage.ts';

/** Scroll position by history entry, in sessionStorage because history keys survive a reload. */
const positions = new Map(readStored<[string, number][]>('sessionStorage', 'scroll'));

/**
 * Scrolls to a section, stopping 96 px above it (`scroll-padding-top`), smoothly unless the visitor asked for less
 * motion, and takes the focus along. Does nothing and returns false when the page has no element with that id.
 */
export function scrollToSection(id: string): boolean {
  const section = document.getElementById(id);
  if (!section) return false;
  // What is not focusable by itself would leave the focus, and with it the next Tab, where it was.
  if (section.tabIndex < 0) section.tabIndex = -1;
  section.focus({ preventScroll: true });
  scrollSmoothly(section);
  return true;
}

/**
 * Scrolls to an element, smoothly unless the visitor asked for less motion. CSS `scroll-behavior` would apply to the first
 * address too, and miss its section when fonts load on the way.
 */
export function scrollSmoothly(element: Element) {
  layOutAll();
  element.scrollIntoView({ behavior: scrollBehavior() });
}

/** How to scroll: smoothly unless the visitor asked for less motion. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/**
 * After each navigation: the section named by the hash, the old position on Back and Forward, else the top. A page that
 * only notes in its address what it shows stays where it is: it goes there with the state `stay`.
 */
export function useScroll() {
  const { key, hash, pathname, state } = useLocation();
  const type = useNavigationType();
  // The first entry of every document has the same key.
  const entry = key + pathname;

  useEffect(() => {
    // The application restores positions while it runs, the browser after a reload.
    const take = () => {
      history.scrollRestoration = 'manual';
    };
    const leave = () => {
      history.scrollRestoration = 'auto';
      keepStored('sessionStorage', 'scroll', [...positions]);
    };
    take();
    // Back may restore the page from the cache (bfcache).
    addEventListener('pageshow', take);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pageshow', take);
      removeEventListener('pagehide', leave);
    };
  }, []);

  // In the layout phase: the old page's listener must not record the new page's scrolling.
  useLayoutEffect(() => {
    const remember = () => positions.set(entry, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [entry]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address again must scroll again.
  useLayoutEffect(() => {
    const position = type === 'POP' ? positions.get(entry) : undefined;
    const samePage = last === pathname;
    const noted = samePage && type !== 'POP' && state === 'stay';
    // The browser itself scrolls for the first address.
    if (last && !noted) {
      if (position !== undefined) {
        layOutAll();
        scrollTo({ top: position, behavior: 'instant' });
      } else if (!hash || !scrollToSection(hash.slice(1))) {
        if (!samePage) scrollTo({ top: 0, behavior: 'instant' });
        else if (!hash) scrollToSection('main');
      }
    }
    last = pathname;
  }, [entry]);

  useEffect(() => {
    positions.set(entry, scrollY);
  }, [entry]);
}

/** The path of the previous page. */
let last: string | undefined;
