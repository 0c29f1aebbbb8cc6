import type { CSSProperties } from 'react';

/** A radio button as a dot in its color, also in forced colors. */
export const dot = (color: string, isChosen: boolean): CSSProperties => ({
  appearance: 'none',
  forcedColorAdjust: 'none',
  background: `radial-gradient(${color} 0 15px, transparent 16px ${isChosen ? '18px, CanvasText 19px 21px, transparent 22px' : ''})`,
});
