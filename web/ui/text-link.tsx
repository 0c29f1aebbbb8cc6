import type { ReactNode } from 'react';
import type { Action } from '#content/feature-page.ts';
import type { PageLink as To } from '#content/pages.ts';
import { NewTabLink } from './new-tab-link.tsx';
import { PageLink } from './page-link.tsx';

/** A plain link, inside the site or to another host (then in a new tab). */
export function TextLink({ to, className, children }: { to: Action['to']; className?: string; children: ReactNode }) {
  if (to.startsWith('https:'))
    return (
      <NewTabLink href={to} className={className}>
        {children}
      </NewTabLink>
    );
  return (
    <PageLink to={to as To} className={className}>
      {children}
    </PageLink>
  );
}
