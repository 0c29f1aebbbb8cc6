import { counted, figures, offer, promised, reported, retention } from '../facts/figures.ts';
import { planRows } from '../facts/plan-table.ts';
import { each, taxNote } from '../facts/price-text.ts';
import { firstPlanWith } from '../facts/pricing.ts';
import { doneForYouSetup } from '../facts/promises.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import type { FeaturePage } from '../pages/feature-page.ts';
import type { PageHead } from '../pages.ts';
import type { IconName } from '../shared/brand/icons.ts';
import { money } from '../shared/text/format.ts';
import { site } from '../site.ts';

const reseller = firstPlanWith(planRows.reselling);

/** Monthly revenue if each client pays the price of the smallest plan. */
const clients = 10;
const income = clients * offer.lowestPrice;
const paidFrom = Math.ceil(offer.resellerPrice / offer.lowestPrice);

export default {
  hue: 'clay',
  body: 'do',
  heading: 'A white-label CRM to sell under your own name',
  text: 'Sell software without writing any. Clients log in at your address, pay your invoice and call you with questions.',
  actions: [
    { label: 'Start White-Label Business', to: '/#pricing' },
    { label: 'Contact Sales', to: scheduleDemo.to },
  ],
  piece: {
    task: 'Set up your brand, price and clients',
    labels: {
      login: 'Client login',
      price: 'A client pays, each month',
      clients: 'Your clients',
      theirs: 'cover your plan',
      yours: 'are yours to keep',
      left: 'left each month',
      client: 'Client',
      covers: 'covers your plan.',
      note: 'Your numbers, not a forecast. Messages, card fees and your hours come off.',
    },
  },
  stats: [
    counted(figures.whiteLabelPartners, 'white-label partners', 'who sell it under their own name'),
    reported('89%', 'less setup time', 'per client account with a snapshot'),
    promised(money(offer.resellerPrice), each.monthly, 'for unlimited client accounts'),
    promised(`${paidFrom} clients`, 'cover the plan', `at ${money(offer.lowestPrice)} each a month`),
  ],
  features: {
    heading: 'Clients see your brand from login to receipt',
    text: 'You take care of clients, and we take care of servers, updates and security.',
    items: [
      {
        title: 'Your logo is on every screen',
        text: 'The login page, dashboard, notifications and help articles carry your name and colors. The domain is yours too, and we renew its certificate.',
      },
      {
        title: 'New clients start with a finished account',
        text: 'Save your best setup as a snapshot: pipelines, texts, calendars and forms. Car wash number eleven opens with everything the first ten taught you.',
      },
      {
        title: 'You set the price and keep the difference',
        text: 'Build your plans, decide what each one includes and let the platform handle monthly client billing. Charge for calls and texts with your own margin.',
      },
      {
        title: 'Each client has a separate account',
        text: 'Contacts, messages and payments stay apart. You switch between accounts from one list and see who needs help.',
      },
      {
        title: 'A late payment pauses the account',
        text: 'When a card fails, the client gets reminders first and a locked screen later. Nothing is lost, and the account opens again once they pay.',
      },
      {
        title: 'Monthly reports go out on your letterhead',
        text: 'On the first of the month, each client gets a page with new leads, bookings and sales. It answers the question “What are we paying for?”',
      },
    ],
  },
  steps: {
    heading: 'Bill your first client this month',
    text: 'Start with a client who trusts you, and repeat what worked.',
    items: [
      {
        title: 'Add your brand',
        text: 'Upload your logo, choose two colors and point your domain here.',
      },
      {
        title: 'Build your plans',
        text: 'Decide what clients get at each price, and save one snapshot for each plan.',
      },
      {
        title: 'Sell to one client',
        text: 'Walk them through your demo account, agree on a start date and send the sign-up link.',
      },
      {
        title: 'Repeat what worked',
        text: 'Write down the questions they asked, improve the snapshot and sign the next one.',
      },
    ],
  },
  categories: {
    heading: 'Agencies, consultants and franchises sell it as theirs',
    text: 'Find the one that sounds like you, and borrow its model.',
    items: [
      {
        name: 'Agency',
        text: 'Add a monthly platform fee to the ads and websites you manage for clients.',
        tag: 'Client work',
      },
      {
        name: 'SaaS reseller',
        text: 'Give one trade, say pool cleaners, a tool that uses their words and lists their prices.',
        tag: 'One niche',
      },
      {
        name: 'Enterprise',
        text: 'Give every division an account in company colors, and keep the master settings at headquarters.',
        tag: 'In-house',
      },
      {
        name: 'Consultant',
        text: 'When the strategy work ends, leave clients with a running system as well as a slide deck.',
        tag: 'Advice plus tool',
      },
      {
        name: 'Franchise',
        text: 'Each franchisee gets the same campaigns, with a local phone number and calendar.',
        tag: 'Many places',
      },
      {
        name: 'Custom',
        text: 'Have another model in mind? Tell us on a call, and we’ll work out the setup together.',
        tag: 'Talk to us',
      },
    ],
  },
  facts: {
    heading: 'Who bills, who supports and what your clients see',
    worksWith: {
      products: ['Stripe', 'QuickBooks', 'Google Calendar', 'Zoom', 'Slack'],
      text: 'Each client account connects its own apps, with its own logins.',
    },
    limits: `Client accounts, contacts and users have no limit in ${reseller.name}. Fair use, carrier rules and the law on texts and emails apply to your clients as they do to you.`,
    languages: 'Write plans, emails and help articles in any language, while the screens are in English.',
    cost: 'We bill you for your clients’ texts, calls and emails, and you can add a margin. Your domain and your card processor’s fee come on top.',
    setup: `A day for your brand, domain and first plan. The price includes a done-for-you setup worth ${money(offer.setupWorth)}. ${doneForYouSetup}`,
    more: [
      {
        term: 'Who bills',
        text: 'You bill your clients, at your price and under your own terms. We bill you for the plan and for messages.',
      },
      {
        term: 'Who supports',
        text: 'You answer your clients, because you know their business. We answer you, ahead of other plans.',
      },
      {
        term: 'What clients see',
        text: 'Your name, logo, colors and domain, from the login page to the receipt.',
      },
    ],
  },
  insteadOf: {
    tool: 'building your own software',
    text: `At ${money(offer.lowestPrice)} each, ${clients} clients bring ${money(income)} a month against ${money(offer.resellerPrice)}${taxNote} for the plan. That leaves ${money(income - offer.resellerPrice)} before messages, card fees and your hours, and the plan pays for itself with client number ${paidFrom}.`,
    prices: {
      bars: [
        { label: `${clients} clients at ${money(offer.lowestPrice)}`, price: income, parts: clients },
        { label: `Your plan, ${reseller.name}${taxNote}`, price: offer.resellerPrice, parts: 1 },
      ],
      note: 'An example, not a forecast. You set your prices, and your market decides how many clients you win.',
    },
  },
  questions: {
    heading: 'White-label questions',
    items: [
      {
        question: 'Can I resell on a smaller plan?',
        answer: [
          `No, reselling under your own brand comes with ${reseller.name}, but you can start smaller and move up anytime.`,
        ],
      },
      {
        question: 'What should I charge?',
        answer: [
          'Whatever your market pays, by the month or the year. Many agencies charge a setup fee and fold the platform into a retainer.',
        ],
      },
      {
        question: 'Whose terms do my clients accept?',
        answer: [
          'They accept yours. Pass on the rules that bind you: consent for messages, fair use and no health records.',
        ],
      },
      {
        question: 'What happens to my clients if I cancel?',
        answer: [
          `Their accounts end with yours, so tell them early, and export their data within ${retention.exportDays} days.`,
        ],
      },
      {
        question: 'Can I try it before I tell my clients?',
        answer: [
          `Yes, free for ${offer.trialDays} days, with a credit card. Put your logo on it and show it to the client you trust most.`,
        ],
      },
    ],
  },
  closing: {
    heading: 'A client could log in under your name this month',
    text: 'Put your logo on a trial account and use it as the demo for your first sale.',
    actions: [startTrial, scheduleDemo],
  },
} satisfies FeaturePage;

export const head: PageHead = {
  title: `White-label CRM software to resell | ${site.name}`,
  description: `Sell the platform under your own name, domain and prices. ${figures.whiteLabelPartners} partners do: agencies, consultants, franchises and software resellers.`,
  keywords: ['white-label CRM', 'SaaS reseller', 'agency software', 'white-label software', 'resell CRM'],
  socialTitle: 'Your name on the software, your price on the bill',
  socialDescription: 'Your domain, your prices, your clients. We take care of the software.',
};

/** Of the piece, for a client. */
export const prices = [offer.lowestPrice, 197, 297] as const;

export const mostClients = 30;

/** Of its clients. */
export const icons: readonly IconName[] = [
  'truck',
  'heart',
  'paw',
  'scissors',
  'wrench',
  'flower',
  'dumbbell',
  'music',
];
