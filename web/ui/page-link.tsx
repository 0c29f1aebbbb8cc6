import type { ComponentProps, MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PageLink as To } from '#content/pages.ts';
import { isPlainClick } from './plain-click.ts';

type Props = Omit<ComponentProps<'a'>, 'href' | 'target'> & { to: To };

/** Also on other pages than the home page. */
export const sharedSections: readonly string[] = ['/#pricing', '/#testimonials'] satisfies To[];

/** Scrolls to a section of this page or a shared one, else navigates. Works without JavaScript. */
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
      // During a navigation the address is already the next page's.
      navigate({ hash, search: search || location.search }, { replace: isHere });
    } else navigate(to, { replace: href === location.href });
  };
  return <a {...props} href={to} onClick={follow} />;
}
