import { useEffect, useLayoutEffect, useRef } from 'react';
import { ScrollRestoration, useLocation, useNavigationType } from 'react-router';
import { reveal } from '../browser/reveal.ts';
import { markSection, scrollBehavior, stay } from '../browser/scroll.ts';

/** To the hash, the stored position on Back and Forward, or the top. `stay` keeps the position. */
export function Scroll() {
  return (
    <>
      <Jump />
      {/* Every document's first entry and every edited fragment has the same key. */}
      <ScrollRestoration getKey={({ key, pathname, hash }) => key + pathname + hash} />
    </>
  );
}

/** Opens the section for ScrollRestoration, whose effects run next; marks it afterwards. On the same page it scrolls smoothly. */
function Jump() {
  const { key, hash, pathname, state } = useLocation();
  const type = useNavigationType();
  const entry = key + pathname + hash;
  const shown = useRef({ entry, pathname });
  const isLink = type !== 'POP' && state !== stay.state;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once an entry.
  useLayoutEffect(() => {
    reveal(hash.slice(1));
    if (isLink && shown.current.pathname === pathname) document.documentElement.style.scrollBehavior = scrollBehavior();
  }, [entry]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once an entry.
  useEffect(() => {
    document.documentElement.style.scrollBehavior = '';
    const before = shown.current;
    shown.current = { entry, pathname };
    // The browser scrolls to the first address.
    if (!isLink || before.entry === entry) return;
    const id = hash.slice(1) || (before.pathname === pathname ? 'main' : '');
    if (id) markSection(id);
  }, [entry]);
  return null;
}
