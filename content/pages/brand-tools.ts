import type { Tint } from '../shared/brand/brand-tint.ts';
import { type Hue, site } from '../site.ts';

export const tools = {
  label: 'Your color',
  swatches: [
    { name: 'blue', color: '#1f5fd0' },
    { name: 'raspberry', color: '#c2255c' },
    { name: 'violet', color: '#7743c8' },
    { name: 'rust', color: '#b53c0b' },
    { name: 'teal', color: '#0f766e' },
    { name: 'midnight', color: '#111827' },
  ],
  swatch: (name: string) => `Show this page in ${name}`,
  other: 'Another color',
  copy: 'Copy these colors',
  copied: 'Copied. Paste it into content/site.ts.',
  reset: 'Use our colors again',
  shown: (color: string) => `This page is now in ${color}. Text stays readable.`,
  darkened: (color: string, made: string) =>
    `Text on ${color} is hard to read, so this page uses ${made}, the closest readable color.`,
  cleared: 'This page uses our colors again.',
  note: 'Only on this page, and only in your browser.',
} as const;

/** Lines of `site` for content/site.ts; `hue` is the page's own hue. */
export function brandFile(name: string, { page, ...tint }: Tint, hue: Hue): string {
  const colors = Object.entries({ ...site.colors, ...tint, [hue]: page })
    .map(([color, value]) => `    ${/-/.test(color) ? `'${color}'` : color}: '${value}',`)
    .join('\n');
  return `  name: ${quoted(name)},\n  colors: {\n${colors}\n  },\n`;
}

function quoted(text: string) {
  return `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "\\'")
    .replaceAll(/[\n\r\u2028\u2029]/g, ' ')}'`;
}
