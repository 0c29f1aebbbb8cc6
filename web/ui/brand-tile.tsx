import { marks } from 'virtual:icon-sprites';
import type { CSSProperties } from 'react';

/**
 * A product's mark on a white tile, 48 px unless the class sets `--tile`: in one quiet color until the nearest `group`
 * is hovered or holds the focus, then in the brand's own. A product without a mark gets its initials. Decorative: the
 * name stands beside it as text.
 */
export function BrandTile({
  name,
  icon,
  color = null,
  className,
}: {
  name: string;
  icon: string | null;
  color?: string | null;
  className?: string;
}) {
  const tile = className ? `brand-tile ${className}` : 'brand-tile';
  const style = color ? ({ '--brand': color } as CSSProperties) : undefined;
  return icon ? (
    <svg aria-hidden="true" className={tile} style={style}>
      <use href={`${marks}#${icon}`} />
    </svg>
  ) : (
    <b aria-hidden="true" className={`${tile} numerals`} style={style}>
      {initials(name)}
    </b>
  );
}

/** The first letters of the first two words: MT for Microsoft Teams, S for Slack. */
const initials = (name: string) =>
  name
    .split(' ', 2)
    .map((word) => word[0]!.toUpperCase())
    .join('');
