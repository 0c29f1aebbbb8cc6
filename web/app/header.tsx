import { type KeyboardEvent, type MouseEvent, type ToggleEvent, useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { frameWords } from '#content/frame-words.ts';
import { headerLinks, howItHelps, login, startTrial } from '#content/navigation.ts';
import { pages } from '#content/pages.ts';
import { site } from '#content/site.ts';
import { scrollToSection } from '../browser/scroll.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { TextLink } from '../ui/text-link.tsx';

/**
 * The fixed header, first in it the link past it. The menu is one list for every width: a popover below 1024 px, a row above it. Menu button and
 * dropdown are a popover and a details element, so both work before or without JavaScript.
 */
export function Header() {
  const menu = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();

  // In the cleanup, which runs when the key changes, not at first: the visitor may have opened the menu already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu.
  useEffect(
    () => () => {
      // A browser without popovers does not know the selector either, and throws.
      if (menu.current?.hidePopover && menu.current.matches(':popover-open')) menu.current.hidePopover();
    },
    [key],
  );

  /** Into the menu when it opens; back to its button when it closes, unless the visitor has gone elsewhere. */
  const moveFocus = ({ newState, target, currentTarget }: ToggleEvent) => {
    // The dropdown inside is heard as well.
    if (target !== currentTarget) return;
    if (newState === 'open') menu.current!.focus();
    else if (document.activeElement === document.body) toggle.current!.focus();
  };

  return (
    <header className="@container fixed inset-x-0 top-0 z-(--z-header) border-b border-line bg-page">
      {/* biome-ignore lint/a11y/useValidAnchor: a link it is, and works before or without JavaScript. */}
      <a className="skip-link" href="#main" onClick={skip}>
        {frameWords.skip}
      </a>
      <div className="wrap flex h-(--header-height) items-center gap-3 sm:gap-4 xl:gap-8">
        <PageLink to="/" className="wordmark mr-auto min-h-11 max-sm:gap-2 max-sm:text-xl lg:mr-0">
          <img src="/logo.svg" alt="" width="36" height="36" fetchPriority="low" />
          {site.name}
        </PageLink>
        <nav
          id="menu"
          ref={menu}
          popover="auto"
          tabIndex={-1}
          onToggle={moveFocus}
          aria-label={frameWords.mainNavigation}
          className="site-menu"
        >
          <HowItHelps />
          {headerLinks.map(({ label, to }) => (
            <PageLink key={label} to={to}>
              {label}
            </PageLink>
          ))}
          <TextLink to={login.to} className="lg:ml-auto">
            {login.label}
          </TextLink>
          <div className="sm:hidden">
            <ButtonLink to={startTrial.to} look="primary" className="w-full">
              {startTrial.label}
            </ButtonLink>
          </div>
        </nav>
        <ButtonLink
          to={startTrial.to}
          look="primary"
          className="min-h-11 px-5 whitespace-nowrap max-sm:px-3.5 max-sm:text-sm @max-[24rem]:hidden"
        >
          {startTrial.label}
        </ButtonLink>
        <button
          ref={toggle}
          type="button"
          popoverTarget="menu"
          aria-label={frameWords.menu}
          className="menu-toggle -mr-2 round hover:bg-tint lg:hidden"
        >
          <Icon name="menu" className="size-6" />
          <Icon name="close" className="size-6" />
        </button>
      </div>
    </header>
  );
}

/** Leaves the address alone: a fragment would be an entry of the history that the router takes for the first one. */
function skip(event: MouseEvent) {
  event.preventDefault();
  scrollToSection('main');
}

/** The dropdown: opens and closes by click; Escape, leaving it by focus and any navigation close it; arrows move. */
function HowItHelps() {
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
