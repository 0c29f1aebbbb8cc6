import { drawnTrades, type Trade } from '../facts/trades.ts';
import { money } from '../shared/text/format.ts';
import type { PersonalizedPart } from '../shared/text/personalization.ts';

const [salon] = drawnTrades;

/** A missed call at a hair salon, told by the home page's stage and the demo video. */
export const story = {
  shop: salon.shop,
  host: 'Noor',
  customer: 'Maya Ortiz',
  service: salon.visits[0][0],
  asked: 'Color and a cut',
  /** In site.currency. */
  worth: salon.visits[0][1],
  missed: 'Missed call, 6:04 pm',
  booked: 'Tuesday, 10:30',
} as const;

/** By label of the bamboo segment. Stage and video show both texts. */
export const moments = {
  Call: { stamp: 'Thu 6:04 pm', lines: ['Hands full.', 'Phone rings.'] },
  Text: { stamp: '4 seconds later', lines: ['A text goes', 'right back.'] },
  Reply: { stamp: 'Thu 6:05 pm', lines: ['She asks.', 'The AI', 'answers.'] },
  Booking: { stamp: 'Thu 6:06 pm', lines: ['Tuesday, 10:30.', 'Booked.'] },
  Pipeline: { stamp: 'Thu 6:06 pm', lines: ['Her card', 'moves to', 'Booked.'] },
  Payment: { stamp: 'Tue 12:35 pm', lines: ['The visit', 'is paid.'] },
} as const;

export const messages = [
  { from: 'us', text: `Sorry we missed you! This is the AI at ${story.shop}. How can I help?` },
  { from: 'them', text: `Hi! ${story.asked} on Tuesday?` },
  { from: 'us', text: `Yes, 10:30 with ${story.host}. Shall I book it?` },
  { from: 'them', text: 'Yes please!' },
] as const;

/** Half hours from nine; `at` is a start. `visit` is an index of another trade's visits. */
export const week = {
  title: 'Next week',
  whose: `${story.shop}, ${story.host}’s chair`,
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
  gap: { day: 1, at: 3, long: 4 },
} as const;

/** In site.currency. For another trade, name and price of its visit with the index `visit` replace these. */
export const pipeline = {
  title: 'This week’s customers',
  lanes: [
    {
      name: 'Talking',
      deals: [
        { name: 'Rosa Vidal', worth: 320, note: 'Asked for balayage', visit: 1, step: 1 },
        { name: 'Tom Reyes', worth: 90, note: 'First visit form', visit: 2, step: 1 },
      ],
    },
    { name: 'Booked', deals: [{ name: 'Ben Cho', worth: 60, note: 'Wed 9:30', visit: 2, step: 2 }] },
    {
      name: 'Paid',
      deals: [
        { name: 'Ada Lind', worth: 140, note: 'Receipt sent', visit: 0, step: 4 },
        { name: 'Omar Diaz', worth: 95, note: 'Paid by link', visit: 1, step: 4 },
      ],
    },
  ],
} as const;

/** Her card by lane; `step` is its progress, of 4. */
export const visits = [
  { note: 'Tue 10:30', step: 2 },
  { note: 'Tue 10:30', step: 3 },
  { note: 'Paid by link', step: 4 },
] as const;

export const notices = {
  replied: { title: 'Replied in 4 seconds', text: `${story.host} kept working` },
  paid: { title: `${money(story.worth)} paid by link`, text: 'Receipt sent by text' },
} as const;

/** By part (content/shared/text/personalization.ts). */
export function tradeTexts({ visits }: Trade): Partial<Record<PersonalizedPart, string>> {
  const price = (visit: number) => visits[visit]![1];
  const lanes = pipeline.lanes.map(({ deals }) => ({
    count: deals.length,
    sum: deals.reduce((sum, { visit }) => sum + price(visit), 0),
  }));
  return Object.fromEntries([
    ['host', 'is free'],
    ...visits.flatMap(([name, price], visit) => [
      [`visit${visit}`, name],
      [`price${visit}`, money(price)],
    ]),
    ...lanes.flatMap(({ count, sum }, lane) => [
      [`lane${lane}`, laneTotal(count, sum)],
      [`laneWithHer${lane}`, laneTotal(count + 1, sum + price(0))],
    ]),
  ]);
}

/** Cards of a lane and their worth. */
export const laneTotal = (count: number, sum: number) => `${count} · ${money(sum)}`;
