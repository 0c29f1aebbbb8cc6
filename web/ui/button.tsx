import type { ComponentProps, ReactNode } from 'react';
import type { Action } from '#content/pages.ts';
import { Icon } from './icon.tsx';
import { isExternal, TextLink } from './text-link.tsx';

/** primary, secondary and quiet are for light backgrounds, bright and ghost for dark ones, ink for the highlight band. */
export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'bright' | 'ghost' | 'ink';

/** For other elements (summary, label). */
export const buttonClass = (look: ButtonLook, className?: string) =>
  className ? `button ${look} ${className}` : `button ${look}`;

export function Button({
  look,
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & { look: ButtonLook }) {
  return <button type={type} className={buttonClass(look, className)} {...props} />;
}

/** Opens other hosts in a new tab. */
export function ButtonLink({
  to,
  look,
  className,
  children,
}: {
  to: Action['to'];
  look: ButtonLook;
  className?: string;
  children: ReactNode;
}) {
  return (
    <TextLink to={to} className={buttonClass(look, className)}>
      {children}
      {isExternal(to) && <Icon name="external" className="size-4" />}
    </TextLink>
  );
}
