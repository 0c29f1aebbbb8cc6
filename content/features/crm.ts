import { watchFrom } from '../demo-video.ts';
import type { FeaturePage } from '../feature-page.ts';
import { offer, stat } from '../figures.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import type { PageHead } from '../pages.ts';
import { site } from '../site.ts';

export default {
  hue: 'sky',
  heading: 'The CRM that knows every customer by name',
  text: `${site.name} keeps your contacts, with every call, text, visit and payment, in one place. Whoever picks up the phone sees the whole story.`,
  actions: [startTrial, watchFrom('Pipeline')],
  stats: [stat.customerView, stat.contacts, stat.oneClickApps, stat.businesses],
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
        text: 'The missed call at 6:04 pm, the text that answered it and the visit it led to stand in order.',
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
