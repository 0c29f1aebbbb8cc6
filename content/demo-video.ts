import { site } from './site.ts';

/** The words around the demo video of the home page. */
export const demoVideo = {
  play: 'Watch the demo',
  length: '0:30',
  title: `${site.name} in half a minute`,
  close: 'Close the video',
  fallback: 'Your browser does not support the video tag.',
} as const;
