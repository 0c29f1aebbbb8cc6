import { offer, reported } from '../facts/figures.ts';
import { plansWith } from '../facts/pricing.ts';
import { againstTools } from '../facts/tool-prices.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import type { FeaturePage } from '../pages/feature-page.ts';
import type { PageHead } from '../pages.ts';
import type { IconName } from '../shared/brand/icons.ts';
import { type Hue, type SocialIcon, site } from '../site.ts';

export default {
  hue: 'rose',
  body: 'see',
  heading: 'Social media management: a month of posts in one sitting',
  text: 'While you groom the dogs, posts go out on time, comments get answers, and people who ask about prices end up on your calendar.',
  actions: [startTrial, scheduleDemo],
  piece: {
    task: 'Send one photo to six networks',
    labels: { booked: 'Booked from this photo' },
    points: [
      {
        name: 'Instagram',
        result: 'Coco’s photo goes out at the best time, cropped tall, as one day of a planned month.',
      },
      { name: 'LinkedIn', result: 'Three captions are ready, and you pick the one that says you’re hiring.' },
      { name: 'TikTok', result: 'A question, a message and a mention show up in one list, and Kim answers all three.' },
      { name: 'Facebook', result: 'Nell writes “price?”, gets the list and a link in private, and books Waffles.' },
      { name: 'Google', result: 'The queue fills the empty days, and last spring’s favorite comes back.' },
      { name: 'YouTube', result: 'The photo is the thumbnail, and the report shows which network brought the dogs.' },
    ],
  },
  stats: [
    reported('87%', 'higher engagement', 'per post after planning ahead'),
    reported('5.2x', 'faster content creation', 'with saved captions than from scratch'),
    reported('76%', 'time saved', 'compared with posting to each network'),
    reported('145%', 'follower growth', 'after a year of planned posts'),
  ],
  features: {
    heading: 'Your feed stays full on your busiest days',
    text: 'You take the best pictures when you have the least time, so plan ahead.',
    items: [
      {
        title: 'One post calendar for every network',
        text: 'A post goes out when you say, or at the best time for your followers, cropped and captioned for each network. You can be booked solid in December and still post every morning.',
      },
      {
        title: 'Captions start with a draft',
        text: `Upload a photo of a fresh poodle cut. An AI employee (${plansWith('/features/ai-automation')}) suggests three captions in your tone, and you pick one, change a word and post.`,
      },
      {
        title: 'Comments and messages share one inbox',
        text: 'A question under a reel, a direct message and a mention show up in one list. Someone on your team answers, and everyone sees it’s done.',
      },
      {
        title: 'A comment becomes a booking',
        text: 'Someone writes “price?” under the picture and gets the price list and a booking link in a private reply, while the groomer keeps both hands on the poodle.',
      },
      {
        title: 'Good posts come back around',
        text: 'Posts with no end date wait in a queue that fills empty days. Last spring’s favorite comes back once most followers have forgotten it.',
      },
      {
        title: 'Reports show which posts brought people in',
        text: 'They follow a visitor from the post to the appointment to the payment, by network. If before-and-after clips bring in more dogs than discounts, you’ll see it.',
      },
    ],
  },
  steps: {
    heading: 'Plan the next month in an hour',
    text: 'Setting it up fits between two appointments.',
    items: [
      {
        title: 'Link your accounts',
        text: 'Sign in to each network once, and choose who on your team can post where.',
      },
      {
        title: 'Drop in your photos',
        text: 'Send this week’s pictures from your phone and leave the blurry ones behind.',
      },
      {
        title: 'Approve the plan',
        text: 'Read the drafts, move the two that clash with your day off and hit approve.',
      },
      {
        title: 'Answer the good ones',
        text: 'Reply to the comments that deserve a person, and let saved answers handle parking and opening hours.',
      },
    ],
  },
  categories: {
    heading: 'Each network gets its own version of the post',
    text: 'You approve one photo, and crop, caption and length follow the network.',
    items: [
      {
        name: 'Instagram',
        text: 'Reels, carousels and stories, with a first comment ready for your hashtags.',
        tag: 'Pictures first',
      },
      {
        name: 'Facebook',
        text: 'Page posts and events for the neighbors who look there first.',
        tag: 'Around town',
      },
      {
        name: 'TikTok',
        text: 'Short clips of the bath, the blow-dry and the shake, posted that day.',
        tag: 'Short video',
      },
      {
        name: 'LinkedIn',
        text: 'Openings, new hires and news for partners who look you up before they call.',
        tag: 'Professional',
      },
      {
        name: 'Google Business Profile',
        text: 'Offers and hours that show up when people search for a groomer nearby.',
        tag: 'Search',
      },
      {
        name: 'YouTube',
        text: 'How-to videos and Shorts, with titles, chapters and thumbnails set before the upload.',
        tag: 'Long life',
      },
    ],
    action: { label: 'Explore All Features', to: '/features' },
  },
  facts: {
    heading: 'Social networks, limits and costs',
    worksWith: {
      products: [
        'Instagram',
        'Facebook',
        'TikTok',
        'LinkedIn',
        'YouTube',
        'Pinterest',
        'Threads',
        'X',
        'Google Business Profile',
        'Canva',
      ],
      text: 'You connect each of these networks with the login you have.',
    },
    limits:
      'Networks decide what other software can post. Some extras, such as a licensed song on a reel, still need their own app. Direct messages come in from Facebook and Instagram.',
    cost: `Planning and posting cost nothing extra. The network bills you for ads, and AI drafts come ${plansWith('/features/ai-automation')}.`,
    setup: 'Half an hour to link accounts, then an hour for the first month of posts.',
  },
  insteadOf: {
    tool: 'a social media planner',
    text: 'A planner is done when the post is out. Here, a comment can turn into a message, an appointment and a payment, so you know which picture brought in which dog.',
    prices: againstTools('A typical social media planner', 'social'),
  },
  questions: {
    heading: 'Social media questions',
    items: [
      {
        question: 'Can I post to several networks at once?',
        answer: [
          'Yes, and each one gets its own crop and caption. Leave out a network where the picture doesn’t fit, and add it later if you change your mind.',
        ],
      },
      {
        question: 'Can I see posts before they are public?',
        answer: ['Yes, a draft waits until someone with permission approves it.'],
      },
      {
        question: 'Does it answer comments for me?',
        answer: [
          'It sends a private reply to a word you choose, such as “price,” and other comments wait for a person in the inbox.',
        ],
      },
      {
        question: 'What happens to my old posts?',
        answer: ['They stay on their networks, and you can put the good ones in the queue to show them again.'],
      },
      {
        question: 'Do I need an agency too?',
        answer: ['No, because one person can plan a month of posts in an hour.'],
      },
    ],
  },
  closing: {
    heading: 'Schedule next week’s posts today',
    text: `Connect two accounts, post for ${offer.trialDays} days and judge it by who books.`,
    actions: [startTrial, scheduleDemo],
  },
} satisfies FeaturePage;

export const head: PageHead = {
  title: `Social media scheduling and management | ${site.name}`,
  description:
    'Plan weeks of posts in one sitting, publish to each network at a good hour, and answer comments and messages next to the rest of your leads.',
  keywords: ['social media management', 'social media scheduling', 'content calendar', 'social inbox', 'post planner'],
  socialTitle: 'Post every day without living online',
  socialDescription: 'A calendar for your posts, an inbox for the replies and a report on the posts that work.',
};

/** Of the piece. */
export const services = {
  bath: { name: 'Bath and brush', price: 45 },
  groom: { name: 'Full groom, small', price: 70 },
} as const;
export type Service = keyof typeof services;

interface Network {
  icon: IconName | SocialIcon;
  at: string;
  /** Width and height of the crop. */
  ratio: readonly [number, number];
  caption: string;
  booked: readonly Service[];
}

export const hiring = 'Two hands, one poodle. We need two more hands.';

/** One for each point of the rail. */
export const networks: readonly Network[] = [
  { icon: 'instagram', at: '8:10 am', ratio: [4, 5], caption: 'Meet Coco, washed and brushed.', booked: ['bath'] },
  { icon: 'users', at: '9:30 am', ratio: [1.91, 1], caption: hiring, booked: [] },
  { icon: 'tiktok', at: '12:30 pm', ratio: [9, 16], caption: 'Wait for the shake.', booked: ['groom'] },
  { icon: 'facebook', at: '2:00 pm', ratio: [1, 1], caption: 'Fresh cut, same zoomies.', booked: ['groom'] },
  { icon: 'pin', at: '4:00 pm', ratio: [4, 3], caption: 'A bath first, a walk after.', booked: ['bath', 'bath'] },
  { icon: 'youtube', at: '6:00 pm', ratio: [16, 9], caption: 'How to dry a poodle at home', booked: [] },
];

export const drafts = ['Join a team with wet shoes and good dogs.', hiring, 'Now hiring: a groomer who likes poodles.'];

/** In the inbox. */
export const questions = [
  { name: 'Ida Moss', icon: 'tiktok', text: 'Does he hate the dryer too?', via: 'Comment', tone: 'sun' },
  { name: 'Rosa Lind', icon: 'instagram', text: 'Any room on Saturday?', via: 'Message', tone: 'sky' },
  { name: 'Ben Cole', icon: 'facebook', text: 'The best groomer in town', via: 'Mention', tone: 'clay' },
] as const;

/** The kinds of posts in `month`. */
export const posts: Readonly<Record<string, readonly [tone: Hue | 'dark' | 'plain', icon: IconName]>> = {
  p: ['dark', 'paw'],
  c: ['sky', 'scissors'],
  h: ['plain', 'heart'],
  v: ['sun', 'video'],
  i: ['highlight', 'image'],
};

/** Four weeks from Monday: the kind of each day's post. */
export const month = [...'p.vc.h.ch.ivp..vc.phhi.cv.ph'];
