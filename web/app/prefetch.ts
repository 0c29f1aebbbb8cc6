import { useEffect } from 'react';
import { whenIdle } from '../browser/idle.ts';
import { routes } from '../routes.tsx';

/**
 * Prefetches the modules of pages behind links: when pointed at, touched or focused, and, after the first input, when in view
 * and idle. Never with Save-Data; on a slow connection not for links in view.
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
  // A failure is no loss: the link then loads a document.
  routes
    .get(link.pathname)
    ?.load()
    .catch(() => {});
}
