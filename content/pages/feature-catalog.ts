import { counted, figures, offer, promised } from '../facts/figures.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import { type Action, type FeaturePath, type PageHead, pages } from '../pages.ts';
import { slugOf } from '../shared/http/page-files.ts';
import { money } from '../shared/text/format.ts';
import { type Hue, site } from '../site.ts';

/** `count` is its number of features; each highlight is on its page. */
export interface CatalogueCategory {
  id: string;
  title: string;
  description: string;
  count: number;
  highlights: readonly [string, string, string, string];
  link: FeaturePath;
  hue: Hue;
}

export const catalogue: readonly CatalogueCategory[] = (
  [
    {
      link: '/features/crm',
      hue: 'sky',
      description: 'Every person, call, note and payment, where the whole team can see them.',
      count: 15,
      highlights: ['Activity timeline', 'Smart lists and tags', 'Merge duplicates', 'Custom fields'],
    },
    {
      link: '/features/communication',
      hue: 'grape',
      description: 'Your team’s texts, emails, calls and chats in one list.',
      count: 20,
      highlights: ['Two-way SMS', 'Missed call, text back', 'Assigned conversations', 'Saved replies'],
    },
    {
      link: '/features/appointment-booking',
      hue: 'clay',
      description: 'A booking page that knows your hours and fills them.',
      count: 8,
      highlights: ['Online booking page', 'Reminders by text', 'Deposits at booking', 'Recurring appointments'],
    },
    {
      link: '/features/pipeline',
      hue: 'clay',
      description: 'See where each deal is and how to move it along.',
      count: 6,
      highlights: ['Drag-and-drop stages', 'Deal values and forecast', 'Stale-deal alerts', 'Reasons for lost deals'],
    },
    {
      link: '/features/sales-funnel-builder',
      hue: 'sun',
      description: 'From the ad to the thank-you page, built in an afternoon.',
      count: 15,
      highlights: ['Drag-and-drop editor', 'A/B testing', 'Checkout and upsells', 'Templates for your trade'],
    },
    {
      link: '/features/forms',
      hue: 'highlight',
      description: 'Ask once for the details you need, and act on the answers.',
      count: 5,
      highlights: ['Conditional questions', 'File uploads', 'Quizzes with a score', 'Signatures'],
    },
    {
      link: '/features/ecommerce',
      hue: 'sun',
      description: 'Sell products, subscriptions and tickets without a second system.',
      count: 12,
      highlights: ['Online store', 'Subscriptions', 'Invoices and estimates', 'Text-to-pay links'],
    },
    {
      link: '/features/courses',
      hue: 'grape',
      description: 'Teach, charge and keep students going in one place.',
      count: 8,
      highlights: ['Video lessons', 'Drip schedule', 'Certificates', 'Member community'],
    },
    {
      link: '/features/marketing-automation',
      hue: 'rose',
      description: 'Campaigns that react when people click, buy or go quiet.',
      count: 25,
      highlights: ['Workflow builder', 'Email campaigns', 'SMS sequences', 'Win-back campaigns'],
    },
    {
      link: '/features/ai-automation',
      hue: 'grape',
      description: 'AI employees that answer, qualify and book, on calls, chat and text.',
      count: 12,
      highlights: ['Lead scoring', 'Dynamic segmentation', 'Content in your voice', 'Workflow optimization'],
    },
    {
      link: '/features/social-media',
      hue: 'rose',
      description: 'Plan posts, answer comments and see what they bring in.',
      count: 8,
      highlights: ['Post calendar', 'Comments in one inbox', 'Best time for your followers', 'Reports by network'],
    },
    {
      link: '/features/reputation',
      hue: 'sky',
      description: 'Ask every customer for a review, and hear about a bad one within the hour.',
      count: 6,
      highlights: ['Review requests', 'Reviews in one list', 'Review widget', 'Alerts for low ratings'],
    },
    {
      link: '/features/analytics',
      hue: 'sun',
      description: 'Know which call, ad or email brought the money in.',
      count: 15,
      highlights: ['Real-time dashboards', 'ROI and ROAS', 'Call reports', 'Revenue forecasting'],
    },
    {
      link: '/features/integrations',
      hue: 'highlight',
      description: 'Connect the tools you keep, by click or by code.',
      count: 10,
      highlights: ['Native integrations', 'Webhooks', 'REST API', 'Zapier and Make'],
    },
    {
      link: '/features/white-label',
      hue: 'clay',
      description: 'Put your name on it, set the price and bill your clients.',
      count: 12,
      highlights: ['Your domain and logo', 'Client billing', 'Account snapshots', 'Monthly client reports'],
    },
    {
      link: '/features/advanced',
      hue: 'grape',
      description: 'Sign-on, records and rules for groups with many locations.',
      count: 15,
      highlights: ['Single sign-on', 'Location templates', 'Audit log', 'Custom objects'],
    },
    {
      link: '/features/communication-channels',
      hue: 'sky',
      description: 'Phone numbers, video, web chat and messaging apps in one place.',
      count: 8,
      highlights: ['Business phone line', 'Video visits', 'Web chat', 'WhatsApp and Messenger'],
    },
    {
      link: '/features/listings',
      hue: 'sun',
      description: 'The same name, hours and address everywhere people look you up.',
      count: 3,
      highlights: ['Details change everywhere', 'Duplicates flagged', 'Paid listings', 'Your own directory'],
    },
    {
      link: '/features/additional-tools',
      hue: 'rose',
      description: 'The small tools you’d otherwise sign up for one by one.',
      count: 7,
      highlights: ['Documents and contracts', 'QR codes', 'Short links', 'Price calculators'],
    },
  ] as const
).map((category) => ({ ...category, id: slugOf(category.link), title: pages[category.link]?.name }));

/** '15 features'. */
export function featuresLabel({ count }: Pick<CatalogueCategory, 'count'>): string {
  return `${count} ${count === 1 ? 'feature' : 'features'}`;
}

export const cataloguePage = {
  hero: {
    badge: pages['/features'].name,
    heading: 'Every feature, and the job it does',
    text: `Most of these used to take a separate login and a separate bill. In ${site.name} they share one customer list.`,
    actions: [startTrial, { label: 'View All Features', to: '/#pricing' }] satisfies readonly [Action, Action],
  },
  stats: [
    counted(figures.features, 'features', 'counted category by category'),
    counted(figures.categories, 'categories', 'each with its own page'),
    promised('1', 'platform', 'with one login and one bill'),
  ],
  chartLabel: 'Categories of features',
  more: 'More about',
  closing: {
    heading: 'Start with the job that costs you most',
    text: `Turn on one feature and give it ${offer.trialDays} days. The rest can wait. Write to customers in any language; the screens and our support are in English.`,
    actions: [startTrial, scheduleDemo] satisfies readonly [Action, Action],
  },
} as const;

/** Of the picture for marketing automation: icon, title, text and tone. */
export const cartSteps = [
  ['cart', 'Left without paying', `Two tickets, ${money(84)}`, 'hue'],
  ['clock', 'Wait an hour', 'Never after 9 pm', 'plain'],
  ['mail', '“Your seats are still free”', 'Email, opened by 6 of 10', 'sun'],
  ['receipt', '31 came back', `${money(2604)} this month`, 'highlight'],
] as const;

export const head: PageHead = {
  title: `${figures.features} CRM and marketing features | ${site.name}`,
  description: `Browse ${figures.features} features in ${figures.categories} categories: CRM, booking, funnels, payments, courses, reviews and more, all behind one login and on one bill.`,
  keywords: [
    'CRM features',
    'marketing platform features',
    'small business software',
    'all-in-one CRM',
    'feature list',
  ],
  socialTitle: `${figures.features} features, one login, one bill`,
  socialDescription: `Look through ${figures.categories} categories and find the tools you pay for separately today.`,
};
