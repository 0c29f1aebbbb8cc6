import { reported } from '../facts/figures.ts';
import { plansWith } from '../facts/pricing.ts';
import { againstTools } from '../facts/tool-prices.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import { watchFrom } from '../pages/demo-video.ts';
import type { FeaturePage } from '../pages/feature-page.ts';
import type { PageHead } from '../pages.ts';
import { site } from '../site.ts';

export default {
  hue: 'clay',
  body: 'see',
  heading: 'A sales pipeline that shows which deal needs you',
  text: 'Every quote is a card on a board. Quotes that have gone quiet move to the top, with the next step on the card.',
  twin: '/features/crm',
  actions: [startTrial, watchFrom('Pipeline')],
  piece: {
    task: 'Walk a kitchen remodeler’s board through a week',
    labels: { likely: 'Likely this month', close: 'close' },
    points: [
      { name: 'Start', result: 'Four columns, named after how kitchens really get sold.' },
      { name: 'Mon', result: 'Whitfield hasn’t answered for six days, and a note is ready to send.' },
      { name: 'Tue', result: 'Moreau paid the deposit, so crew, agreement and invoice are on their way.' },
      { name: 'Wed', result: 'Each column counts at the rate it closes, so hope adds nothing.' },
      { name: 'Thu', result: 'Petrov wants custom cabinets, and Lena has the card.' },
      { name: 'Fri', result: 'Osei said no because of timing, and the reason stays on file.' },
    ],
  },
  stats: [
    reported('34%', 'faster closing', 'than with a spreadsheet'),
    reported('89%', 'forecast accuracy', 'compared with actual sales for the quarter'),
    reported('52%', 'more conversions', 'from quote to signed deal'),
    reported('2.3x', 'better visibility', 'of open deals, compared with a shared list'),
  ],
  features: {
    heading: 'Fewer quotes are forgotten',
    text: 'A kitchen remodeler juggles forty quotes at a time, and the board remembers the thirty-nine that aren’t on the phone right now.',
    items: [
      {
        title: 'Drag-and-drop stages in your own words',
        text: 'Name them Visited, Drawn, Quoted and Deposit paid, and use one board for each kind of work.',
      },
      {
        title: 'Stale deals raise an alert',
        text: 'After six quiet days, the card turns amber and your follow-up is ready to send: “Are you still thinking about the oak fronts?”',
      },
      {
        title: 'Moving a card starts the next task',
        text: 'When you drop it on Won, the agreement goes out, the crew gets a task and the client gets the deposit invoice.',
      },
      {
        title: 'The forecast uses your real odds',
        text: 'It counts each deal’s value at the rate its stage really closes, so one hopeful guess can’t skew it.',
      },
      {
        title: 'New leads reach the right person',
        text: `Predictive routing (${plansWith('/features/ai-automation')}) checks the ZIP code, the budget and who won similar jobs, so custom cabinets go to the specialist.`,
      },
      {
        title: 'Lost deals come with a reason',
        text: 'When a customer says no, you tap why. After a season, you can see whether it was price, timing or speed.',
      },
    ],
  },
  steps: {
    heading: 'Your board is ready within the hour',
    text: 'Start with the deals on your desk, and add the history later.',
    items: [
      {
        title: 'Write down your stages',
        text: 'Think of the last job you won and list what happened, in order, in five or six lines.',
      },
      {
        title: 'Pull in open quotes',
        text: 'Forward them by email or import a list, and each one becomes a card with a value and a date.',
      },
      {
        title: 'Give every card a next step',
        text: 'Call back, send samples or wait for the landlord: cards without a next step get a flag.',
      },
      {
        title: 'Spend ten minutes each morning',
        text: 'Work the top row, drag what moved and close what’s over.',
      },
    ],
  },
  categories: {
    heading: 'Boards for quotes, events, renewals and wholesale',
    text: 'Start with the pattern that fits how customers say yes to you.',
    items: [
      {
        name: 'Quotes and Estimates',
        text: 'From site visit and price to revision and yes, with reminders before the offer expires.',
        tag: 'Trades',
      },
      {
        name: 'Events and Catering',
        text: 'Tasting, menu, head count and final payment, lined up with the party date.',
        tag: 'Party dates',
      },
      {
        name: 'Consulting',
        text: 'First conversation, proposal and signature, with the document attached to the card.',
        tag: 'Proposals',
      },
      {
        name: 'Memberships',
        text: 'Trial week, first month and renewal, so no member leaves without a call.',
        tag: 'Renewals',
      },
      {
        name: 'Wholesale',
        text: 'Regular buyers return to the first column when their usual order is due.',
        tag: 'Repeat orders',
      },
      {
        name: 'Partnerships',
        text: 'Long sales cycles with schools or employers, kept warm by a monthly note.',
        tag: 'Long cycles',
      },
    ],
    action: { label: 'Explore All Features', to: '/features' },
  },
  facts: {
    heading: 'What it needs and what it costs',
    worksWith: {
      products: ['Gmail', 'Google Docs', 'Google Sheets', 'QuickBooks', 'Trello', 'monday.com', 'Slack'],
      text: 'When you win a deal, the job starts in the tool your crew uses.',
    },
    limits: `The forecast learns from your own record and stays rough until you’ve won or lost a few dozen deals. Predictive routing is ${plansWith('/features/ai-automation')}.`,
    cost: 'Boards and deals cost nothing extra, and you pay for reminders you send by text or email.',
    setup: 'An hour for your stages and the quotes on your desk. Older deals can follow later as a CSV file.',
  },
  insteadOf: {
    tool: 'a sales CRM',
    text: 'A sales CRM doesn’t take calls, and the whiteboard beside it forgets. On this board, the call, the drawing and the deposit belong to the card, so it knows how long a customer has been quiet.',
    prices: againstTools('A typical sales CRM', 'crm'),
  },
  questions: {
    heading: 'Pipeline questions',
    items: [
      {
        question: 'Do I need both the board and the CRM?',
        answer: [
          'You get both: deals go on the board and people in the CRM, and each card opens the customer’s full record.',
        ],
      },
      {
        question: 'Can I have more than one board?',
        answer: ['Yes, one for each kind of work, such as kitchens, repairs and warranty, each with its own stages.'],
      },
      {
        question: 'Can salespeople see each other’s deals?',
        answer: ['You decide, with roles: a salesperson can see only assigned cards, while you see them all.'],
      },
      {
        question: 'Can I import the quotes from my old system?',
        answer: [
          'Yes, as a list with a name, a value and a date. If you forward the PDFs by email, each one lands on its card.',
        ],
      },
      {
        question: 'Does it write the quote too?',
        answer: [
          'It fills in a document template with the contact’s details. You enter the prices, check it and send it.',
        ],
      },
    ],
  },
  closing: {
    heading: 'Put your open quotes on a board today',
    text: 'Add ten of them on day one of the trial and see which one you’d forgotten.',
    actions: [startTrial, scheduleDemo],
  },
} satisfies FeaturePage;

export const head: PageHead = {
  title: `Sales pipeline management | ${site.name}`,
  description:
    'See every deal, its value and its next step on one board. Stalled deals get a nudge, tasks reach the right person, and the forecast stays current.',
  keywords: ['sales pipeline', 'deal tracking', 'sales forecast', 'pipeline stages', 'sales management'],
  socialTitle: 'No deal goes quiet without you knowing',
  socialDescription: 'One board for all open deals, with a reminder on every one that stops moving.',
};

/** Lanes with the share of their deals that close. */
export const lanes = { Visited: 0.15, Drawn: 0.35, Quoted: 0.6, 'Deposit paid': 1 } as const;
export type Lane = keyof typeof lanes;

export interface Deal {
  name: string;
  worth: number;
  note: string;
  /** Its lane at each change, by the point of the rail; `undefined` once it is lost. */
  path: Readonly<Record<number, Lane | undefined>>;
}

export const deals: readonly Deal[] = [
  { name: 'Aldana', worth: 22_000, note: 'Measure again Monday', path: { 0: 'Visited' } },
  { name: 'Osei', worth: 17_000, note: 'Drawing due Thursday', path: { 0: 'Visited', 5: undefined } },
  { name: 'Petrov', worth: 26_000, note: 'Custom, so Lena has it', path: { 4: 'Visited' } },
  { name: 'Kim', worth: 24_000, note: 'Show plan B, Friday', path: { 0: 'Drawn' } },
  { name: 'Larsen', worth: 14_000, note: 'Price the island', path: { 0: 'Drawn' } },
  { name: 'Ruiz', worth: 20_000, note: 'Call after 5', path: { 0: 'Drawn' } },
  { name: 'Whitfield', worth: 18_000, note: 'Sent the quote', path: { 0: 'Quoted' } },
  { name: 'Moreau', worth: 13_000, note: 'Expires on the 21st', path: { 0: 'Quoted', 2: 'Deposit paid' } },
  { name: 'Ibarra', worth: 27_000, note: 'Crew starts June 3', path: { 0: 'Deposit paid' } },
];

/** Notes that replace a deal's own from one point to another. */
export const news: Readonly<Record<string, readonly [text: string, from: number, until?: number]>> = {
  Whitfield: ['Six quiet days', 1],
  Moreau: ['Crew and invoice: sent', 2],
  Osei: ['Lost: timing', 5],
};
