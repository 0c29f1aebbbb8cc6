import type { Action, Stat } from './feature-page.ts';
import { figures, offer } from './figures.ts';
import { startTrial } from './navigation.ts';
import type { PageHead, PageLink } from './pages.ts';
import { site } from './site.ts';

/** A card of the features overview: one page of the site, its best figure and three things that it does. */
export interface Highlight {
  title: string;
  description: string;
  url: PageLink;
  stat: Stat;
  highlights: readonly [string, string, string];
}

export const hero = {
  badge: 'AI-Powered Platform',
  heading: 'Every lead answered. Every deal moving.',
  text: 'AI that helps your business grow: it captures, nurtures and closes more deals for you, so the follow-up happens even while you are with a customer.',
  points: [
    'Automatic follow-up by text, email and phone',
    'Workflows that run the busywork',
    'Predictive routing to the right person on your team',
  ],
  actions: [startTrial, { label: 'Schedule a Demo', to: '/contact' }] satisfies readonly [Action, Action],
  riskReversal: offer.riskReversal,
  trust: [
    { figure: figures.businesses, label: 'businesses' },
    { figure: figures.emailsSent, label: 'emails sent' },
    { figure: figures.support, label: 'support' },
  ] satisfies readonly Stat[],
  trustNote: 'Setup assistance included',
} as const;

/** The customer stories: what silence costs first, then the testimonials. */
export const stories = {
  eyebrow: 'Customer stories',
  heading: 'The expensive part is what you never hear about',
  text: 'No invoice ever says "lost because nobody called back". The cost is real all the same, and it hides in three places.',
  costs: [
    {
      title: 'The call you missed at 6 pm',
      text: 'You were with a customer. The caller rang the next name on the list, and that was that.',
    },
    {
      title: 'The quote nobody chased',
      text: 'It went out on Monday. By Friday they had stopped thinking about it, and so had you.',
    },
    {
      title: 'The tools that never met',
      text: 'Bookings live in one app and payments in another. The person copying between them is you, on Sunday.',
    },
  ],
  testimonials: {
    heading: 'What it feels like when somebody always answers',
    text: 'From the people who open up in the morning and lock up at night.',
  },
} as const;

export const overview = {
  eyebrow: 'Features',
  heading: 'One place for the work that used to need twelve tools',
  text: 'Four good places to begin. The rest is there when you need it.',
  cards: [
    {
      title: 'See what is growing',
      description: 'Live dashboards for revenue, ads and conversion. No spreadsheet on Sunday night.',
      url: '/features/analytics',
      stat: { figure: '0', label: 'exports to know your numbers' },
      highlights: ['Revenue by source', 'Forecast for the quarter', 'Return on every ad dollar'],
    },
    {
      title: 'Campaigns that follow up',
      description: 'Email, texts and voice in one sequence that stops when the customer replies.',
      url: '/features/marketing-automation',
      stat: { figure: figures.hoursSaved, label: 'hours saved a week' },
      highlights: ['Sends at the hour people read', 'Branches on what they do', 'Wins back who went quiet'],
    },
    {
      title: 'Funnels in an afternoon',
      description: 'Drag, drop, publish. Checkout and upsells are included.',
      url: '/features/sales-funnel-builder',
      stat: { figure: '1', label: 'afternoon from idea to live page' },
      highlights: ['Templates by trade', 'A/B tests that pick the winner', 'One-click upsells'],
    },
    {
      title: 'A CRM that fills itself in',
      description: 'Calls, texts, forms and payments land on one timeline, with the next step already drafted.',
      url: '/features/crm',
      stat: { figure: '360°', label: 'view of every customer' },
      highlights: ['No double entry', 'Deals you can drag', 'Notes written after each call'],
    },
  ] satisfies readonly [Highlight, Highlight, Highlight, Highlight],
  link: { label: `See all ${figures.features} features`, to: '/features' } satisfies Action,
} as const;

export const questions = {
  eyebrow: 'Questions',
  heading: 'What people ask before they start',
  text: `Something missing? Write to ${site.mail.hello} and a person answers.`,
  action: { label: 'See the plans', to: '/#pricing' } satisfies Action,
} as const;

export const closing = {
  heading: `Plant it today. Watch it grow for ${offer.trialDays} days.`,
  text: 'No setup fees. Cancel anytime. Credit card required.',
  action: startTrial satisfies Action,
  demo: 'Schedule a Demo',
} as const;

export const head: PageHead = {
  title: `${site.name}: AI CRM and marketing automation`,
  description: `${site.name} answers every lead, follows up by text, email and phone, and keeps deals moving. One AI-powered CRM for small businesses. Try it for ${offer.trialDays} days.`,
  keywords: ['AI CRM', 'marketing automation', 'small business CRM', 'lead follow-up', 'sales funnels'],
  socialTitle: 'Every lead answered. Every deal moving.',
  socialDescription: 'The AI-powered CRM that does the follow-up while you are with a customer.',
};
