import type { CSSProperties } from 'react';

/** From one point or moment until before another, counted from 0. CSS shows the part then. */
export const during = (from: number, until?: number) => ({ '--from': from, '--until': until }) as CSSProperties;
