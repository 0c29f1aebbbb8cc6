import { marks } from 'virtual:pictures';
import type { CSSProperties } from 'react';

/**
 * A product's mark in its color on a white tile, 48 px unless the class sets `--tile`; a mark too light for that is dark on
 * its color. A product without a mark gets a monogram on its color. Decorative: the name stands beside it as text.
 */
export function BrandTile({
  name,
  icon,
  color,
  className,
}: {
  name: string;
  icon: string | null;
  color: string;
  className?: string;
}) {
  const tile = className ? `brand-tile ${className}` : 'brand-tile';
  return icon ? (
    <svg
      aria-hidden="true"
      className={tile}
      style={isLight(color) ? { background: color } : ({ '--brand': color } as CSSProperties)}
    >
      <use href={`${marks}#${icon}`} />
    </svg>
  ) : (
    <b aria-hidden="true" className={`${tile} numerals`} style={{ '--brand': color } as CSSProperties}>
      {initials(name)}
    </b>
  );
}

/** Whether a color of the form #RRGGBB is nearly as bright as white. */
function isLight(color: string) {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return 0.3 * red! + 0.6 * green! + 0.1 * blue! > 190;
}

/** The first letters of the first two words: MT for Microsoft Teams, S for Slack. */
const initials = (name: string) =>
  name
    .split(' ', 2)
    .map((word) => word[0]!.toUpperCase())
    .join('');
