import type { FeaturePage } from '../feature-page.ts';
import type { PageHead } from '../pages.ts';
import { site } from '../site.ts';

export default {
  hue: 'sky',
  badge: 'Online reputation',
  heading: 'Good work should show in your stars',
  text: 'Every finished job is a chance for a kind word. Ask at the right moment, answer what people write and put things right while they are still small.',
  actions: [
    { label: 'Start Free Trial', to: '/#pricing' },
    { label: 'Schedule Demo', to: '/contact' },
  ],
  stats: [
    { figure: '4.7', label: 'average rating after the increase' },
    { figure: '89%', label: 'faster response' },
    { figure: '156%', label: 'more positive reviews' },
    { figure: '67%', label: 'crisis resolution' },
  ],
  features: {
    heading: 'Every client gets asked, and every answer gets read',
    text: 'A law office closes a case, a plumber closes a valve, and the asking starts by itself.',
    items: [
      {
        icon: 'star',
        title: 'The request leaves at the right moment',
        text: 'Two hours after the invoice is paid, the customer gets a text with one link to your review page. Everybody gets the same request, so the stars you earn are honest ones.',
      },
      {
        icon: 'eye',
        title: '100+ review platforms, one list',
        text: 'New reviews from search, maps, social networks and trade sites appear side by side. An inn with guests from five booking sites stops checking five tabs.',
      },
      {
        icon: 'pen',
        title: 'A reply is waiting when you open the review',
        text: 'The AI drafts an answer that picks up what the guest mentioned and keeps to the tone you set. You edit it, approve it, or let simple thank-yous go out alone.',
      },
      {
        icon: 'bell',
        title: 'A bad review reaches a person at once',
        text: 'One or two stars alert whoever is in charge, with the job, the invoice and the last messages attached. A call on the same afternoon can still save the customer.',
      },
      {
        icon: 'layout',
        title: 'Your best words appear on your website',
        text: 'Pick the reviews that tell the story, and your home page shows them with stars and date. New ones join on their own when they match the rules you set.',
      },
      {
        icon: 'chart',
        title: 'Patterns show up early',
        text: 'Reviews are sorted by topic, location and employee. If the word "waiting" keeps turning up at your second auto shop, you read it in the weekly summary and not in the yearly numbers.',
      },
    ],
  },
  steps: {
    heading: 'Set it up once, then give it ten minutes a week',
    text: 'After the first few days, the work is mostly reading and saying thanks.',
    items: [
      {
        title: 'Claim your profiles',
        text: 'Search for your business name, tick the profiles that are yours and connect them.',
      },
      {
        title: 'Write one good request',
        text: 'Two sentences in your own voice are enough; the name and the link fill themselves in.',
      },
      {
        title: 'Choose the moment to ask',
        text: 'It can be a payment, a visit, a signed paper or a card that reaches the last column of your pipeline.',
      },
      {
        title: 'Reply and learn',
        text: 'Go through the drafts on Friday, approve what fits and pass one lesson on to the team.',
      },
    ],
  },
  categories: {
    heading: 'Reviews live in more places than you think',
    text: 'Here is where customers talk about you, and what you can do in each spot.',
    items: [
      {
        name: 'Search and maps',
        text: 'Map profiles come first in your requests, since that is where a driver with a flat tire looks.',
        tag: 'Nearby',
      },
      {
        name: 'Social recommendations',
        text: 'Recommendations from friends of friends are collected and thanked from the same screen.',
        tag: 'Word of mouth',
      },
      {
        name: 'Professional directories',
        text: "An attorney's replies stay factual and never confirm that somebody is a client.",
        tag: 'Discreet',
      },
      {
        name: 'Home-service sites',
        text: 'A heating company learns of a new review while the technician is still on the street.',
        tag: 'Same day',
      },
      {
        name: 'Travel and dining',
        text: 'Guests of a lakeside inn are asked on the evening after checkout, in their own language.',
        tag: 'After the stay',
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
    heading: 'The next customer is reading about you right now',
    text: 'See what they see, answer your last ten reviews and send the first request this week.',
    actions: [
      { label: 'Start Free Trial', to: '/#pricing' },
      { label: 'Schedule Demo', to: '/contact' },
    ],
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
  socialTitle: 'Let your happiest customers do the talking',
  socialDescription: 'Ask at the right moment, reply in minutes and fix a bad day before it spreads.',
};
