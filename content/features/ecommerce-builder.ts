import { counted, figures, offer, promised, stat } from '../facts/figures.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import { watchFrom } from '../pages/demo-video.ts';
import type { FeaturePage } from '../pages/feature-page.ts';
import type { PageHead } from '../pages.ts';
import { moneyText } from '../shared/text/format.ts';
import { site } from '../site.ts';

export default {
  hue: 'rose',
  body: 'see',
  heading: 'An online store builder: open in 30 minutes',
  text: 'Add products, choose how you get paid, share the address. A potter with ten mugs sees stock, orders and buyers together.',
  twin: '/features/ecommerce',
  actions: [startTrial, watchFrom('Payment')],
  piece: {
    task: 'Open a potter’s store, from the empty shelf to its first year',
    labels: { taken: 'Sold so far', closed: 'Closed', open: 'Open' },
    points: [
      { name: 'Minute 0', result: 'Pick a design and your colors while the shelf is empty.' },
      { name: 'Minute 10', result: 'Mugs, vases, bowls and a jar are in, with photo, price and stock.' },
      { name: 'Minute 18', result: 'Cards and wallets are on, and a test order went through.' },
      { name: 'Minute 30', result: 'The first order takes a mug off the shelf and prints its label.' },
      { name: 'Month 1', result: 'The moon jar earns the most per visit, so make another.' },
      { name: 'Year 1', result: 'Someone who gave two mugs for a wedding hears about the matching bowl.' },
    ],
  },
  stats: [
    promised('30 min', 'to launch a store', 'with three photos and bank details'),
    stat.gateways,
    stat.uptime,
    counted('25,000+', 'active stores', 'run by our customers and their clients'),
  ],
  features: {
    heading: 'Your store handles the daily chores',
    text: 'Running a shop means a hundred small jobs, and you can hand these off.',
    items: [
      {
        title: 'A store that looks like your brand',
        text: 'Your photos, sizes and colors fill pages that work on phones. Drag products into any order, and feature a new glaze for as long as you like.',
      },
      {
        title: 'Inventory matches online and at the stall',
        text: 'Sell the last blue mug at the market, and the website shows it as sold out a moment later. A text tells you when to fire the next batch.',
      },
      {
        title: `Payments arrive through ${figures.gateways} gateways`,
        text: 'Stripe, PayPal, Square and Authorize.net are among them. Buyers pay by card, wallet, bank transfer or in installments, and the money goes to your own account.',
      },
      {
        title: 'Shipping labels take two clicks',
        text: 'You see rates by weight and address, print the label, and the buyer gets a tracking link by email.',
      },
      {
        title: 'Analytics tell you what to stock',
        text: 'See which mug earns the most per visit, which photo sells and which glaze gathers dust, and throw more of the winner next month.',
      },
      {
        title: 'Customers get a reason to come back',
        text: 'Orders, wish lists and birthdays stay with each buyer. A year after the wedding gift, a reminder shows the matching bowl.',
      },
    ],
  },
  steps: {
    heading: 'Half an hour covers design, products and payment',
    text: 'Have three product photos and your bank details handy.',
    items: [
      {
        title: 'Choose a store design',
        text: 'Pick one made for your kind of products and set your colors. You can change the design later without losing a product.',
      },
      {
        title: 'Add the first products',
        text: 'Each needs a photo, a price and a stock number. Import the rest from a spreadsheet when you have time.',
      },
      {
        title: 'Switch on payment and shipping',
        text: 'Connect a gateway and choose where you deliver, and we suggest the sales tax rates for your state.',
      },
      {
        title: 'Place a test order',
        text: 'Buy your own product, read the email your customers will get, then refund it and open the doors.',
      },
    ],
  },
  categories: {
    heading: 'Stores for fashion, food, home and hobbies',
    text: `With ${figures.storeSales} processed so far, these are the shelves customers empty most often.`,
    items: [
      {
        name: 'Fashion and Accessories',
        text: 'Sizes, colors and returns that go straight back into stock.',
        tag: `${moneyText(14, 'M')}+ sold`,
      },
      {
        name: 'Food and Drink',
        text: 'Delivery days, best-by dates and subscriptions to a weekly box.',
        tag: `${moneyText(11, 'M')}+ sold`,
      },
      {
        name: 'Beauty and Wellness',
        text: 'Bundles, samples and refill reminders for creams that last two months.',
        tag: `${moneyText(9, 'M')}+ sold`,
      },
      {
        name: 'Home and Decor',
        text: 'Large items with freight prices, made-to-order times and photos of real rooms.',
        tag: `${moneyText(7, 'M')}+ sold`,
      },
      {
        name: 'Digital Products',
        text: 'Patterns, presets and license keys, delivered the second the payment clears.',
        tag: `${moneyText(5, 'M')}+ sold`,
      },
      {
        name: 'Sports and Hobbies',
        text: 'Kits, spare parts and gift cards for a climbing gym or a yarn shop.',
        tag: `${moneyText(4, 'M')}+ sold`,
      },
    ],
    action: { label: 'View Pricing', to: '/#pricing' },
  },
  facts: {
    heading: 'Store payments, shipping and limits',
    worksWith: {
      products: ['Stripe', 'PayPal', 'Square', 'Authorize.net', 'Shopify', 'WooCommerce', 'BigCommerce', 'QuickBooks'],
      text: 'If you’re on Shopify, WooCommerce or BigCommerce, stay there, and your orders and buyers come over.',
    },
    limits:
      'It’s built for makers and small shops, so for thousands of products in several warehouses, get a larger shop system.',
    languages:
      'Write products and emails in any language. A store has one language, so open a second store for another.',
    cost: 'Your gateway’s fee on each sale, postage, your domain, and each message you send to buyers.',
    setup: 'Half an hour for three products, a day or two for thirty with good photos.',
  },
  insteadOf: {
    tool: 'a shop system and its plugins',
    text: 'A shop system grows by plugins, and many of them send a bill. Here, reviews, cart reminders and the calendar for your pottery class are in the same plan, and all of them know what the buyer bought last.',
  },
  questions: {
    heading: 'Online store questions: stock, tax, returns',
    items: [
      {
        question: 'Can I sell at the market and online?',
        answer: ['Yes, both draw from the same stock, so the last mug sells only once, at the stall or on a phone.'],
      },
      {
        question: 'Who calculates sales tax?',
        answer: ['We suggest the rates for your state and you confirm them, and you report and pay the tax.'],
      },
      {
        question: 'Can I move from Etsy or Shopify?',
        answer: [
          'Yes, with a spreadsheet of products and a folder of photos. Reviews on Etsy stay there, so ask your regulars for new ones.',
        ],
      },
      {
        question: 'Who pays for postage?',
        answer: [
          'You or the buyer, as you decide. Rates depend on weight and address, and the carrier charges you for the label.',
        ],
      },
      {
        question: 'What about returns?',
        answer: [
          'When you refund the order, the item goes back into stock. You write the return policy as a page and can link to it in the order email.',
        ],
      },
    ],
  },
  closing: {
    heading: 'Open your store today',
    text: `Run it next to your market stall for ${offer.trialDays} days. If it isn’t for you, ask within ${offer.moneyBackDays} days of your first payment and we refund it.`,
    actions: [startTrial, scheduleDemo],
  },
} satisfies FeaturePage;

export const head: PageHead = {
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
  socialTitle: 'Open your online store in half an hour',
  socialDescription: 'Products, payments, stock and shipping, set up in one sitting and run from one screen.',
};

/** Products of the piece. `made` and `sold` count pieces until each point of the rail; `visits` are those of the first month; `shape` is a path in 96 by 88. */
export const shelf = [
  {
    name: 'Blue mug',
    price: 28,
    made: [0, 10, 10, 10, 10, 104],
    sold: [0, 0, 0, 1, 8, 96],
    visits: 140,
    shape: 'M22 30h44v40a12 12 0 0 1-12 12H34a12 12 0 0 1-12-12Z',
    tone: 'sky',
  },
  {
    name: 'Speckled vase',
    price: 64,
    made: [0, 3, 3, 3, 3, 21],
    sold: [0, 0, 0, 0, 2, 18],
    visits: 80,
    shape: 'M38 12h20l-3 16c14 6 19 18 19 30 0 14-8 24-26 24S22 72 22 58c0-12 5-24 19-30Z',
    tone: 'sun',
  },
  {
    name: 'Soup bowl',
    price: 36,
    made: [0, 5, 5, 5, 5, 37],
    sold: [0, 0, 0, 0, 1, 31],
    visits: 60,
    shape: 'M12 42h72c0 24-12 36-24 40H36C24 78 12 66 12 42Z',
    tone: 'clay',
  },
  {
    name: 'Moon jar',
    price: 90,
    made: [0, 1, 1, 1, 1, 10],
    sold: [0, 0, 0, 0, 1, 7],
    visits: 30,
    shape: 'M38 16h20v8c18 4 28 14 28 28 0 18-14 30-38 30S10 70 10 52c0-14 10-24 28-28Z',
    tone: 'rose',
  },
];
