import { moneyText } from '../shared/text/format.ts';
import { site } from '../site.ts';

/** In sentences; `stat` below is for rows and cards. */
export const figures = {
  businesses: '1,500+',
  emailsSent: '500M+',
  support: '24/7',
  features: '210+',
  categories: '19',
  appConnections: '500+',
  hoursSaved: '15+',
  uptime: '99.9%',
  /** `source`: where it can be verified. `npm run ready` asks for it. */
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

export const offer = {
  trialDays,
  moneyBackDays: 30,
  /** Starter, monthly, in site.currency. */
  lowestPrice: 97,
  /** The cheapest plan that may be resold, monthly. */
  resellerPrice: 597,
  /** Message credits: Starter gets them once, larger plans every month. */
  starterCredits: 5,
  monthlyCredits: 10,
  setupWorth: 2500,
  cardRequired: 'credit card required',
  riskReversal: `${trialDays}-day free trial, cancel anytime, credit card required`,
  priceChangeNoticeDays: 30,
} as const;

/** Hours until a first answer, minutes of a demo. */
export const service = {
  contactReplyHours: 24,
  supportReplyHours: 24,
  responseHours: { urgent: 4, high: 12, medium: 24, low: 48 },
  demoMinutes: 30,
  /** Importing the directory would load it on each page. */
  oneClickApps: 47,
} as const;

/** Also used by the daily purge. */
export const retention = {
  accountYearsAfterClosing: 7,
  usageMonths: 26,
  countMonths: 25,
  deskMonths: 25,
  /** Suspected spam, and unconfirmed newsletter addresses. */
  suspectDays: 30,
  /** After a plan ends. Then contacts and pages are deleted. */
  exportDays: 30,
  gdprAnswerMonths: 1,
  gdprExtensionMonths: 2,
  cookieYears: '1-2',
} as const;

/** `figure`, `label` and `base` read as one phrase, in this order. */
export interface Stat {
  figure: string;
  label: string;
  /** Total, comparison or condition. */
  base: string;
  /**
   * `reported` by customers; `counted` by us, an auditor or the page; `promised` by the product.
   */
  source: 'reported' | 'counted' | 'promised';
}

const from =
  (source: Stat['source']) =>
  (figure: string, label: string, base: string): Stat => ({ figure, label, base, source });

export const reported = from('reported');
export const counted = from('counted');
export const promised = from('promised');

/** When the owner last verified these figures: '2026-12-31'. `npm run ready` asks for it. */
export const figuresChecked: string = '';

export const stat = {
  businesses: counted(figures.businesses, 'businesses', `run on ${site.name}`),
  emailsSent: counted(figures.emailsSent, 'emails sent', 'for our customers'),
  support: promised(figures.support, 'support', 'in writing, at any hour'),
  hoursSaved: reported(figures.hoursSaved, 'hours saved a week', 'across the whole team, per business'),
  uptime: promised(figures.uptime, 'uptime', 'as our target, with a status page'),
  contacts: promised('No limit', 'on contacts and users', 'in every plan'),
  oneClickApps: counted(`${service.oneClickApps}`, 'apps', 'connect with one click'),
  viaPlatforms: counted(figures.thirdPartyIntegrations, 'integrations', 'through Zapier, Make, n8n or Relay.app'),
  forecast: promised('90-day', 'revenue forecast', 'with best and worst case'),
  gateways: counted(figures.gateways, 'payment gateways', 'for cards, wallets and bank transfers'),
} satisfies Record<string, Stat>;

/** Links customer-reported figures to the terms. */
export const reportedNote = {
  label: 'Reported by customers. Results depend on the business.',
  to: '/terms-of-service#our-figures',
} as const;
