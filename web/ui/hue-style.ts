import type { CSSProperties } from 'react';
import type { Hue } from '#content/site.ts';

/** Gives everything inside the element a hue as the page's. */
export const hueStyle = (hue: Hue) => ({ '--page-hue': `var(--hue-${hue})` }) as CSSProperties;
