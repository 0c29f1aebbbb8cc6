import { offer, reported, sample } from '../facts/figures.ts';
import { plansWith } from '../facts/pricing.ts';
import { againstTools } from '../facts/tool-prices.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import type { PageHead } from '../pages.ts';
import type { FeaturePage } from '../shared/feature-page.ts';
import { site } from '../site.ts';

export default {
  hue: 'rose',
  heading: 'Social media management: a month of posts in one sitting',
  text: 'You groom the dogs. Your posts go out on time, comments get answers, and the people who ask for prices end up in your booking calendar.',
  actions: [startTrial, scheduleDemo],
  stats: [
    reported('87%', 'higher engagement', 'per post than before planning ahead'),
    reported('5.2x', 'faster content creation', 'with a drafted caption than without'),
    reported('76%', 'time saved', 'over posting network by network'),
    reported('145%', 'follower growth', 'since posts follow a calendar'),
  ],
  features: {
    heading: 'Your feed stays alive on your busiest days',
    text: 'The best pictures come when there is the least time, so the planning is done ahead.',
    items: [
      {
        icon: 'calendar',
        title: 'One post calendar for every network',
        text: 'A post goes out at the hour you chose, or at the best time for your followers, cropped and captioned for each place. The shop can be fully booked in December and still show up every morning.',
      },
      {
        icon: 'pen',
        title: 'Captions start with a draft',
        text: `Upload a photo of a fresh poodle cut. An AI employee (${plansWith('/features/ai-automation')}) offers three captions in your tone. You pick one, change a word and post.`,
      },
      {
        icon: 'message',
        title: 'Comments and messages share one inbox',
        text: 'A question under a reel, a direct message and a mention appear in a single list. Somebody on your team answers, and the others see that it is done.',
      },
      {
        icon: 'tag',
        title: 'A comment becomes a booking',
        text: 'Write “price?” under the picture, and a private reply brings the price list and a booking link. The groomer keeps both hands on the poodle.',
      },
      {
        icon: 'repeat',
        title: 'Good posts come back around',
        text: 'Posts without an expiration date wait in a queue that fills empty days. Last spring’s favorite returns when most followers have forgotten it.',
      },
      {
        icon: 'chart',
        title: 'Reports show which posts brought people in',
        text: 'They follow a visitor from the post to the appointment to the payment, network by network. If before-and-after clips bring more dogs than discounts, the numbers say so.',
      },
    ],
  },
  steps: {
    heading: 'Plan the next month in an hour',
    text: 'It is a routine that fits between two appointments.',
    items: [
      {
        title: 'Link your accounts',
        text: 'Sign in to each network once, and choose who on your team may post where.',
      },
      {
        title: 'Drop in your photos',
        text: 'Send the pictures of the week from your phone and leave the blurry ones behind.',
      },
      {
        title: 'Approve the plan',
        text: 'Read through the drafts, move the two that clash with your day off and press approve.',
      },
      {
        title: 'Answer the good ones',
        text: 'Reply to the comments that deserve a person, and let saved answers take the ones about parking and opening hours.',
      },
    ],
  },
  categories: {
    eyebrow: 'Networks',
    heading: 'Each network gets its own version of the post',
    text: 'You approve one photo; crop, caption and length follow the network.',
    items: [
      {
        name: 'Instagram',
        text: 'Reels, carousels and stories, with a first comment ready for your hashtags.',
        tag: 'Pictures first',
      },
      {
        name: 'Facebook',
        text: 'Page posts and events for the neighbors who look there before they look anywhere else.',
        tag: 'Around town',
      },
      {
        name: 'TikTok',
        text: 'Short clips of the bath, the blow-dry and the shake, posted the same day.',
        tag: 'Short video',
      },
      {
        name: 'LinkedIn',
        text: 'Openings, new hires and news for the partners who look you up before they call.',
        tag: 'Professional',
      },
      {
        name: 'Google Business Profile',
        text: 'Offers and hours that show up right where people search for a groomer nearby.',
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
    heading: 'What the networks let you do',
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
      text: 'Each is linked with the login that you use today.',
    },
    limits:
      'Networks decide what other software may post: some extras, a licensed song on a reel for instance, still need their own app. Direct messages arrive from Facebook and Instagram.',
    cost: `Planning and posting cost nothing extra. Ads are billed by the network, and AI drafts come ${plansWith('/features/ai-automation')}.`,
    setup: 'Half an hour to link accounts, then an hour for the first month of posts.',
  },
  insteadOf: {
    tool: 'a social media planner',
    text: 'A planner is done when the post is out. Here the comment below it can become a message, an appointment and a payment, so you can say which picture brought which dog.',
    prices: againstTools('A planner such as Hootsuite', 'social'),
  },
  quote: {
    result: sample('26', 'bookings from comments', 'in the first three months'),
    text: 'I take pictures on the days I have time. The calendar makes it look as if I had time every day.',
    role: 'Owner',
    business: 'dog grooming salon',
    plan: 'starter',
    since: 'since October',
  },
  questions: {
    heading: 'Approval, comments and old posts',
    items: [
      {
        question: 'Can I post to several networks at once?',
        answer: [
          'Yes, and each gets its own crop and caption. Leave a network out where the picture does not fit, and add it later if you change your mind.',
        ],
      },
      {
        question: 'Can I see posts before they are public?',
        answer: ['Yes. A draft waits until somebody with the right to do so has approved it.'],
      },
      {
        question: 'Does it answer comments for me?',
        answer: [
          'It sends a private reply to a word that you choose, such as “price.” Other comments wait for a person in the inbox.',
        ],
      },
      {
        question: 'What about the posts I have published?',
        answer: ['They stay on their networks. Put the good ones in the queue if you want to show them again.'],
      },
      {
        question: 'Do I need an agency on top?',
        answer: [
          'Not for planning and answering. A photographer for one morning a season does more for your feed than another tool would.',
        ],
      },
    ],
  },
  closing: {
    heading: 'Schedule next week’s posts today',
    text: `Connect two accounts, post for ${offer.trialDays} days and judge the result by who books.`,
    actions: [startTrial, scheduleDemo],
  },
  related: ['/features/reputation', '/features/communication', '/features/marketing-automation'],
} satisfies FeaturePage;

export const head: PageHead = {
  title: `Social media scheduling and management | ${site.name}`,
  description:
    'Plan weeks of posts in one sitting, publish to each network at a good hour, and answer comments and messages beside the rest of your leads.',
  keywords: ['social media management', 'social media scheduling', 'content calendar', 'social inbox', 'post planner'],
  socialTitle: 'Post every day without living online',
  socialDescription: 'A calendar for your posts, an inbox for the replies and a clear view of what worked.',
};
