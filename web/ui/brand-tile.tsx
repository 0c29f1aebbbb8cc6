import { marks } from 'virtual:icon-sprites';
import type { CSSProperties } from 'react';

/**
 * A product's mark on a white tile, 48 px unless the class says otherwise: in one quiet colour until the nearest `group`
 * is hovered or holds the focus, then in the brand's own. A product without a mark gets its initials. Decorative: the
 * name stands beside it as text.
 */
export function BrandTile({
  name,
  icon,
  color = null,
  className = 'size-12',
}: {
  name: string;
  icon: string | null;
  color?: string | null;
  className?: string;
}) {
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center rounded-tile border border-line bg-surface text-text-soft transition-colors duration-150 group-focus-within:text-(--brand,var(--hue-bamboo)) group-hover:text-(--brand,var(--hue-bamboo)) ${className}`}
      style={color ? ({ '--brand': color } as CSSProperties) : undefined}
    >
      {icon ? (
        <svg aria-hidden="true" className="size-3/5">
          <use href={`${marks}#${icon}`} />
        </svg>
      ) : (
        <b className="numerals">{initials(name)}</b>
      )}
    </span>
  );
}

/** The first letters of the first two words: MT for Microsoft Teams, S for Slack. */
const initials = (name: string) =>
  name
    .split(' ', 2)
    .map((word) => word[0]!.toUpperCase())
    .join('');
