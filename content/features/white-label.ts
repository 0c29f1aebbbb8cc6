import type { FeaturePage } from '../feature-page.ts';
import { figures } from '../figures.ts';
import type { PageHead } from '../pages.ts';
import { site } from '../site.ts';

export default {
  hue: 'clay',
  badge: 'White-label and reselling',
  heading: 'Run a software company without writing software',
  text: 'Put your name, your colors and your prices on a complete CRM. Clients log in at your address, pay your invoice and call you when they have a question.',
  actions: [
    { label: 'Start White-Label Business', to: '/#pricing' },
    { label: 'Contact Sales', to: '/contact' },
  ],
  stats: [
    { figure: figures.whiteLabelPartners, label: 'white-label partners' },
    { figure: figures.setupReduction, label: 'less setup time per client account' },
    { figure: '0', label: "logos of ours on your clients' screens" },
    { figure: figures.uptime, label: 'uptime, without servers to run' },
  ],
  features: {
    heading: 'Clients see your brand from login to receipt',
    text: 'You look after the relationship, while servers, updates and security work stay with us.',
    items: [
      {
        icon: 'palette',
        title: 'Your logo is on every screen',
        text: 'Login page, dashboard, notifications and help articles carry your name and colors. The web address is yours as well, and its certificate renews on its own.',
      },
      {
        icon: 'layers',
        title: 'New clients start with a finished account',
        text: 'Save your best setup as a snapshot: pipelines, texts, calendars and forms. The eleventh car wash of a franchise opens with everything the first ten learned.',
      },
      {
        icon: 'percent',
        title: 'You set the price and keep the difference',
        text: 'Build your plans, decide what each one includes and charge the card every month. Calls and text messages can be billed on with a margin of your own.',
      },
      {
        icon: 'users',
        title: 'Clients never meet each other',
        text: 'Contacts, messages and payments live in a separate account for each client. You move between accounts from one list and notice right away who needs help.',
      },
      {
        icon: 'lock',
        title: 'A late payment pauses the account',
        text: 'When a card fails, the client gets reminders first and a locked screen later. Nothing is deleted, and everything comes back once the bill is paid.',
      },
      {
        icon: 'megaphone',
        title: 'Reports go out on your letterhead',
        text: 'On the first of the month each client receives a page with new leads, bookings and sales. It answers the question "what are we paying for" before anyone asks it.',
      },
    ],
  },
  steps: {
    heading: 'Four moves take you from idea to first invoice',
    text: 'Plan on a few evenings, and begin with a client who already trusts you.',
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
    heading: 'Six kinds of businesses sell it under their own name',
    text: 'Find the one that sounds like you, and borrow its model.',
    items: [
      {
        name: 'Agency',
        text: 'Add a monthly platform fee to the ads and websites you already manage for your clients.',
        tag: 'Client work',
      },
      {
        name: 'SaaS reseller',
        text: 'Give one trade, say pool cleaners, a tool that comes with their words and their price list.',
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
        text: 'Maybe your model has no name yet, in which case we draw it together on a call.',
        tag: 'Talk to us',
      },
    ],
  },
  closing: {
    heading: 'A client could log in under your name this month',
    text: 'Put your logo on a trial account and use it as the demo for your first sale.',
    actions: [
      { label: 'Start Free Trial', to: '/#pricing' },
      { label: 'Schedule Demo', to: '/contact' },
    ],
  },
  related: ['/features/advanced', '/features/integrations', '/features/analytics'],
} satisfies FeaturePage;

export const head: PageHead = {
  title: `White-label CRM software to resell | ${site.name}`,
  description: `Sell the platform under your own name, domain and prices. ${figures.whiteLabelPartners} partners do it already: agencies, consultants, franchises and software resellers.`,
  keywords: ['white-label CRM', 'SaaS reseller', 'agency software', 'white-label software', 'resell CRM'],
  socialTitle: 'Your name on the software, your price on the bill',
  socialDescription: 'Start a software business without writing software. You bring the clients.',
};
