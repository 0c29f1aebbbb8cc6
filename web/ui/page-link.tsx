import type { ComponentProps, MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import type { PageLink as To } from '#content/pages.ts';
import { isPlainClick } from './plain-click.ts';

type Props = Omit<ComponentProps<typeof Link>, 'to'> & { to: To };

/**
 * A link inside the site. A link to a section that the current page has as well (`/#pricing` on a page with pricing)
 * scrolls there; any other link navigates, so it also works before or without JavaScript.
 */
export function PageLink({ to, onClick, ...props }: Props) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const { hash, search } = new URL(to, location.href);
    const section = hash.slice(1);
    if (event.defaultPrevented || !section || !isPlainClick(event) || !document.getElementById(section)) return;
    event.preventDefault();
    navigate({ hash, search: search || location.search });
  };
  return <Link to={to} onClick={follow} discover="none" {...props} />;
}
