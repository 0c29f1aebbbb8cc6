import { logos } from 'virtual:pictures';
import type { CSSProperties } from 'react';
import { Icon } from './icon.tsx';

interface BrandTileProps {
  name: string;
  icon: string | null;
  color: string;
  className?: string;
}

/** 48 px unless the class sets `--tile`. Without a logo, a monogram. Decorative. */
export function BrandTile({ name, icon, color, className }: BrandTileProps) {
  const tile = className ? `brand-tile ${className}` : 'brand-tile';
  return icon ? (
    <Icon
      sprite={logos}
      name={icon}
      className={tile}
      style={isLight(color) ? { background: color } : ({ '--brand': color } as CSSProperties)}
    />
  ) : (
    <b aria-hidden="true" className={`${tile} numerals`} style={{ '--brand': color } as CSSProperties}>
      {initials(name)}
    </b>
  );
}

function isLight(color: string) {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return 0.3 * red! + 0.6 * green! + 0.1 * blue! > 190;
}

/** MT for Microsoft Teams, S for Slack. */
const initials = (name: string) =>
  name
    .split(' ', 2)
    .map((word) => word[0]!.toUpperCase())
    .join('');
