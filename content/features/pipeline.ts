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
  text: 'Every quote is a card on a board. Those gone quiet come to the top, with the next step written on them.',
  twin: '/features/crm',
  actions: [startTrial, watchFrom('Pipeline')],
  piece: {
    task: 'Walk a kitchen remodeler’s board through a week',
    labels: { next: 'Next morning', likely: 'Likely this month', close: 'close' },
    points: [
      { name: 'Start', result: 'Four columns, named after how kitchens really get sold.' },
      { name: 'Mon', result: 'Whitfield hasn’t answered for six days. A note is ready to send.' },
      { name: 'Tue', result: 'Moreau paid the deposit. Crew, agreement and invoice are on their way.' },
      { name: 'Wed', result: 'Each column counts at the rate it closes, so hope adds nothing.' },
      { name: 'Thu', result: 'Petrov wants custom cabinets, and Lena has the card.' },
      { name: 'Fri', result: 'Osei said no because of timing. The reason stays on file.' },
    ],
  },
  stats: [
    reported('34%', 'faster closing', 'than with a spreadsheet'),
    reported('89%', 'forecast accuracy', 'against actual sales for the quarter'),
    reported('52%', 'more conversions', 'from quote to signed deal'),
    reported('2.3x', 'better visibility', 'of open deals than in a shared list'),
  ],
  features: {
    heading: 'Fewer quotes are forgotten',
    text: 'A kitchen remodeler juggles forty quotes at a time. The board remembers the thirty-nine that aren’t on the phone right now.',
    items: [
      {
        title: 'Drag-and-drop stages in your own words',
        text: 'Visited, Drawn, Quoted, Deposit paid. Use one board for each kind of work.',
      },
      {
        title: 'Stale deals raise an alert',
        text: 'After six quiet days, the card turns amber and your follow-up is ready to send: Are you still thinking about the oak fronts?',
      },
      {
        title: 'Moving a card starts the next task',
        text: 'Drop it on Won. The agreement goes out, the crew gets a task and the client gets the deposit invoice.',
      },
      {
        title: 'The forecast uses your real odds',
        text: 'The forecast counts each deal’s value at the rate its stage really closes. One hopeful guess can’t skew it.',
      },
      {
        title: 'New leads reach the right person',
        text: `Predictive routing (${plansWith('/features/ai-automation')}) checks the ZIP code, the budget and who won similar jobs. Custom cabinets go to the specialist.`,
      },
      {
        title: 'Lost deals come with a reason',
        text: 'A customer says no, and you tap why. After a season, you can see whether it was price, timing or speed.',
      },
    ],
  },
  steps: {
    heading: 'Your board is ready within the hour',
    text: 'Start with the deals on your desk. Add the history later.',
    items: [
      {
        title: 'Write down your stages',
        text: 'Think of the last job you won and list what happened, in order. Five or six lines are plenty.',
      },
      {
        title: 'Pull in open quotes',
        text: 'Forward them by email or import a list. Each one becomes a card with a value and a date.',
      },
      {
        title: 'Give every card a next step',
        text: 'Call back, send samples, wait for the landlord. Cards without a next step get a flag.',
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
        text: 'Site visit, price, revision, yes. Reminders follow the date the offer expires.',
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
        text: 'Slow talks with schools or employers, kept warm with a note every month.',
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
    cost: 'Nothing extra for boards and deals. You pay for reminders you send by text or email.',
    setup: 'An hour for your stages and the quotes on your desk. Older deals can follow as a CSV file.',
  },
  insteadOf: {
    tool: 'a sales CRM',
    text: 'A whiteboard forgets. A sales CRM doesn’t take calls. On this board, the call, the drawing and the deposit belong to the card, so it knows how long a customer has been quiet.',
    prices: againstTools('A typical sales CRM', 'crm'),
  },
  questions: {
    heading: 'Pipeline questions',
    items: [
      {
        question: 'Do I need both the board and the CRM?',
        answer: ['You get both. Deals go on the board, people in the CRM. Each card opens the customer’s full record.'],
      },
      {
        question: 'Can I have more than one board?',
        answer: ['Yes, one for each kind of work: kitchens, repairs, warranty. Each board has its own stages.'],
      },
      {
        question: 'Can salespeople see each other’s deals?',
        answer: ['You decide, with roles. A salesperson can see only assigned cards, while you see them all.'],
      },
      {
        question: 'Can I import the quotes from my old system?',
        answer: [
          'Yes, as a list with a name, a value and a date. Forward the PDFs by email, and each one lands on its card.',
        ],
      },
      {
        question: 'Does it write the quote too?',
        answer: [
          'It fills in a document template with the contact’s details, for you to check and send. You enter the prices.',
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
