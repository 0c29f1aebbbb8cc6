import { counted, offer, sample, stat } from '../facts/figures.ts';
import { plansWith } from '../facts/pricing.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import { watchFrom } from '../pages/demo-video.ts';
import type { PageHead } from '../pages.ts';
import type { FeaturePage } from '../shared/feature-page.ts';
import { money } from '../shared/format.ts';
import { site } from '../site.ts';

export default {
  hue: 'sun',
  heading: 'Marketing analytics that end at the payment',
  text: 'Ads, calls, bookings and payments are counted together. You see which of them brought money and which brought visits only.',
  actions: [startTrial, watchFrom('Growth')],
  stats: [
    stat.forecast,
    counted('15', 'analytics features', 'from ad spend to paid invoice'),
    stat.oneClickApps,
    stat.trial,
  ],
  features: {
    heading: 'See which ad, call or page brought the sale',
    text: 'What did the yard signs bring in? Click any bar and you reach the people behind it.',
    items: [
      {
        icon: 'clock',
        title: 'Real-time dashboards show today',
        text: 'Calls, quotes and cancellations change on the screen as the day goes on, early enough to do something about them.',
      },
      {
        icon: 'trend',
        title: 'Revenue forecasting draws the next 90 days',
        text: 'Open quotes, renewals and the season go in. Out comes a likely range, with the best and the worst case marked.',
      },
      {
        icon: 'funnel',
        title: 'Conversion tracking follows the whole path',
        text: 'From the ad to the form to the paid invoice, you see at which step people leave. Call reports name the sign or page whose number was dialed.',
      },
      {
        icon: 'list',
        title: 'Custom reports arrive on the first of the month',
        text: 'Choose the figures your accountant wants. They come as a PDF, and you stop assembling them.',
      },
      {
        icon: 'percent',
        title: 'ROI covers everything you pay for',
        text: 'The trade fair, the radio spot and the newsletter each get a cost and a return. A landscaper finds that yard signs beat the radio.',
      },
      {
        icon: 'megaphone',
        title: 'ROAS counts money where others count clicks',
        text: 'ROI takes in every cost; this sets ad spend beside the sales it led to, by source and by day. The ad that returns 80 cents on the dollar is easy to spot and easy to stop.',
      },
    ],
  },
  steps: {
    heading: 'Your first report is ready next week',
    text: 'Set it up once. New calls and payments are counted from then on.',
    items: [
      {
        title: 'Connect what you use',
        text: 'Link Stripe or Square, your Facebook page and the calendar. Past data comes along where the source allows it.',
      },
      {
        title: 'Say what counts as a win',
        text: 'A signed quote, a paid invoice, a booked visit: mark the events that matter to you.',
      },
      {
        title: 'Arrange your dashboard',
        text: 'Put the five figures you look at daily on top. Everything else moves to a second tab.',
      },
      {
        title: 'Set the alarms',
        text: 'Ask for a text when quote requests fall below normal or when an ad gets expensive.',
      },
    ],
  },
  categories: {
    eyebrow: 'Analytics types',
    heading: 'Sales, marketing, website and money from the same data',
    text: 'Switch views without logging in somewhere else. The totals agree, because there is one set of records.',
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
        text: 'Response times and booked hours per crew, so you know when to hire.',
        tag: 'Who is full',
      },
    ],
    action: { label: 'View Pricing', to: '/#pricing' },
  },
  facts: {
    heading: 'Sources, history and who may look',
    worksWith: {
      products: ['Facebook', 'Stripe', 'Square', 'QuickBooks', 'Shopify', 'Google Sheets'],
      text: 'Ad costs arrive with the connected account. Radio, print and trade fairs are amounts that you type in.',
    },
    limits: `Payments are counted from the day you connect, older ones where the source hands them out. Advanced reporting is ${plansWith('/features/advanced')} only.`,
    languages: 'Reports use the words that you give to stages, sources and campaigns, in any language.',
    cost: 'Dashboards and reports cost nothing extra. The networks bill your ads as before, and tracked calls are paid by use.',
    setup:
      'An hour to connect accounts and to mark what counts as a win. The forecast needs a few months of your records before you should lean on it.',
  },
  insteadOf: {
    tool: 'a spreadsheet and a dashboard tool',
    text: 'A dashboard tool draws what you export to it. Here the ad, the call, the quote and the payment belong to one customer, so a dollar can be followed from the click to the bank. There is nothing to copy together on the last day of the month.',
  },
  quote: {
    result: sample(money(900), 'a month moved', 'from radio ads to yard signs'),
    text: 'I liked my radio ad. Then I saw that the yard signs brought more quotes, with names and amounts behind them.',
    role: 'Owner',
    business: 'landscaping company',
    plan: 'starter',
    since: 'since April',
  },
  questions: {
    heading: 'What the numbers cover',
    items: [
      {
        question: 'Can it tell which ad a phone call came from?',
        answer: [
          'Yes, when each ad or sign shows a number of its own. The report then names the ad, the caller and the sale that followed.',
        ],
      },
      {
        question: 'Does it replace Google Analytics?',
        answer: [
          'For the question of what sells, yes. If you study audiences and page speed in Google Analytics, keep it: both can run on the same pages.',
        ],
      },
      {
        question: 'How far back do the reports go?',
        answer: [
          'To the first record that you bring in. Imported contacts and payments keep their dates; ad networks decide how much of their past they give out.',
        ],
      },
      {
        question: 'Who on my team can see the figures?',
        answer: [
          'Whoever you allow. A role can open the dashboard for a crew leader and keep invoices and wages closed.',
        ],
      },
      {
        question: 'How reliable is the forecast?',
        answer: [
          'It is a range with a best and a worst case, made from open quotes, renewals and your past seasons. A storm or a new competitor is not in it.',
        ],
      },
    ],
  },
  closing: {
    heading: 'Follow one lead from click to payment',
    text: `Connect your Facebook ads on the first day. By day ${offer.trialDays} you see what each lead cost and what it paid. Or ask sales to show you a dashboard from your own trade.`,
    actions: [startTrial, { label: 'Contact Sales', to: scheduleDemo.to }],
  },
  related: ['/features/pipeline', '/features/marketing-automation', '/features/crm'],
} satisfies FeaturePage;

export const head: PageHead = {
  title: `Marketing analytics and revenue forecasts | ${site.name}`,
  description:
    'Find out which ads, pages and calls bring paying customers. Live dashboards, conversion tracking, ROI and ROAS by channel, and reports in plain words.',
  keywords: ['marketing analytics', 'revenue forecasting', 'conversion tracking', 'ROI', 'ROAS', 'custom reports'],
  socialTitle: 'See which dollar brought the customer',
  socialDescription: 'Live numbers from the first click to the paid invoice, without a spreadsheet to fill in.',
};
