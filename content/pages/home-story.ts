import { money } from '../shared/format.ts';

/**
 * One missed call at a hair salon, and what comes of it. The home page plays it above the fold, and the demo video tells
 * it at length; both read it here.
 */
export const story = {
  shop: 'Juniper Hair',
  customer: 'Maya Ortiz',
  service: 'Color and cut',
  /** The same as she says it. */
  asked: 'Color and a cut',
  /** In the currency of the site. */
  worth: 140,
  missed: 'Missed call, 6:04 pm',
  booked: 'Tuesday, 10:30',
} as const;

/** The moments that both show, by their mark on the bamboo: the time in the story, and the words in their lines. */
export const moments = {
  Call: { stamp: 'Thu 6:04 pm', lines: ['Hands full.', 'Phone rings.'] },
  Text: { stamp: '4 seconds later', lines: ['A text goes', 'right back.'] },
  Reply: { stamp: 'Thu 6:05 pm', lines: ['She asks.', 'The AI', 'answers.'] },
  Booking: { stamp: 'Thu 6:06 pm', lines: ['Tuesday, 10:30.', 'Booked.'] },
  Pipeline: { stamp: 'Thu 6:06 pm', lines: ['Her card', 'moves to', 'Booked.'] },
  Payment: { stamp: 'Tue 12:35 pm', lines: ['The visit', 'is paid.'] },
} as const;

/** What is said on the phone, after the missed call and before the booking. */
export const messages = [
  { from: 'us', text: `Sorry we missed you! This is the AI at ${story.shop}. How can I help?` },
  { from: 'them', text: `Hi! ${story.asked} on Tuesday?` },
  { from: 'us', text: 'Yes, 10:30 with Noor. Shall I book it?' },
  { from: 'them', text: 'Yes please!' },
] as const;

/**
 * The calendar of the week that follows, as half hours from nine; `at` is where a booking begins. `visit` is the place of
 * what another trade has there instead (content/shared/personalization.ts).
 */
export const week = {
  title: 'Next week',
  whose: `${story.shop}, Noor’s chair`,
  days: ['Mon 9', 'Tue 10', 'Wed 11'],
  hours: ['9', '10', '11', '12'],
  bookings: [
    { day: 0, at: 0, long: 3, title: 'Highlights', note: 'Lena Park', visit: 1 },
    { day: 0, at: 4, long: 2, title: 'Blow-dry', note: 'Ada Lind', visit: 2 },
    { day: 0, at: 7, long: 1, title: 'Lunch', tone: 'plain' },
    { day: 1, at: 0, long: 2, title: 'Cut', note: 'Sam Whitlow', visit: 2 },
    { day: 1, at: 7, long: 1, title: 'Lunch', tone: 'plain' },
    { day: 2, at: 1, long: 2, title: 'Cut', note: 'Ben Cho', visit: 2 },
    { day: 2, at: 4, long: 3, title: 'Bridal trial', note: 'Mrs. Abara', visit: 1 },
  ],
  /** The gap that her visit takes. */
  gap: { day: 1, at: 3, long: 4 },
} as const;

/** The pipeline without her card; a worth is in the currency of the site. */
export const pipeline = {
  title: 'Customers on the way',
  lanes: [
    {
      name: 'Talking',
      deals: [
        { name: 'Rosa Vidal', worth: 320, note: 'Asked for balayage', visit: 1, step: 1 },
        { name: 'Tom Reyes', worth: 90, note: 'First visit form', step: 1 },
      ],
    },
    { name: 'Booked', deals: [{ name: 'Ben Cho', worth: 60, note: 'Wed 9:30', step: 2 }] },
    {
      name: 'Paid',
      deals: [
        { name: 'Ada Lind', worth: 140, note: 'Receipt sent', step: 4 },
        { name: 'Omar Diaz', worth: 95, note: 'Paid by link', step: 4 },
      ],
    },
  ],
} as const;

/** Her card in the pipeline, as it reads in each lane; `step` is how far along she is, of 4. */
export const visits = [
  { note: 'Tue 10:30', step: 2 },
  { note: 'Tue 10:30', step: 3 },
  { note: 'Paid by link', step: 4 },
] as const;

/** What pops up beside the pictures. */
export const notices = {
  replied: { title: 'Replied in 4 seconds', text: 'Noor kept working' },
  paid: { title: `${money(story.worth)} paid by link`, text: 'Receipt sent by text' },
} as const;
