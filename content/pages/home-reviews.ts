import { figures } from '../facts/figures.ts';

export const reviews = {
  heading: `${figures.rating.value} out of 5, from ${figures.rating.reviews} reviews`,
  text: 'Read what customers say in their own words.',
  frameTitle: 'Customer reviews',
} as const;
