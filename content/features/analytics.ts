import { offer, promised, stat } from '../facts/figures.ts';
import { plansWith } from '../facts/pricing.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import { watchFrom } from '../pages/demo-video.ts';
import type { FeaturePage } from '../pages/feature-page.ts';
import type { PageHead } from '../pages.ts';
import { money } from '../shared/text/format.ts';
import { site } from '../site.ts';

export default {
  hue: 'sun',
  body: 'see',
  heading: 'Marketing analytics that end at the payment',
  text: 'See which ads, calls and bookings brought money, and which only brought visits.',
  actions: [startTrial, watchFrom('Growth')],
  piece: {
    task: 'Follow a landscaper’s ads from their cost to the payments',
    labels: {
      spent: 'All four together:',
      reached: 'clicks and calls in all',
      quotes: 'quotes in all',
      back: 'On average, a dollar brings back',
      revenue: 'Revenue in June:',
      likely: 'Likely:',
      worst: 'Worst case:',
      best: 'Best case:',
    },
    points: [
      { name: 'Cost', result: 'Signs, ads, newsletter and radio each get a cost.' },
      { name: 'Click or call', result: 'Facebook ads get most of the clicks and calls.' },
      { name: 'Quote', result: 'Count the quotes, and the yard signs catch up.' },
      { name: 'Payment', result: 'Yard signs bring back the most per dollar. The radio loses money, so cross it out.' },
      { name: 'Report', result: 'On July 1, your accountant gets the month as a PDF.' },
      { name: 'Next 90 days', result: 'Renewals, the season and open quotes draw the months ahead.' },
    ],
  },
  stats: [
    stat.forecast,
    promised('1 report', 'a month', 'as a PDF, on the first'),
    stat.oneClickApps,
    promised(money(0), 'extra for reports', 'and dashboards, in every plan'),
  ],
  features: {
    heading: 'See which ad, call or page brought the sale',
    text: 'Ask what the yard signs brought in, and click any bar to see the people behind it.',
    items: [
      {
        title: 'ROI covers everything you pay for',
        text: 'The trade show, the radio spot and the newsletter each get a cost and a return. A landscaper finds out that yard signs beat the radio.',
      },
      {
        title: 'Real-time dashboards show today',
        text: 'Calls, quotes and cancellations update during the day, early enough to act on them.',
      },
      {
        title: 'Conversion tracking follows the whole path',
        text: 'From the ad to the form to the paid invoice, you see where people leave. Call reports show which sign or page the number was on.',
      },
      {
        title: 'ROAS puts ad spend next to sales',
        text: 'ROI counts every cost, while ROAS compares ad spend with the sales it led to, by source and by day. The ad that returns 80 cents on the dollar is easy to spot and easy to stop.',
      },
      {
        title: 'Custom reports arrive on the first of the month',
        text: 'Choose the numbers your accountant wants, and they come as a PDF that you don’t have to put together.',
      },
      {
        title: 'Revenue forecasting draws the next 90 days',
        text: 'Open quotes, renewals and the season go in, and you get a likely range with the best and worst case.',
      },
    ],
  },
  steps: {
    heading: 'Your first report is ready next week',
    text: 'Set it up once, and new calls and payments count from then on.',
    items: [
      {
        title: 'Connect what you use',
        text: 'Link Stripe or Square, your ad accounts and the calendar. Past data comes along if the source provides it.',
      },
      {
        title: 'Pick your wins',
        text: 'A signed quote, a paid invoice, a booked visit: mark the events that matter to you.',
      },
      {
        title: 'Arrange your dashboard',
        text: 'Put the five numbers you check every day on top, and the rest on a second tab.',
      },
      {
        title: 'Set up alerts',
        text: 'Get a text when quote requests drop below normal or an ad gets expensive.',
      },
    ],
  },
  categories: {
    heading: 'Sales, marketing, website and money in one place',
    text: 'Switch views without logging in anywhere else. The totals match, because there’s one set of records.',
    items: [
      {
        name: 'Sales Analytics',
        text: 'Win rates, deal sizes and how long a yes usually takes, by person and by source.',
        tag: 'Who closes',
      },
      {
        name: 'Marketing Analytics',
        text: 'Cost per lead, and which channel brought the customers who stayed.',
        tag: 'What works',
      },
      {
        name: 'Customer Analytics',
        text: 'Repeat visits, lifetime value and early signs that a regular is drifting away.',
        tag: 'Who stays',
      },
      {
        name: 'Website Analytics',
        text: 'The pages people read, the forms they give up on and the searches that brought them.',
        tag: 'Where they look',
      },
      {
        name: 'Financial Analytics',
        text: 'Revenue, refunds and unpaid invoices by week, with sales tax kept separate.',
        tag: 'Who owes you',
      },
      {
        name: 'Team Analytics',
        text: 'Response times and booked hours per crew, so you know when to hire.',
        tag: 'Who’s booked up',
      },
    ],
    action: { label: 'View Pricing', to: '/#pricing' },
  },
  facts: {
    heading: 'Data sources, history and access',
    worksWith: {
      products: ['Facebook', 'Stripe', 'Square', 'QuickBooks', 'Shopify', 'Google Sheets'],
      text: 'Ad costs come in from the account you connect, and you type in radio, print and trade shows yourself.',
    },
    limits: `We count payments from the day you connect, plus older ones if the source provides them. Advanced reporting is ${plansWith('/features/advanced')} only.`,
    cost: 'Dashboards and reports cost nothing extra. The ad networks bill you as before, and you pay per minute for tracked calls.',
    more: [
      {
        term: 'Ad accounts',
        text: 'Facebook and Instagram ads connect with one click. Google, LinkedIn, TikTok and Microsoft ads connect through an automation platform.',
      },
      {
        term: 'Attribution',
        text: 'First click and last click, side by side, up to 90 days before the sale.',
        sample: true,
      },
      {
        term: 'How fresh',
        text: 'Calls, bookings and payments within a minute, ad costs once an hour.',
        sample: true,
      },
      {
        term: 'Export',
        text: 'CSV anytime, PDF by email on a schedule, or a live Google Sheet.',
        sample: true,
      },
    ],
    setup:
      'An hour to connect accounts and pick your wins. Give the forecast a few months of records before you lean on it.',
  },
  insteadOf: {
    tool: 'a spreadsheet and a dashboard tool',
    text: 'A dashboard tool draws whatever you export to it. Here, the ad, the call, the quote and the payment belong to one customer, so you can follow a dollar from the click to the bank, and no one copies numbers together at month’s end.',
  },
  questions: {
    heading: 'Analytics questions',
    items: [
      {
        question: 'Can it tell which ad a phone call came from?',
        answer: [
          'Yes, if each ad or sign has its own phone number. The report shows the ad, the caller and the sale that followed.',
        ],
      },
      {
        question: 'Does it replace Google Analytics?',
        answer: [
          'To find out what sells, yes. If you study audiences and page speed in Google Analytics, keep it, because both can run on the same pages.',
        ],
      },
      {
        question: 'How far back do the reports go?',
        answer: [
          'To the first record you bring in, since imported contacts and payments keep their dates. Ad networks decide how much history they share.',
        ],
      },
      {
        question: 'Who on my team can see the numbers?',
        answer: ['Anyone you allow: a role can give a crew leader the dashboard without invoices or wages.'],
      },
      {
        question: 'How reliable is the forecast?',
        answer: [
          'It’s a range with a best and a worst case, based on open quotes, renewals and past seasons. It can’t foresee a storm or a new competitor.',
        ],
      },
    ],
  },
  closing: {
    heading: 'Follow one lead from click to payment',
    text: `Connect an ad account on day one, and by day ${offer.trialDays} you’ll know what each lead cost. Or ask sales to show you a dashboard from your trade.`,
    actions: [startTrial, { label: 'Contact Sales', to: scheduleDemo.to }],
  },
} satisfies FeaturePage;

export const head: PageHead = {
  title: `Marketing analytics and revenue forecasts | ${site.name}`,
  description:
    'Find out which ads, pages and calls bring paying customers. Live dashboards, conversion tracking, ROI and ROAS by channel, and reports in plain English.',
  keywords: ['marketing analytics', 'revenue forecasting', 'conversion tracking', 'ROI', 'ROAS', 'custom reports'],
  socialTitle: 'See which ad dollar brought the customer',
  socialDescription: 'Live numbers from the first click to the paid invoice, with no spreadsheet to fill in.',
};

/** Ads of the piece. */
export const sources = [
  { name: 'Yard signs', spent: 340, reached: 31, quotes: 21, sales: 2_108 },
  { name: 'Facebook ads', spent: 1_100, reached: 410, quotes: 22, sales: 3_740 },
  { name: 'Newsletter', spent: 60, reached: 96, quotes: 4, sales: 174 },
  { name: 'Radio spot', spent: 900, reached: 38, quotes: 3, sales: 720 },
];

/** Thousands of dollars a month, in segments of four; the last three months are a forecast. */
export const months = {
  Oct: 4,
  Nov: 3,
  Dec: 2,
  Jan: 2,
  Feb: 3,
  Mar: 6,
  Apr: 9,
  May: 12,
  Jun: 13,
  Jul: 12,
  Aug: 11,
  Sep: 9,
};

/** The next 90 days: quotes count at the rate that becomes jobs. */
export const ahead = { Renewals: 46_000, 'The season': 62_000, 'Open quotes': 50_000 };

export const rate = 0.4;
