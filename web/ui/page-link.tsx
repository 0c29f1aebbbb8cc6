import type { ComponentProps, MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import type { PageLink as To } from '#content/pages.ts';
import { isPlainClick } from './plain-click.ts';

type Props = Omit<ComponentProps<'a'>, 'href' | 'target'> & { to: To };

/**
 * A link inside the site. A link to a section that the current page has as well (`/#pricing` on a page with pricing)
 * scrolls there; any other link navigates, so it also works before or without JavaScript.
 */
export function PageLink({ to, onClick, ...props }: Props) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    const address = new URL(to, location.href);
    if (address.hash && document.getElementById(address.hash.slice(1))) {
      address.pathname = location.pathname;
      address.search ||= location.search;
    }
    navigate(address.pathname + address.search + address.hash, { replace: address.href === location.href });
  };
  return <a {...props} href={to} onClick={follow} />;
}
