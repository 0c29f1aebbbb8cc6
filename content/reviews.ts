import { figures } from './figures.ts';

/** The words around the reviews widget. */
export const reviews = {
  heading: `${figures.rating.value} out of 5, from ${figures.rating.reviews} reviews`,
  text: 'In the words of the people who use it every day.',
  frameTitle: 'Customer reviews',
} as const;
