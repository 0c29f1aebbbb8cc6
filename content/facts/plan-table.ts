import type { FeaturePath } from '../pages.ts';
import { money } from '../shared/text/format.ts';
import { figures, offer, service } from './figures.ts';
import { type JobId, jobs } from './jobs.ts';
import { openingHours } from './opening-hours.ts';
import { doneForYouSetup } from './promises.ts';

/** All, none, or an amount. */
export type Share = boolean | string;

export interface PlanRow {
  what: string;
  note?: string;
  /** Shares by plan slug apply up to the next plan named; plans below the first one have none. */
  shares: Share | Readonly<Record<string, Share>>;
  /** Related pages; the first one is linked. A page belongs to the first row that names it. */
  pages: readonly FeaturePath[];
}

export interface PlanGroup {
  name: string;
  rows: readonly PlanRow[];
}

const every = true;
const professional = { professional: true } as const;
const platinum = { platinum: true } as const;

const limits = {
  users: { what: 'Users', shares: 'No limit', pages: [] },
  contacts: { what: 'Contacts', shares: 'No limit', pages: [] },
  locations: {
    what: 'Locations',
    note: 'Each with its own number and inbox; everyone on staff has a calendar',
    shares: { starter: '2', professional: '3', platinum: 'No limit' },
    pages: [],
  },
  credits: {
    what: 'Messaging credits',
    note: 'For texts, calls and email, which you pay for as you use them',
    shares: {
      starter: `${money(offer.starterCredits)} once`,
      professional: `${money(offer.monthlyCredits)} each month`,
    },
    pages: [],
  },
} satisfies Record<string, PlanRow>;

const jobShares: Record<JobId, Pick<PlanRow, 'shares' | 'pages'>> = {
  crm: { shares: every, pages: ['/features/crm', '/features/pipeline'] },
  funnels: { shares: every, pages: ['/features/sales-funnel-builder'] },
  email: { shares: every, pages: ['/features/marketing-automation'] },
  sms: { shares: every, pages: ['/features/communication'] },
  courses: { shares: every, pages: ['/features/courses'] },
  booking: { shares: every, pages: ['/features/appointment-booking'] },
  reviews: { shares: every, pages: ['/features/reputation'] },
  website: { shares: every, pages: ['/website-builder'] },
  calls: { shares: every, pages: ['/features/communication-channels'] },
  social: { shares: every, pages: ['/features/social-media'] },
  forms: { shares: every, pages: ['/features/forms'] },
  chat: { shares: every, pages: ['/features/communication-channels'] },
};

const more = {
  workflows: { what: 'Workflows and automation', shares: every, pages: ['/features/marketing-automation'] },
  payments: {
    what: 'Payments, invoices and online shop',
    shares: every,
    pages: ['/features/ecommerce', '/ecommerce-builder'],
  },
  reports: { what: 'Dashboards and reports', shares: every, pages: ['/features/analytics'] },
  listings: { what: 'Listings and directories', shares: every, pages: ['/features/listings'] },
  tools: { what: 'Documents, QR codes and short links', shares: every, pages: ['/features/additional-tools'] },
  integrations: { what: 'Integrations and API', shares: every, pages: ['/features/integrations'] },
  roles: { what: 'Roles and permissions', shares: every, pages: [] },
} satisfies Record<string, PlanRow>;

/** `summaries` are in every plan. Sentences that sell AI get their plan from `plansFor`. */
const ai = {
  summaries: {
    what: 'AI call summaries',
    note: 'Transcript, summary and next step after each recorded call',
    shares: every,
    pages: [],
  },
  voicemail: { what: 'Voicemail as text, most urgent first', shares: every, pages: [] },
  employees: {
    what: 'AI employees for chat, text and calls',
    note: 'They answer, qualify and book, or draft for your approval',
    shares: professional,
    pages: ['/features/ai-automation'],
  },
  writing: {
    what: 'AI drafts of replies, posts, pages and courses',
    shares: professional,
    pages: ['/features/ai-automation'],
  },
  scoring: { what: 'Predictive lead scoring', shares: professional, pages: ['/features/ai-automation'] },
  routing: {
    what: 'Predictive routing',
    note: 'Each lead goes to the right person on your team',
    shares: professional,
    pages: ['/features/ai-automation'],
  },
} satisfies Record<string, PlanRow>;

const agency = {
  whiteLabel: {
    what: 'White-label under your own brand and domain',
    shares: platinum,
    pages: ['/features/white-label'],
  },
  reselling: { what: 'Resell plans at the prices you set', shares: platinum, pages: ['/features/white-label'] },
  signOn: { what: 'Single sign-on', shares: platinum, pages: ['/features/advanced'] },
  objects: {
    what: 'Custom objects',
    note: 'Your own kinds of records, such as pets or boats',
    shares: platinum,
    pages: ['/features/advanced'],
  },
  templates: { what: 'Location templates and a test account', shares: platinum, pages: ['/features/advanced'] },
  audit: { what: 'Audit log', shares: platinum, pages: ['/features/advanced'] },
  reporting: { what: 'Advanced reporting', shares: platinum, pages: ['/features/advanced'] },
} satisfies Record<string, PlanRow>;

const help = {
  setup: {
    what: 'Setup assistance',
    note: 'We import your contacts and build your first workflow with you, by screen share',
    shares: every,
    pages: [],
  },
  doneForYou: {
    what: 'Done-for-you setup',
    note: doneForYouSetup,
    shares: { platinum: `Worth ${money(offer.setupWorth)}` },
    pages: [],
  },
  support: {
    what: `Support in writing, ${figures.support}`,
    note: `First answer within ${service.responseHours.urgent} to ${service.responseHours.low} hours, by priority`,
    shares: every,
    pages: [],
  },
  phone: { what: 'Support by phone', note: openingHours, shares: every, pages: [] },
  first: { what: 'Priority support, your tickets first', shares: platinum, pages: [] },
} satisfies Record<string, PlanRow>;

export const planRows = { ...limits, ...ai, ...agency, ...help };

export const planGroups: readonly PlanGroup[] = [
  { name: 'Limits and credits', rows: Object.values(limits) },
  {
    name: 'The jobs of twelve tools',
    rows: (Object.keys(jobs) as JobId[]).map((id) => ({ what: jobs[id], ...jobShares[id] })),
  },
  { name: 'Selling, reports and connections', rows: Object.values(more) },
  { name: 'AI', rows: Object.values(ai) },
  { name: 'Agencies and larger teams', rows: Object.values(agency) },
  { name: 'Setup and support', rows: Object.values(help) },
];
