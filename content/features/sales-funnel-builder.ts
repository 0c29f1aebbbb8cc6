import { counted, offer, promised, sample, service, stat } from '../facts/figures.ts';
import { againstTools } from '../facts/tool-prices.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import { watchDemo } from '../pages/demo-video.ts';
import type { PageHead } from '../pages.ts';
import type { FeaturePage } from '../shared/feature-page.ts';
import { money } from '../shared/format.ts';
import { site } from '../site.ts';

export default {
  hue: 'sun',
  heading: 'A sales funnel builder from first click to paid order',
  text: 'For selling one offer, step by step: page, checkout, upsell and follow-up come from one builder. A nutrition coach puts the steps in order in the morning and takes the first order that afternoon.',
  twin: { text: 'Surveys and sign-ups without a sale are under', to: '/features/forms' },
  actions: [startTrial, watchDemo],
  stats: [
    counted('15', 'funnel features', 'from landing page to upsell'),
    promised('1 click', 'to accept an upsell', 'with the card on file'),
    stat.gateways,
    promised(`${offer.moneyBackDays} days`, 'money-back promise', 'from your first payment'),
  ],
  features: {
    heading: 'Pages, checkout, upsells and tests in one builder',
    text: 'A funnel works when the visitor knows what to do next, so each step here has one job.',
    items: [
      {
        icon: 'cursor',
        title: 'Drag-and-drop pages stay tidy',
        text: 'Pull in a headline, a video or a countdown in the editor. Spacing and phone layout follow, so the page looks finished.',
      },
      {
        icon: 'layout',
        title: 'Templates come with the words in place',
        text: 'Choose a ready order of steps with sample copy for your trade. You swap in your own recipes and keep the rest.',
      },
      {
        icon: 'branch',
        title: 'A/B testing needs no statistics course',
        text: 'Two headlines run side by side. When the difference is real the page says so, and the better one takes over.',
      },
      {
        icon: 'card',
        title: 'Checkout sits right under the offer',
        text: 'Card, wallet and payment plan are on the same page. Buyers never end up on a site that looks different.',
      },
      {
        icon: 'cart',
        title: 'Upsells take one click',
        text: `After paying for the meal plan, the buyer is offered the workbook for ${money(19)}. The card is on file, so yes is a single tap.`,
      },
      {
        icon: 'mail',
        title: 'Abandoned carts get a second chance',
        text: 'Someone who typed an email address and left hears from you an hour later, with the cart still filled.',
      },
    ],
  },
  steps: {
    heading: 'Go live with a short funnel first',
    text: 'You can add steps once people walk through it.',
    items: [
      {
        title: 'Pick one offer',
        text: 'Choose what people ask you for most and give it a price.',
      },
      {
        title: 'Lay out the pages',
        text: 'Drag them into order: opt-in, offer, checkout, thank-you. The map shows where each button leads.',
      },
      {
        title: 'Connect payment and emails',
        text: 'Link your payment account and attach a message for buyers and another for those who hesitate.',
      },
      {
        title: 'Send the first fifty visitors',
        text: 'Share it with your list or run a small ad. Look at the step that loses most and fix that one first.',
      },
    ],
  },
  categories: {
    eyebrow: 'Funnel types',
    heading: 'A funnel for each kind of offer',
    text: 'Every type brings pages, emails and a checkout that fit together.',
    items: [
      {
        name: 'Lead Magnet',
        text: 'A checklist or guide in exchange for an email address, delivered at once.',
        tag: 'List building',
      },
      {
        name: 'Webinar',
        text: 'Registration, reminders, the room and the replay, with an offer that ends on time.',
        tag: 'Live events',
      },
      {
        name: 'Product Launch',
        text: 'A waiting list, three days of stories and an open cart with a clear last hour.',
        tag: 'Launch week',
      },
      {
        name: 'Consultation',
        text: 'A short application, then a calendar for those who fit. You read the answers before you meet.',
        tag: 'Larger jobs',
      },
      {
        name: 'Membership',
        text: 'A tour of what is inside, monthly or yearly prices and access right after paying.',
        tag: 'Recurring income',
      },
      {
        name: 'Local Offer',
        text: 'A voucher for people nearby, shown at the counter as a QR code and counted when used.',
        tag: 'Walk-ins',
      },
    ],
    action: { label: 'Explore All Features', to: '/features' },
  },
  facts: {
    heading: 'What a funnel needs before the first sale',
    worksWith: {
      products: ['Stripe', 'PayPal', 'Square', 'Authorize.net', 'Zoom', 'Facebook', 'Canva'],
      text: 'Apple Pay and Google Pay appear on the checkout once Stripe is connected.',
    },
    limits:
      'One-click upsells need a processor that keeps the card on file. An A/B test needs visitors: with a few dozen a week, a winner takes long to show.',
    cost: 'The processor’s fee on each order, emails and texts by use, and your domain if you do not own one.',
    setup:
      'A morning for an offer page, a checkout and a thank-you page. The second offer can wait until the first one sells.',
  },
  insteadOf: {
    tool: 'a funnel tool and a mailing list',
    text: 'A funnel tool ends with the order. Here the buyer is a contact whose welcome email, first appointment and renewal follow from the same record, and you can call her, because her number came along with the sale.',
    prices: againstTools('A funnel tool such as ClickFunnels', 'funnels'),
  },
  quote: {
    result: sample('23', 'meal plans sold', 'in the first two weeks'),
    text: 'I had the plan as a PDF for years. A price, a button and a second offer under it took me a morning.',
    role: 'Founder',
    business: 'nutrition practice',
    plan: 'starter',
    since: 'since August',
  },
  questions: {
    heading: 'Your pages, your domain and your money',
    items: [
      {
        question: 'Do I need a website as well?',
        answer: ['No. A funnel has pages of its own and runs on your domain, with or without a site beside it.'],
      },
      {
        question: 'Can I move my ClickFunnels pages over?',
        answer: [
          'Not as they are. You rebuild them from a template, with your words and pictures; buyers and their tags come over as a file.',
        ],
      },
      {
        question: 'Who gets the money, and when?',
        answer: ['Your own payment account does, as fast as your processor pays out. It does not pass through ours.'],
      },
      {
        question: 'Can people pay in installments?',
        answer: [
          'Yes. Offer a payment plan beside the full price, and the processor charges each part when it is due.',
        ],
      },
      {
        question: 'When is a form enough?',
        answer: [
          'When you want an answer and nothing is sold. As soon as an offer, a payment and a follow-up belong together, build a funnel.',
        ],
      },
    ],
  },
  closing: {
    heading: 'Build your first funnel in the trial',
    text: `After ${offer.trialDays} days you know how many visitors it takes to make a sale. Would you rather see a finished one? A demo takes ${service.demoMinutes} minutes.`,
    actions: [startTrial, scheduleDemo],
  },
  related: ['/website-builder', '/features/forms', '/features/ecommerce'],
} satisfies FeaturePage;

export const head: PageHead = {
  title: `Sales funnel builder with A/B testing | ${site.name}`,
  description:
    'Drag pages, checkout and upsells into a funnel, start from a template and let an A/B test show which version sells. Every order lands in your CRM.',
  keywords: ['sales funnel builder', 'landing pages', 'A/B testing', 'upsells', 'checkout pages', 'funnel templates'],
  socialTitle: 'Draw the path from first click to paid order',
  socialDescription: 'Drag, drop, test two versions and keep the one that sells more.',
};
