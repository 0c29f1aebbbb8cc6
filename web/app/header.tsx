import { type CSSProperties, type MouseEvent, type ToggleEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { headerLinks, login, startTrial } from '#content/navigation.ts';
import { frameWords } from '#content/pages/layout-words.ts';
import { scrollToSection } from '../browser/scroll.ts';
import { routeAt } from '../routes.tsx';
import { AnswerForm, AnswerLink } from '../sections/answer-form.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { Brand } from './brand.tsx';
import { HowItHelps, menuItem } from './how-it-helps.tsx';

/** The menu is a popover below 1024 px, a row above it. It works without JavaScript. */
export function Header() {
  const menu = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const tookFocus = useRef(false);
  const { key, pathname } = useLocation();
  const { ground, hue } = routeAt(pathname).loaded ?? {};

  // On a key change, because the menu may be open on mount.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu.
  useEffect(
    () => () => {
      // Browsers without popovers throw on the selector.
      if (menu.current?.hidePopover && menu.current.matches(':popover-open')) menu.current.hidePopover();
    },
    [key],
  );

  /** Leaves focus outside the menu alone: a fragment link may close a menu opened before hydration. */
  const moveFocus = ({ newState, target, currentTarget }: ToggleEvent) => {
    // The nested dropdown's toggle events bubble.
    if (target !== currentTarget) return;
    if (newState === 'open') {
      menu.current!.focus();
      tookFocus.current = true;
    } else if (tookFocus.current && document.activeElement === document.body) toggle.current!.focus();
  };

  return (
    <header
      data-ground={ground}
      style={
        ground && ({ '--first': `var(--${ground === 'hue' ? `hue-${hue}` : `color-${ground}`})` } as CSSProperties)
      }
      className="site-header fixed inset-x-0 top-0 z-(--z-header) border-b"
    >
      {/* biome-ignore lint/a11y/useValidAnchor: a link, which also works without JavaScript. */}
      <a
        href="#main"
        onClick={skip}
        className="skip-link fixed top-2 left-2 z-(--z-toast) rounded-full bg-text px-5 py-3 font-[650] text-white not-focus:[transform:translateY(-200%)]"
      >
        {frameWords.skip}
      </a>
      <div className="wrap flex h-(--header-height) items-center gap-3 sm:gap-4 xl:gap-8">
        <PageLink to="/" className="wordmark mr-auto min-h-11 max-sm:gap-2 max-sm:text-xl lg:mr-0">
          <Brand fetchPriority="low" />
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
          <AnswerForm className="mx-3 mb-2 lg:hidden" />
          <HowItHelps />
          {headerLinks.map(({ label, to }) => (
            <PageLink key={label} to={to} className={menuItem}>
              {label}
            </PageLink>
          ))}
          <AnswerForm className="ml-2 w-50 max-xl:hidden" />
          <TextLink to={login.to} className={`${menuItem} lg:ml-auto`}>
            {login.label}
          </TextLink>
          <div className="sticky bottom-0 mt-auto bg-page px-3 pt-3 pb-5 [box-shadow:0_-16px_16px_var(--color-page)] sm:hidden">
            <ButtonLink to={startTrial.to} look="primary" className="w-full">
              {startTrial.label}
            </ButtonLink>
          </div>
        </nav>
        <AnswerLink className="ask-link icon-button xl:hidden" />
        <ButtonLink to={startTrial.to} look="primary" className="min-h-11 px-5 whitespace-nowrap max-sm:hidden">
          {startTrial.label}
        </ButtonLink>
        <button
          ref={toggle}
          type="button"
          popoverTarget="menu"
          aria-label={frameWords.menu}
          className="menu-toggle -mr-2 icon-button hover:bg-(--over) lg:hidden"
        >
          <Icon name="menu" className="size-6 [header:has(:popover-open)_&]:hidden" />
          <Icon name="close" className="hidden size-6 [header:has(:popover-open)_&]:block" />
        </button>
      </div>
    </header>
  );
}

/** The router would take the fragment's history entry for the first one. */
function skip(event: MouseEvent) {
  event.preventDefault();
  scrollToSection('main');
}
