import { counted, figures, sample, stat } from '../facts/figures.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import type { PageHead } from '../pages.ts';
import type { FeaturePage } from '../shared/feature-page.ts';
import { site } from '../site.ts';

export default {
  hue: 'sun',
  heading: 'Fix your business listings, or run a directory of your own',
  text: 'Keep your address and hours right wherever people look. Or gather the best of your town in a directory that carries your name and brings in fees.',
  actions: [{ label: 'Build Your Directory', to: '/#pricing' }, scheduleDemo],
  stats: [
    counted(figures.listings, 'listings', 'run on the platform'),
    counted('6', 'directory layouts', 'to rename, recolor and refill'),
    stat.trial,
    stat.setupFee,
  ],
  features: {
    heading: 'Correct details bring people to the door',
    text: 'Some of these help the business in the listing, others the person who runs the directory.',
    items: [
      {
        icon: 'pin',
        title: 'Your details change everywhere together',
        text: 'Edit the address or the opening hours once. Maps, search and local guides follow, and old copies and duplicates with the wrong number are flagged for you.',
      },
      {
        icon: 'search',
        title: 'Visitors search by place, word or filter',
        text: 'Type “gluten-free,” pick “open now,” and the list and the map shrink together. It also works on a phone in a field with two bars of signal.',
      },
      {
        icon: 'check',
        title: 'Owners add their business and you approve',
        text: 'A baker fills in the form, uploads three photos and sees a preview. You get a note, read it over and publish with one click.',
      },
      {
        icon: 'card',
        title: 'Paid listings renew by the month or year',
        text: 'Charge for a photo gallery, a place at the top or a longer text. An unpaid upgrade falls back to the free entry.',
      },
      {
        icon: 'route',
        title: 'Inquiries go to the right business',
        text: 'A couple looking for a wedding cake in June writes once and reaches the three bakers who are free. Each inquiry is counted, so members see what their fee brings.',
      },
      {
        icon: 'globe',
        title: 'Search engines find every entry',
        text: 'Each business gets its own page with a clean address, structured data, reviews and a share picture. Somebody searching for local honey can land right on it.',
      },
    ],
  },
  steps: {
    heading: 'Open a directory with twenty good entries',
    text: 'Visitors do not count them; they look for the one they need.',
    items: [
      {
        title: 'Decide what belongs',
        text: 'Pick one town, one trade or one season, and write down what you will leave out.',
      },
      {
        title: 'Import a starting list',
        text: 'Upload a spreadsheet and correct the pins that landed in the river.',
      },
      {
        title: 'Invite the owners',
        text: 'Send each of them a link to claim the entry and fill the gaps.',
      },
      {
        title: 'Open and promote it',
        text: 'Share the address, put a featured listing on sale and add what visitors looked for and did not find.',
      },
    ],
  },
  categories: {
    eyebrow: 'Directory types',
    heading: 'Directories for towns, associations and store chains',
    text: 'Each starts from a layout you can rename, recolor and refill.',
    items: [
      {
        name: 'Chamber of commerce',
        text: 'Members keep their own entries fresh, and dues are collected in the same place.',
        tag: 'Members',
      },
      {
        name: 'Town and visitor guide',
        text: 'Trails, cafes and bike rentals, filtered for a rainy day or a sunny one.',
        tag: 'Local',
      },
      {
        name: 'Professional association',
        text: 'Members found by language, specialty and distance, with their license checked.',
        tag: 'Verified',
      },
      {
        name: 'Wedding vendors',
        text: 'Venues, florists and tent companies show open dates and starting prices.',
        tag: 'Inquiries',
      },
      {
        name: 'Makers and markets',
        text: 'Cheese, honey and wool from within fifty miles, with stall days on the map.',
        tag: 'Seasonal',
      },
      {
        name: 'Store finder',
        text: 'Each branch of a chain with phone, hours and what is in stock.',
        tag: 'Many branches',
      },
    ],
  },
  facts: {
    heading: 'Where your details go, and how fast',
    worksWith: {
      products: ['Google Business Profile', 'Facebook', 'WordPress', 'Stripe', 'PayPal'],
      text: 'Members who pay for an entry do so into your own payment account.',
    },
    limits:
      'Maps and guides check a change before they show it, which can take days. A duplicate is flagged here, but the site that has it must take it down.',
    cost: 'Your domain, and the processor’s fee on paid entries. Emails to members are paid by use.',
    setup: 'An afternoon for the details of your own business. Give a directory of twenty entries about a week.',
  },
  insteadOf: {
    tool: 'a listings service or a directory theme',
    text: 'A listings service sends your address out, and a directory theme wants somebody to host and repair it. Here both jobs share one set of records, and a visitor’s inquiry becomes a contact that you or your member can answer.',
  },
  quote: {
    result: sample('140', 'members keep their entry', 'up from 35'),
    text: 'We used to phone them about their opening hours. Now they correct them, because guests ask through the page.',
    role: 'Director',
    business: 'chamber of commerce',
    plan: 'starter',
    since: 'since January',
  },
  questions: {
    heading: 'A listing or a directory?',
    items: [
      {
        question: 'Is this for my business or for a directory?',
        answer: [
          'For either. Begin with your own listing if customers drive to the wrong door, and with a directory if people ask you for addresses all day.',
        ],
      },
      {
        question: 'Can I charge for entries?',
        answer: [
          'Yes, by the month or the year. The short entry can stay free, and the gallery or the top spot costs.',
        ],
      },
      {
        question: 'Can I import the list I have?',
        answer: [
          'Yes, from a spreadsheet with names, addresses and categories. Pins that miss the building are moved by hand.',
        ],
      },
      {
        question: 'Will Google show the entries?',
        answer: [
          'It can: each is a page with an address and structured data. Where it ranks them is for Google to decide, and complete entries with photos have the better chance.',
        ],
      },
      {
        question: 'Who checks what members write?',
        answer: ['You do. New entries and later changes wait until you have read and approved them.'],
      },
    ],
  },
  closing: {
    heading: 'Someone is looking for a business near them',
    text: 'Begin with the twenty places you would recommend to a friend, and have them online before the trial ends.',
    actions: [startTrial, scheduleDemo],
  },
  related: ['/features/reputation', '/website-builder', '/features/forms'],
} satisfies FeaturePage;

export const head: PageHead = {
  title: `Business listings and directories | ${site.name}`,
  description: `Build a directory people can search, with maps, reviews and paid listings, and keep your own address and hours right everywhere. ${figures.listings} listings run on it.`,
  keywords: ['business listings', 'directory builder', 'local SEO', 'online directory', 'listing management'],
  socialTitle: 'The right address on every map',
  socialDescription: 'Correct details on every map, and a directory of your own if you want one.',
};
