import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Unfolds a section on a phone. A link to `hash` checks it. */
export function useFold(hash: `#${string}`): RefObject<HTMLInputElement | null> {
  const box = useRef<HTMLInputElement>(null);
  const place = useLocation();
  useEffect(() => {
    if (place.hash === hash) box.current!.checked = true;
  }, [place, hash]);
  return box;
}
