import { figures, offer, reported } from '../facts/figures.ts';
import { plansWith } from '../facts/pricing.ts';
import { againstTools } from '../facts/tool-prices.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import type { FeaturePage } from '../pages/feature-page.ts';
import type { PageHead } from '../pages.ts';
import { site } from '../site.ts';

export default {
  hue: 'sky',
  body: 'look',
  heading: 'Review management that asks everyone',
  text: 'Ask every customer for a review at the right moment. See each new review within the hour, and reply from one screen.',
  actions: [startTrial, scheduleDemo],
  piece: {
    task: 'How many five-star reviews do you need?',
    labels: {
      rating: 'Your rating now',
      reviews: 'Reviews so far',
      goal: 'Rating you want',
      weekly: 'New reviews a week',
      hint: 'Or pick a kind of site.',
      needed: 'five-star reviews in a row',
      neededOne: 'five-star review',
      weeks: 'weeks at your pace',
      weeksOne: 'week at your pace',
      note: 'Your numbers, no promise.',
      incomplete: 'Enter ratings from 1 to 4.9, and at least one review and one new review a week.',
      reached: 'You’re already there, so just keep asking everyone.',
    },
  },
  stats: [
    reported('4.7', 'average rating', 'after asking every customer'),
    reported('89%', 'faster response', 'to reviews with saved replies than without'),
    reported('156%', 'more positive reviews', 'after asking everyone'),
    reported('67%', 'of crises resolved', 'after the owner called about a bad review'),
  ],
  features: {
    heading: 'Every guest gets asked, and every review gets read',
    text: 'An inn checks out eleven parties in a morning, and each one gets the same friendly request.',
    items: [
      {
        title: 'Review requests go out at the right moment',
        text: 'At 6 pm on checkout day, the guest gets a text with one link to your review page. Everyone gets the same request, so you earn honest stars.',
      },
      {
        title: `${figures.reviewPlatforms} review platforms in one list`,
        text: 'New reviews from maps, social networks and booking sites show up side by side, so you stop checking five tabs.',
      },
      {
        title: 'AI drafts a reply to each review',
        text: `An AI employee (${plansWith('/features/ai-automation')}) picks up what the guest mentioned and sticks to your tone, and you edit and approve the reply.`,
      },
      {
        title: 'A low rating reaches a person right away',
        text: 'One or two stars alert the person in charge, with the booking, the bill and the last messages attached. A call that day can still save the stay.',
      },
      {
        title: 'A review widget for your website',
        text: 'Your home page shows the latest reviews with their stars and dates, and the total.',
      },
      {
        title: 'Patterns show up early',
        text: 'Sort reviews by topic, location and employee. If “shower” keeps coming up, you read it in the weekly summary, not the yearly numbers.',
      },
    ],
  },
  steps: {
    heading: 'Set it up once, then give it ten minutes a week',
    text: 'After the first few days, it’s mostly reading and saying thanks.',
    items: [
      {
        title: 'Claim your profiles',
        text: 'Search for your business name, check which profiles are yours and connect them.',
      },
      {
        title: 'Write one good request',
        text: 'Two sentences in your own voice are enough, and each guest’s name and link fill in.',
      },
      {
        title: 'Choose the moment to ask',
        text: 'It can be a payment, a visit, a signed document or a card that reaches the last column of your pipeline.',
      },
      {
        title: 'Reply and learn',
        text: 'Go through new reviews once a week, answer each one and pass one lesson on to the team.',
      },
    ],
  },
  categories: {
    choice: 'Review sites',
    heading: 'Reviews from maps, directories and booking sites',
    text: 'Customers talk about you in all of these, and here’s what you can do in each.',
    items: [
      {
        name: 'Search and maps',
        text: 'Map profiles come first, because that’s where people on the road look.',
        tag: 'Nearby',
      },
      {
        name: 'Social recommendations',
        text: 'Collect recommendations from friends of friends, and thank people from the same screen.',
        tag: 'Word of mouth',
      },
      {
        name: 'Professional directories',
        text: 'An attorney’s replies stay factual and never confirm that someone is a client.',
        tag: 'Discreet',
      },
      {
        name: 'Home-service sites',
        text: 'An HVAC company hears about a new review before the van leaves the street.',
        tag: 'Same day',
      },
      {
        name: 'Travel and dining',
        text: 'Ask guests after the stay, in their own language.',
        tag: 'Guest reviews',
      },
      {
        name: 'Your own testimonials',
        text: 'Short videos and written quotes come in through a form and go live once you approve them.',
        tag: 'Yours to keep',
      },
    ],
    action: { label: 'Explore All Features', to: '/features' },
  },
  facts: {
    heading: 'The rules of asking for reviews',
    worksWith: {
      products: ['Google Business Profile', 'Facebook', 'WordPress', 'Slack'],
      text: 'Booking and travel sites show up in the same list. You can answer them there if the site lets other software reply.',
    },
    limits:
      'We don’t let you ask only happy customers, because review sites and the FTC forbid it. You can answer or report a bad review, but only the site can remove it.',
    languages: 'Keep one request for each language your guests speak, and a tag on the guest picks the right one.',
    cost: 'You pay for requests by text or email, while reading, sorting and answering cost nothing extra.',
    more: [
      {
        term: 'Review sites',
        text: 'Google, Facebook, Tripadvisor, Booking.com, the Better Business Bureau, Angi and Yelp are among them. Yelp asks businesses not to request reviews, so requests go to the others.',
        sample: true,
      },
    ],
    setup:
      'A morning to connect profiles and write the request, though some sites take a few days to confirm a profile.',
  },
  insteadOf: {
    tool: 'a review tool',
    text: 'A review tool asks the people on a list you upload. Here, the request follows the stay, because booking and payment are in the same place, and a low score opens the guest’s record next to it.',
    prices: againstTools('A typical review tool', 'reviews'),
  },
  questions: {
    heading: 'Review questions',
    items: [
      {
        question: 'Can I ask only happy customers?',
        answer: [
          'No, and nothing but five-star reviews looks fake anyway. Ask everyone, because strangers trust a mix.',
        ],
      },
      {
        question: 'Can a bad review be removed?',
        answer: ['Only by its site, and only if it breaks the rules there. A calm reply within a day helps more.'],
      },
      {
        question: 'Which site should come first?',
        answer: ['Google, for most businesses, and then the site your customers check before they book.'],
      },
      {
        question: 'Does AI reply in my name?',
        answer: [
          `Not until you approve it. Drafts come with AI employees, ${plansWith('/features/ai-automation')}; without them, you use saved replies.`,
        ],
      },
      {
        question: 'Can I offer a discount for a review?',
        answer: [
          'No, Google forbids it, and a paid review has to say that someone paid for it. A request at the right moment is enough.',
        ],
      },
    ],
  },
  closing: {
    heading: 'Answer your last ten reviews this week',
    text: `Your next customer is reading about you now. Send your first requests as well, and compare the count after ${offer.trialDays} days.`,
    actions: [startTrial, scheduleDemo],
  },
} satisfies FeaturePage;

export const head: PageHead = {
  title: `Online reputation and review management | ${site.name}`,
  description:
    'Ask every customer for a review at the right moment, answer new reviews from one screen and make things right while the visit is still fresh.',
  keywords: [
    'online reputation',
    'review management',
    'review requests',
    'review monitoring',
    'local business reviews',
  ],
  socialTitle: 'Ask every customer and answer every review',
  socialDescription: 'Ask at the right moment, reply from one screen and hear about a bad day the same hour.',
};

/** `rating` and `goal` in stars, `weekly` new reviews. */
export type Profile = Readonly<Record<'rating' | 'reviews' | 'goal' | 'weekly', number>>;

/** A profile for each of the six categories. */
export const examples: readonly Profile[] = [
  { rating: 4.1, reviews: 62, goal: 4.5, weekly: 4 },
  { rating: 4.4, reviews: 38, goal: 4.7, weekly: 2 },
  { rating: 3.9, reviews: 24, goal: 4.5, weekly: 1 },
  { rating: 4.2, reviews: 85, goal: 4.6, weekly: 5 },
  { rating: 4.3, reviews: 214, goal: 4.6, weekly: 6 },
  { rating: 4.5, reviews: 12, goal: 4.8, weekly: 1 },
];

export const limits = {
  rating: { min: 1, max: 5, step: 0.1 },
  reviews: { min: 1, max: 100_000, step: 1 },
  goal: { min: 1, max: 4.9, step: 0.1 },
  weekly: { min: 1, max: 1000, step: 1 },
} as const;
