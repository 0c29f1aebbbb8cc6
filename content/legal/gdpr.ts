import type { Action } from '../pages.ts';

export const request: Action = {
  label: 'Submit GDPR Request',
  to: '/contact?subject=GDPR%20request',
};
