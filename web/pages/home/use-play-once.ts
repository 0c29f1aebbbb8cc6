import { type RefObject, useEffect } from 'react';
import { idle } from '../../browser/idle.ts';

/** Milliseconds per moment. All take less than five seconds (WCAG 2.2.2). */
const pace = 880;

let played = false;

/**
 * Checks the radio buttons in turn once the page has loaded and the stage is in view. A touch of the stage, an earlier choice
 * or reduced motion prevents it.
 */
export function usePlayOnce(stage: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { current } = stage;
    const radios = [...current!.querySelectorAll<HTMLInputElement>('[type=radio]')];
    const isChosen = !radios.at(-1)!.checked || current!.contains(document.activeElement);
    if (played || isChosen || matchMedia('(prefers-reduced-motion: reduce)').matches) return;

    let timer = 0;
    const show = (index: number) => {
      radios[index]!.checked = true;
      if (index + 1 < radios.length) timer = window.setTimeout(show, pace, index + 1);
    };
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry!.isIntersecting) return;
        seen.disconnect();
        played = true;
        show(0);
      },
      { threshold: 0.5 },
    );
    const stop = new AbortController();
    stop.signal.addEventListener('abort', () => {
      seen.disconnect();
      clearTimeout(timer);
    });
    for (const type of ['pointerdown', 'keydown', 'focusin'])
      current!.addEventListener(type, () => stop.abort(), { signal: stop.signal });
    const loaded = new Promise((resolve) => {
      if (document.readyState === 'complete') resolve(null);
      else addEventListener('load', resolve);
    });
    loaded.then(() => idle(2000)).then(() => stop.signal.aborted || seen.observe(current!));
    return () => stop.abort();
  }, [stage]);
}
