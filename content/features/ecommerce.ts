import { figures, offer, reported } from '../facts/figures.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import type { FeaturePage } from '../pages/feature-page.ts';
import type { PageHead } from '../pages.ts';
import { site } from '../site.ts';

export default {
  hue: 'sun',
  body: 'see',
  heading: 'Online payments by checkout, invoice and text',
  text: 'Card, wallet, invoice or a link by text: sell bread or a workshop, and see who paid every dollar.',
  twin: '/ecommerce-builder',
  actions: [startTrial, scheduleDemo],
  piece: {
    task: 'Follow a bakery’s order from the cart to the record',
    labels: { paid: 'Paid by Margit' },
    points: [
      { name: 'Cart', result: 'Margit leaves a full cart. An hour later, an email shows her the bread.' },
      { name: 'Checkout', result: 'She comes back and finds everything on one phone screen.' },
      { name: 'Second try', result: 'Her card is declined at 11 pm, and the next try at 6 am works.' },
      { name: 'Packed', result: 'Receipt and packing slip are out, and the shelf has three loaves fewer.' },
      { name: 'Invoice', result: 'Her cake invoice reminds her three days early, and she pays.' },
      { name: 'Record', result: 'Order, invoice and cart are on her record, with the dates.' },
    ],
  },
  stats: [
    reported('89%', 'payment success', 'on the first try'),
    reported('2.7x', 'faster checkout', 'for returning customers'),
    reported('45%', 'less abandonment', 'for carts with a reminder'),
    reported('167%', 'revenue growth', 'from online sales in the first year'),
  ],
  features: {
    heading: 'More orders paid with less chasing',
    text: 'Here’s what happens between the first click and the money in your account.',
    items: [
      {
        title: 'A forgotten cart gets an email',
        text: 'An hour after someone leaves three sourdough loaves behind, an email shows what they picked, and another follows the next morning unless they’ve bought.',
      },
      {
        title: 'Checkout fits on one phone screen',
        text: 'Name, address and card fit on one short page, with wallet buttons on top. Returning customers find it filled in and pay with one tap.',
      },
      {
        title: 'A declined card gets another try',
        text: 'We retry a failed payment at a better hour and text the customer a link to update the card. You hear about it only if none of that works.',
      },
      {
        title: 'Stock counts down with each order',
        text: 'Sell the last box of beeswax candles at the counter, and the online store says so a second later. When stock drops to the number you set, you get a note.',
      },
      {
        title: 'Reminders for unpaid invoices',
        text: 'A wedding-cake invoice sends a reminder three days early, on the due date and a week later. The tone stays friendly, and every message has a pay button.',
      },
      {
        title: 'Purchases are on the customer’s record',
        text: 'Orders, refunds and renewals show up on the customer’s timeline. You can see that the man on the phone has ordered rye eleven times.',
      },
    ],
  },
  steps: {
    heading: 'Take your first payment this afternoon',
    text: 'You don’t need a developer for any of these steps.',
    items: [
      {
        title: 'Connect your payment account',
        text: 'Sign in to the card processor you use, or open an account from the setup screen. Payouts go straight to your bank.',
      },
      {
        title: 'Add what you sell',
        text: 'Type a name and a price and add a photo, or upload a spreadsheet with your whole catalog. Sizes, flavors and pickup days become options.',
      },
      {
        title: 'Share the checkout',
        text: 'Put the link on your website, in a text, on an invoice or in a QR code by the register.',
      },
      {
        title: 'Ship it or hand it over',
        text: 'Print the packing slip and mark the order done, and the thank-you note and the receipt go out with it.',
      },
    ],
  },
  categories: {
    heading: 'One checkout for products, subscriptions and invoices',
    text: 'Small shops often use several of these, and all of them end up on one customer record.',
    items: [
      {
        name: 'Physical products',
        text: 'Bread and candles, with shipping by weight and free pickup for neighbors.',
        tag: 'Ship or pick up',
      },
      {
        name: 'Digital downloads',
        text: 'Recipe books that arrive by email once the payment clears, with a link that expires.',
        tag: 'Instant',
      },
      {
        name: 'Subscriptions',
        text: 'A weekly loaf billed by the month, and customers can skip a week without calling.',
        tag: 'Recurring',
      },
      {
        name: 'Deposits and installments',
        text: 'A third up front for a wedding cake and the rest before the party.',
        tag: 'Pay over time',
      },
      {
        name: 'Invoices and payment links',
        text: 'A texted estimate that becomes an invoice when the customer taps “approve.”',
        tag: 'Text to pay',
      },
      {
        name: 'Tickets and workshops',
        text: 'Twelve seats for a baking class, on a page that closes when the last one goes.',
        tag: 'Limited seats',
      },
    ],
    action: { label: 'Explore All Features', to: '/features' },
  },
  facts: {
    heading: 'Processors, fees and payouts',
    worksWith: {
      products: [
        'Stripe',
        'PayPal',
        'Square',
        'Authorize.net',
        'Razorpay',
        'Apple Pay',
        'Google Pay',
        'QuickBooks',
        'Xero',
      ],
      text: 'The two wallets come with your Stripe account.',
    },
    limits:
      'Your processor decides what you can sell, and in which countries and currencies. Filing sales tax is up to you or your accountant.',
    cost: 'Your processor’s fee on each payment. Receipts and reminders go out as emails or texts, and you pay for those as you go.',
    setup: 'An afternoon to connect the account, add what you sell and pay a dollar as a test.',
  },
  insteadOf: {
    tool: 'an invoice tool, a card reader’s app and a cart plugin',
    text: `Those tools see a payment. ${site.name} sees the customer who made it: what she ordered before, which invoice is late and which reminder she read. Your processor account, and the rate you agreed on, stay the same.`,
  },
  questions: {
    heading: 'Payment questions: processors, payouts, deposits',
    items: [
      {
        question: 'Which processors can I use?',
        answer: [
          `Stripe, PayPal, Square, Authorize.net and Razorpay connect with one click. There are ${figures.gateways} gateways in all; ask us about yours before you switch.`,
        ],
      },
      {
        question: 'How long until the money is in my bank?',
        answer: [
          'As long as your processor takes. The payment goes straight to your account there, and refunds come out of it the same way.',
        ],
      },
      {
        question: 'Can I take a deposit now and the rest later?',
        answer: [
          'Yes, set the first amount and the day of the second. The reminder and the pay link go out by email or text.',
        ],
      },
      {
        question: 'Where are card numbers kept?',
        answer: ['With your processor: your team sees only the card brand and the last four digits.'],
      },
      {
        question: 'Do I need a shop for this?',
        answer: [
          'No, a link in a text or on an invoice is enough. For shelves, stock and shipping labels, use the store builder.',
        ],
      },
    ],
  },
  closing: {
    heading: 'Take one real payment in the trial',
    text: `Send your first pay link today, and use it for ${offer.trialDays} days before the first bill. There are no setup fees, and you can cancel anytime.`,
    actions: [startTrial, scheduleDemo],
  },
} satisfies FeaturePage;

export const head: PageHead = {
  title: `Online payments and e-commerce | ${site.name}`,
  description:
    'Take cards, wallets, subscriptions and payment plans, send invoices and win back abandoned carts. Every sale shows on the customer’s own record.',
  keywords: ['online payments', 'e-commerce', 'invoicing', 'subscriptions', 'abandoned cart recovery', 'checkout'],
  socialTitle: 'Get paid in fewer steps',
  socialDescription: 'Invoices, subscriptions and a checkout that knows who is buying.',
};

/** The order of the piece. */
export const order = [
  { name: 'Sourdough, sliced', count: 3, price: 8.5 },
  { name: 'Almond croissant', count: 2, price: 4.25 },
  { name: 'Beeswax candle', count: 1, price: 14 },
];

/** The price of her wedding cake. */
export const cake = 420;

export const fields = { Name: 'Margit Lund', Pickup: 'Saturday, from 8', Card: 'Visa ending in 4402' };

export const reminders = { 'Three days early': 'Sent', 'Due date': 'Not needed', 'A week later': 'Not needed' };

/** Loaves of today. */
export const baked = 12;

export const soldEarlier = 6;
