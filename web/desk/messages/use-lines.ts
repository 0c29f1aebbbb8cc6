import { useCallback, useLayoutEffect, useState } from 'react';

/** So many lines wait above and below those in view. */
const waiting = 6;

/**
 * Which of `count` lines are to be there, all of one `height` in pixels, of a scroller that gets `scrollerRef`. `reveal` scrolls
 * as little as brings a line into view, `toStart` to the first.
 */
export function useLines(count: number, height: number) {
  const [scroller, scrollerRef] = useState<HTMLElement | null>(null);
  const [{ first, end }, setRange] = useState({ first: 0, end: 0 });
  useLayoutEffect(() => {
    if (!scroller) return;
    const look = () => {
      const { scrollTop, clientHeight } = scroller;
      const first = Math.max(Math.floor(scrollTop / height) - waiting, 0);
      const end = Math.ceil((scrollTop + clientHeight) / height) + waiting;
      setRange((last) => (last.first === first && last.end === end ? last : { first, end }));
    };
    const resized = new ResizeObserver(look);
    look();
    resized.observe(scroller);
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      scroller.removeEventListener('scroll', look);
    };
  }, [scroller, height]);

  const reveal = useCallback(
    (index: number) => {
      if (!scroller) return;
      const { scrollTop, clientHeight } = scroller;
      const [top, bottom] = [index * height, (index + 1) * height];
      scroller.scrollTop = Math.min(Math.max(scrollTop, bottom - clientHeight), top);
    },
    [scroller, height],
  );
  const toStart = useCallback(() => scroller?.scrollTo(0, 0), [scroller]);
  const shown = Array.from({ length: Math.max(Math.min(end, count) - first, 0) }, (_, at) => first + at);
  return { scrollerRef, shown, reveal, toStart };
}
