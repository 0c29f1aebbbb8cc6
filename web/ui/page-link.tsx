import type { ComponentProps, MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { PageLink as To } from '#content/pages.ts';
import { isPlainClick } from './plain-click.ts';

type Props = Omit<ComponentProps<typeof Link>, 'to' | 'target' | 'discover'> & { to: To };

/** Also on other pages than the home page. */
export const sharedSections: readonly string[] = ['/#pricing', '/#testimonials'] satisfies To[];

/** Without JavaScript a plain link. */
export function PageLink({ to, onClick, ...props }: Props) {
  const navigate = useNavigate();
  const { pathname: shownPath } = useLocation();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const { href, pathname, hash, search } = new URL(to, location.href);
    const isHere = pathname === shownPath || sharedSections.includes(pathname + hash);
    if (isHere && document.getElementById(hash.slice(1))) {
      const isSame = hash === location.hash && (!search || search === location.search);
      navigate({ hash, search: search || location.search }, { replace: isSame });
    } else if (pathname === shownPath) {
      // The router doesn't know of queries that address-query.ts has written.
      navigate(to, { replace: href === location.href });
    } else return;
    event.preventDefault();
  };
  return <Link {...props} to={to} onClick={follow} discover="none" />;
}
