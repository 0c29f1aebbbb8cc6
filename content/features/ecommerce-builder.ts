import type { FeaturePage } from '../feature-page.ts';
import { figures, offer } from '../figures.ts';
import type { PageHead } from '../pages.ts';
import { site } from '../site.ts';

export default {
  hue: 'rose',
  badge: 'E-commerce builder',
  heading: 'Launch your store in 30 minutes',
  text: 'Add products, choose how you get paid and share the address. A potter with ten mugs and a roaster with forty coffees both keep stock and orders in one place.',
  actions: [
    { label: 'Start Free Trial', to: '/#pricing' },
    { label: 'Watch Demo', to: '/contact' },
  ],
  stats: [
    { figure: '30 minutes', label: 'to launch a store' },
    { figure: '20+', label: 'payment gateways' },
    { figure: figures.uptime, label: 'uptime, on the busiest Friday too' },
    { figure: '25,000+', label: 'active stores' },
  ],
  features: {
    heading: 'You make it, the store sells it',
    text: 'A shop is a hundred small chores. These six stop being yours.',
    items: [
      {
        icon: 'image',
        title: 'A store that looks like your brand',
        text: 'Your photos, sizes and colors fill pages that are ready for phones. Drag the shelf into the order you want, and feature a new glaze for as long as you like.',
      },
      {
        icon: 'card',
        title: 'Payments arrive through 20+ gateways',
        text: 'Buyers pay by card, wallet, bank transfer or later, in the currency they think in. The money goes to your own account.',
      },
      {
        icon: 'box',
        title: 'Inventory counts itself',
        text: 'Sell the last blue mug at the market and the website shows it as sold out a moment later. A text tells you when to fire the next batch.',
      },
      {
        icon: 'truck',
        title: 'Shipping labels take two clicks',
        text: 'Rates follow from weight and address. Print the label, and the buyer receives a tracking link by email.',
      },
      {
        icon: 'chart',
        title: 'Analytics tell you what to stock',
        text: 'See which candle earns most per visit, which photo sells and which scent gathers dust. Next month you pour more of the first.',
      },
      {
        icon: 'heart',
        title: 'Customers come back unasked',
        text: 'Orders, wishes and birthdays stay with each buyer. About when the coffee runs out, a reminder offers the same bag again.',
      },
    ],
  },
  steps: {
    heading: 'Half an hour is enough for four steps',
    text: 'Have three product photos and your bank details at hand.',
    items: [
      {
        title: 'Choose a store design',
        text: 'Pick one made for your kind of goods and set your colors. You can change your mind later without losing a product.',
      },
      {
        title: 'Add the first products',
        text: 'Photo, price, stock, done. Import the others from a spreadsheet when you have time.',
      },
      {
        title: 'Switch on payment and shipping',
        text: 'Connect a gateway and choose where you deliver. Tax rates are suggested for your state.',
      },
      {
        title: 'Place a test order',
        text: 'Buy your own product once and read the email your customers will get. Then refund it and open the doors.',
      },
    ],
  },
  categories: {
    heading: 'Shops like yours are selling today',
    text: 'With $50M+ processed so far, these are the shelves that customers empty most often.',
    items: [
      {
        name: 'Fashion and Accessories',
        text: 'Sizes, colors and returns that go straight back into stock.',
        tag: '$14M+ sold',
      },
      {
        name: 'Food and Drink',
        text: 'Delivery days, best-before dates and subscriptions to a weekly box.',
        tag: '$11M+ sold',
      },
      {
        name: 'Beauty and Wellness',
        text: 'Bundles, samples and refill reminders for creams that last two months.',
        tag: '$9M+ sold',
      },
      {
        name: 'Home and Decor',
        text: 'Large items with freight prices, made-to-order times and photos of real rooms.',
        tag: '$7M+ sold',
      },
      {
        name: 'Digital Products',
        text: 'Patterns, presets and license keys delivered the second the payment clears.',
        tag: '$5M+ sold',
      },
      {
        name: 'Sports and Hobbies',
        text: 'Kits, spare parts and gift cards for a climbing wall or a yarn shop.',
        tag: '$4M+ sold',
      },
    ],
    action: { label: 'View Pricing', to: '/#pricing' },
  },
  closing: {
    heading: 'Sell the first one tonight',
    text: `Open the store on the free trial and run it beside your market stall. The ${offer.moneyBackDays}-day money-back promise covers the start.`,
    actions: [
      { label: 'Start Free Trial', to: '/#pricing' },
      { label: 'Schedule Demo', to: '/contact' },
    ],
  },
  related: ['/features/ecommerce', '/website-builder', '/features/analytics'],
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
  socialTitle: 'Open your shop before lunch',
  socialDescription: 'Products, payments, stock and shipping, set up in one sitting and run from one screen.',
};
