import type { Action } from '../pages.ts';

export const strip = {
  heading: 'Stripe, Google Calendar, WhatsApp: your tools connect on the first day',
  link: { label: 'See all native integrations', to: '/integrations/native' } satisfies Action,
  pause: 'Pause the moving list',
} as const;
