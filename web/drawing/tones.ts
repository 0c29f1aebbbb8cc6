export const fills = {
  hue: 'bg-hue text-text',
  soft: 'bg-hue-soft text-hue-text',
  sun: 'bg-sun text-text',
  sky: 'bg-sky text-text',
  grape: 'bg-grape text-text',
  clay: 'bg-clay text-text',
  rose: 'bg-rose text-text',
  action: 'bg-action text-white',
  done: 'bg-tint text-action-strong',
  highlight: 'bg-highlight text-text',
  plain: 'bg-page-alt text-text-soft',
  dark: 'bg-stage text-on-dark',
  outline: 'border border-hue',
} as const;

export type Tone = keyof typeof fills;
