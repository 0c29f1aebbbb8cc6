import { offer, promised, stat } from '../facts/figures.ts';
import * as promises from '../facts/promises.ts';
import { againstTools } from '../facts/tool-prices.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import { watchFrom } from '../pages/demo-video.ts';
import type { FeaturePage } from '../pages/feature-page.ts';
import type { PageHead } from '../pages.ts';
import { money } from '../shared/text/format.ts';
import { type Hue, site } from '../site.ts';

export default {
  hue: 'sky',
  body: 'see',
  heading: 'The CRM that knows every customer by name',
  text: 'Every call, text, visit and payment is filed with the person. Anyone who picks up the phone sees the whole story.',
  twin: '/features/pipeline',
  actions: [startTrial, watchFrom('Pipeline')],
  piece: {
    task: 'Follow a salon client from her first call until today',
    labels: {
      paid: 'Paid so far',
      brought: 'Paid by the people she sent',
      expected: 'Counts in this quarter',
    },
    points: [
      { name: '2023', result: 'Maya calls after closing. A text answers her, and the record starts with her number.' },
      { name: 'Her wedding', result: 'Her party moves to Booked, and the agreement goes out by email.' },
      { name: '2024', result: 'Each visit joins the timeline, with its color and payment.' },
      { name: '2025', result: 'She’s on the spring color list, reads the text and comes back.' },
      { name: 'Her sisters', result: 'Three sisters came because of Maya. Now you know who to thank.' },
      { name: 'Today', result: 'Her name shows as the phone rings, with everything behind it.' },
    ],
  },
  stats: [
    promised('360°', 'view of each customer', 'from first call to last payment'),
    stat.contacts,
    stat.oneClickApps,
    stat.businesses,
  ],
  features: {
    heading: 'A CRM that fills itself in',
    text: 'You talk to people, and by the time you hang up, what they said, paid and were promised is on record.',
    items: [
      {
        title: 'A 360-degree profile behind every name',
        text: 'Open a salon client and see her color formula, past visits, open invoices and last message. A new stylist knows what worked last time.',
      },
      {
        title: 'A visual pipeline shows who is waiting',
        text: 'Each inquiry is a card you move. When you drag a wedding party to Booked, the agreement goes out by email.',
      },
      {
        title: 'An activity timeline for every contact',
        text: 'The missed call at 6:04 pm, the text you sent back and the visit it led to show up in order.',
      },
      {
        title: 'Segmentation by visits and spending',
        text: 'Combine tags, visits and spending: everyone who had color done in spring and hasn’t been back. Save the group as a smart list and text them right there.',
      },
      {
        title: 'Relationship mapping shows who sent whom',
        text: 'Link mothers, daughters and friends. One happy bride sent you nine clients, and now you know who to thank.',
      },
      {
        title: 'Sales forecasting follows your own record',
        text: 'Each stage uses the odds it earned over the past year, and the quarter’s number updates when you move a card.',
      },
    ],
  },
  steps: {
    heading: 'Your contacts move in within an afternoon',
    text: 'Bring the spreadsheet, your phone contacts and the box of client cards.',
    items: [
      {
        title: 'Upload the list you have',
        text: 'Drop in a spreadsheet or connect your old system. You see duplicates side by side, choose which one to keep and merge them.',
      },
      {
        title: 'Connect phone, inbox and calendar',
        text: 'Sign in to each one once, and from then on every conversation is filed under the right person.',
      },
      {
        title: 'Name your stages and fields',
        text: 'Use the words your team says out loud, and add custom fields such as hair type or favorite chair.',
      },
      {
        title: 'Invite the team',
        text: 'Decide who sees which contacts: the front desk can have the calendar without the invoices.',
      },
    ],
  },
  categories: {
    heading: 'A CRM set up for the way you sell',
    text: 'Pick the setup closest to yours. Fields, stages and reminders are filled in, and you can change all of them.',
    items: [
      {
        name: 'Sales',
        text: 'Quotes, follow-up calls and the deals that need you this week.',
        tag: 'Deals',
      },
      {
        name: 'Service',
        text: 'Open requests, promised dates and the repair history of every furnace you’ve touched.',
        tag: 'Repairs and requests',
      },
      {
        name: 'Marketing',
        text: 'Where each contact came from, which campaigns they read and what they bought afterward.',
        tag: 'Campaign history',
      },
      {
        name: 'Partner',
        text: 'Referral partners with their own stages, the commission you agreed on and a count of the people they sent.',
        tag: 'Referrals',
      },
      {
        name: 'Real Estate',
        text: 'Buyers, sellers and showings tied to each address, with a note on who liked the kitchen.',
        tag: 'Listings and showings',
      },
      {
        name: 'Agency',
        text: 'A separate account for each client, and one place for your team to work.',
        tag: 'Client accounts',
      },
    ],
    action: { label: 'Explore All Features', to: '/features' },
  },
  facts: {
    heading: 'What the CRM holds, and what it doesn’t',
    worksWith: {
      products: ['Gmail', 'Google Calendar', 'Google Sheets', 'QuickBooks', 'Slack'],
      text: 'Bring old records as a CSV file or from another CRM. HubSpot, Salesforce, Pipedrive and Zoho CRM also connect through an automation platform.',
    },
    limits: `Every plan has unlimited contacts and users. ${promises.healthRecords}`,
    cost: 'Records, users and fields cost nothing extra. You pay for the texts, calls and emails you send from them.',
    setup: 'An afternoon for a list of a few hundred clients. We import it with you by screen share, in every plan.',
  },
  insteadOf: {
    tool: 'a per-user CRM',
    text: 'A plain CRM stores what you type. Here, calls, texts, bookings and payments fill in the record, because they all happen in the same place. And since we don’t charge per user, the trainee at the front desk can look things up too.',
    prices: againstTools('A typical CRM', 'crm'),
  },
  questions: {
    heading: 'CRM questions: import, users, export',
    items: [
      {
        question: 'Can I import from HubSpot, Salesforce or a spreadsheet?',
        answer: [
          'Yes, each of them exports contacts, tags and notes as a CSV file, which you upload. If two entries look like the same person, you see both and choose.',
        ],
      },
      {
        question: 'Is there a charge for each user?',
        answer: ['No, you pay for the plan, and everyone on your team can have a login. Roles decide who sees what.'],
      },
      {
        question: 'Can I keep my old CRM for a while?',
        answer: [
          'Yes, run both until you’re happy with the move, or keep them in sync through an integration. We don’t delete anything in the old one.',
        ],
      },
      {
        question: 'Do I have to log calls and emails by hand?',
        answer: [
          'No, once you connect your number, mailbox and calendar, calls and emails file themselves. You’ll still jot down what someone tells you in person.',
        ],
      },
      {
        question: 'What happens to my contacts when I leave?',
        answer: [promises.leaving],
      },
    ],
  },
  closing: {
    heading: 'Import your contacts today and see every call with them tomorrow',
    text: `We import them with you by screen share. After ${offer.trialDays} days you’ll have a record of everyone who got in touch.`,
    actions: [startTrial, scheduleDemo],
  },
} satisfies FeaturePage;

export const head: PageHead = {
  title: `CRM for small businesses | ${site.name}`,
  description:
    'See each client’s calls, texts, emails, bookings and payments on one profile. Move deals along a visual pipeline and know what next month should bring.',
  keywords: [
    'CRM',
    'small business CRM',
    'contact management',
    'customer profiles',
    'sales forecasting',
    'segmentation',
  ],
  socialTitle: 'Know the customer before you pick up the phone',
  socialDescription: 'One profile with every call, visit and payment, and one board with every deal.',
};

/** Her visits and payments in a year. */
export const wedding = { year: '2023', visits: 1, paid: 460 };
export const colors = { year: '2024', visits: 5, paid: 980 };
export const lastYear = { year: '2025', visits: 7, paid: 1_340 };

/** Her usual visit, and how often she kept the last appointments. */
export const next = { price: 140, kept: 6, of: 7 };

/** One for each point of the rail, with the field it fills in and the payments it brings. */
export const moments: readonly {
  time: string;
  text: string;
  note: string;
  tone: Hue | 'action' | 'hue';
  field: readonly [name: string, value: string];
  paid?: number;
}[] = [
  {
    time: 'Mar 2023',
    text: 'Missed call, 6:04 pm',
    note: 'Answered by text 4 seconds later',
    tone: 'clay',
    field: ['Phone', '(602) 555-0187'],
  },
  {
    time: 'Jun 2023',
    text: 'Wedding party booked',
    note: `Four chairs, ${money(wedding.paid)} paid by link`,
    tone: 'rose',
    field: ['Wedding', 'June 10'],
    paid: wedding.paid,
  },
  {
    time: '2024',
    text: `${colors.visits} color visits`,
    note: `${money(colors.paid)} at the front desk`,
    tone: 'action',
    field: ['Color', 'Copper, 7.4'],
    paid: colors.paid,
  },
  {
    time: '2025',
    text: 'Opened “Time for a fresh color?”',
    note: `${lastYear.visits} visits that year, ${money(lastYear.paid)}`,
    tone: 'sun',
    field: ['List', 'Spring color'],
    paid: lastYear.paid,
  },
  {
    time: 'February',
    text: 'Rita booked, sent by Maya',
    note: 'The third sister',
    tone: 'grape',
    field: ['Sent you', '3 sisters'],
  },
  {
    time: 'Today',
    text: 'Incoming call, 10:32 am',
    note: 'Her record opens as it rings',
    tone: 'hue',
    field: ['Next visit', `Color, ${money(next.price)}`],
  },
];

/** Her sisters and the friends they brought: their places around her in px, and what each paid. */
export const sent: readonly { name: string; x: number; y: number; paid: number; by?: number; tone: Hue }[] = [
  { name: 'Ines Ortiz', x: 62, y: 54, paid: 640, tone: 'sun' },
  { name: 'Paula Ortiz', x: 316, y: 44, paid: 425, tone: 'rose' },
  { name: 'Rita Ortiz', x: 84, y: 222, paid: 95, tone: 'clay' },
  { name: 'Tess Moran', x: 190, y: 26, paid: 310, by: 0, tone: 'sun' },
  { name: 'Kim Adler', x: 356, y: 128, paid: 180, by: 1, tone: 'rose' },
];

/** Of her wedding party. */
export const stages = ['Asked', 'Priced', 'Paid', 'Booked'];

/** The smart list. */
export const clients = [
  { name: 'Maya Ortiz', visit: 'Copper, May 2', paid: 140 },
  { name: 'Ana Ruiz', visit: 'Balayage, April 11', paid: 185 },
  { name: 'Beth Okoye', visit: 'Root color, May 2', paid: 95 },
  { name: 'Carla Dunn', visit: 'Gloss and cut, May 16', paid: 130 },
];
