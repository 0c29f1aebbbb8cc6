import type { ComponentProps } from 'react';

/** A link that opens a new tab, and says so to those who do not see it; what it names comes before that. */
export function NewTabLink({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a target="_blank" rel="noopener" {...props}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
