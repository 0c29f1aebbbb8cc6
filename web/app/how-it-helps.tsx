import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { howItHelps } from '#content/navigation.ts';
import { pages } from '#content/pages.ts';
import { Icon } from '../ui/icon.tsx';
import { PageLink } from '../ui/page-link.tsx';

/**
 * The dropdown of the header: opens and closes by click; Escape, leaving it by focus and any navigation close it; arrows
 * move.
 */
export function HowItHelps() {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  const close = useCallback(() => {
    if (details.current) details.current.open = false;
  }, []);
  // In the sheet the entries stand below: closing would move them away from under the finger.
  const closeFloating = useCallback(() => {
    if (matchMedia('(width >= 64rem)').matches) close();
  }, [close]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the dropdown.
  useEffect(() => close, [key]);
  useEffect(() => {
    const closeOutside = (event: PointerEvent) => details.current?.contains(event.target as Node) || closeFloating();
    addEventListener('pointerdown', closeOutside);
    return () => removeEventListener('pointerdown', closeOutside);
  }, [closeFloating]);

  const move = (event: KeyboardEvent<HTMLDetailsElement>) => {
    const { currentTarget: dropdown, key: pressed } = event;
    const summary = dropdown.querySelector('summary')!;
    if (pressed === 'Escape' && dropdown.open) {
      event.preventDefault();
      close();
      summary.focus();
      return;
    }
    const stops = [...dropdown.querySelectorAll<HTMLElement>('a')];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at < 0 ? stops.length - 1 : at - 1, Home: 0, End: stops.length - 1 }[
      pressed
    ];
    if (next === undefined || ((pressed === 'Home' || pressed === 'End') && !dropdown.open)) return;
    event.preventDefault();
    dropdown.open = true;
    stops[(next + stops.length) % stops.length]!.focus();
  };

  return (
    <details
      ref={details}
      className="lg:relative"
      onKeyDown={move}
      onBlur={(event) => event.relatedTarget && !event.currentTarget.contains(event.relatedTarget) && closeFloating()}
    >
      <summary>
        How It Helps
        <Icon name="down" />
      </summary>
      <ul>
        {howItHelps.map(({ to, text }) => (
          <li key={to}>
            <PageLink to={to}>
              {pages[to].name}
              <span>{text}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
