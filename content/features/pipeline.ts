import { watchFrom } from '../demo-video.ts';
import type { FeaturePage } from '../feature-page.ts';
import { stat } from '../figures.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import type { PageHead } from '../pages.ts';
import { plansWith } from '../pricing.ts';
import { site } from '../site.ts';

export default {
  hue: 'clay',
  heading: 'A sales pipeline that shows which deal needs you',
  text: 'Every open quote is a card on a board. The ones that have gone quiet come to the top, with the next step written on them.',
  actions: [startTrial, watchFrom('Pipeline')],
  stats: [stat.closing, stat.forecastAccuracy, stat.conversion, stat.visibility],
  features: {
    heading: 'Fewer quotes are forgotten',
    text: 'A kitchen remodeler juggles forty quotes at a time. The board remembers the thirty-nine that are not on the phone right now.',
    items: [
      {
        icon: 'layers',
        title: 'Drag-and-drop stages in your own words',
        text: 'Visited, Drawn, Quoted, Deposit paid. You get as many boards as you have kinds of work.',
      },
      {
        icon: 'bell',
        title: 'Stale deals raise an alert',
        text: 'After six days of silence the card turns amber and a message is drafted: are you still thinking about the oak fronts?',
      },
      {
        icon: 'bolt',
        title: 'Moving a card starts the next task',
        text: 'Drop it on Won: the agreement goes out, the crew gets a task and the deposit invoice is sent.',
      },
      {
        icon: 'trend',
        title: 'The forecast uses your real odds',
        text: 'Deal values count for as much as their stage has really closed. One hopeful guess can no longer bend the number.',
      },
      {
        icon: 'route',
        title: 'New leads reach the right person',
        text: `Predictive routing (${plansWith('/features/ai-automation')}) looks at the ZIP code, the budget and who won similar jobs. Custom cabinets go to the specialist.`,
      },
      {
        icon: 'flag',
        title: 'Lost deals come with a reason',
        text: 'A customer says no, and you tap why. After a season you can read whether it was price, timing or speed.',
      },
    ],
  },
  steps: {
    heading: 'Your board is ready within the hour',
    text: 'Start with the deals on your desk. History can follow later.',
    items: [
      {
        title: 'Write down your stages',
        text: 'Think of the last job you won and list what happened, in order. Five or six lines are plenty.',
      },
      {
        title: 'Pull in open quotes',
        text: 'Forward them by email or import a list. Each becomes a card with a value and a date.',
      },
      {
        title: 'Give every card a next step',
        text: 'Call back, send samples, wait for the landlord. A card without one is marked.',
      },
      {
        title: 'Spend ten minutes each morning',
        text: 'Work the top row, drag what moved and close what is over.',
      },
    ],
  },
  categories: {
    eyebrow: 'Pipeline types',
    heading: 'Boards for quotes, events, renewals and wholesale',
    text: 'Begin with the pattern that matches how customers say yes to you.',
    items: [
      {
        name: 'Quotes and Estimates',
        text: 'Site visit, price, revision, yes. Reminders follow the date on which the offer runs out.',
        tag: 'Trades',
      },
      {
        name: 'Events and Catering',
        text: 'Tasting, menu, head count and final payment, lined up against the party date.',
        tag: 'Party dates',
      },
      {
        name: 'Consulting',
        text: 'First conversation, proposal and signature, with the document attached to the card.',
        tag: 'Proposals',
      },
      {
        name: 'Memberships',
        text: 'Trial week, first month and renewal, so that no member leaves without a call.',
        tag: 'Renewals',
      },
      {
        name: 'Wholesale',
        text: 'Regular buyers return to the first column when their usual order is due.',
        tag: 'Repeat orders',
      },
      {
        name: 'Partnerships',
        text: 'Slow talks with schools or employers, kept warm with a note every month.',
        tag: 'Long cycles',
      },
    ],
    action: { label: 'Explore All Features', to: '/features' },
  },
  closing: {
    heading: 'Put your open quotes on a board today',
    text: 'Add ten of them on the first day of the trial and see which one you had forgotten.',
    actions: [startTrial, scheduleDemo],
  },
  related: ['/features/crm', '/features/analytics', '/features/ai-automation'],
} satisfies FeaturePage;

export const head: PageHead = {
  title: `Sales pipeline management | ${site.name}`,
  description:
    'See every deal, its value and its next step on one board. Stalled deals get a nudge, tasks reach the right person, and the forecast stays current.',
  keywords: ['sales pipeline', 'deal tracking', 'sales forecast', 'pipeline stages', 'sales management'],
  socialTitle: 'No deal goes quiet without you knowing',
  socialDescription: 'A board for all open deals, with a reminder on each one that has stopped moving.',
};
