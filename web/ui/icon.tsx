import { brands, icons } from 'virtual:icon-sprites';
import type { IconName } from '#content/icons.ts';

/** A decorative line icon, 1.25em unless the class says otherwise; the text beside it carries the meaning. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={`shrink-0 ${className}`}>
      <use href={`${icons}#${name}`} />
    </svg>
  );
}

/** The mark of a social network, in the colour of the text. */
export function BrandMark({ name, className = 'size-5' }: { name: string; className?: string }) {
  return (
    <svg aria-hidden="true" className={`shrink-0 ${className}`}>
      <use href={`${brands}#${name}`} />
    </svg>
  );
}
