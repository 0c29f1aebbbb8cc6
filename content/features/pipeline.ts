import type { FeaturePage } from '../feature-page.ts';
import type { PageHead } from '../pages.ts';
import { site } from '../site.ts';

export default {
  hue: 'clay',
  badge: 'Sales pipeline management',
  heading: 'See which deal needs you today',
  text: 'Every open quote is a card on a board. The ones that have gone quiet come to the top, with the next step written on them.',
  actions: [
    { label: 'Start Free Trial', to: '/#pricing' },
    { label: 'Watch Demo', to: '/contact' },
  ],
  stats: [
    { figure: '34%', label: 'faster closing' },
    { figure: '89%', label: 'forecast accuracy' },
    { figure: '52%', label: 'conversion improvement' },
    { figure: '2.3x', label: 'visibility into open deals' },
  ],
  features: {
    heading: 'Deals stop slipping between two lists',
    text: 'A kitchen remodeler juggles forty quotes at a time. The board remembers the thirty-nine that are not on the phone right now.',
    items: [
      {
        icon: 'layers',
        title: 'Stages carry the words you use',
        text: 'Visited, Drawn, Quoted, Deposit paid. You get as many boards as you have kinds of work.',
      },
      {
        icon: 'bell',
        title: 'Quiet deals raise a hand',
        text: 'After six days of silence the card turns amber and a message is drafted: are you still thinking about the oak fronts?',
      },
      {
        icon: 'bolt',
        title: 'Moving a card sets things off',
        text: 'Drop it on Won and three things happen. The agreement goes out, the crew gets a task and the deposit invoice is sent.',
      },
      {
        icon: 'trend',
        title: 'The forecast is honest with you',
        text: 'A stage counts for as much as it really ended in sales. One hopeful salesperson can no longer bend the number.',
      },
      {
        icon: 'route',
        title: 'New leads reach the right person',
        text: 'Predictive routing looks at the ZIP code, the budget and who won similar jobs. Solar on flat roofs goes to the specialist, and the rest is shared fairly.',
      },
      {
        icon: 'flag',
        title: 'Lost deals teach you something',
        text: 'A customer says no, and you tap the reason. By autumn you can read whether it was price, timing or speed.',
      },
    ],
  },
  steps: {
    heading: 'Your board is standing within the hour',
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
        text: 'Call Thursday, send samples, wait for the landlord. A card without one is marked.',
      },
      {
        title: 'Spend ten minutes each morning',
        text: 'Work the top row, drag what moved and close what is over. The rest of the day belongs to the customers.',
      },
    ],
  },
  categories: {
    heading: 'People buy differently, so boards differ too',
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
        text: 'Trial week, first month and renewal, so that nobody leaves without a call.',
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
    text: 'Add ten of them during the trial and see which one you had forgotten. It may well pay for the month.',
    actions: [
      { label: 'Start Free Trial', to: '/#pricing' },
      { label: 'Schedule Demo', to: '/contact' },
    ],
  },
  related: ['/features/crm', '/features/analytics', '/features/ai-automation'],
} satisfies FeaturePage;

export const head: PageHead = {
  title: `Sales pipeline management | ${site.name}`,
  description:
    'See every deal, its value and its next step on one board. Stalled deals get a nudge, tasks reach the right person, and the forecast adds itself up.',
  keywords: ['sales pipeline', 'deal tracking', 'sales forecast', 'pipeline stages', 'sales management'],
  socialTitle: 'No deal goes quiet without you knowing',
  socialDescription: 'A board for all open deals, with a reminder on each one that has stopped moving.',
};
