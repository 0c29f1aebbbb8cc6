import type { FeaturePage } from '../feature-page.ts';
import { offer } from '../figures.ts';
import type { PageHead } from '../pages.ts';
import { site } from '../site.ts';

export default {
  hue: 'sun',
  badge: 'E-commerce and payments',
  heading: 'Take the order, get paid, go back to the oven',
  text: 'Sell cakes, candles, coffee or a Saturday workshop through one checkout. Card, wallet, invoice or payment link: every dollar shows up next to the customer who paid it.',
  actions: [
    { label: 'Start Free Trial', to: '/#pricing' },
    { label: 'Schedule Demo', to: '/contact' },
  ],
  stats: [
    { figure: '89%', label: 'payment success' },
    { figure: '2.7x', label: 'faster checkout' },
    { figure: '45%', label: 'less abandonment' },
    { figure: '167%', label: 'revenue growth' },
  ],
  features: {
    heading: 'The sale finishes itself after you lock the shop',
    text: 'Here is what happens between the first click and the money in your account.',
    items: [
      {
        icon: 'card',
        title: 'Checkout fits on one phone screen',
        text: 'Name, address and card sit on a single short page, with wallet buttons on top. A returning customer finds the details filled in and pays with one tap.',
      },
      {
        icon: 'repeat',
        title: 'A declined card is tried again',
        text: 'When a payment fails, the system waits, retries at a better hour and texts the customer a link to update the card. You hear about it only if none of that helped.',
      },
      {
        icon: 'cart',
        title: 'A forgotten cart gets a nudge',
        text: 'An hour after someone leaves three sourdough loaves behind, an email shows them what they picked. A second one follows the next morning, and both stop the moment they buy.',
      },
      {
        icon: 'receipt',
        title: 'Invoices ask for themselves, politely',
        text: 'An unpaid wedding-cake invoice sends a reminder three days early, on the due date and a week later. The tone stays friendly and the pay button is in every message.',
      },
      {
        icon: 'box',
        title: 'Stock counts down with each order',
        text: 'Sell the last box of beeswax candles online and the shop says so a second later. At the number you set, a restock note lands in your inbox.',
      },
      {
        icon: 'user',
        title: 'Purchases land on the customer record',
        text: 'Orders, refunds and renewals appear on the timeline of the person who made them. That is how you know the man on the phone has bought the espresso blend eleven times.',
      },
    ],
  },
  steps: {
    heading: 'You can take a first payment this afternoon',
    text: 'Four short jobs, none of which needs a developer.',
    items: [
      {
        title: 'Connect your payment account',
        text: 'Sign in to the card processor you already use, or open an account from the setup screen. Payouts go straight to your bank.',
      },
      {
        title: 'Add what you sell',
        text: 'Type a name and a price and add a photo, or upload a spreadsheet with the whole catalog. Sizes, flavors and pickup days become options.',
      },
      {
        title: 'Share the checkout',
        text: 'Put the link on your website, in a text, on an invoice or behind a QR code by the register.',
      },
      {
        title: 'Ship it or hand it over',
        text: 'Print the packing slip and mark the order done; the thank-you message and the receipt go out without you.',
      },
    ],
  },
  categories: {
    heading: 'Whatever you charge for, it has a checkout that fits',
    text: 'Six ways small shops get paid here, often side by side.',
    items: [
      {
        name: 'Physical products',
        text: 'A coffee roaster sells bags in three grinds, with shipping worked out by weight and free pickup for neighbors.',
        tag: 'Ship or pick up',
      },
      {
        name: 'Digital downloads',
        text: 'A sewing-pattern designer sells PDFs that arrive by email once the payment clears, with a link that expires.',
        tag: 'Instant',
      },
      {
        name: 'Subscriptions',
        text: 'A florist bills for a bouquet every second Friday, and customers skip a week on their own.',
        tag: 'Recurring',
      },
      {
        name: 'Deposits and installments',
        text: 'A cabinet maker collects a third up front and splits the rest over the build.',
        tag: 'Pay over time',
      },
      {
        name: 'Invoices and payment links',
        text: 'A bike shop texts the repair estimate, and a tap on "approve" turns it into an invoice.',
        tag: 'Text to pay',
      },
      {
        name: 'Tickets and workshops',
        text: 'A cheese shop sells twelve seats for its tasting night and closes the page when the last one goes.',
        tag: 'Limited seats',
      },
    ],
    action: { label: 'Explore All Features', to: '/features' },
  },
  closing: {
    heading: 'Let the register ring while you are in the kitchen',
    text: `Open your store today and use it for ${offer.trialDays} days before the first bill. There are no setup fees, and you can cancel anytime.`,
    actions: [
      { label: 'Start Free Trial', to: '/#pricing' },
      { label: 'Schedule Demo', to: '/contact' },
    ],
  },
  related: ['/ecommerce-builder', '/features/sales-funnel-builder', '/features/courses'],
} satisfies FeaturePage;

export const head: PageHead = {
  title: `Online payments and e-commerce | ${site.name}`,
  description:
    "Take cards, wallets, subscriptions and payment plans, send invoices and bring back abandoned carts. Every sale shows on the customer's own record.",
  keywords: ['online payments', 'e-commerce', 'invoicing', 'subscriptions', 'abandoned cart recovery', 'checkout'],
  socialTitle: 'Get paid in fewer steps',
  socialDescription: 'Invoices, subscriptions and checkout that already know who is buying.',
};
