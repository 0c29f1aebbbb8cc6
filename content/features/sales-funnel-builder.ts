import type { FeaturePage } from '../feature-page.ts';
import { figures, service } from '../figures.ts';
import type { PageHead } from '../pages.ts';
import { site } from '../site.ts';

export default {
  hue: 'sun',
  badge: 'Sales funnel builder',
  heading: 'Lay the path from first click to paid',
  text: 'Page, form, checkout and follow-up come from one builder. Put the steps in order on Saturday morning and take the first order that afternoon.',
  actions: [
    { label: 'Start Free Trial', to: '/#pricing' },
    { label: 'Watch Demo', to: '/contact' },
  ],
  stats: [
    { figure: '1 afternoon', label: 'from blank page to a working funnel' },
    { figure: '0 lines', label: 'of code to write' },
    { figure: '1 click', label: 'for a buyer to accept an upsell' },
    { figure: figures.uptime, label: 'uptime while your ads are running' },
  ],
  features: {
    heading: 'Each step has one job',
    text: 'A funnel works when the visitor always knows what to do next. The builder keeps you honest about that.',
    items: [
      {
        icon: 'cursor',
        title: 'Drag-and-drop pages stay tidy',
        text: 'Pull in a headline, a video or a countdown. Spacing and phone layout adjust by themselves, so it looks finished at midnight too.',
      },
      {
        icon: 'layout',
        title: 'Templates come with the words in place',
        text: 'Choose a ready order of steps with sample copy for your trade. A nutrition coach swaps the recipes and keeps the rest.',
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
        text: 'After the payment, a course creator offers the workbook for $19. The card is already there, so yes is a single tap.',
      },
      {
        icon: 'mail',
        title: 'Abandoned carts get a second chance',
        text: 'Someone who typed an email address and left hears from you an hour later, with the cart still filled.',
      },
    ],
  },
  steps: {
    heading: 'You go live in four moves',
    text: 'Keep the first funnel short. You can add steps once people walk through it.',
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
    heading: 'There is a funnel for each kind of offer',
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
        text: 'A short application, then a calendar for those who fit. Roofers use it to see photos before they drive out.',
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
  closing: {
    heading: 'Your next offer deserves its own path',
    text: `Build the first funnel during the trial. If you would rather see one finished, a demo takes ${service.demoMinutes} minutes.`,
    actions: [
      { label: 'Start Free Trial', to: '/#pricing' },
      { label: 'Schedule Demo', to: '/contact' },
    ],
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
