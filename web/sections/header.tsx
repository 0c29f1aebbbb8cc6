import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { headerLinks, howItHelps, login, startTrial } from '#content/navigation.ts';
import { pageNames } from '#content/page-names.ts';
import { site } from '#content/site.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { TextLink } from '../ui/text-link.tsx';

const item = 'flex min-h-11 items-center rounded-chip px-3 font-medium text-text-soft hover:bg-tint hover:text-text';

/**
 * The fixed header. The menu is one list for every width: a popover below 1024 px, a row above it. Menu button and
 * dropdown are a popover and a details element, so both work before or without JavaScript.
 */
export function Header() {
  const menu = useRef<HTMLElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu.
  useEffect(() => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  }, [key]);

  return (
    <header className="fixed inset-x-0 top-0 z-(--z-header) border-b border-line bg-page">
      <div className="wrap flex h-(--header-height) items-center gap-4 xl:gap-8">
        <PageLink to="/" className="mr-auto flex min-h-11 items-center gap-2.5 lg:mr-0">
          <img src="/logo.svg" alt="" width="36" height="36" fetchPriority="low" />
          <span className="font-display text-[1.4rem] font-bold tracking-[-.03em]">{site.name}</span>
        </PageLink>
        <nav
          id="menu"
          ref={menu}
          popover="auto"
          aria-label="Main"
          className="site-menu gap-0.5 lg:flex lg:grow lg:items-center"
        >
          <HowItHelps />
          {headerLinks.map(({ label, to }) => (
            <PageLink key={label} to={to} className={item}>
              {label}
            </PageLink>
          ))}
          <TextLink to={login.to} className={`${item} font-[650] text-text lg:ml-auto`}>
            {login.label}
          </TextLink>
          <div className="mt-4 sm:hidden">
            <ButtonLink to={startTrial.to} look="primary" className="w-full">
              {startTrial.label}
            </ButtonLink>
          </div>
        </nav>
        <ButtonLink to={startTrial.to} look="primary" className="min-h-11! px-5! max-sm:hidden">
          {startTrial.label}
        </ButtonLink>
        <button
          type="button"
          popoverTarget="menu"
          aria-label="Menu"
          className="-mr-2 grid size-11 place-items-center rounded-full hover:bg-tint lg:hidden"
        >
          <Icon name="menu" className="size-6" />
        </button>
      </div>
    </header>
  );
}

/** The dropdown: opens and closes by click; Escape, leaving it by focus and any navigation close it; arrows move. */
function HowItHelps() {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  const close = useCallback(() => {
    if (details.current) details.current.open = false;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the dropdown.
  useEffect(close, [key]);
  useEffect(() => {
    const closeOutside = (event: PointerEvent) => details.current?.contains(event.target as Node) || close();
    addEventListener('pointerdown', closeOutside);
    return () => removeEventListener('pointerdown', closeOutside);
  }, [close]);

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
      className="group lg:relative"
      onKeyDown={move}
      onBlur={(event) => event.relatedTarget && !event.currentTarget.contains(event.relatedTarget) && close()}
    >
      <summary className={`${item} justify-between gap-1.5`}>
        How It Helps
        <Icon name="down" className="size-4 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <ul className="lg:absolute lg:top-full lg:left-0 lg:mt-3 lg:grid lg:w-[39rem] lg:grid-cols-2 lg:gap-1 lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-3 lg:shadow-card">
        {howItHelps.map(({ to, text }) => (
          <li key={to}>
            <PageLink to={to} className="block min-h-11 rounded-tile px-3 py-2 leading-snug hover:bg-tint">
              <span className="font-[650]">{pageNames[to]}</span>
              <span className="block text-sm text-text-soft">{text}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
