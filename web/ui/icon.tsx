import { icons } from 'virtual:pictures';
import type { IconName } from '#content/shared/icons.ts';
import type { SocialIcon } from '#content/site.ts';

/**
 * A decorative line icon or the mark of a social network, in the color of the text and 20 px unless the class says
 * otherwise; the text beside it carries the meaning.
 */
export function Icon({ name, className }: { name: IconName | SocialIcon; className?: string }) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
