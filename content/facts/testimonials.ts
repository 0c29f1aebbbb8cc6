import type { FeaturePath } from '../pages.ts';
import { money } from '../shared/text/format.ts';
import type { DrawnTradeId } from './trades.ts';

/** Shown verbatim. */
export interface Testimonial {
  /** Before and after, or in how long. */
  figure: string;
  what: string;
  quote: string;
  role: string;
  business: string;
  /** Plan slug, and 'since May'. */
  plan: string;
  since: string;
  /** The trade of its shop picture; without one a plain shop. */
  shop?: DrawnTradeId;
  /** Page of the feature behind the result. */
  page?: FeaturePath;
  name?: string;
  /** Replaces the kind of business, with its website. */
  company?: string;
  link?: `https://${string}`;
  /** A square picture in web/public: '/people/jane.webp'. */
  picture?: `/${string}`;
  stars?: 1 | 2 | 3 | 4 | 5;
  /** Made up: `npm run ready` asks for a customer's words. */
  sample?: true;
}

/**
 * Samples: replace them before launch with quotes of customers who agreed. Those with a name and stars become review structured
 * data.
 */
export const testimonials: readonly Testimonial[] = [
  {
    sample: true,
    figure: '11',
    what: 'bookings from missed calls in the first month',
    quote: 'I can’t pick up with bleach on my hands. The AI texts the caller back and books a time.',
    role: 'Owner',
    business: 'hair salon',
    plan: 'professional',
    since: 'since March',
    shop: 'salon',
    page: '/features/ai-automation',
  },
  {
    sample: true,
    figure: '71',
    what: 'public reviews after four months, up from 18',
    quote: 'Every customer gets a text once the crew has left.',
    role: 'Manager',
    business: 'cleaning company',
    plan: 'professional',
    since: 'since February',
    shop: 'cleaning',
    page: '/features/reputation',
  },
  {
    sample: true,
    figure: '7 in 10',
    what: 'quotes get an answer, up from 4 in 10',
    quote: 'We used to send a quote and hope. Now each one is followed up.',
    role: 'Manager',
    business: 'HVAC company',
    plan: 'starter',
    since: 'since September',
    shop: 'heating',
    page: '/features/marketing-automation',
  },
  {
    sample: true,
    figure: money(380),
    what: 'a month saved on four subscriptions',
    quote: 'I stopped copying names from one app to the next.',
    role: 'Founder',
    business: 'marketing agency',
    plan: 'professional',
    since: 'since January',
    shop: 'agency',
    page: '/features/integrations',
  },
  {
    sample: true,
    figure: '2',
    what: 'empty lessons a week, down from 9',
    quote: 'Parents forgot, and I still paid the teacher. Two reminders fixed that.',
    role: 'Director',
    business: 'music school',
    plan: 'starter',
    since: 'for a year',
    shop: 'music',
    page: '/features/appointment-booking',
  },
  {
    sample: true,
    figure: '64',
    what: 'seats sold at launch, up from 23',
    quote: 'Emails, checkout and lessons ran from one place. I taught.',
    role: 'Course creator',
    business: 'pottery studio',
    plan: 'professional',
    since: 'since May',
    shop: 'pottery',
    page: '/features/courses',
  },
  {
    sample: true,
    figure: '39',
    what: 'check-ups booked a month, up from 12',
    quote: 'A year after the last shots, pet owners get a text with two times.',
    role: 'Manager',
    business: 'veterinary clinic',
    plan: 'professional',
    since: 'since May',
    shop: 'vet',
    page: '/features/communication-channels',
  },
  {
    sample: true,
    figure: '4 min',
    what: 'to answer a guest, down from 3 hours',
    quote: 'Four inboxes became one.',
    role: 'Owner',
    business: 'restaurant',
    plan: 'starter',
    since: 'since September',
    shop: 'restaurant',
    page: '/features/communication',
  },
];
