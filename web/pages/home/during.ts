import type { CSSProperties } from 'react';

/** From one moment until before another, counted from 0. */
export const during = (from: number, until?: number) => ({ '--from': from, '--until': until }) as CSSProperties;
