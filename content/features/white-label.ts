import type { FeaturePage } from '../feature-page.ts';
import { figures, stat } from '../figures.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import type { PageHead } from '../pages.ts';
import { site } from '../site.ts';

export default {
  hue: 'clay',
  heading: 'A white-label CRM to sell under your own name',
  text: 'Run a software company without writing software. Clients log in at your address, pay your invoice and call you when they have a question.',
  actions: [
    { label: 'Start White-Label Business', to: '/#pricing' },
    { label: 'Contact Sales', to: scheduleDemo.to },
  ],
  stats: [stat.partners, stat.clientSetup, stat.resellerPrice, stat.whiteLabelFeatures],
  features: {
    heading: 'Clients see your brand from login to receipt',
    text: 'You look after the clients. Servers, updates and security are taken care of.',
    items: [
      {
        icon: 'palette',
        title: 'Your logo is on every screen',
        text: 'Login page, dashboard, notifications and help articles carry your name and colors. The domain is yours as well, and its certificate is renewed for you.',
      },
      {
        icon: 'layers',
        title: 'New clients start with a finished account',
        text: 'Save your best setup as a snapshot: pipelines, texts, calendars and forms. The eleventh car wash opens with everything the first ten learned.',
      },
      {
        icon: 'percent',
        title: 'You set the price and keep the difference',
        text: 'Build your plans, decide what each one includes and leave the monthly client billing to the platform. Calls and text messages can be charged on with a margin of your own.',
      },
      {
        icon: 'users',
        title: 'Each client has a separate account',
        text: 'Contacts, messages and payments are kept apart. You move between accounts from one list and see who needs help.',
      },
      {
        icon: 'lock',
        title: 'A late payment pauses the account',
        text: 'When a card fails, the client gets reminders first and a locked screen later. Everything is kept, and it opens again once the bill is paid.',
      },
      {
        icon: 'megaphone',
        title: 'Reports go out on your letterhead',
        text: 'On the first of the month each client receives a page with new leads, bookings and sales. It answers the question “What are we paying for?”',
      },
    ],
  },
  steps: {
    heading: 'Bill your first client this month',
    text: 'Begin with one who trusts you.',
    items: [
      {
        title: 'Add your brand',
        text: 'Upload the logo, choose two colors and point your domain at the platform.',
      },
      {
        title: 'Build your plans',
        text: 'Decide what a client gets for which price, and save one snapshot to go with each plan.',
      },
      {
        title: 'Sell to one client',
        text: 'Walk them through your demo account, agree on a start date and send the sign-up link.',
      },
      {
        title: 'Repeat what worked',
        text: 'Write down the questions they asked, improve the snapshot and bring in the next one.',
      },
    ],
  },
  categories: {
    eyebrow: 'Business models',
    heading: 'Agencies, consultants and franchises sell it as theirs',
    text: 'Find the one that sounds like you, and borrow its model.',
    items: [
      {
        name: 'Agency',
        text: 'Add a monthly platform fee to the ads and websites you manage for your clients.',
        tag: 'Client work',
      },
      {
        name: 'SaaS reseller',
        text: 'Give one trade, say pool cleaners, a tool that speaks their language and lists their prices.',
        tag: 'One niche',
      },
      {
        name: 'Enterprise',
        text: 'Hand every division an account in house colors, and keep the master settings at headquarters.',
        tag: 'In-house',
      },
      {
        name: 'Consultant',
        text: 'When the strategy work ends, leave clients with a running system as well as a slide deck.',
        tag: 'Advice plus tool',
      },
      {
        name: 'Franchise',
        text: 'Each franchisee gets the same campaigns, with a phone number and calendar for its own street.',
        tag: 'Many places',
      },
      {
        name: 'Custom',
        text: 'Another model in mind? Tell us on a call, and we work out the setup together.',
        tag: 'Talk to us',
      },
    ],
  },
  closing: {
    heading: 'A client could log in under your name this month',
    text: 'Put your logo on a trial account and use it as the demo for your first sale.',
    actions: [startTrial, scheduleDemo],
  },
  related: ['/features/advanced', '/features/integrations', '/features/analytics'],
} satisfies FeaturePage;

export const head: PageHead = {
  title: `White-label CRM software to resell | ${site.name}`,
  description: `Sell the platform under your own name, domain and prices. ${figures.whiteLabelPartners} partners do: agencies, consultants, franchises and software resellers.`,
  keywords: ['white-label CRM', 'SaaS reseller', 'agency software', 'white-label software', 'resell CRM'],
  socialTitle: 'Your name on the software, your price on the bill',
  socialDescription: 'Your domain, your prices, your clients. The software is taken care of.',
};
