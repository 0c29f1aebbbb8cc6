import type { ComponentProps, MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PageLink as To } from '#content/pages.ts';
import { isPlainClick } from './plain-click.ts';

type Props = Omit<ComponentProps<'a'>, 'href' | 'target'> & { to: To };

/** Sections of the home page that other pages have as well. */
export const sharedSections: readonly string[] = ['/#pricing', '/#testimonials'] satisfies To[];

/**
 * A link inside the site. A link to a section that the page shows scrolls there if it is of the current page or shared; any
 * other link navigates, so it also works before or without JavaScript.
 */
export function PageLink({ to, onClick, ...props }: Props) {
  const navigate = useNavigate();
  const { pathname: shownPath } = useLocation();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    const { href, pathname, hash, search } = new URL(to, location.href);
    const isJump = pathname === shownPath || sharedSections.includes(pathname + hash);
    if (isJump && document.getElementById(hash.slice(1))) {
      const isHere = hash === location.hash && (!search || search === location.search);
      // Without a path: while another page is on its way, the address is that page's.
      navigate({ hash, search: search || location.search }, { replace: isHere });
    } else navigate(to, { replace: href === location.href });
  };
  return <a {...props} href={to} onClick={follow} />;
}
