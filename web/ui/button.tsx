import type { ComponentProps, ReactNode } from 'react';
import type { Action } from '#content/pages.ts';
import { Icon } from './icon.tsx';
import { isExternal, TextLink } from './text-link.tsx';

/** primary, secondary and quiet stand on light ground, bright and ghost on dark, ink on the highlight band. */
export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'bright' | 'ghost' | 'ink';

/** The classes of a button, for elements that are neither `Button` nor `ButtonLink` (summary, label). */
export const buttonClass = (look: ButtonLook, className?: string) =>
  className ? `button ${look} ${className}` : `button ${look}`;

/** A button that does something on the page; what leads elsewhere is a `ButtonLink`. */
export function Button({
  look,
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & { look: ButtonLook }) {
  return <button type={type} className={buttonClass(look, className)} {...props} />;
}

/** A link that looks like a button: a page of the site, or another host in a new tab. */
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
