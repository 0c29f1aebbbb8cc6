import type { ReactNode } from 'react';
import type { Action } from '#content/pages.ts';
import { NewTabLink } from './new-tab-link.tsx';
import { PageLink } from './page-link.tsx';

export const isExternal = (to: Action['to']): to is `https://${string}` => to.startsWith('https:');

export function TextLink({ to, className, children }: { to: Action['to']; className?: string; children: ReactNode }) {
  if (isExternal(to))
    return (
      <NewTabLink href={to} className={className}>
        {children}
      </NewTabLink>
    );
  return (
    <PageLink to={to} className={className}>
      {children}
    </PageLink>
  );
}
