import { site } from '../site.ts';

/** The chapters of the demo video in order, and the millisecond at which each begins. */
export const chapters = {
  Call: 0,
  Text: 2900,
  Reply: 5800,
  Booking: 9600,
  Pipeline: 12_800,
  Reminder: 15_400,
  Payment: 17_900,
  Review: 20_400,
  Growth: 23_200,
} as const;

/** The button that plays the demo video: it leads to the file, and opens it in a dialog where scripts run. */
export const watchDemo = { label: 'Watch the demo', to: '/video/demo.mp4' } as const;

/** That button, or the one that begins at a chapter: the media fragment of its address says when. */
export type Watch = { label: string; to: typeof watchDemo.to | `${typeof watchDemo.to}#t=${number}` };

/** The button that plays the demo video from a chapter on. */
export const watchFrom = (chapter: keyof typeof chapters): Watch => ({
  label: watchDemo.label,
  to: `${watchDemo.to}#t=${chapters[chapter] / 1000}`,
});

/** The words around the demo video. */
export const demoVideo = {
  length: '0:30',
  title: `${site.name} in half a minute`,
  close: 'Close the video',
  chapters: 'Chapters of the video',
  fallback: 'Your browser does not support the video tag.',
} as const;
