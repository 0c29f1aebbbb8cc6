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

/** A link or button of the menu. `rounded-` would outline it in forced colors (base.css). */
export const menuItem =
  'flex min-h-11 items-center [border-radius:10px] px-3 font-medium text-(--quiet) hover:bg-(--over) hover:text-(--words) max-lg:min-h-13 max-lg:font-display max-lg:text-[1.375rem] max-lg:tracking-[-0.02em] max-lg:text-text lg:max-xl:px-2 lg:max-xl:whitespace-nowrap';

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
      <summary className={`${menuItem} justify-between gap-1.5`}>
        {frameWords.howItHelps}
        <Icon name="down" />
      </summary>
      <div className="menu-panel lg:absolute lg:top-[calc(50%+var(--header-height)/2+8px)] lg:left-[min(0px,100vw-69rem)] lg:grid lg:w-[55rem] lg:grid-cols-[1fr_12.5rem] lg:gap-3 lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-3 lg:text-text lg:shadow-card lg:[--focus:var(--color-action)]">
        <ul className="grid max-lg:mb-2 max-lg:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] max-lg:gap-x-2 lg:grid-cols-2 lg:gap-1">
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
          <PageLink
            to={changelogPath}
            className="newest flex flex-col gap-1 [border-radius:14px] bg-highlight-soft px-5 pt-5 text-[0.9375rem] leading-snug text-action hover:bg-tint max-lg:hidden"
          >
            {pages[changelogPath].name}
            <b className="text-[1.1875rem] leading-[1.3] text-text">{newest?.title ?? frameWords.newest}</b>
            <span>{newest?.date ?? frameWords.allUpdates}</span>
            <Icon sprite={icons} name="newest" className="mt-auto h-20 w-auto" />
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
