import { icons } from 'virtual:pictures';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { howItHelps } from '#content/navigation.ts';
import { frameWords } from '#content/pages/layout-words.ts';
import { changelogPath, pages } from '#content/pages.ts';
import type { Update } from '#content/shared/changelog/updates.ts';
import { slugOf } from '#content/shared/http/page-files.ts';
import { type EdgeProps, edgePropsId } from '#content/shared/pages/edge-props.ts';
import { query } from '../browser/request.ts';
import { Icon } from '../ui/icon.tsx';
import { PageLink } from '../ui/page-link.tsx';

/** Escape, focus outside and navigation close it; arrow keys move. */
export function HowItHelps() {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const [newest, setNewest] = useState<Update>();

  const close = useCallback(() => {
    if (details.current) details.current.open = false;
  }, []);
  // In the sheet, closing would move entries under the finger.
  const closeFloating = useCallback(() => {
    if (isFloating()) close();
  }, [close]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the dropdown.
  useEffect(() => close, [key]);
  useEffect(() => {
    const closeOutside = (event: PointerEvent) => details.current?.contains(event.target as Node) || closeFloating();
    addEventListener('pointerdown', closeOutside);
    return () => removeEventListener('pointerdown', closeOutside);
  }, [closeFloating]);

  // On failure the panel shows a generic line.
  const findNewest = () => {
    if (changelogPath && details.current!.open && isFloating()) readNewest().then(setNewest, () => {});
  };
  // Opened before hydration.
  useEffect(findNewest, []);

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
      onToggle={findNewest}
      onKeyDown={move}
      onBlur={(event) => event.relatedTarget && !event.currentTarget.contains(event.relatedTarget) && closeFloating()}
    >
      <summary>
        {frameWords.howItHelps}
        <Icon name="down" />
      </summary>
      <div className="menu-panel">
        <ul>
          {howItHelps.map(({ to, text }) => (
            <li key={to}>
              <PageLink to={to}>
                <Icon sprite={icons} name={slugOf(to)} />
                <b>{pages[to].name}</b>
                <span>{text}</span>
              </PageLink>
            </li>
          ))}
        </ul>
        {changelogPath && (
          <PageLink to={changelogPath} className="newest">
            {pages[changelogPath].name}
            <b>{newest?.title ?? frameWords.newest}</b>
            <span>{newest?.date ?? frameWords.allUpdates}</span>
            <Icon sprite={icons} name="newest" />
          </PageLink>
        )}
      </div>
    </details>
  );
}

const isFloating = () => matchMedia('(width >= 64rem)').matches;

/** From the changelog's page, which is small. */
function readNewest() {
  return query(['', 'changelog'], async (response) => {
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const { changelog }: EdgeProps = JSON.parse(page.getElementById(edgePropsId)!.textContent);
    return changelog!.updates[0];
  });
}
