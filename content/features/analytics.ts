import type { FeaturePage } from '../feature-page.ts';
import { figures } from '../figures.ts';
import type { PageHead } from '../pages.ts';
import { site } from '../site.ts';

export default {
  hue: 'sun',
  badge: 'Advanced analytics',
  heading: 'See what earns before you spend more',
  text: 'Ads, calls, bookings and payments are counted in one place. You open it on Monday and know where the money came from.',
  actions: [
    { label: 'Start Free Trial', to: '/#pricing' },
    { label: 'Watch Demo', to: '/contact' },
  ],
  stats: [
    { figure: '1', label: 'screen for ads, bookings and revenue' },
    { figure: '0', label: 'spreadsheets to copy numbers into' },
    { figure: figures.uptime, label: 'uptime, so the numbers are there when you look' },
    { figure: figures.appConnections, label: 'app connections to pull figures from' },
  ],
  features: {
    heading: 'Every number answers a question',
    text: 'What did the flyer bring in? Click any bar and you reach the people behind it.',
    items: [
      {
        icon: 'clock',
        title: 'Real-time dashboards show today',
        text: "A gym's front desk sees visits, sign-ups and cancellations change through the day and can act before closing time.",
      },
      {
        icon: 'trend',
        title: 'Revenue forecasting draws the next 90 days',
        text: 'Open deals, renewals and the season go in. Out comes a likely range, with the best and the worst case marked.',
      },
      {
        icon: 'funnel',
        title: 'Conversion tracking follows the whole path',
        text: 'From the ad to the form to the paid invoice, you see how many people went on and at which step the rest left.',
      },
      {
        icon: 'list',
        title: 'Custom reports arrive by themselves',
        text: 'Choose the six figures your accountant wants. They come as a PDF on the first of the month, and you stop assembling them.',
      },
      {
        icon: 'percent',
        title: 'ROI covers everything you pay for',
        text: 'The sponsored jersey, the trade fair and the newsletter each get a cost and a return. A landscaper finds out that yard signs beat the radio spot.',
      },
      {
        icon: 'megaphone',
        title: 'ROAS counts money where others count clicks',
        text: 'Ad spend sits beside the sales it led to, by campaign and by day. The ad that returns 80 cents on the dollar is easy to spot and easy to stop.',
      },
    ],
  },
  steps: {
    heading: 'Your first report is ready on Monday',
    text: 'Set it up once. After that it counts on its own.',
    items: [
      {
        title: 'Connect what you already use',
        text: 'Link your ad accounts, the card terminal and the calendar. Past data comes along where the source allows it.',
      },
      {
        title: 'Say what counts as a win',
        text: 'A booked table, a paid invoice, a signed contract: mark the events that matter to you.',
      },
      {
        title: 'Arrange your dashboard',
        text: 'Put the five figures you look at daily on top. Everything else moves to a second tab.',
      },
      {
        title: 'Set the alarms',
        text: 'Ask for a text when bookings fall below a normal Tuesday or when an ad gets expensive.',
      },
    ],
  },
  categories: {
    heading: 'One set of records answers six kinds of questions',
    text: 'Switch views without logging in somewhere else. The totals agree, because they come from the same data.',
    items: [
      {
        name: 'Sales Analytics',
        text: 'Win rates, deal sizes and how long a yes usually takes, by person and by source.',
        tag: 'Who closes',
      },
      {
        name: 'Marketing Analytics',
        text: 'What each lead cost and which channel brought the ones who stayed.',
        tag: 'What works',
      },
      {
        name: 'Customer Analytics',
        text: 'Repeat visits, lifetime value and early signs that a regular is drifting away.',
        tag: 'Who stays',
      },
      {
        name: 'Website Analytics',
        text: 'Pages people read, forms they give up on and the search words that brought them.',
        tag: 'Where they look',
      },
      {
        name: 'Financial Analytics',
        text: 'Revenue, refunds and unpaid invoices by week, with tax kept apart.',
        tag: 'What is owed',
      },
      {
        name: 'Team Analytics',
        text: 'Response times and booked hours per person, so a dog groomer knows when to hire.',
        tag: 'Who is full',
      },
    ],
    action: { label: 'View Pricing', to: '/#pricing' },
  },
  closing: {
    heading: 'Stop guessing which half works',
    text: 'Connect one ad account during the trial and follow the first lead from click to payment. For a guided look, ask sales for a dashboard from your own trade.',
    actions: [
      { label: 'Start Free Trial', to: '/#pricing' },
      { label: 'Contact Sales', to: '/contact' },
    ],
  },
  related: ['/features/pipeline', '/features/marketing-automation', '/features/crm'],
} satisfies FeaturePage;

export const head: PageHead = {
  title: `Marketing analytics and revenue forecasts | ${site.name}`,
  description:
    'Find out which ads, pages and calls bring paying customers. Live dashboards, conversion tracking, ROI and ROAS by channel, and reports in plain words.',
  keywords: ['marketing analytics', 'revenue forecasting', 'conversion tracking', 'ROI', 'ROAS', 'custom reports'],
  socialTitle: 'See which dollar brought the customer',
  socialDescription: 'Live numbers from the first click to the paid invoice, without a spreadsheet on Sunday.',
};
