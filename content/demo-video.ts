import { site } from './site.ts';

/** The button that plays the demo video: it leads to the file, and opens it in a dialog where scripts run. */
export const watchDemo = { label: 'Watch the demo', to: '/video/demo.mp4' } as const;

/** The words around the demo video. */
export const demoVideo = {
  length: '0:30',
  title: `${site.name} in half a minute`,
  close: 'Close the video',
  fallback: 'Your browser does not support the video tag.',
} as const;
