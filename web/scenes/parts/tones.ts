/** The fills of the scenes: the hue of the page, the support hues, and what stays the same on every page. */
export const fills = {
  hue: 'bg-hue',
  soft: 'bg-hue-soft text-hue-text',
  sun: 'bg-sun',
  sky: 'bg-sky',
  grape: 'bg-grape',
  clay: 'bg-clay',
  rose: 'bg-rose',
  action: 'bg-action text-white',
  done: 'bg-tint text-action-strong',
  highlight: 'bg-highlight',
  plain: 'bg-page-alt text-text-soft',
  dark: 'bg-stage text-on-dark',
  outline: 'border border-hue',
} as const;

export type Tone = keyof typeof fills;
