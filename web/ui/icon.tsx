import { icons } from 'virtual:pictures';
import type { CSSProperties } from 'react';
import type { IconName } from '#content/shared/brand/icons.ts';
import type { SocialIcon } from '#content/site.ts';

export type SiteIcon = IconName | SocialIcon;

interface Look {
  className?: string;
  style?: CSSProperties;
}

/** Decorative, in the text's color, 20 px by default. `sprite` is the URL of another sprite than that of the site's icons. */
export function Icon({
  name,
  sprite = icons,
  ...look
}: Look & ({ name: SiteIcon; sprite?: never } | { name: string; sprite: string })) {
  return (
    <svg aria-hidden="true" {...look}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
