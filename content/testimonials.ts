/** What a customer said, attributed to a role and a kind of business. `topic` is the short tag over the quote. */
export interface Testimonial {
  topic: string;
  quote: string;
  role: string;
  business: string;
}

/**
 * Samples that show the shape of a good testimonial. The owner replaces them with the words of real customers,
 * who have agreed to be quoted, before the site goes live.
 */
export const testimonials: readonly Testimonial[] = [
  {
    topic: 'Missed calls',
    quote:
      'A patient rang at six in the evening, got a text before she had put her phone down, and booked for Tuesday. I was already home.',
    role: 'Owner',
    business: 'Dental practice',
  },
  {
    topic: 'Follow-up',
    quote:
      'We used to lose people between the trial class and the membership. Now the reminder goes out by itself, and the front desk talks to people and not to a spreadsheet.',
    role: 'Studio manager',
    business: 'Yoga studio',
  },
  {
    topic: 'One bill',
    quote:
      'I cancelled four subscriptions in the first month. What I miss least is being the person who copies names from one to the other.',
    role: 'Founder',
    business: 'Marketing agency',
  },
  {
    topic: 'Launch week',
    quote:
      'Launch week used to mean nights at the laptop. This time the emails went out, the checkout took the money, the lessons opened, and I taught.',
    role: 'Course creator',
    business: 'Online piano school',
  },
  {
    topic: 'Reviews',
    quote:
      'My crews send the invoice from the driveway and the review request follows the same day. We hear from happy customers we never thought to ask.',
    role: 'Operations manager',
    business: 'Heating and cooling company',
  },
  {
    topic: 'Three locations',
    quote:
      'Three gyms, three calendars, one inbox. When somebody asks about a class, the right coach has the message before I would have opened it.',
    role: 'Owner',
    business: 'Gym group',
  },
];
