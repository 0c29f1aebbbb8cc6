import type { ReactNode } from 'react';
import type { Action } from '#content/feature-page.ts';
import type { PageLink as To } from '#content/pages.ts';
import { PageLink } from './page-link.tsx';

/** What a link says to those who do not see that it opens a new tab. */
export const newTab = '(opens in a new tab)';

/** A plain link, inside the site or to another host (then in a new tab, and saying so). */
export function TextLink({ to, className, children }: { to: Action['to']; className?: string; children: ReactNode }) {
  if (to.startsWith('https:'))
    return (
      <a href={to} target="_blank" rel="noopener" className={className}>
        {children}
        <span className="sr-only">{` ${newTab}`}</span>
      </a>
    );
  return (
    <PageLink to={to as To} className={className}>
      {children}
    </PageLink>
  );
}
