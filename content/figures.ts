/** Marketing figures and promises that more than one page shows. */
export const figures = {
  businesses: '1,500+',
  emailsSent: '500M+',
  support: '24/7',
  features: '210+',
  categories: '19',
  appConnections: '500+',
  hoursSaved: '15+',
  uptime: '99.9%',
  rating: { value: '4.9', reviews: '50' },
  whiteLabelPartners: '500+',
  listings: '50K+',
  tools: '50+',
  channels: '12+',
  setupReduction: '89%',
  thirdPartyIntegrations: '5,000+',
  nativeIntegrations: '40+',
  encryption: { inTransit: 'TLS 1.3', atRest: 'AES-256' },
} as const;

/** The offer: what a visitor pays and when. Days and hours are numbers so that legal pages and prices can compute. */
export const offer = {
  trialDays: 14,
  moneyBackDays: 30,
  /** The Starter plan by the month, in US dollars. */
  lowestPrice: 97,
  /** In US dollars: messaging once with Starter and monthly with Professional, and the setup that comes with Platinum. */
  starterCredits: 5,
  monthlyCredits: 10,
  setupWorth: 2500,
  cardRequired: 'credit card required',
  riskReversal: '14-day free trial, cancel anytime, credit card required',
  priceChangeNoticeDays: 30,
  annualBadge: 'Save up to 16%',
} as const;

/** Service promises in hours, and the length of a demo in minutes. */
export const service = {
  contactReplyHours: 24,
  supportReplyHours: 24,
  responseHours: { urgent: 4, high: 12, medium: 24, low: 48 },
  demoMinutes: 30,
} as const;

/** What the privacy and GDPR pages promise and what the daily purge keeps to. */
export const retention = {
  accountYearsAfterClosing: 7,
  usageMonths: 26,
  gdprAnswerMonths: 1,
  gdprExtensionMonths: 2,
  cookieYears: '1-2',
} as const;
