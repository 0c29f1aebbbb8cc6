import { icons } from 'virtual:pictures';
import type { IconName } from '#content/shared/icons.ts';
import type { SocialIcon } from '#content/site.ts';

/** Decorative, in the text's color, 20 px by default. */
export function Icon({ name, className }: { name: IconName | SocialIcon; className?: string }) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
