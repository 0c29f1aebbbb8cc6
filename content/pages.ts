import { figures, offer, retention, service } from './figures.ts';
import { site } from './site.ts';

/** The head of a page: what the tab, search results and shared links say. */
export interface PageHead {
  /** Unique over the site, at most 60 characters. */
  title: string;
  /** 70 to 160 characters. */
  description: string;
  keywords: readonly string[];
  socialTitle: string;
  socialDescription: string;
}

/** Every page of the site. Routes, prerendered files, sitemap, heads and tests derive from this table. */
export const pages = {
  '/': {
    title: `${site.name}: AI CRM and marketing automation`,
    description: `${site.name} answers every lead, follows up by text, email and phone, and keeps deals moving. One AI-powered CRM for small businesses. Try it for ${offer.trialDays} days.`,
    keywords: ['AI CRM', 'marketing automation', 'small business CRM', 'lead follow-up', 'sales funnels'],
    socialTitle: 'Every lead answered. Every deal moving.',
    socialDescription: 'The AI-powered CRM that does the follow-up while you are with a customer.',
  },
  '/features': {
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
  },
  '/features/ai-automation': {
    title: `AI automation for sales and follow-up | ${site.name}`,
    description:
      'AI employees score each new lead, write the reply, follow up until someone answers and tell you who is ready to buy. See which jobs you can hand over.',
    keywords: [
      'AI automation',
      'AI employees',
      'lead scoring',
      'automated follow-up',
      'predictive analytics',
      'workflow automation',
    ],
    socialTitle: 'The follow-up gets done, even at midnight',
    socialDescription: 'AI that scores leads, writes replies and hands you the people who are ready to talk.',
  },
  '/features/crm': {
    title: `CRM for small businesses | ${site.name}`,
    description:
      "Each client's calls, texts, emails, bookings and payments sit on one profile. Move deals along a visual pipeline and see what next month should bring.",
    keywords: [
      'CRM',
      'small business CRM',
      'contact management',
      'customer profiles',
      'sales forecasting',
      'segmentation',
    ],
    socialTitle: 'Know the customer before you pick up the phone',
    socialDescription: 'One profile with the whole history, one board with every deal, one honest forecast.',
  },
  '/features/marketing-automation': {
    title: `Marketing automation for email, SMS and social | ${site.name}`,
    description:
      'Build a campaign once and run it by email, SMS, social media, WhatsApp, landing pages and push. The next message goes out when a contact acts.',
    keywords: [
      'marketing automation',
      'email marketing',
      'SMS marketing',
      'WhatsApp Business',
      'push notifications',
      'campaigns',
    ],
    socialTitle: 'Campaigns that go out when the customer is ready',
    socialDescription: 'Six channels and one plan: people hear from you after they act, not after you remember.',
  },
  '/features/analytics': {
    title: `Marketing analytics and revenue forecasts | ${site.name}`,
    description:
      'Find out which ads, pages and calls bring paying customers. Live dashboards, conversion tracking, ROI and ROAS by channel, and reports in plain words.',
    keywords: ['marketing analytics', 'revenue forecasting', 'conversion tracking', 'ROI', 'ROAS', 'custom reports'],
    socialTitle: 'See which dollar brought the customer',
    socialDescription: 'Live numbers from the first click to the paid invoice, without a spreadsheet on Sunday.',
  },
  '/features/appointment-booking': {
    title: `Online appointment booking | ${site.name}`,
    description:
      'Clients pick a time, pay a deposit and get their reminders at any hour. Staff calendars and locations stay in step, and fewer people forget to come.',
    keywords: [
      'appointment booking',
      'online scheduling',
      'appointment reminders',
      'recurring appointments',
      'deposits',
    ],
    socialTitle: 'Booked and paid for while you were working',
    socialDescription: 'Share one link. Clients choose the time, and reminders bring them through the door.',
  },
  '/features/sales-funnel-builder': {
    title: `Sales funnel builder with A/B testing | ${site.name}`,
    description:
      'Drag pages, checkout and upsells into a funnel, start from a template and let an A/B test show which version sells. Every order lands in your CRM.',
    keywords: ['sales funnel builder', 'landing pages', 'A/B testing', 'upsells', 'checkout pages', 'funnel templates'],
    socialTitle: 'Draw the path from first click to paid order',
    socialDescription: 'Drag, drop, test two versions and keep the one that sells more.',
  },
  '/features/communication': {
    title: `One inbox for texts, email, calls and chat | ${site.name}`,
    description:
      'Answer texts, emails, calls, web chat and social messages in one thread for each customer. The team sees who replied, what was promised and what waits.',
    keywords: ['unified inbox', 'multi-channel communication', 'two-way texting', 'team inbox', 'customer messaging'],
    socialTitle: 'One customer, one conversation, every channel',
    socialDescription: 'Stop searching five apps for what a client told you last Tuesday.',
  },
  '/features/pipeline': {
    title: `Sales pipeline management | ${site.name}`,
    description:
      'See every deal, its value and its next step on one board. Stalled deals get a nudge, tasks reach the right person, and the forecast adds itself up.',
    keywords: ['sales pipeline', 'deal tracking', 'sales forecast', 'pipeline stages', 'sales management'],
    socialTitle: 'No deal goes quiet without you knowing',
    socialDescription: 'A board for all open deals, with a reminder on each one that has stopped moving.',
  },
  '/features/forms': {
    title: `Online forms and surveys | ${site.name}`,
    description:
      'Make forms, quizzes and surveys that ask only what matters, fit a phone screen and send each answer to the right contact, list or teammate.',
    keywords: ['online forms', 'survey builder', 'lead capture forms', 'conditional logic', 'quizzes'],
    socialTitle: 'Ask better questions and hear back from more people',
    socialDescription: 'Short forms that adapt to each answer and file the reply where you need it.',
  },
  '/features/ecommerce': {
    title: `Online payments and e-commerce | ${site.name}`,
    description:
      "Take cards, wallets, subscriptions and payment plans, send invoices and bring back abandoned carts. Every sale shows on the customer's own record.",
    keywords: ['online payments', 'e-commerce', 'invoicing', 'subscriptions', 'abandoned cart recovery', 'checkout'],
    socialTitle: 'Get paid in fewer steps',
    socialDescription: 'Invoices, subscriptions and checkout that already know who is buying.',
  },
  '/features/courses': {
    title: `Online courses and memberships | ${site.name}`,
    description:
      'Put lessons, videos and a community behind one login that carries your brand. Release lessons on a schedule, check progress and get paid by members.',
    keywords: ['online courses', 'membership site', 'course platform', 'drip content', 'student progress'],
    socialTitle: 'Teach it once and let students join any day',
    socialDescription: 'Lessons, community and payments in one place, so you can spend your time teaching.',
  },
  '/features/social-media': {
    title: `Social media scheduling and management | ${site.name}`,
    description:
      'Plan weeks of posts in one sitting, publish to each network at a good hour, and answer comments and messages beside the rest of your leads.',
    keywords: [
      'social media management',
      'social media scheduling',
      'content calendar',
      'social inbox',
      'post planner',
    ],
    socialTitle: 'Post every day without living online',
    socialDescription: 'A calendar for your posts, an inbox for the replies and a clear view of what worked.',
  },
  '/features/reputation': {
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
  },
  '/features/integrations': {
    title: `Integrations, webhooks and API | ${site.name}`,
    description: `Connect ${figures.appConnections} apps for email, shops, storage and reporting, send events with webhooks, or build on a documented API with your own developer.`,
    keywords: ['CRM integrations', 'API', 'webhooks', 'app connections', 'data sync'],
    socialTitle: 'Keep the tools you like and connect them',
    socialDescription: 'Your calendar, shop, storage and books share one set of facts about each customer.',
  },
  '/features/white-label': {
    title: `White-label CRM software to resell | ${site.name}`,
    description: `Sell the platform under your own name, domain and prices. ${figures.whiteLabelPartners} partners do it already: agencies, consultants, franchises and software resellers.`,
    keywords: ['white-label CRM', 'SaaS reseller', 'agency software', 'white-label software', 'resell CRM'],
    socialTitle: 'Your name on the software, your price on the bill',
    socialDescription: 'Start a software business without writing software. You bring the clients.',
  },
  '/features/advanced': {
    title: `Advanced enterprise CRM features | ${site.name}`,
    description:
      'Permissions, audit trails, custom data, advanced automation and dedicated help for teams with many people, many locations and careful lawyers.',
    keywords: [
      'enterprise CRM',
      'user permissions',
      'audit log',
      'custom objects',
      'advanced automation',
      'multi-location',
    ],
    socialTitle: 'Room to grow without changing systems again',
    socialDescription: 'The controls a larger team asks for, on the platform the small team already knows.',
  },
  '/features/communication-channels': {
    title: `Voice, video, chat and email channels | ${site.name}`,
    description: `Phone, video, live chat, email, SMS and messaging apps: ${figures.channels} channels that share one history, one set of rules and one number your clients know.`,
    keywords: ['business phone', 'video meetings', 'live chat', 'SMS', 'messaging apps', 'communication channels'],
    socialTitle: 'Be there wherever your customers already talk',
    socialDescription: 'Pick the channels that suit your clients. Every call and message keeps its history.',
  },
  '/features/listings': {
    title: `Business listings and directories | ${site.name}`,
    description: `Build a directory people can search, with maps, reviews and paid places, and keep your own address and hours right everywhere. ${figures.listings} listings run on it.`,
    keywords: ['business listings', 'directory builder', 'local SEO', 'online directory', 'listing management'],
    socialTitle: 'Be the name that comes up first around the corner',
    socialDescription: 'Correct details on every map, and a directory of your own if you want one.',
  },
  '/features/additional-tools': {
    title: `Documents, QR codes and business tools | ${site.name}`,
    description: `Documents to sign, calculators, QR codes, brand assets, backups and short links: ${figures.tools} small tools that work from the same contacts and branding.`,
    keywords: [
      'business tools',
      'document signing',
      'QR codes',
      'calculators',
      'short links',
      'brand assets',
      'backup',
    ],
    socialTitle: 'The small jobs, done without one more subscription',
    socialDescription: "Quotes, signatures, QR codes and links, made where your customers' details already are.",
  },
  '/website-builder': {
    title: `Drag-and-drop website builder | ${site.name}`,
    description:
      'Choose a template for your trade, swap in your words and photos, and publish on your own domain. Forms, booking and checkout already feed your CRM.',
    keywords: [
      'website builder',
      'small business website',
      'website templates',
      'drag and drop',
      'landing page builder',
    ],
    socialTitle: 'A website you can launch today and change tomorrow',
    socialDescription: 'Pick a template, drag things where you want them, and let each visit become a contact.',
  },
  '/ecommerce-builder': {
    title: `Online store builder | ${site.name}`,
    description:
      'Open a shop with products, payments, stock and shipping in one place. Start from a store layout, take your first order and see who buys again.',
    keywords: [
      'online store builder',
      'ecommerce builder',
      'sell online',
      'inventory management',
      'shipping',
      'payment gateways',
    ],
    socialTitle: 'Open your shop before lunch',
    socialDescription: 'Products, payments, stock and shipping, set up in one sitting and run from one screen.',
  },
  '/integrations/third-party': {
    title: `Connect ${figures.thirdPartyIntegrations} apps by automation | ${site.name}`,
    description: `Reach ${figures.thirdPartyIntegrations} apps through four automation platforms. Follow the setup step by step and borrow ideas for courses, sales, email, legal work and AI.`,
    keywords: [
      'third-party integrations',
      'automation platforms',
      'app automation',
      'no-code integration',
      'workflow connections',
    ],
    socialTitle: 'Your other apps can join in too',
    socialDescription: 'Four bridges to thousands of tools, with a worked example for each kind of business.',
  },
  '/integrations/native': {
    title: `${figures.nativeIntegrations} native integrations | ${site.name}`,
    description: `Search ${figures.nativeIntegrations} built-in integrations for payments, social media, Google Workspace, productivity, video calls and design. Each connects in a click.`,
    keywords: [
      'native integrations',
      'Google Workspace integration',
      'payment integrations',
      'social media integrations',
      'integration directory',
    ],
    socialTitle: 'Connected in one click, in sync all day',
    socialDescription: 'Search the directory for the apps you use. Nothing to install, nothing to maintain.',
  },
  '/privacy-policy': {
    title: `Privacy policy | ${site.name}`,
    description: `What ${site.name} collects about you, why, who sees it, how long it is kept and how to get a copy, correct it or have it deleted. In plain words.`,
    keywords: ['privacy policy', 'personal data', 'data protection', 'your rights', 'data sharing'],
    socialTitle: 'What we know about you, and what you can do about it',
    socialDescription: 'Our privacy policy: what is collected, why, for how long, and the rights you can use.',
  },
  '/terms-of-service': {
    title: `Terms of service | ${site.name}`,
    description: `The agreement for using ${site.name}: trial, billing, renewal, refunds, acceptable use, who owns what, and how either side can end it.`,
    keywords: ['terms of service', 'subscription terms', 'billing', 'cancellation', 'acceptable use'],
    socialTitle: 'The rules, written to be read',
    socialDescription: 'What you can expect from us, what we expect from you, and how money and cancellation work.',
  },
  '/cookie-policy': {
    title: `Cookie policy | ${site.name}`,
    description:
      'Which cookies this website sets (none as it ships), what it keeps in your browser instead, and how to refuse or delete cookies in the places that use them.',
    keywords: ['cookie policy', 'cookies', 'browser storage', 'cookie preferences', 'opt out'],
    socialTitle: 'No cookie is set before you say yes',
    socialDescription: 'What each kind of cookie does, which ones we use, and how to change your mind.',
  },
  '/gdpr-compliance': {
    title: `GDPR compliance and your rights | ${site.name}`,
    description: `Your rights under Articles 15 to 21 of the GDPR, our legal bases, transfers and retention, and a request form. Answered within ${retention.gdprAnswerMonths} month.`,
    keywords: [
      'GDPR',
      'data subject rights',
      'data protection officer',
      'right to erasure',
      'data portability',
      'GDPR request',
    ],
    socialTitle: 'Your data stays yours: see it, fix it, take it along',
    socialDescription: 'The GDPR rights you have, the periods we keep to, and one form for every request.',
  },
  '/security-compliance': {
    title: `Security and compliance | ${site.name}`,
    description: `How ${site.name} protects customer data: encryption, access control, audits, certifications and incident response. Request documents or report an issue.`,
    keywords: [
      'security',
      'SOC 2 Type II',
      'ISO 27001',
      'encryption',
      'incident response',
      'data processing agreement',
    ],
    socialTitle: "How we keep your customers' data safe",
    socialDescription:
      'Our measures, audits and certificates, the papers you can ask for, and who to tell when something looks wrong.',
  },
  '/contact': {
    title: `Contact us or schedule a demo | ${site.name}`,
    description: `Write to ${site.name} and hear back within ${service.contactReplyHours} hours, or ask for a ${service.demoMinutes}-minute demo with a person who knows your kind of business.`,
    keywords: ['contact', 'schedule a demo', 'sales questions', 'talk to sales', 'product demo'],
    socialTitle: 'Tell us what eats up your week',
    socialDescription: `A person reads every message and writes back within ${service.contactReplyHours} hours.`,
  },
  '/changelog': {
    title: `What's new: platform updates | ${site.name}`,
    description: `Read what was added, improved, fixed or retired in ${site.name}, newest first, with dates and details. Subscribe by RSS to hear about it as it happens.`,
    keywords: ['changelog', 'platform updates', 'release notes', 'new features', 'product news'],
    socialTitle: 'Here is what got better lately',
    socialDescription: 'New features, fixes and changes, dated and described in a few lines each.',
  },
  '/support': {
    title: `Support center | ${site.name}`,
    description: `Send a support request and a person will answer: urgent problems within ${service.responseHours.urgent} hours, general questions within ${service.responseHours.low}. Guides and status are here too.`,
    keywords: ['customer support', 'help center', 'support request', 'technical support', 'system status'],
    socialTitle: 'Stuck? A person will get you going again',
    socialDescription: 'Tell us what happened, choose how urgent it is and see when you will hear from us.',
  },
  '/about': {
    title: `About us and our panda | ${site.name}`,
    description: `Why ${site.name} was built, why its face is a panda called ${site.mascot}, what we believe about small businesses and software, and why people stay.`,
    keywords: ['about us', 'company story', 'small business software', 'our beliefs', 'panda mascot'],
    socialTitle: 'A calm panda for busy people',
    socialDescription: `The story of ${site.name}: too many tools, too little time, and a better way to grow.`,
  },
} as const satisfies Record<`/${string}`, PageHead>;

/** The path of a page. A link to anything else does not compile. */
export type PagePath = keyof typeof pages;

/** A link inside the site: a page, one of its sections, or a page with a query. */
export type PageLink = PagePath | `${PagePath}#${string}` | `${PagePath}?${string}`;
