import type { Action, Stat } from './feature-page.ts';
import { figures, offer } from './figures.ts';
import { startTrial } from './navigation.ts';
import type { PageHead, PageLink } from './pages.ts';
import { site } from './site.ts';

/** A category of the features catalogue; `count` is how many features it claims. */
export interface CatalogueCategory {
  id: string;
  title: string;
  description: string;
  count: number;
  highlights: readonly [string, string, string, string];
  link: PageLink;
}

/** The 19 categories, in the order in which the page shows them. */
export const catalogue: readonly CatalogueCategory[] = [
  {
    id: 'crm',
    title: 'Contacts and CRM',
    description: 'Every person, call, note and payment on one timeline.',
    count: 15,
    highlights: ['Contact timeline', 'Smart lists and tags', 'Duplicate merging', 'Custom fields'],
    link: '/features/crm',
  },
  {
    id: 'communication',
    title: 'Conversations',
    description: 'Text, email, calls and chats of the whole team in one shared inbox.',
    count: 20,
    highlights: ['Two-way SMS', 'Missed-call text-back', 'Assigned conversations', 'Saved replies'],
    link: '/features/communication',
  },
  {
    id: 'appointment-booking',
    title: 'Appointments',
    description: 'A booking page that knows your hours and fills them.',
    count: 8,
    highlights: ['Online booking page', 'Reminders by text', 'Deposits at booking', 'Round-robin calendars'],
    link: '/features/appointment-booking',
  },
  {
    id: 'pipeline',
    title: 'Sales pipeline',
    description: 'See where each deal stands and what moves it on.',
    count: 6,
    highlights: ['Drag-and-drop stages', 'Deal values and forecast', 'Stale-deal alerts', 'Tasks per stage'],
    link: '/features/pipeline',
  },
  {
    id: 'sales-funnel-builder',
    title: 'Funnels and landing pages',
    description: 'From the ad to the thank-you page, built in an afternoon.',
    count: 15,
    highlights: ['Drag-and-drop editor', 'A/B tests', 'Order bumps and upsells', 'Templates by trade'],
    link: '/features/sales-funnel-builder',
  },
  {
    id: 'forms',
    title: 'Forms and surveys',
    description: 'Ask what you need to know, once, and act on the answer.',
    count: 5,
    highlights: ['Conditional questions', 'File uploads', 'Quizzes with scores', 'Signatures'],
    link: '/features/forms',
  },
  {
    id: 'ecommerce',
    title: 'Store and payments',
    description: 'Sell products, subscriptions and invoices without a second system.',
    count: 12,
    highlights: ['Online store', 'Subscriptions', 'Invoices and estimates', 'Text-to-pay links'],
    link: '/features/ecommerce',
  },
  {
    id: 'courses',
    title: 'Courses and memberships',
    description: 'Teach, charge and keep students going in one place.',
    count: 8,
    highlights: ['Video lessons', 'Drip schedules', 'Certificates', 'Member community'],
    link: '/features/courses',
  },
  {
    id: 'marketing-automation',
    title: 'Marketing automation',
    description: 'Campaigns that react to what people do, and stop when they reply.',
    count: 25,
    highlights: ['Workflow builder', 'Email campaigns', 'SMS sequences', 'Win-back campaigns'],
    link: '/features/marketing-automation',
  },
  {
    id: 'ai-automation',
    title: 'AI employees',
    description: 'Assistants that answer, qualify and book while you work or sleep.',
    count: 12,
    highlights: ['Voice assistant', 'Chat and SMS assistant', 'Lead scoring', 'Drafted replies and posts'],
    link: '/features/ai-automation',
  },
  {
    id: 'social-media',
    title: 'Social media',
    description: 'Plan a month of posts on Monday morning.',
    count: 8,
    highlights: ['Post calendar', 'Comments in one inbox', 'Best-time posting', 'Reports by network'],
    link: '/features/social-media',
  },
  {
    id: 'reputation',
    title: 'Reviews and reputation',
    description: 'Ask every happy customer, and hear from the unhappy ones first.',
    count: 6,
    highlights: ['Review requests', 'AI-drafted answers', 'Review widget', 'Alerts for low ratings'],
    link: '/features/reputation',
  },
  {
    id: 'analytics',
    title: 'Analytics',
    description: 'Know which call, ad or email brought the money in.',
    count: 15,
    highlights: ['Live dashboards', 'Source attribution', 'Call reports', 'Revenue forecast'],
    link: '/features/analytics',
  },
  {
    id: 'integrations',
    title: 'Integrations and API',
    description: 'Connect what you keep, by click or by code.',
    count: 10,
    highlights: ['Native integrations', 'Webhooks', 'REST API', 'Zapier and Make'],
    link: '/features/integrations',
  },
  {
    id: 'white-label',
    title: 'White-label and reselling',
    description: 'Put your name on it, set the price and bill your clients.',
    count: 12,
    highlights: ['Your domain and logo', 'Branded mobile app', 'Client billing', 'Account templates'],
    link: '/features/white-label',
  },
  {
    id: 'advanced',
    title: 'Enterprise controls',
    description: 'Roles, records and rules for teams that have to answer for them.',
    count: 15,
    highlights: ['Single sign-on', 'Roles and permissions', 'Audit log', 'Custom objects'],
    link: '/features/advanced',
  },
  {
    id: 'communication-channels',
    title: 'Channels',
    description: 'Phone numbers, video, web chat and messaging apps under one roof.',
    count: 8,
    highlights: ['Business phone line', 'Video meetings', 'Web chat', 'WhatsApp and Messenger'],
    link: '/features/communication-channels',
  },
  {
    id: 'listings',
    title: 'Listings and directories',
    description: 'The same name, hours and address wherever people look you up.',
    count: 3,
    highlights: ['Directory sync', 'Opening hours in one place', 'Duplicate removal', 'Your own directory'],
    link: '/features/listings',
  },
  {
    id: 'additional-tools',
    title: 'Business tools',
    description: 'The small things you would otherwise sign up for one by one.',
    count: 7,
    highlights: ['Documents and contracts', 'QR codes', 'Short links', 'Price calculators'],
    link: '/features/additional-tools',
  },
];

/** The count label of a category: '15 features'. */
export function featuresLabel({ count }: Pick<CatalogueCategory, 'count'>): string {
  return `${count} ${count === 1 ? 'feature' : 'features'}`;
}

/**
 * The categories in which every word of the text occurs somewhere in title, description or highlights, in any case.
 * An empty text matches them all.
 */
export function filterCatalogue(categories: readonly CatalogueCategory[], text: string): CatalogueCategory[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return categories.filter(({ title, description, highlights }) => {
    const haystack = [title, description, ...highlights].join('\n').toLowerCase();
    return words.every((word) => haystack.includes(word));
  });
}

/** The line that announces how many categories the filter leaves, and their features. */
export function filterSummary(found: readonly CatalogueCategory[]): string {
  const count = found.reduce((sum, category) => sum + category.count, 0);
  return `${found.length} ${found.length === 1 ? 'category' : 'categories'}, ${featuresLabel({ count })}`;
}

/** The words of /features around the cards. */
export const cataloguePage = {
  hero: {
    badge: 'All features',
    heading: 'Answer, book, sell, deliver, repeat',
    text: `Each of these jobs used to be its own login and its own bill. In ${site.name} they share one customer list.`,
    actions: [startTrial, { label: 'View All Features', to: '/#pricing' }] satisfies readonly [Action, Action],
  },
  stats: [
    { figure: figures.features, label: 'features' },
    { figure: figures.categories, label: 'categories' },
    { figure: '1', label: 'platform' },
  ] satisfies readonly Stat[],
  filter: {
    label: 'What are you looking for?',
    placeholder: 'Try booking, sms or invoice',
    empty: 'Nothing here goes by that name. Try a plainer word, or ask us whether it exists.',
    clear: 'Show all categories',
    ask: { label: 'Ask us', to: '/contact' } satisfies Action,
  },
  closing: {
    heading: 'You do not need all of it on Monday',
    text: `Begin with the one thing that costs you the most evenings. The trial gives you ${offer.trialDays} days to see it work.`,
    actions: [startTrial, { label: 'Schedule a Demo', to: '/contact' }] satisfies readonly [Action, Action],
  },
} as const;

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
