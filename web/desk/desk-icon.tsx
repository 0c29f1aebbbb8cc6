import { deskIcons } from 'virtual:pictures';
import type { DeskIconName } from '#content/shared/icons.ts';

/** Decorative, 20 px by default. */
export function DeskIcon({ name, className }: { name: DeskIconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`${deskIcons}#${name}`} />
    </svg>
  );
}
