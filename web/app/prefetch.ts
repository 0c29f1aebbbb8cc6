import { useEffect } from 'react';
import { whenIdle } from '../browser/idle.ts';
import { routes } from '../routes.tsx';

/**
 * On hover, touch or focus; after the first input also links in view when idle. Not with Save-Data; on slow connections no
 * links in view.
 */
export function usePrefetch(pathname: string) {
  useEffect(() => {
    const { saveData = false, effectiveType = '4g' } = (navigator as { connection?: Connection }).connection ?? {};
    if (saveData) return;
    const onIntent = ({ target }: Event) => prefetch((target as Element).closest('a'));
    for (const type of intentEvents) document.addEventListener(type, onIntent, { passive: true });
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
      for (const type of intentEvents) document.removeEventListener(type, onIntent);
      inView.disconnect();
    };
  }, [pathname]);
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const intentEvents = ['pointerover', 'pointerdown', 'focusin'];

function linksOf(pathname: string) {
  return [...document.links].filter((link) => link.origin === location.origin && link.pathname !== pathname);
}

function prefetch(link: HTMLAnchorElement | null) {
  if (link?.origin !== location.origin) return;
  // On failure the link loads a document.
  routes
    .get(link.pathname)
    ?.load()
    .catch(() => {});
}
