import { figures, offer, type Stat, stat } from '../facts/figures.ts';
import { planRows } from '../facts/plan-table.ts';
import { monthlyPrice } from '../facts/price-text.ts';
import { firstPlanWith } from '../facts/pricing.ts';
import { productSummary } from '../facts/product-summary.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import type { Action, PageHead, PageLink } from '../pages.ts';
import { ended } from '../shared/text/ended.ts';
import { money } from '../shared/text/format.ts';
import { site } from '../site.ts';

export interface Highlight {
  title: string;
  description: string;
  url: PageLink;
  stat: Stat;
  highlights: readonly [string, string, string];
}

const withEmployees = firstPlanWith(planRows.employees);

export const hero = {
  badge: 'AI-Powered Platform',
  heading: 'The AI CRM that answers every lead',
  text: `All-in-one software for small businesses, from ${ended(monthlyPrice(offer.lowestPrice))} AI employees that answer for you, from ${ended(monthlyPrice(withEmployees.monthly.price))}`,
  /** Accessible name of the picture. */
  story: 'How one missed call became a paid visit',
  /** The plan that a step of the story requires. */
  planNotes: { Text: `${withEmployees.name} and up`, Reply: `${withEmployees.name} and up` } as Readonly<
    Record<string, string>
  >,
  points: [
    'Automatic follow-up by text, email and phone',
    'Workflows that book, remind and invoice',
    `Predictive routing to the right person, from ${monthlyPrice(withEmployees.monthly.price)}`,
  ],
  actions: [startTrial, { label: 'Schedule a Demo', to: scheduleDemo.to }] satisfies readonly [Action, Action],
  riskReversal: offer.riskReversal,
  trust: [stat.businesses, stat.emailsSent, stat.support],
  trustNote: 'Setup assistance included',
} as const;

export const stories = {
  eyebrow: 'Hidden costs',
  heading: 'The expensive part is what you never hear about',
  text: 'No invoice ever says “lost because no one called back,” but the cost is real, and it hides in three places.',
  costs: [
    {
      title: 'The call you missed at 6 pm',
      text: 'You were with a customer, so the caller tried the next name on the list and booked there.',
    },
    {
      title: 'The quote with no follow-up',
      text: 'It went out the day they asked, and a week later they’d stopped thinking about it, and so had you.',
    },
    {
      title: 'The tools that don’t talk',
      text: 'Bookings live in one app and payments in another, and the person copying between them is you, on Sunday.',
    },
  ],
  testimonials: {
    heading: 'What these businesses gained',
    stars: 'out of 5 stars',
  },
} as const;

export const overview = {
  eyebrow: 'Features',
  heading: 'One place for the work that used to take twelve tools',
  text: 'Start with the part you need most, and find the rest in the same plan.',
  cards: [
    {
      title: 'Know which ads pay',
      description: 'Live dashboards show what your calls, pages and Facebook ads bring in, without a spreadsheet.',
      url: '/features/analytics',
      stat: stat.forecast,
      highlights: ['Revenue by source', 'Forecast for the quarter', 'Return on every ad dollar'],
    },
    {
      title: 'Campaigns that follow up',
      description: 'Email, texts and WhatsApp in one sequence that stops when the customer replies.',
      url: '/features/marketing-automation',
      stat: stat.hoursSaved,
      highlights: ['Sends at the hour people read', 'Branches on what they do', 'Wins back quiet customers'],
    },
    {
      title: 'Landing pages with checkout',
      description: 'Start from a template, change the words and publish, with payment built in.',
      url: '/features/sales-funnel-builder',
      stat: stat.gateways,
      highlights: ['Templates by trade', 'A/B tests that pick the winner', 'One-click upsells'],
    },
    {
      title: 'A CRM without the typing',
      description: 'Each call, form and payment is filed under its customer, with the next task beside it.',
      url: '/features/crm',
      stat: stat.contacts,
      highlights: ['No double entry', 'Deals you can drag', 'AI summaries of your calls'],
    },
  ] satisfies readonly [Highlight, Highlight, Highlight, Highlight],
  link: { label: `See all ${figures.features} features`, to: '/features' } satisfies Action,
} as const;

/** Sample data: thousands of dollars by month, dollars by source, a campaign and a customer's day. */
export const overviewPictures = {
  months: { Jan: 3, Feb: 3, Mar: 4, Apr: 5, May: 7, Jun: 8 },
  sources: { 'Google ads': 3780, Instagram: 2510, Email: 1290, Referrals: 840 },
  messages: [
    { icon: 'mail', text: 'Class schedule', when: 'Mon' },
    { icon: 'message', text: 'Did you see it?', when: 'Wed' },
    { icon: 'check', text: 'She replied. Stop.', when: 'Thu' },
  ],
  events: [
    { icon: 'phone', text: 'Missed call', when: 'Tue 6:04 pm', tone: 'rose' },
    { icon: 'message', text: '“Still room on Thursdays?”', when: '6:05 pm', tone: 'sky' },
    { icon: 'calendar', text: 'Trial class, Thu 4:30', when: '6:07 pm', tone: 'sun' },
    { icon: 'card', text: `Paid the ${money(20)} deposit`, when: '6:08 pm', tone: 'highlight' },
  ],
} as const;

export const sectionLinks: readonly (Action & { to: `/#${string}` })[] = [
  { label: 'Stories', to: '/#testimonials' },
  { label: 'Features', to: '/#features' },
  { label: 'Your bill', to: '/#stack' },
  { label: 'Pricing', to: '/#pricing' },
  { label: 'Questions', to: '/#questions' },
];

export const questions = {
  eyebrow: 'Questions',
  heading: 'Questions before you start',
  text: `Don’t see your question? Email ${site.mail.hello} and a person will answer.`,
  action: { label: 'See the plans', to: '/#pricing' } satisfies Action,
} as const;

export const closing = {
  heading: `See it work on your own leads for ${offer.trialDays} days`,
  text: 'Import your contacts today and switch on the first follow-up. There are no setup fees, you can cancel anytime, and a credit card is required.',
  action: startTrial satisfies Action,
  demo: 'Schedule a Demo',
} as const;

export const head: PageHead = {
  title: `AI CRM for small businesses | ${site.name}`,
  description: productSummary,
  keywords: ['AI CRM', 'all-in-one CRM', 'small business CRM', 'lead follow-up', 'marketing automation'],
  socialTitle: hero.heading,
  socialDescription: `One login instead of twelve tools, from ${ended(monthlyPrice(offer.lowestPrice))} Free for ${offer.trialDays} days.`,
};
