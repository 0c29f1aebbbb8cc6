import { site } from '../site.ts';

/** Start of each chapter in ms. */
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

/** Links to the file; opens a dialog if scripts run. */
export const watchDemo = { label: 'Watch the demo', to: '/video/demo.mp4' } as const;

/** A media fragment starts at a chapter. */
export type Watch = { label: string; to: typeof watchDemo.to | `${typeof watchDemo.to}#t=${number}` };

export const watchFrom = (chapter: keyof typeof chapters): Watch => ({
  label: watchDemo.label,
  to: `${watchDemo.to}#t=${chapters[chapter] / 1000}`,
});

export const demoVideo = {
  length: '0:30',
  title: `${site.name} in half a minute`,
  close: 'Close the video',
  chapters: 'Chapters of the video',
  fallback: 'Your browser does not support the video tag.',
} as const;
