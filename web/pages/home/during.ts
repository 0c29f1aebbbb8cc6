import type { CSSProperties } from 'react';

/** The style of a piece of the stage: there from one moment to another, or to the last. Moments are counted from 0. */
export const during = (from: number, until?: number) => ({ '--from': from, '--until': until }) as CSSProperties;
