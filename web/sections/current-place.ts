import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** A place above this line is current. */
const readingLinePx = 160;

/**
 * The last place above the reading line. A jump's target stays current until off screen, because near the page's end it can't
 * reach the line. Pass a stable `ids` array.
 */
export function useCurrentPlace(ids: readonly string[]): string | undefined {
  const { key, hash } = useLocation();
  const type = useNavigationType();
  const [current, setCurrent] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address may be chosen again.
  useEffect(() => {
    const places = ids.map((id) => document.getElementById(id)!);
    let wanted = places.find(({ id }) => id === hash.slice(1));
    let arrived = type === 'POP';
    const find = () => {
      const top = wanted?.getBoundingClientRect().top ?? -1;
      const shown = top >= 0 && top <= innerHeight;
      if (arrived && !shown) wanted = undefined;
      arrived ||= shown;
      const reached = places.findLast((place) => place.getBoundingClientRect().top < readingLinePx);
      const isOver = reached?.tagName === 'SECTION' && reached.getBoundingClientRect().bottom < readingLinePx;
      setCurrent((wanted ?? (isOver ? undefined : reached))?.id);
    };
    // The visitor can interrupt the scrolling.
    const end = () => {
      arrived = true;
      find();
    };
    find();
    addEventListener('scroll', find, { passive: true });
    addEventListener('scrollend', end);
    return () => {
      removeEventListener('scroll', find);
      removeEventListener('scrollend', end);
    };
  }, [ids, key, hash, type]);

  return current;
}
