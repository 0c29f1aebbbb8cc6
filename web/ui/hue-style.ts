import type { CSSProperties } from 'react';
import type { Hue } from '#content/site.ts';

export const hueStyle = (hue: Hue) => ({ '--page-hue': `var(--hue-${hue})` }) as CSSProperties;
