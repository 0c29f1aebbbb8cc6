import { counted, figures, promised } from '../facts/figures.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import type { FeaturePage } from '../pages/feature-page.ts';
import type { PageHead } from '../pages.ts';
import { money } from '../shared/text/format.ts';
import { site } from '../site.ts';

export default {
  hue: 'sun',
  body: 'look',
  heading: 'Fix your business listings, or run your own directory',
  text: 'Customers find the right address and hours on every map. Or run your town’s directory under your name, and keep the listing fees.',
  actions: [{ label: 'Build Your Directory', to: '/#pricing' }, scheduleDemo],
  piece: {
    task: 'What would visitors find in your town?',
    labels: {
      words: 'Search the directory',
      placeholder: 'honey, June, Spanish ...',
      open: 'Open now',
      shop: 'Your business',
      opens: 'Opens',
      closes: 'Closes',
      hint: 'And pick a kind of directory.',
      added: 'Added by its owner',
      found: 'found in',
      openAt: 'Open at',
      elsewhere: 'None here. Found in other directories of the town:',
      none: 'None yet, but you’d see that a visitor looked for it.',
      everywhere: 'One edit, and every listing follows:',
      incomplete: 'Enter a name and two different hours to be listed.',
    },
  },
  stats: [
    counted(figures.listings, 'listings', 'run on the platform'),
    counted('6', 'directory layouts', 'to rename, recolor and refill'),
    promised('1 edit', 'updates every listing', 'from address to holiday hours'),
    promised(money(0), 'commission', 'on paid entries'),
  ],
  features: {
    heading: 'Correct details bring people to the door',
    text: 'Some of these are for your own listing, others for running a directory.',
    items: [
      {
        title: 'Your details change everywhere together',
        text: 'Edit your address or hours once, and maps, search and local guides follow. Old copies and duplicates get flagged, along with wrong numbers.',
      },
      {
        title: 'Visitors search by place, word or filter',
        text: 'Type “gluten-free,” pick “open now,” and the list and the map shrink together. It even works in a field, on a phone with two bars.',
      },
      {
        title: 'Owners add their business and you approve',
        text: 'A baker fills in the form, uploads three photos and sees a preview. You get a note, read it over and publish with one click.',
      },
      {
        title: 'Paid listings renew by the month or year',
        text: 'Charge for a photo gallery, a top spot or a longer description. If someone stops paying, the entry goes back to free.',
      },
      {
        title: 'Inquiries go to the right business',
        text: 'A couple looking for a June wedding cake writes once and reaches three bakers who are free. We count each inquiry, so members see what their fee brings.',
      },
      {
        title: 'Search engines find every entry',
        text: 'Each business gets its own page with a clean address, structured data, reviews and a share picture. Someone searching for local honey can land right on it.',
      },
    ],
  },
  steps: {
    heading: 'Open a directory with twenty good entries',
    text: 'Put quality first, and add the rest as owners claim them.',
    items: [
      {
        title: 'Decide what belongs',
        text: 'Pick one town, one trade or one season, and decide what to leave out.',
      },
      {
        title: 'Import a starting list',
        text: 'Upload a spreadsheet and fix the pins that landed in the river.',
      },
      {
        title: 'Invite the owners',
        text: 'Send each owner a link to claim the entry and fill in the blanks.',
      },
      {
        title: 'Open and promote it',
        text: 'Share the address, sell a featured spot and add whatever visitors searched for and didn’t find.',
      },
    ],
  },
  categories: {
    choice: 'Directory types',
    heading: 'Directories for towns, associations and store chains',
    text: 'Each one starts with a layout that you can rename, recolor and refill.',
    items: [
      {
        name: 'Chamber of commerce',
        text: 'Members keep their own entries fresh, and you collect dues in the same place.',
        tag: 'Members',
      },
      {
        name: 'Town and visitor guide',
        text: 'Trails, cafes and bike rentals, filtered for a rainy day or a sunny one.',
        tag: 'Local',
      },
      {
        name: 'Professional association',
        text: 'Find members by language, specialty and distance, with their license checked.',
        tag: 'Verified',
      },
      {
        name: 'Wedding vendors',
        text: 'Venues, florists and tent companies show open dates and starting prices.',
        tag: 'Inquiries',
      },
      {
        name: 'Makers and markets',
        text: 'Cheese, honey and wool from within fifty miles, with market days on the map.',
        tag: 'Seasonal',
      },
      {
        name: 'Store finder',
        text: 'Every branch of a chain with phone, hours and what’s in stock.',
        tag: 'Many branches',
      },
    ],
  },
  facts: {
    heading: 'Directories, limits and costs',
    worksWith: {
      products: ['Google Business Profile', 'Facebook', 'WordPress', 'Stripe', 'PayPal'],
      text: 'Members pay for entries straight into your own payment account.',
    },
    limits:
      'Maps and guides review a change before they show it, which can take days. We flag duplicates, but only the site that shows one can remove it.',
    cost: 'Your domain, the processor’s fee on paid entries, and the emails you send to members.',
    more: [
      {
        term: 'Directories',
        text: 'Google Business Profile, Apple Business Connect, Bing Places, Facebook, Yelp, Yellow Pages, Foursquare, Nextdoor, the main GPS maps and about 60 local guides.',
        sample: true,
      },
      {
        term: 'What it costs',
        text: 'Sending your details to these directories is included for every location in your plan.',
        sample: true,
      },
    ],
    setup: 'An afternoon for your own business, and about a week for a directory with twenty entries.',
  },
  insteadOf: {
    tool: 'a listings service or a directory theme',
    text: 'A listings service sends out your address, and a directory theme needs someone to host and fix it. Here, both share one set of records, and a visitor’s inquiry becomes a contact you or your member can answer.',
  },
  questions: {
    heading: 'Listing and directory questions',
    items: [
      {
        question: 'Is this for my business or for a directory?',
        answer: [
          'It’s for either. Start with your own listing if customers drive to the wrong door, or with a directory if people ask you for recommendations all day.',
        ],
      },
      {
        question: 'Can I charge for entries?',
        answer: [
          'Yes, by the month or the year: keep the short entry free, and charge for the gallery or the top spot.',
        ],
      },
      {
        question: 'Can I import the list I have?',
        answer: [
          'Yes, from a spreadsheet with names, addresses and categories, and if a pin misses the building, you drag it.',
        ],
      },
      {
        question: 'Will Google show the entries?',
        answer: [
          'It can, because each one is a page with an address and structured data. Google decides on rank, and complete entries with photos do better.',
        ],
      },
      {
        question: 'Who checks what members write?',
        answer: ['You do, because new entries and later changes wait until you approve them.'],
      },
    ],
  },
  closing: {
    heading: 'Someone is looking for a business near them',
    text: 'Start with the twenty places you’d recommend to a friend, and have them online before the trial ends.',
    actions: [startTrial, scheduleDemo],
  },
} satisfies FeaturePage;

export const head: PageHead = {
  title: `Business listings and directories | ${site.name}`,
  description: `Build a directory people can search, with maps, reviews and paid listings, and keep your own address and hours right everywhere. ${figures.listings} listings run on it.`,
  keywords: ['business listings', 'directory builder', 'local SEO', 'online directory', 'listing management'],
  socialTitle: 'The right address on every map',
  socialDescription: 'Correct details on every map, and your own directory if you want one.',
};

/** The search of the piece until visitors change it. */
export const example = { words: '', open: false, shop: 'Three Oaks Bakery', opens: '06:00', closes: '14:00' };

/** Places of the piece: name, text, left and top on the map in percent, hours, indexes of its directories. The first is the visitor's. */
export const town = [
  [example.shop, 'Gluten-free bread, cakes', 45, 26, 6, 14, '0134'],
  ['Bee & Barrow, Main Street', 'Honey and candles in stock', 72, 28, 9, 18, '0145'],
  ['Bee & Barrow, Mill Road', 'Honey in stock', 16, 36, 9, 19, '5'],
  ['Bee & Barrow, Station', 'Honey and candles in stock', 88, 16, 7, 22, '5'],
  ['Spoke & Wheel', 'Bike rental, ponchos', 30, 52, 8, 20, '01'],
  ['River Path Cafe', 'Soup, and a fire on rainy days', 20, 58, 7, 17, '1'],
  ['Fern & Fold', `Florist, from ${money(300)}`, 57, 12, 9, 17, '03'],
  ['Old Mill Barn', 'Venue, open in June', 34, 14, 10, 22, '13'],
  ['White Sail Tents', 'Tents, open in June and July', 86, 34, 8, 16, '3'],
  ['Millbrook Farm Stand', 'Cheese and wool', 57, 36, 8, 18, '4'],
  ['Weaver’s Yard', 'Wool and felt, market in May', 25, 12, 10, 16, '4'],
  ['Nora Sato, Notary', 'English and Japanese', 77, 10, 9, 17, '02'],
  ['Dr. Luis Vega, Dentist', 'English and Spanish', 52, 40, 8, 16, '2'],
  ['Osei & Hart, Attorneys', 'Family law, in French too', 10, 16, 9, 18, '2'],
  ['Amal Haddad, Architect', 'Old houses, Arabic', 66, 24, 9, 17, '2'],
] as const;
