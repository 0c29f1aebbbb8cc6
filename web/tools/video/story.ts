import { offer } from '#content/facts/figures.ts';
import { chapters } from '#content/pages/demo-video.ts';
import { moments } from '#content/pages/home-story.ts';
import { site } from '#content/site.ts';

/** In ms. */
export const length = 30_000;
export const posterAt = 10_450;

export interface Beat {
  /** In ms. */
  at: number;
  chapter: string;
  stamp: string;
  lines: readonly string[];
  ground: 'dusk' | 'night' | 'day';
  caption: string;
}

export const beats = [
  {
    at: chapters.Call,
    chapter: 'Call',
    ...moments.Call,
    ground: 'dusk',
    caption: '6:04 pm at a hair salon: a call that nobody can take.',
  },
  {
    at: chapters.Text,
    chapter: 'Text',
    ...moments.Text,
    ground: 'dusk',
    caption: 'A text goes back: “Sorry we missed you! How can I help?”',
  },
  {
    at: chapters.Reply,
    chapter: 'Reply',
    ...moments.Reply,
    ground: 'dusk',
    caption: 'She asks for Tuesday. The AI employee offers 10:30. She says yes.',
  },
  {
    at: chapters.Booking,
    chapter: 'Booking',
    ...moments.Booking,
    ground: 'night',
    caption: 'The visit lands in the calendar: Tuesday at 10:30.',
  },
  {
    at: chapters.Pipeline,
    chapter: 'Pipeline',
    ...moments.Pipeline,
    ground: 'night',
    caption: 'Her card moves along the pipeline, from “Talking” to “Booked”.',
  },
  {
    at: chapters.Reminder,
    chapter: 'Reminder',
    stamp: 'Mon 9:00 am',
    lines: ['The reminder', 'goes out.'],
    ground: 'day',
    caption: 'Monday, a reminder goes out: “See you tomorrow at 10:30.”',
  },
  {
    at: chapters.Payment,
    chapter: 'Payment',
    ...moments.Payment,
    ground: 'day',
    caption: 'Tuesday, she pays by link. The card moves to “Paid”.',
  },
  {
    at: chapters.Review,
    chapter: 'Review',
    stamp: 'Tue 7:40 pm',
    lines: ['Five stars', 'by dinner.'],
    ground: 'dusk',
    caption: 'That evening her review arrives: five stars.',
  },
  {
    at: chapters.Growth,
    chapter: 'Growth',
    stamp: 'Ten weeks later',
    lines: ['It grows while', 'you sleep.'],
    ground: 'night',
    caption: `Ten weeks of new customers grow${site.motif ? ` like ${site.motif}` : ''}.${site.mascot ? ` ${site.mascot.name} is asleep.` : ''}`,
  },
] as const satisfies readonly Beat[];

export const ending = {
  at: 26_600,
  offer: `${offer.trialDays}-day free trial`,
  caption: `${site.mascot ? `${site.mascot.name} wakes up and waves. ` : ''}${offer.trialDays}-day free trial.`,
};

export const at = (chapter: keyof typeof chapters) => chapters[chapter];

export const messagesAt = [3600, 6400, 7500, 8750] as const;

export const moves = [
  { slot: 'thread', at: 9700, long: 1, radius: [25, 25] },
  { slot: 'week', at: 10_500, long: 900, radius: [18, 18] },
  { slot: 'Talking', at: 13_000, long: 750, radius: [20, 20] },
  { slot: 'Booked', at: 14_050, long: 750, radius: [20, 20] },
  { slot: 'Paid', at: 18_600, long: 750, radius: [20, 20] },
  { slot: 'review', at: 20_450, long: 850, radius: [36, 0] },
  { slot: 'growth', at: 23_150, long: 750, radius: [7, 7] },
] as const;

export const rings = [150, 1150] as const;
export const stars = [21_350, 21_510, 21_670, 21_830, 21_990] as const;
export const notes = { reminder: 16_200, paid: 19_400 } as const;

export const sounds = [
  ...rings.map((at) => ({ at, kind: 'ring' })),
  ...[...messagesAt, moves[0].at].map((at) => ({ at, kind: 'message' })),
  ...moves.slice(1, 5).map(({ at, long }) => ({ at: at + long * 0.8, kind: 'land' })),
  ...Object.values(notes).map((at) => ({ at, kind: 'message' })),
  ...stars.map((at) => ({ at, kind: 'star' })),
  ...Array.from({ length: 10 }, (_, week) => ({ at: at('Growth') + 400 + week * 150, kind: 'grow' })),
  { at: ending.at + 350, kind: 'end' },
];
