import { site } from '../../site.ts';

export type Tint = Record<'action' | 'stage' | 'night' | 'tint' | 'highlight' | 'highlight-soft' | 'page', string>;

/** Oklch lightness (0 to 1) and maximum chroma of each derived color. */
const roles: Record<Exclude<keyof Tint, 'action'>, { light: number; chroma: number }> = {
  stage: { light: 0.31, chroma: 0.09 },
  night: { light: 0.22, chroma: 0.06 },
  tint: { light: 0.94, chroma: 0.035 },
  highlight: { light: 0.9, chroma: 0.17 },
  'highlight-soft': { light: 0.97, chroma: 0.04 },
  page: { light: 0.86, chroma: 0.12 },
};

/** Lightness of the shipped color; a darker one darkens the backgrounds. */
const usualLight = 0.52;

/** WCAG 1.4.3. */
export const minContrast = 4.5;

export const pairs: readonly [
  text: keyof Tint | 'ink' | 'card' | 'ink-soft',
  on: keyof Tint | 'paper' | 'mist' | 'card',
][] = [
  ['card', 'action'],
  ['action', 'paper'],
  ['action', 'mist'],
  ['action', 'card'],
  ['action', 'tint'],
  ['ink', 'tint'],
  ['ink-soft', 'tint'],
  ['card', 'stage'],
  ['card', 'night'],
  ['highlight', 'stage'],
  ['highlight', 'night'],
  ['highlight-soft', 'stage'],
  ['ink', 'highlight'],
  ['ink', 'highlight-soft'],
  ['ink', 'page'],
  ['ink-soft', 'page'],
];

/** In the hue of `color` (#rrggbb), which is darkened only as far as contrast needs. */
export function tintOf(color: string): Tint {
  const { light, chroma, hue } = oklchOf(color);
  const made = (role: keyof typeof roles, share = 1) =>
    hexOf(roles[role].light * share, Math.min(chroma, roles[role].chroma), hue);
  const tint: Tint = {
    action: color,
    stage: '',
    night: '',
    tint: made('tint'),
    highlight: made('highlight'),
    'highlight-soft': made('highlight-soft'),
    page: made('page'),
  };
  const ofAction = pairs.filter(([text, on]) => text === 'action' || on === 'action');
  const fails = ([text, on]: (typeof pairs)[number]) => contrast(colorIn(tint, text), colorIn(tint, on)) < minContrast;
  let actionLight = light;
  while (ofAction.some(fails)) {
    actionLight -= 0.005;
    tint.action = hexOf(actionLight, chroma, hue);
  }
  const share = Math.min(1, actionLight / usualLight);
  tint.stage = made('stage', share);
  tint.night = made('night', share);
  return tint;
}

export function colorIn(tint: Tint, name: (typeof pairs)[number][0 | 1]): string {
  return name in tint ? tint[name as keyof Tint] : site.colors[name as keyof typeof site.colors];
}

/** WCAG 2 contrast ratio of two colors (#rrggbb), 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string) {
  const [red, green, blue] = linear(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(color: string) {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  return channels.map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)) as Triple;
}

type Triple = [number, number, number];

/** CSS Color 4, 9.2. */
function oklchOf(color: string) {
  const [red, green, blue] = linear(color);
  const [long, middle, short] = [
    0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue,
    0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue,
    0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue,
  ].map(Math.cbrt) as Triple;
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  const light = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  return { light, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

/** Oklch as #rrggbb; reduces chroma to fit sRGB. */
function hexOf(light: number, chroma: number, hue: number): string {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const [long, middle, short] = [
    light + 0.3963377774 * a + 0.2158037573 * b,
    light - 0.1055613458 * a - 0.0638541728 * b,
    light - 0.0894841775 * a - 1.291485548 * b,
  ].map((value) => value ** 3) as Triple;
  const channels = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
  if (chroma > 0.001 && channels.some((value) => value < -0.0005 || value > 1.0005))
    return hexOf(light, chroma * 0.97, hue);
  const bytes = channels.map((value) => {
    const gamma = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(Math.max(gamma, 0), 1) * 255);
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
