import type { CSSProperties } from 'react';

/** Shows an element of the stage from one moment until before another. Moments count from 0. */
export const during = (from: number, until?: number) => ({ '--from': from, '--until': until }) as CSSProperties;
