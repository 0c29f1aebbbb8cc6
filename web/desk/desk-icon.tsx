import { deskIcons } from 'virtual:pictures';
import type { DeskIconName } from '#content/shared/icons.ts';

/** A decorative line icon of the desk, in the color of the text and 20 px unless the class says otherwise. */
export function DeskIcon({ name, className }: { name: DeskIconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`${deskIcons}#${name}`} />
    </svg>
  );
}
