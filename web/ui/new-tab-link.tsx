import type { ComponentProps } from 'react';

/** Tells screen readers that it opens a new tab. */
export function NewTabLink({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a target="_blank" rel="noopener" {...props}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
