import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { layOutAll } from './lay-out-all.ts';
import { keepStored, readStored } from './storage.ts';

/** Px from the top by entry of the history, whose keys outlive a reload as this tab's session storage does. */
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
 * Scrolls to an element, smoothly unless the visitor asked for less motion. In the stylesheet the same would hold for
 * the first address as well, which then arrives beside its section when the fonts come on the way.
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
    // While the app runs it restores positions itself; on leaving, the browser takes over, so that a reload works.
    const take = () => {
      history.scrollRestoration = 'manual';
    };
    const leave = () => {
      history.scrollRestoration = 'auto';
      keepStored('sessionStorage', 'scroll', [...positions]);
    };
    take();
    // The browser may keep the page that was left, and show it again as it was.
    addEventListener('pageshow', take);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pageshow', take);
      removeEventListener('pagehide', leave);
    };
  }, []);

  // In the layout phase: the listener of the page that leaves must not hear the scrolling of the one that comes.
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
    // The browser scrolls at the first address by itself, before anybody listens.
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

/** The page that the visitor was on before. */
let last: string | undefined;
