import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { reveal } from './reveal.ts';
import { keepStored, readStored } from './storage.ts';

const positions = new Map(readStored<[string, number][]>('sessionStorage', 'scroll'));

/** 96 px below the top edge (`scroll-padding-top`). Also opens, focuses and marks it. Returns false without such an element. */
export function scrollToSection(id: string): boolean {
  const section = reveal(id);
  if (!section) return false;
  document.querySelector('[data-marked]')?.removeAttribute('data-marked');
  // Without a tabindex, focus wouldn't move.
  if (section.tabIndex < 0) section.tabIndex = -1;
  section.focus({ preventScroll: true });
  scrollSmoothly(section);
  section.dataset.marked = '';
  return true;
}

/** CSS `scroll-behavior` would also apply on load, and miss its target when fonts swap. */
export function scrollSmoothly(element: Element) {
  element.scrollIntoView({ behavior: scrollBehavior() });
}

export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/**
 * After a navigation: to the hash, the stored position on Back and Forward, or the top. The state `stay` keeps the position.
 */
export function useScroll() {
  const { key, hash, pathname, state } = useLocation();
  const type = useNavigationType();
  // Every document's first entry and every edited fragment has the same key.
  const entry = key + pathname + hash;

  useEffect(() => {
    // The application restores positions, after a reload the browser.
    const take = () => {
      history.scrollRestoration = 'manual';
    };
    const leave = () => {
      history.scrollRestoration = 'auto';
      keepStored('sessionStorage', 'scroll', [...positions]);
    };
    take();
    // Back may restore from the bfcache.
    addEventListener('pageshow', take);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pageshow', take);
      removeEventListener('pagehide', leave);
    };
  }, []);

  // Before paint: the old page's listener must not record the new page's scrolling.
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
    // The browser scrolls to the first address.
    if (last && !noted) {
      if (position !== undefined) {
        reveal(hash.slice(1));
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

let last: string | undefined;
