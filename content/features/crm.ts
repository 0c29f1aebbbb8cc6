import type { FeaturePage } from '../feature-page.ts';
import { figures } from '../figures.ts';
import type { PageHead } from '../pages.ts';
import { site } from '../site.ts';

export default {
  hue: 'sky',
  badge: 'CRM',
  heading: 'Know every customer by name',
  text: 'Calls, texts, forms and payments land on one timeline per person. Whoever picks up the phone already knows the story.',
  actions: [
    { label: 'Start Free Trial', to: '/#pricing' },
    { label: 'Watch Demo', to: '/contact' },
  ],
  stats: [
    { figure: '360°', label: 'view of each contact' },
    { figure: '1', label: 'timeline for calls, texts, visits and payments' },
    { figure: figures.businesses, label: 'businesses keep their contacts here' },
    { figure: figures.appConnections, label: 'app connections that can feed it' },
  ],
  features: {
    heading: 'A CRM that fills itself in',
    text: 'You talk to people. The record writes itself: what was said, what was paid and what you promised to send on Thursday.',
    items: [
      {
        icon: 'user',
        title: 'A 360-degree profile behind every name',
        text: 'Open a contact and see family, address, past orders, open invoices and their last message. A wedding photographer spots the sister of a past bride before saying hello.',
      },
      {
        icon: 'layers',
        title: 'A visual pipeline shows who is waiting',
        text: 'Each inquiry is a card you can pick up and move. Drag it to Booked and the contract is sent to the couple.',
      },
      {
        icon: 'clock',
        title: 'An activity timeline nobody has to type',
        text: 'The missed call at 6:04 pm, the text that answered it and the visit it led to appear in order, with the recording attached.',
      },
      {
        icon: 'filter',
        title: 'Segmentation by what people did',
        text: 'Ask for everyone who bought a bike in spring and skipped the first service. The list is ready to text before you finish your coffee.',
      },
      {
        icon: 'branch',
        title: 'Relationship mapping shows who sent whom',
        text: 'Link spouses, employers and referrers. You see that one happy accountant brought you nine clients, and you thank her first.',
      },
      {
        icon: 'trend',
        title: 'Sales forecasting follows your own record',
        text: 'Every stage carries the odds it has earned over the past year. The figure for the quarter updates whenever a card moves.',
      },
    ],
  },
  steps: {
    heading: 'Moving in takes one afternoon',
    text: 'Bring the spreadsheet, the phone contacts and the box of cards from the trade fair.',
    items: [
      {
        title: 'Upload the list you have',
        text: 'Drop in a spreadsheet or connect your old system. Duplicates are shown side by side and you choose which to keep.',
      },
      {
        title: 'Connect phone, inbox and calendar',
        text: 'Sign in to each once. From then on conversations attach themselves to the right person.',
      },
      {
        title: 'Name the stages you use',
        text: 'Rename the columns to the words your team says out loud, such as Measured or Waiting for parts.',
      },
      {
        title: 'Invite the team',
        text: 'Decide who sees which contacts. Give the front desk the calendar and keep the invoices to yourself.',
      },
    ],
  },
  categories: {
    heading: 'It takes the shape of your work',
    text: 'Pick the setup closest to yours. Fields, stages and reminders come filled in, and all of them can be changed.',
    items: [
      {
        name: 'Sales',
        text: 'Quotes, follow-up calls and a view of the deals that need you this week.',
        tag: 'Deals',
      },
      {
        name: 'Service',
        text: 'Open requests, promised dates and the repair history of every boiler you have touched.',
        tag: 'Repairs and requests',
      },
      {
        name: 'Marketing',
        text: 'Where each contact came from, which campaigns they read and what they bought afterwards.',
        tag: 'Campaign history',
      },
      {
        name: 'Partner',
        text: 'Referral partners with their own stages, agreed commission and a tally of the people they sent.',
        tag: 'Referrals',
      },
      {
        name: 'Real Estate',
        text: 'Buyers, sellers and viewings tied to each address, with a note of who liked the kitchen.',
        tag: 'Listings and viewings',
      },
      {
        name: 'Agency',
        text: 'One account per client, kept apart, with a single place for your team to work from.',
        tag: 'Client accounts',
      },
    ],
    action: { label: 'Explore All Features', to: '/features' },
  },
  closing: {
    heading: 'Give your memory the weekend off',
    text: 'Import your contacts on the first day of the trial and see the timelines fill. Help with the move is included.',
    actions: [
      { label: 'Start Free Trial', to: '/#pricing' },
      { label: 'Schedule Demo', to: '/contact' },
    ],
  },
  related: ['/features/pipeline', '/features/communication', '/features/analytics'],
} satisfies FeaturePage;

export const head: PageHead = {
  title: `CRM for small businesses | ${site.name}`,
  description:
    "Each client's calls, texts, emails, bookings and payments sit on one profile. Move deals along a visual pipeline and see what next month should bring.",
  keywords: [
    'CRM',
    'small business CRM',
    'contact management',
    'customer profiles',
    'sales forecasting',
    'segmentation',
  ],
  socialTitle: 'Know the customer before you pick up the phone',
  socialDescription: 'One profile with the whole history, one board with every deal, one honest forecast.',
};
