import { offer, promised, sample, stat } from '../facts/figures.ts';
import * as promises from '../facts/promises.ts';
import { againstTools } from '../facts/tool-prices.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import { watchFrom } from '../pages/demo-video.ts';
import type { PageHead } from '../pages.ts';
import type { FeaturePage } from '../shared/feature-page.ts';
import { site } from '../site.ts';

export default {
  hue: 'sky',
  heading: 'The CRM that knows every customer by name',
  text: `For knowing your customers: ${site.name} keeps every call, text, visit and payment with the person. Whoever picks up the phone sees the whole story.`,
  twin: { text: 'Open quotes and the forecast are under', to: '/features/pipeline' },
  actions: [startTrial, watchFrom('Pipeline')],
  stats: [
    promised('360°', 'view of each customer', 'from first call to last payment'),
    stat.contacts,
    stat.oneClickApps,
    stat.businesses,
  ],
  features: {
    heading: 'A CRM that fills itself in',
    text: 'You talk to people. What was said, paid and promised is on record when you hang up.',
    items: [
      {
        icon: 'user',
        title: 'A 360-degree profile behind every name',
        text: 'Open a client of your salon and see her color formula, past visits, open invoices and last message. A new stylist knows what worked last time.',
      },
      {
        icon: 'layers',
        title: 'A visual pipeline shows who is waiting',
        text: 'Each inquiry is a card you move. Drag a wedding party to Booked and the agreement goes out by email.',
      },
      {
        icon: 'clock',
        title: 'An activity timeline for every contact',
        text: 'The missed call at 6:04 pm, the text that answered it and the visit it led to are there in order.',
      },
      {
        icon: 'filter',
        title: 'Segmentation by what people did',
        text: 'Combine tags, visits and spending: everyone who had color in spring and has not been back. Save it as a smart list and text them from there.',
      },
      {
        icon: 'branch',
        title: 'Relationship mapping shows who sent whom',
        text: 'Link mothers, daughters and referrers. One happy bride brought you nine clients, and now you know whom to thank.',
      },
      {
        icon: 'trend',
        title: 'Sales forecasting follows your own record',
        text: 'Every stage carries the odds it has earned over the past year. The figure for the quarter updates whenever a card moves.',
      },
    ],
  },
  steps: {
    heading: 'Your contacts move in within an afternoon',
    text: 'Bring the spreadsheet, the phone contacts and the box of client cards.',
    items: [
      {
        title: 'Upload the list you have',
        text: 'Drop in a spreadsheet or connect your old system. Duplicates stand side by side, and you choose which to keep when you merge them.',
      },
      {
        title: 'Connect phone, inbox and calendar',
        text: 'Sign in to each once. From then on every conversation is filed under the right person.',
      },
      {
        title: 'Name your stages and fields',
        text: 'Use the words your team says out loud. Add custom fields such as hair type or favorite chair.',
      },
      {
        title: 'Invite the team',
        text: 'Decide who sees which contacts. The front desk can have the calendar without the invoices.',
      },
    ],
  },
  categories: {
    eyebrow: 'CRM types',
    heading: 'A CRM set up for the way you sell',
    text: 'Pick the setup closest to yours. Fields, stages and reminders come filled in, and all of them can be changed.',
    items: [
      {
        name: 'Sales',
        text: 'Quotes, follow-up calls and the deals that need you this week.',
        tag: 'Deals',
      },
      {
        name: 'Service',
        text: 'Open requests, promised dates and the repair history of every furnace you have touched.',
        tag: 'Repairs and requests',
      },
      {
        name: 'Marketing',
        text: 'Where each contact came from, which campaigns they read and what they bought afterward.',
        tag: 'Campaign history',
      },
      {
        name: 'Partner',
        text: 'Referral partners with their own stages, agreed commission and a tally of the people they sent.',
        tag: 'Referrals',
      },
      {
        name: 'Real Estate',
        text: 'Buyers, sellers and showings tied to each address, with a note of who liked the kitchen.',
        tag: 'Listings and showings',
      },
      {
        name: 'Agency',
        text: 'One account per client, kept apart, with one place for your team to work from.',
        tag: 'Client accounts',
      },
    ],
    action: { label: 'Explore All Features', to: '/features' },
  },
  facts: {
    heading: 'What fits into the CRM, and what does not',
    worksWith: {
      products: ['Gmail', 'Google Calendar', 'Google Sheets', 'QuickBooks', 'Slack'],
      text: 'Old records come from a CSV file or from another CRM. HubSpot, Salesforce, Pipedrive and Zoho CRM also connect through an automation platform.',
    },
    limits: `Contacts and users have no limit in any plan. ${promises.healthRecords}`,
    languages: 'Names, notes and fields can be written in any language. The screens and our support are in English.',
    cost: 'Records, users and fields cost nothing extra. Texts, calls and emails sent from them are paid by use.',
    setup:
      'An afternoon for a list of a few hundred clients. We import it with you by screen share, which is part of every plan.',
  },
  insteadOf: {
    tool: 'a CRM with a fee per user',
    text: 'A plain CRM stores what somebody types. Here calls, texts, bookings and payments write the record, because they happen in the same place. And since users are not counted, the trainee at the front desk can look things up too.',
    prices: againstTools('A CRM such as HubSpot', 'crm'),
  },
  quote: {
    result: sample('25', 'minutes less a day', 'spent asking who knows the client'),
    text: 'A new stylist opens the card and mixes the right color. Before, she called me on my day off.',
    role: 'Manager',
    business: 'hair and color studio',
    shop: 'salon',
    plan: 'starter',
    since: 'since June',
  },
  questions: {
    heading: 'Moving your contacts, in straight answers',
    items: [
      {
        question: 'Can I import from HubSpot, Salesforce or a spreadsheet?',
        answer: [
          'Yes, from the CSV file that each of them can export, with contacts, tags and notes. Where two entries look like one person, you see both and choose.',
        ],
      },
      {
        question: 'Is there a charge for each user?',
        answer: [
          'No. You pay for the plan, and everybody on the team can have a login. Roles decide what each of them sees.',
        ],
      },
      {
        question: 'Can I keep my old CRM for a while?',
        answer: [
          'Yes. Run both until you are happy with the move, or keep them in step through an integration. We delete nothing in the old one.',
        ],
      },
      {
        question: 'Do I have to log calls and emails by hand?',
        answer: [
          'No. What passes through your connected number, mailbox and calendar is filed with its contact. A note about a talk in the street is still yours to write.',
        ],
      },
      {
        question: 'What happens to my contacts when I leave?',
        answer: [promises.leaving],
      },
    ],
  },
  closing: {
    heading: 'Import your contacts today and see every call on them tomorrow',
    text: `We import them with you, by screen share. After ${offer.trialDays} days you have a record of everybody who got in touch.`,
    actions: [startTrial, scheduleDemo],
  },
  related: ['/features/pipeline', '/features/communication', '/features/analytics'],
} satisfies FeaturePage;

export const head: PageHead = {
  title: `CRM for small businesses | ${site.name}`,
  description:
    'Each client’s calls, texts, emails, bookings and payments sit on one profile. Move deals along a visual pipeline and see what next month should bring.',
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
