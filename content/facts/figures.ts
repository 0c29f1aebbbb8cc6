import type { PagePath } from '../pages.ts';
import { money, moneyText } from '../shared/format.ts';
import { site } from '../site.ts';
import { each } from './price-text.ts';

/** Marketing figures that sentences of the site say. Rows of figures come from `stat`, below. */
export const figures = {
  businesses: '1,500+',
  emailsSent: '500M+',
  support: '24/7',
  features: '210+',
  categories: '19',
  appConnections: '500+',
  hoursSaved: '15+',
  uptime: '99.9%',
  /** `source`: where it can be looked up. `npm run ready` asks for it. */
  rating: { value: '4.9', reviews: '50', source: '' },
  whiteLabelPartners: '500+',
  listings: '50K+',
  tools: '50+',
  channels: '12+',
  templates: '500+',
  pageLoad: 'under 2 seconds',
  gateways: '20+',
  storeSales: `${moneyText(50, 'M')}+`,
  reviewPlatforms: '100+',
  thirdPartyIntegrations: '5,000+',
  nativeIntegrations: '40+',
  encryption: { inTransit: 'TLS 1.3', atRest: 'AES-256' },
} as const;

const trialDays = 14;

/** The offer: what a visitor pays and when. Days and hours are numbers so that legal pages and prices can compute. */
export const offer = {
  trialDays,
  moneyBackDays: 30,
  /** The Starter plan by the month. Amounts are in site.currency. */
  lowestPrice: 97,
  /** The plan that may be resold, by the month. */
  resellerPrice: 597,
  /** Messaging once with Starter and monthly with Professional, and the setup that comes with Platinum. */
  starterCredits: 5,
  monthlyCredits: 10,
  setupWorth: 2500,
  cardRequired: 'credit card required',
  riskReversal: `${trialDays}-day free trial, cancel anytime, credit card required`,
  priceChangeNoticeDays: 30,
} as const;

/** Service promises in hours, the length of a demo in minutes, and the entries of the native directory. */
export const service = {
  contactReplyHours: 24,
  supportReplyHours: 24,
  responseHours: { urgent: 4, high: 12, medium: 24, low: 48 },
  demoMinutes: 30,
  /** Typed, because the directory itself is too much for each page that names the number. */
  oneClickApps: 47,
} as const;

/** What the privacy and GDPR pages promise and what the daily purge keeps to. */
export const retention = {
  accountYearsAfterClosing: 7,
  usageMonths: 26,
  /** How often what was seen and done, a day. */
  countMonths: 25,
  /** Who did what at the owner's desk. */
  deskMonths: 25,
  /** What was taken for spam, and newsletter addresses that were never confirmed. */
  suspectDays: 30,
  /** For how long after the end of a plan its contacts and pages can be exported; then they are deleted. */
  exportDays: 30,
  gdprAnswerMonths: 1,
  gdprExtensionMonths: 2,
  cookieYears: '1-2',
} as const;

/** A figure with what it counts: `figure`, `label` and `base` read as one phrase, in this order. */
export interface Stat {
  figure: string;
  /** What it counts, in a few words. */
  label: string;
  /** Of what, against what or under which condition. */
  base: string;
  /**
   * How we know it: customers report it as their result, it is counted (by us, by an auditor or by the page itself), the
   * product and the offer are made so, or it is a sample of what one customer reached, for the owner to replace.
   */
  source: 'reported' | 'counted' | 'promised' | 'sample';
  /** The pages whose rows and cards show it; no other may. */
  on: readonly PagePath[];
}

/** The day on which the owner last compared the figures of this file with the facts: '2026-12-31'. `npm run ready` asks for it. */
export const figuresChecked: string = '';

/**
 * Every figure that a row or a card shows, once: one meaning, one wording. A page's `stats` are entries of this record. A
 * test keeps it so and counts again what can be counted.
 */
export const stat = {
  // Of the company and the whole platform.
  businesses: counted(
    figures.businesses,
    'businesses',
    `run on ${site.name}`,
    '/',
    '/features/ai-automation',
    '/features/crm',
  ),
  emailsSent: counted(
    figures.emailsSent,
    'emails sent',
    'for our customers',
    '/',
    '/features/marketing-automation',
    '/features/communication-channels',
  ),
  support: promised(figures.support, 'support', 'in writing, at any hour', '/', '/features/communication-channels'),
  rating: counted(
    figures.rating.value,
    'out of 5',
    `from ${figures.rating.reviews} reviews`,
    '/',
    '/features/marketing-automation',
  ),
  hoursSaved: reported(
    figures.hoursSaved,
    'hours saved a week',
    'on routine work, per business',
    '/',
    '/features/ai-automation',
    '/features/marketing-automation',
  ),
  features: counted(figures.features, 'features', 'counted category by category', '/features'),
  categories: counted(figures.categories, 'categories', 'each with a page of its own', '/features'),
  platform: promised('1', 'platform', 'with one login and one bill', '/features'),
  uptime: promised(
    figures.uptime,
    'uptime',
    'as our target, with a status page',
    '/integrations/third-party',
    '/ecommerce-builder',
  ),
  compliance: counted('SOC 2', 'Type II compliance', 'for the servers, audited from outside', '/features/advanced'),
  encryption: promised(
    figures.encryption.atRest,
    'encryption at rest',
    `and ${figures.encryption.inTransit} on the way`,
    '/features/advanced',
  ),

  // Of the offer.
  trial: promised(
    `${offer.trialDays} days`,
    'free',
    'with every plan, cancel anytime',
    '/features/analytics',
    '/features/listings',
    '/features/additional-tools',
  ),
  moneyBack: promised(
    `${offer.moneyBackDays} days`,
    'money-back promise',
    'from your first payment',
    '/features/sales-funnel-builder',
  ),
  setupFee: promised(money(0), 'setup fee', 'in every plan', '/features/appointment-booking', '/features/listings'),
  lowestPrice: promised(money(offer.lowestPrice), each.monthly, 'in the smallest plan', '/features/additional-tools'),
  resellerPrice: promised(
    money(offer.resellerPrice),
    each.monthly,
    'for client accounts without limit',
    '/features/white-label',
  ),
  contacts: promised('No limit', 'on contacts and users', 'in every plan', '/', '/features/crm', '/features/advanced'),
  jobs: counted('12', 'jobs in every plan', 'that usually take twelve tools', '/features/additional-tools'),
  firstAnswer: promised(
    `${service.responseHours.urgent} hours`,
    'to a first answer',
    'when it is urgent, at any hour',
    '/features/advanced',
  ),
  newNumber: promised(
    'Same day',
    'for a new local number',
    'or to forward your own',
    '/features/communication-channels',
  ),

  // Of integrations.
  oneClickApps: counted(
    `${service.oneClickApps}`,
    'apps',
    'connect with one click',
    '/features/crm',
    '/features/analytics',
    '/features/integrations',
  ),
  recipes: counted(figures.appConnections, 'integrations', 'with a ready recipe', '/features/integrations'),
  viaPlatforms: counted(
    figures.thirdPartyIntegrations,
    'integrations',
    'through Zapier, Make, n8n or Relay.app',
    '/features/integrations',
    '/integrations/third-party',
  ),
  integrationFeatures: counted('10', 'integration features', 'with webhooks and a REST API', '/features/integrations'),
  nativeIntegrations: counted(
    figures.nativeIntegrations,
    'native integrations',
    `with ${service.oneClickApps} in the list today`,
    '/integrations/native',
  ),
  noSetup: promised('0', 'setup time', 'with no key to copy or field to map', '/integrations/native'),
  oneClick: promised('1-Click', 'to connect', 'after you sign in to the app', '/integrations/native'),
  autoSync: promised('24/7', 'auto-sync', 'in both directions', '/integrations/native'),
  platformSetup: promised('30 sec', 'setup', 'to sign in and connect a platform', '/integrations/third-party'),
  efficiency: reported('10x', 'efficiency', 'over copying records by hand', '/integrations/third-party'),

  // AI automation, CRM, marketing, analytics, booking, funnels.
  textBack: promised('1 min', 'to a text back', 'after a call you missed', '/features/ai-automation'),
  aiChannels: counted('3', 'channels it answers', 'in chat, by text and by phone', '/features/ai-automation'),
  customerView: promised('360°', 'view of each customer', 'from first call to last payment', '/features/crm'),
  campaignChannels: counted('6', 'channels', 'in one campaign, from email to push', '/features/marketing-automation'),
  forecast: promised('90 days', 'revenue forecast', 'with best and worst case', '/', '/features/analytics'),
  analyticsFeatures: counted('15', 'analytics features', 'from ad spend to paid invoice', '/features/analytics'),
  bookingTaps: promised('3 taps', 'to book a visit', 'for service, person and time', '/features/appointment-booking'),
  reminders: promised('2', 'reminders by text', 'before every visit', '/features/appointment-booking'),
  bookingFeatures: counted('8', 'booking features', 'with deposits and a waitlist', '/features/appointment-booking'),
  funnelFeatures: counted('15', 'funnel features', 'from landing page to upsell', '/features/sales-funnel-builder'),
  upsell: promised('1 click', 'to accept an upsell', 'with the card on file', '/features/sales-funnel-builder'),
  gateways: counted(
    figures.gateways,
    'payment gateways',
    'for cards, wallets and bank transfers',
    '/',
    '/features/sales-funnel-builder',
    '/ecommerce-builder',
  ),

  // Communication.
  delivery: reported('92%', 'delivery', 'of messages on the first channel tried', '/features/communication'),
  response: reported('67%', 'higher response', 'to texts than to emails', '/features/communication'),
  resolution: reported('45%', 'faster resolution', 'than with an inbox per channel', '/features/communication'),
  messageEngagement: reported('156%', 'more engagement', 'than with one-way messages', '/features/communication'),
  channels: counted(figures.channels, 'channels', 'with one history per customer', '/features/communication-channels'),

  // Pipeline.
  closing: reported('34%', 'faster closing', 'than with a spreadsheet', '/features/pipeline'),
  forecastAccuracy: reported('89%', 'forecast accuracy', 'against the sales won in the quarter', '/features/pipeline'),
  conversion: reported('52%', 'conversion improvement', 'from quote to signed deal', '/features/pipeline'),
  visibility: reported('2.3x', 'visibility', 'of open deals, against a shared list', '/features/pipeline'),

  // Forms.
  formConversion: reported('78%', 'conversion', 'of people who start a form', '/features/forms'),
  formCreation: reported('2.3x', 'faster creation', 'from a template than from scratch', '/features/forms'),
  mobileCompletion: reported('94%', 'mobile completion', 'among those at the last question', '/features/forms'),
  leads: reported('156%', 'lead increase', 'over a plain contact form', '/features/forms'),

  // Payments and shops.
  paymentSuccess: reported('89%', 'payment success', 'on the first try, before any retry', '/features/ecommerce'),
  checkout: reported('2.7x', 'faster checkout', 'with details filled in than typed', '/features/ecommerce'),
  abandonment: reported('45%', 'less abandonment', 'of carts that get a reminder', '/features/ecommerce'),
  onlineSales: reported('167%', 'revenue growth', 'in online sales since moving here', '/features/ecommerce'),
  storeLaunch: promised('30 min', 'to launch a store', 'with three photos and bank details', '/ecommerce-builder'),
  stores: counted('25,000+', 'active stores', 'of our customers and their clients', '/ecommerce-builder'),

  // Courses.
  courseCompletion: reported('94%', 'completion', 'among students who pass week one', '/features/courses'),
  courseCreation: reported(
    '3.2x',
    'faster course creation',
    'from an AI outline than a blank page',
    '/features/courses',
  ),
  satisfaction: reported('78%', 'full satisfaction', 'by students, with five of five stars', '/features/courses'),
  courseRevenue: reported('245%', 'revenue increase', 'over selling single hours', '/features/courses'),

  // Social media.
  postEngagement: reported('87%', 'higher engagement', 'per post than before planning ahead', '/features/social-media'),
  content: reported('5.2x', 'faster content creation', 'with a drafted caption than without', '/features/social-media'),
  postingTime: reported('76%', 'time saved', 'over posting network by network', '/features/social-media'),
  followers: reported('145%', 'follower growth', 'since posts follow a calendar', '/features/social-media'),

  // Reviews, listings, tools, white-label.
  averageRating: reported('4.7', 'average rating', 'after asking every customer', '/features/reputation'),
  reviewResponse: reported('89%', 'faster response', 'to reviews with a draft than without', '/features/reputation'),
  positiveReviews: reported('156%', 'more positive reviews', 'than before everybody was asked', '/features/reputation'),
  crisis: reported('67%', 'crisis resolution', 'for bad reviews answered by phone', '/features/reputation'),
  listings: counted(figures.listings, 'listings', 'run on the platform', '/features/listings'),
  layouts: counted('6', 'directory layouts', 'to rename, recolor and refill', '/features/listings'),
  tools: counted(figures.tools, 'tools', 'behind a single login', '/features/additional-tools'),
  partners: counted(
    figures.whiteLabelPartners,
    'white-label partners',
    'who sell it under their own name',
    '/features/white-label',
  ),
  clientSetup: reported('89%', 'less setup time', 'per client account with a snapshot', '/features/white-label'),
  whiteLabelFeatures: counted(
    '12',
    'white-label features',
    'from your domain to your invoices',
    '/features/white-label',
  ),

  // Of sample quotes.
  aiResult: sample('14', 'no-heat calls booked', 'after closing time in one January', '/features/ai-automation'),
  crmResult: sample('25', 'minutes less a day', 'spent asking who knows the client', '/features/crm'),
  marketingResult: sample(
    '118',
    'orders from one email',
    'in the week before Mother’s Day',
    '/features/marketing-automation',
  ),
  analyticsResult: sample(money(900), 'a month moved', 'from radio ads to yard signs', '/features/analytics'),
  bookingResult: sample('4', 'missed visits a month', 'down from 17', '/features/appointment-booking'),
  funnelResult: sample('23', 'meal plans sold', 'in the first two weeks', '/features/sales-funnel-builder'),
  inboxResult: sample('9 minutes', 'to a first reply', 'down from 3 hours', '/features/communication'),
  pipelineResult: sample(money(84_000), 'in forgotten quotes', 'found in the first week', '/features/pipeline'),
  formResult: sample('132', 'sign-ups for the fall term', 'up from 88 on paper', '/features/forms'),
  paymentResult: sample('12 days', 'until an invoice is paid', 'down from 34', '/features/ecommerce'),
  courseResult: sample('58', 'students in the spring course', 'up from 22', '/features/courses'),
  socialResult: sample('26', 'bookings from comments', 'in the first three months', '/features/social-media'),
  reviewResult: sample('96', 'new reviews in one summer', 'up from 21', '/features/reputation'),
  integrationResult: sample(
    '6 hours',
    'a week not spent copying',
    'between calendar, shop and books',
    '/features/integrations',
  ),
  resellResult: sample('16', 'client accounts', 'in the first year', '/features/white-label'),
  locationResult: sample('2 days', 'to open a new salon', 'down from 3 weeks', '/features/advanced'),
  channelResult: sample('31', 'storm calls answered', 'in one morning', '/features/communication-channels'),
  listingResult: sample('140', 'members keep their entry', 'up from 35', '/features/listings'),
  toolsResult: sample(
    money(112),
    'a month no longer spent',
    'on signing, links and codes',
    '/features/additional-tools',
  ),
  websiteResult: sample('19', 'inquiries a month', 'up from 6', '/website-builder'),
  storeResult: sample('63', 'mugs sold in December', 'up from 20', '/ecommerce-builder'),
} satisfies Record<string, Stat>;

/** The link under figures of which customers reported one, to the sentence of the terms about them. */
export const reportedNote = {
  label: 'Reported by customers. Results depend on the business.',
  to: '/terms-of-service#our-figures',
} as const;

/* @__NO_SIDE_EFFECTS__ */
function reported(figure: string, label: string, base: string, ...on: PagePath[]): Stat {
  return { figure, label, base, source: 'reported', on };
}

/* @__NO_SIDE_EFFECTS__ */
function counted(figure: string, label: string, base: string, ...on: PagePath[]): Stat {
  return { figure, label, base, source: 'counted', on };
}

/* @__NO_SIDE_EFFECTS__ */
function promised(figure: string, label: string, base: string, ...on: PagePath[]): Stat {
  return { figure, label, base, source: 'promised', on };
}

/* @__NO_SIDE_EFFECTS__ */
function sample(figure: string, label: string, base: string, ...on: PagePath[]): Stat {
  return { figure, label, base, source: 'sample', on };
}
