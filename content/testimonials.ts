/** What a customer reached and said, attributed to a role and a kind of business; every word is shown as it is written. */
export interface Testimonial {
  /** The result, and what it counts: before and after, or in how long. */
  figure: string;
  what: string;
  quote: string;
  role: string;
  business: string;
  /** The plan, and since when. */
  plan: string;
  name?: string;
  /** In place of the kind of business, and where its website is. */
  company?: string;
  link?: `https://${string}`;
  /** A square picture in web/public: '/people/jane.webp'. */
  picture?: `/${string}`;
  stars?: 1 | 2 | 3 | 4 | 5;
  /** Nobody said it: `npm run ready` asks for the words of a customer. */
  sample?: true;
}

/**
 * Samples that show what to ask a customer for: a figure, what it was before, in which trade, on which plan and since
 * when. The owner replaces them with the words of real customers, who have agreed to be quoted, before the site goes live.
 * Those with a name and stars are told to search engines as reviews of the product.
 */
export const testimonials: readonly Testimonial[] = [
  {
    sample: true,
    figure: '11',
    what: 'bookings from missed calls in the first month',
    quote:
      'I cannot pick up with bleach on my hands. The caller gets a text and takes a time, and I read about it later.',
    role: 'Owner',
    business: 'hair salon',
    plan: 'Professional since March',
  },
  {
    sample: true,
    figure: '71',
    what: 'public reviews after four months, up from 18',
    quote:
      'Every customer is asked once the crew has left. We had always done good work, and now strangers can read about it.',
    role: 'Operations manager',
    business: 'cleaning company',
    plan: 'Professional since February',
  },
  {
    sample: true,
    figure: '7 in 10',
    what: 'quotes get an answer, up from 4',
    quote:
      'We used to send a quote and hope. Now it is followed up on day two and day five, and it stops when they write.',
    role: 'Office manager',
    business: 'heating company',
    plan: 'Starter since September',
  },
  {
    sample: true,
    figure: '$380',
    what: 'a month saved on four subscriptions',
    quote: 'And I no longer copy names from one to the other.',
    role: 'Founder',
    business: 'marketing agency',
    plan: 'Professional since January',
  },
  {
    sample: true,
    figure: '2',
    what: 'empty lessons a week, down from 9',
    quote: 'Parents forgot, and I paid the teacher. Two reminders and a link to move the lesson settled it.',
    role: 'Director',
    business: 'music school',
    plan: 'Starter for a year',
  },
  {
    sample: true,
    figure: '64',
    what: 'seats sold at the launch, up from 23',
    quote: 'The emails, the checkout and the first lesson ran from one place. I taught.',
    role: 'Course creator',
    business: 'online pottery course',
    plan: 'Professional since May',
  },
];
