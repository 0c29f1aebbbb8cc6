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
    const { href, hash, search } = new URL(to, location.href);
    if (hash && document.getElementById(hash.slice(1))) {
      const isHere = hash === location.hash && (!search || search === location.search);
      // Without a path: while another page is on its way, the address is that page's.
      navigate({ hash, search: search || location.search }, { replace: isHere });
    } else navigate(to, { replace: href === location.href });
  };
  return <a {...props} href={to} onClick={follow} />;
}
