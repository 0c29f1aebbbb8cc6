import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Px from the top edge of the window: a place above this line has been reached. */
const readingLine = 160;

/**
 * The id of the last of these places above the reading line; none if that is a section that also ends above it. A place that
 * was asked for is current until it has come and left the screen: near the end of the page it cannot reach the line. Pass the
 * same `ids` array at each render.
 */
export function useCurrentPlace(ids: readonly string[]): string | undefined {
  const { key, hash } = useLocation();
  const type = useNavigationType();
  const [current, setCurrent] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address again asks for its place again.
  useEffect(() => {
    const places = ids.map((id) => document.getElementById(id)!);
    let wanted = places.find(({ id }) => id === hash.slice(1));
    let arrived = type === 'POP';
    const find = () => {
      const top = wanted?.getBoundingClientRect().top ?? -1;
      const shown = top >= 0 && top <= innerHeight;
      if (arrived && !shown) wanted = undefined;
      arrived ||= shown;
      const reached = places.findLast((place) => place.getBoundingClientRect().top < readingLine);
      const isOver = reached?.tagName === 'SECTION' && reached.getBoundingClientRect().bottom < readingLine;
      setCurrent((wanted ?? (isOver ? undefined : reached))?.id);
    };
    // A visitor can end the scrolling on the way.
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
