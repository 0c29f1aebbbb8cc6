import { useEffect } from 'react';
import { whenIdle } from '../browser/idle.ts';
import { routes } from '../routes.tsx';

/**
 * Fetches the code of pages that the visitor may open next: of a link they point at, touch or focus, and, once somebody
 * is there and while the browser is idle, of the links in view. Who saves data gets none of it, and a slow connection
 * nothing unasked.
 */
export function usePrefetch(pathname: string) {
  useEffect(() => {
    const { saveData = false, effectiveType = '4g' } = (navigator as { connection?: Connection }).connection ?? {};
    if (saveData) return;
    const meant = ({ target }: Event) => prefetch((target as Element).closest('a'));
    for (const sign of signs) document.addEventListener(sign, meant, { passive: true });
    const inView = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        inView.unobserve(target);
        whenIdle(() => prefetch(target as HTMLAnchorElement));
      }
    });
    let off = effectiveType !== '4g';
    globalThis.startup?.firstInput.then(() => {
      if (!off) for (const link of linksOf(pathname)) inView.observe(link);
    });
    return () => {
      off = true;
      for (const sign of signs) document.removeEventListener(sign, meant);
      inView.disconnect();
    };
  }, [pathname]);
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const signs = ['pointerover', 'pointerdown', 'focusin'];

/** The links of the document that lead to another page of the site. */
function linksOf(pathname: string) {
  return [...document.links].filter((link) => link.origin === location.origin && link.pathname !== pathname);
}

function prefetch(link: HTMLAnchorElement | null) {
  if (link?.origin !== location.origin) return;
  // What fails now is asked for again as a document when the visitor goes there.
  routes
    .get(link.pathname)
    ?.load()
    .catch(() => {});
}
