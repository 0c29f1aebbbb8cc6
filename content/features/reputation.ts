import type { FeaturePage } from '../feature-page.ts';
import { figures, offer, stat } from '../figures.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import type { PageHead } from '../pages.ts';
import { plansWith } from '../pricing.ts';
import { site } from '../site.ts';

export default {
  hue: 'sky',
  heading: 'Get more reviews, and answer all of them',
  text: 'Every customer is asked, at the moment when it is easy to answer. You see each new review the same hour and reply from one screen.',
  actions: [startTrial, scheduleDemo],
  stats: [stat.averageRating, stat.reviewResponse, stat.positiveReviews, stat.crisis],
  features: {
    heading: 'Every guest gets asked, and every review gets read',
    text: 'An inn checks out eleven parties in a morning. Each of them gets the same friendly request.',
    items: [
      {
        icon: 'star',
        title: 'Review requests leave at the right moment',
        text: 'Two hours after checkout, the guest gets a text with one link to your review page. Everybody gets the same request, so the stars you earn are honest ones.',
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
