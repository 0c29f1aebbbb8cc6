import { figures, offer, reported, sample } from '../facts/figures.ts';
import { plansWith } from '../facts/pricing.ts';
import { againstTools } from '../facts/tool-prices.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import type { PageHead } from '../pages.ts';
import type { FeaturePage } from '../shared/feature-page.ts';
import { site } from '../site.ts';

export default {
  hue: 'sky',
  heading: 'Review management that asks everyone',
  text: 'Every customer is asked, at the moment when it is easy to answer. You see each new review the same hour and reply from one screen.',
  actions: [startTrial, scheduleDemo],
  stats: [
    reported('4.7', 'average rating', 'after asking every customer'),
    reported('89%', 'faster response', 'to reviews with a draft than without'),
    reported('156%', 'more positive reviews', 'than before everybody was asked'),
    reported('67%', 'crisis resolution', 'for bad reviews answered by phone'),
  ],
  features: {
    heading: 'Every guest gets asked, and every review gets read',
    text: 'An inn checks out eleven parties in a morning. Each of them gets the same friendly request.',
    items: [
      {
        icon: 'star',
        title: 'Review requests leave at the right moment',
        text: 'At six on the day of checkout, the guest gets a text with one link to your review page. Everybody gets the same request, so the stars you earn are honest ones.',
      },
      {
        icon: 'eye',
        title: `${figures.reviewPlatforms} review platforms in one list`,
        text: 'New reviews from search, maps, social networks and booking sites appear side by side. You stop checking five tabs.',
      },
      {
        icon: 'pen',
        title: 'An AI-drafted answer waits under each review',
        text: `An AI employee (${plansWith('/features/ai-automation')}) picks up what the guest mentioned and keeps to the tone you set. You edit and approve the answer.`,
      },
      {
        icon: 'bell',
        title: 'A low rating reaches a person at once',
        text: 'One or two stars send alerts to whoever is in charge, with the booking, the bill and the last messages attached. A call the same day can still save the stay.',
      },
      {
        icon: 'layout',
        title: 'A review widget for your website',
        text: 'Your home page shows the latest reviews with their stars and dates, and how many there are in all.',
      },
      {
        icon: 'chart',
        title: 'Patterns show up early',
        text: 'Reviews are sorted by topic, location and employee. If the word “shower” keeps turning up, you read it in the weekly summary and not in the yearly numbers.',
      },
    ],
  },
  steps: {
    heading: 'Set it up once, then give it ten minutes a week',
    text: 'After the first few days, the work is mostly reading and saying thanks.',
    items: [
      {
        title: 'Claim your profiles',
        text: 'Search for your business name, check the profiles that are yours and connect them.',
      },
      {
        title: 'Write one good request',
        text: 'Two sentences in your own voice are enough; name and link are filled in for each guest.',
      },
      {
        title: 'Choose the moment to ask',
        text: 'It can be a payment, a visit, a signed paper or a card that reaches the last column of your pipeline.',
      },
      {
        title: 'Reply and learn',
        text: 'Go through the drafts once a week, approve what fits and pass one lesson on to the team.',
      },
    ],
  },
  categories: {
    eyebrow: 'Review sites',
    heading: 'Reviews from maps, directories and booking sites',
    text: 'Customers talk about you in each of these. Here is what you can do there.',
    items: [
      {
        name: 'Search and maps',
        text: 'Map profiles come first in your requests, since that is where a driver with a tired family looks.',
        tag: 'Nearby',
      },
      {
        name: 'Social recommendations',
        text: 'Recommendations from friends of friends are collected and thanked from the same screen.',
        tag: 'Word of mouth',
      },
      {
        name: 'Professional directories',
        text: 'An attorney’s replies stay factual and never confirm that somebody is a client.',
        tag: 'Discreet',
      },
      {
        name: 'Home-service sites',
        text: 'A heating company learns of a new review before the van has left the street.',
        tag: 'Same day',
      },
      {
        name: 'Travel and dining',
        text: 'Guests are asked after the stay, in their own language.',
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
    heading: 'The rules of asking',
    worksWith: {
      products: ['Google Business Profile', 'Facebook', 'WordPress', 'Slack'],
      text: 'Booking and travel sites are read in the same list; you answer there wherever the site lets other software reply.',
    },
    limits:
      'We do not pick whom to ask by mood, because review sites and the FTC forbid it. A bad review can be answered and reported, but only the site can remove it.',
    languages:
      'Keep one request for each language that your guests speak. A tag on the guest decides which one is sent.',
    cost: 'Requests by text or email are paid by use. Reading, sorting and answering cost nothing extra.',
    setup: 'A morning to connect profiles and to write the request. Claiming a profile can take the site some days.',
  },
  insteadOf: {
    tool: 'a review tool',
    text: 'A review tool asks the people on a list that you upload. Here the request follows the stay, since booking and payment are in the same place, and a low score opens the guest’s record next to it.',
    prices: againstTools('A review tool such as Birdeye', 'reviews'),
  },
  quote: {
    result: sample('96', 'new reviews in one summer', 'up from 21'),
    text: 'Two guests wrote about the cold shower. We fixed it the same week and told them.',
    role: 'Innkeeper',
    business: 'country inn',
    plan: 'starter',
    since: 'since May',
  },
  questions: {
    heading: 'What is allowed, and what helps',
    items: [
      {
        question: 'Can I ask only happy customers?',
        answer: [
          'No, and a page full of fives looks bought. Everybody is asked; the mix of answers is what strangers trust.',
        ],
      },
      {
        question: 'Can a bad review be removed?',
        answer: [
          'Only by the site it is on, and only if it breaks the rules there. A calm answer within the day helps more.',
        ],
      },
      {
        question: 'Which site should I ask for first?',
        answer: ['Google, for most businesses. After that, take the one that your customers open before they book.'],
      },
      {
        question: 'Does AI reply in my name?',
        answer: [
          `Not before you approve. Drafts come with AI employees, ${plansWith('/features/ai-automation')}; without them you write from saved replies.`,
        ],
      },
      {
        question: 'May I offer a discount for a review?',
        answer: [
          'Better not. Google forbids it, and a paid review has to say that it was paid. A request at the right moment is enough.',
        ],
      },
    ],
  },
  closing: {
    heading: 'Your next customer is reading about you now',
    text: `Answer your last ten reviews and send the first requests this week. After ${offer.trialDays} days, compare the count.`,
    actions: [startTrial, scheduleDemo],
  },
  related: ['/features/listings', '/features/social-media', '/features/forms'],
} satisfies FeaturePage;

export const head: PageHead = {
  title: `Online reputation and review management | ${site.name}`,
  description:
    'Every customer is asked for a review at the right moment. Answer new ones from one screen and make things right while the visit is still fresh.',
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
