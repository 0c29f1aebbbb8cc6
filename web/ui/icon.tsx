import { icons } from 'virtual:icon-sprites';
import type { IconName } from '#content/icons.ts';

/** A decorative line icon, 20 px unless the class says otherwise; the text beside it carries the meaning. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <Drawing name={name} className={className} />;
}

/** The mark of a social network, in the colour of the text. */
export function BrandMark({ name }: { name: string }) {
  return <Drawing name={name} />;
}

function Drawing({ name, className }: { name: string; className?: string }) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
