import { figures } from '../facts/figures.ts';

/** The words around the reviews widget. */
export const reviews = {
  heading: `${figures.rating.value} out of 5, from ${figures.rating.reviews} reviews`,
  text: 'Every customer is asked, not only the happy ones.',
  frameTitle: 'Customer reviews',
} as const;
