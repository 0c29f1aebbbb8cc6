import { offer, promised, service, stat } from '../facts/figures.ts';
import { againstTools } from '../facts/tool-prices.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import { watchDemo } from '../pages/demo-video.ts';
import type { FeaturePage } from '../pages/feature-page.ts';
import type { PageHead } from '../pages.ts';
import { money } from '../shared/text/format.ts';
import { site } from '../site.ts';

export default {
  hue: 'sun',
  body: 'look',
  heading: 'A sales funnel builder from first click to paid order',
  text: 'Page, checkout, upsell and follow-up from one builder: put the steps in order in the morning, take the first order that afternoon.',
  twin: '/features/forms',
  actions: [startTrial, watchDemo],
  piece: {
    task: 'What would your funnel bring in?',
    labels: {
      visitors: 'Visitors a month',
      price: 'Price of the offer',
      orders: 'Orders per 100 visitors',
      upsellPrice: 'Price of the upsell',
      upsells: 'Upsells per 100 orders',
      hint: 'Or pick a type of funnel.',
      visits: 'Visitors',
      bought: 'Orders',
      added: 'Upsells',
      month: 'a month, before fees and ads',
      note: 'Arithmetic with your figures, not a forecast.',
      incomplete: 'Fill in every field: at least one visitor, and rates from 0 to 100.',
    },
  },
  stats: [
    promised('4 pages', 'in your first funnel', 'from opt-in to thank-you'),
    promised('1 click', 'to accept an upsell', 'with the card on file'),
    stat.gateways,
    promised(`${offer.moneyBackDays}-day`, 'money-back promise', 'from your first payment'),
  ],
  features: {
    heading: 'Pages, checkout, upsells and tests in one builder',
    text: 'A funnel works when visitors know what to do next, so each step has one job.',
    items: [
      {
        title: 'Drag-and-drop pages stay tidy',
        text: 'Pull a headline, a video or a countdown into the editor. Spacing and the phone layout adjust, so the page looks finished.',
      },
      {
        title: 'Templates come with the words in place',
        text: 'Choose a ready-made sequence with sample copy for your trade, swap in your own recipes and keep the rest.',
      },
      {
        title: 'A/B testing without a statistics course',
        text: 'Two headlines run side by side, and when the difference is real, the page says so and the winner takes over.',
      },
      {
        title: 'Checkout sits right under the offer',
        text: 'Card, wallet and payment plan are on the same page, so buyers don’t land on a site that looks different.',
      },
      {
        title: 'Upsells take one click',
        text: `After buying the meal plan, the buyer sees the workbook for ${money(19)} and adds it with one tap, because the card is on file.`,
      },
      {
        title: 'Abandoned carts get a second chance',
        text: 'If someone enters an email and leaves, they hear from you an hour later, with the cart still full.',
      },
    ],
  },
  steps: {
    heading: 'Go live with a short funnel first',
    text: 'Keep it to a few pages, and add steps once people make it through.',
    items: [
      {
        title: 'Pick one offer',
        text: 'Choose the one people ask for most and give it a price.',
      },
      {
        title: 'Lay out the pages',
        text: 'Drag them into order: opt-in, offer, checkout, thank-you. The map shows where each button goes.',
      },
      {
        title: 'Connect payment and emails',
        text: 'Link your payment account, then write one email for buyers and one for people who left.',
      },
      {
        title: 'Send the first fifty visitors',
        text: 'Share it with your list or run a small ad, then find the step that loses the most people and fix that one first.',
      },
    ],
  },
  categories: {
    choice: 'Funnel types',
    heading: 'A funnel for each kind of offer',
    text: 'Each type comes with pages, emails and a checkout that go together.',
    items: [
      {
        name: 'Lead Magnet',
        text: 'A checklist or guide in exchange for an email address, delivered right away.',
        tag: 'List building',
      },
      {
        name: 'Webinar',
        text: 'Registration, reminders, the room and the replay, with an offer that ends on time.',
        tag: 'Live events',
      },
      {
        name: 'Product Launch',
        text: 'A waitlist, three days of stories and an open cart with a clear deadline.',
        tag: 'Launch week',
      },
      {
        name: 'Consultation',
        text: 'A short application, then a calendar for the right people, whose answers you read before you meet.',
        tag: 'Larger jobs',
      },
      {
        name: 'Membership',
        text: 'A tour of the program, monthly or yearly prices and access right after paying.',
        tag: 'Recurring income',
      },
      {
        name: 'Local Offer',
        text: 'A coupon for people nearby, shown at the counter as a QR code and counted when they use it.',
        tag: 'Walk-ins',
      },
    ],
    action: { label: 'Explore All Features', to: '/features' },
  },
  facts: {
    heading: 'Funnel costs, limits and setup',
    worksWith: {
      products: ['Stripe', 'PayPal', 'Square', 'Authorize.net', 'Zoom', 'Facebook', 'Canva'],
      text: 'Apple Pay and Google Pay show up at checkout once you connect Stripe.',
    },
    limits:
      'One-click upsells need a processor that keeps the card on file. An A/B test needs traffic: with a few dozen visitors a week, a winner takes a while.',
    cost: 'Your processor’s fee on each order, emails and texts as you send them, and your domain if you don’t own one.',
    setup:
      'A morning for an offer page, a checkout and a thank-you page. Add the second offer once the first one sells.',
  },
  insteadOf: {
    tool: 'a funnel tool',
    text: 'A funnel tool ends with the order. Here, the buyer is a contact: the welcome email, first appointment and renewal follow from the same record, and you can call them, because you have their number.',
    prices: againstTools('A typical funnel tool', 'funnels'),
  },
  questions: {
    heading: 'Funnel questions: pages, domain, payments',
    items: [
      {
        question: 'Do I need a website as well?',
        answer: ['No, a funnel has its own pages and runs on your domain, with or without a website next to it.'],
      },
      {
        question: 'Can I move my ClickFunnels pages over?',
        answer: [
          'Not as they are, so you rebuild them from a template with your own words and pictures. Bring buyers and their tags as a file.',
        ],
      },
      {
        question: 'Who gets the money, and when?',
        answer: [
          'You do. The money goes straight to your own payment account, as fast as your processor pays out, without passing through ours.',
        ],
      },
      {
        question: 'Can people pay in installments?',
        answer: [
          'Yes, offer a payment plan next to the full price, and the processor charges each part when it’s due.',
        ],
      },
      {
        question: 'When is a form enough?',
        answer: [
          'A form is enough when you want an answer and aren’t selling anything. As soon as there’s an offer, a payment and a follow-up, build a funnel.',
        ],
      },
    ],
  },
  closing: {
    heading: 'Build your first funnel in the trial',
    text: `After ${offer.trialDays} days you’ll know how many visitors it takes to make a sale. Want to see a finished one first? A demo takes ${service.demoMinutes} minutes.`,
    actions: [startTrial, scheduleDemo],
  },
} satisfies FeaturePage;

export const head: PageHead = {
  title: `Sales funnel builder with A/B testing | ${site.name}`,
  description:
    'Drag pages, checkout and upsells into a funnel, start from a template and let an A/B test show which version sells. Every order lands in your CRM.',
  keywords: ['sales funnel builder', 'landing pages', 'A/B testing', 'upsells', 'checkout pages', 'funnel templates'],
  socialTitle: 'Draw the path from first click to paid order',
  socialDescription: 'Drag, drop, test two versions and keep the one that sells more.',
};

/** A month: visitors, the percentage of them that orders, and of buyers that takes the upsell. */
export type Month = Readonly<Record<'visitors' | 'orders' | 'price' | 'upsells' | 'upsellPrice', number>>;

/** A month for each of the six categories. */
export const examples: readonly Month[] = [
  { visitors: 1240, orders: 10.5, price: 49, upsells: 40, upsellPrice: 19 },
  { visitors: 600, orders: 5, price: 197, upsells: 20, upsellPrice: 49 },
  { visitors: 3000, orders: 2, price: 89, upsells: 25, upsellPrice: 29 },
  { visitors: 250, orders: 4, price: 450, upsells: 30, upsellPrice: 120 },
  { visitors: 800, orders: 3, price: 39, upsells: 10, upsellPrice: 99 },
  { visitors: 500, orders: 12, price: 15, upsells: 50, upsellPrice: 8 },
];

export const headlines = { '“Dinner is decided”': [9, '23%'], '“Meal plans made simple”': [5, '13%'] } as const;

const percentage = { min: 0, max: 100, step: 0.1 };

const amount = { min: 0, max: 100_000, step: 0.01 };

export const limits = {
  visitors: { min: 1, max: 1_000_000, step: 1 },
  price: amount,
  orders: percentage,
  upsellPrice: amount,
  upsells: percentage,
} as const;
