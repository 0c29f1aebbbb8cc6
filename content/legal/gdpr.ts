import type { Action } from '../pages.ts';

/** The button under 'How to make a request'. */
export const request: Action = {
  label: 'Submit GDPR Request',
  to: '/contact?subject=GDPR%20request',
};
