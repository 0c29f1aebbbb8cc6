import { figures, offer, retention } from '../facts/figures.ts';
import { plansWith } from '../facts/pricing.ts';
import * as promises from '../facts/promises.ts';
import { againstTools } from '../facts/tool-prices.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import { watchDemo } from '../pages/demo-video.ts';
import type { FeaturePage } from '../pages/feature-page.ts';
import type { PageHead } from '../pages.ts';
import { money } from '../shared/text/format.ts';
import { site } from '../site.ts';

export default {
  hue: 'sky',
  body: 'do',
  heading: 'A website builder for people with a business to run',
  text: `Choose from ${figures.templates} templates, swap in your words and publish a site that loads fast, even on a phone in a parking lot.`,
  actions: [startTrial, watchDemo],
  piece: {
    task: 'Write a site, and publish it',
    labels: {
      template: 'Choose a template',
      color: 'Your color',
      photo: 'Use your photo',
      remove: 'Remove it',
      headline: 'Your headline',
      address: 'Your address on the web',
      publish: 'Publish',
      sign: 'We’re open!',
      start: 'Choose, click the headline and write, and nothing leaves this page.',
      written: 'Both screens now have',
      unreadable: 'That file isn’t a picture, so try a photo from your phone.',
      noHost: 'Web addresses have a dot and no spaces.',
      noAddress: 'It’s published, so add an address where people can find it.',
      live: 'If this were your account, your site would be live at',
    },
  },
  stats: [],
  features: {
    heading: 'The technical part is done for you',
    text: 'We take care of hosting, security certificates and backups, and you spend your hour on photos and prices.',
    items: [
      {
        title: `${figures.templates} templates give you a head start`,
        text: 'Each one is a complete site with the pages visitors expect. A carpenter gets a gallery, a tidy price list and a quote form.',
      },
      {
        title: 'Click on any words to edit them',
        text: 'Click a heading and type, drag a photo into place, and undo as often as you like. Choose fonts and colors once, and they change everywhere.',
      },
      {
        title: 'Every page fits the phone',
        text: 'Menus fold, buttons grow and phone numbers dial on tap, and you check all three sizes before anything goes public.',
      },
      {
        title: `Pages load in ${figures.pageLoad}`,
        text: 'We resize photos when you upload them and send them from a server near the visitor.',
      },
      {
        title: 'Search engines can read your pages',
        text: 'You set the title, description and address of each page, your hours and location go out as structured data, and a checklist shows what’s missing.',
      },
      {
        title: 'Forms, bookings and chat are built in',
        text: 'A form creates a contact, the booking button opens your calendar, and chats land in the same inbox as your texts.',
      },
    ],
  },
  steps: {
    heading: 'Go online in a few short sittings',
    text: 'Each of these steps takes an hour or two.',
    items: [
      {
        title: 'Answer five questions',
        text: 'Tell us your trade, town, style, services and hours, and you get three layouts to choose from.',
      },
      {
        title: 'Swap in your own material',
        text: `Upload photos and rewrite the headlines. If you’re stuck, an AI employee (${plansWith('/features/ai-automation')}) writes a first draft.`,
      },
      {
        title: 'Connect your domain',
        text: 'Use the address you own or search for a new one. We’ll set up the certificate, and your old links can point to the new pages.',
      },
      {
        title: 'Publish and tell people',
        text: 'Press the button, open the site on your phone and send it to three customers, whose questions tell you what to add.',
      },
    ],
  },
  categories: {
    heading: 'Website templates for your own trade',
    text: 'These are the biggest groups, and the gallery has the rest.',
    items: [
      {
        name: 'Business',
        text: 'Services, team, references and a quote form, for anyone from accountants to nanny agencies.',
        tag: '120+ templates',
      },
      {
        name: 'E-commerce',
        text: 'Product pages, cart and checkout that know what’s in stock.',
        tag: '85+ templates',
      },
      {
        name: 'Portfolio',
        text: 'Big pictures and few words, for architects, illustrators and tattoo artists.',
        tag: '65+ templates',
      },
      {
        name: 'Restaurant',
        text: 'The menu, table reservations and directions that open in the map app.',
        tag: '45+ templates',
      },
      {
        name: 'Fitness',
        text: 'Class schedules, trainers and a first class to reserve on the spot.',
        tag: '35+ templates',
      },
      {
        name: 'Agency',
        text: 'Case studies, services and a first question about scope and budget.',
        tag: '55+ templates',
      },
    ],
    action: { label: 'View Pricing', to: '/#pricing' },
  },
  facts: {
    heading: 'Domain, hosting, SEO and blog',
    worksWith: {
      products: ['WordPress', 'Canva', 'Figma', 'YouTube', 'Instagram', 'Google Calendar'],
      text: 'If you’d rather keep your WordPress site, put your forms, calendar and chat on it.',
    },
    limits: 'It’s built for small-business sites and shops, not for a newspaper, a forum or software of your own.',
    cost: 'Your domain, if you don’t own one, while hosting, certificate and backups are in every plan.',
    more: [
      { term: 'Whose logo shows', text: promises.ownLogo },
      {
        term: 'Blog',
        text: 'Posts have categories, an author, a date and an RSS feed, and you can schedule them or share one as an email.',
        sample: true,
      },
      {
        term: 'SEO',
        text: 'Each page has its own title, description, address, share picture and alt text, and the sitemap and redirects are built in.',
        sample: true,
      },
      {
        term: 'Speed',
        text: `The target is ${figures.pageLoad} on a phone with an average mobile connection. The editor shows each page’s time and the photo that slows it down.`,
        sample: true,
      },
    ],
    setup: 'A few sittings of an hour or two, with the domain last, because it can take a day to switch over.',
  },
  insteadOf: {
    tool: 'a website builder',
    text: 'A website builder shows pages, and that’s all it does. Here, the form creates a contact, the booking button knows your calendar and the chat reaches your phone, so a visitor becomes someone you can call back. If you only need a page with an address on it, the cheaper tool will do.',
    prices: againstTools('A typical website builder', 'website'),
  },
  questions: {
    heading: 'Website questions: domains, old sites, moving out',
    items: [
      {
        question: 'Can I use the domain I have?',
        answer: ['Yes, it stays with your registrar and points here, and your email addresses don’t change.'],
      },
      {
        question: 'Can you move my old website?',
        answer: [
          'We can’t copy your site as is, so you rebuild it from a template with your own words and photos. Old links can lead to the new pages.',
        ],
      },
      {
        question: 'Do I need a credit card to try it?',
        answer: [`Yes. ${promises.card}`],
      },
      {
        question: 'What happens to my site when I leave?',
        answer: [
          `Your words, photos and domain are yours, so export the pages within ${retention.exportDays} days after your plan ends, before we delete them.`,
        ],
      },
      {
        question: 'Can someone build it for me?',
        answer: [
          'Yes, your agency or a nephew gets a login, since there’s no limit on users. Our setup assistance imports contacts and builds a workflow, but not pages.',
        ],
      },
    ],
  },
  closing: {
    heading: 'Have your site online before the trial ends',
    text: `The first ${offer.trialDays} days are free, ${offer.cardRequired}, with no setup fees, and if you cancel before then, you pay nothing.`,
    actions: [startTrial, scheduleDemo],
  },
} satisfies FeaturePage;

export const head: PageHead = {
  title: `Drag-and-drop website builder | ${site.name}`,
  description:
    'Choose a template for your trade, swap in your words and photos, and publish on your own domain. Forms, booking and checkout feed your CRM.',
  keywords: ['website builder', 'small business website', 'website templates', 'drag and drop', 'landing page builder'],
  socialTitle: 'A website you can launch today and change tomorrow',
  socialDescription: 'Pick a template, drag things where you want them and turn visits into contacts.',
};

export interface Site {
  name: string;
  claim: string;
  /** The button. */
  press: string;
  shows: Readonly<Record<string, string>>;
  /** A path in 120 by 96. */
  drawing: string;
}

/** Of the piece, one for each template. */
export const sites: readonly Site[] = [
  {
    name: 'Hollis Notary',
    claim: 'Signed, sealed and home by lunch',
    press: 'Get a quote',
    shows: { 'Loan signings': `from ${money(125)}`, Acknowledgments: money(10), 'House calls': 'in town' },
    // A sheet with a seal.
    drawing:
      'M24 6h60v78H24Zm10 14v5h40v-5Zm0 14v5h40v-5Zm0 14v5h22v-5Zm44 4a15 15 0 1 0 .1 0Zm-9 28-3 16 12-6 12 6-3-16Z',
  },
  {
    name: 'Fern & Clay',
    claim: 'Pots that let roots breathe',
    press: 'Add to cart',
    shows: { 'Tall, rust': money(38), 'Bowl, sand': money(26), Saucer: '4 left' },
    // A pot with leaves.
    drawing:
      'M30 46h60v10H30Zm5 13h50l-7 29H42Zm23-15C56 26 44 20 30 18c2 16 12 24 28 26Zm4 0C62 24 74 12 92 8c2 20-10 32-30 36Zm-3-4c-7-12-7-24 0-36 7 12 7 24 0 36Z',
  },
  {
    name: 'Ida Strand',
    claim: 'Houses that face the light',
    press: 'See the work',
    shows: { 'Lake House': '2025', 'Brick Barn': '2024', 'Studio 9': '2023' },
    // A house.
    drawing: 'M8 88V46l30-22 30 22v42H48V62H30v26Zm64 0V40L54 27l14-15 44 34v42H98V58H84v30Z',
  },
  {
    name: 'Casa Lucia',
    claim: 'Pasta rolled this morning',
    press: 'Book a table',
    shows: { Ravioli: money(19), Gnocchi: money(18), Lasagna: money(21) },
    // A bowl with steam.
    drawing:
      'M12 50h96c0 18-10 30-26 36H38C22 80 12 68 12 50Zm30-8c-8-12 8-16 0-30 12 8 12 18 6 30Zm18 0c-8-14 8-20 0-36 13 10 13 22 6 36Zm18 0c-8-12 8-16 0-30 12 8 12 18 6 30Z',
  },
  {
    name: 'Northside Gym',
    claim: 'Get strong in 45 minutes',
    press: 'Reserve a class',
    shows: { 'Lift, 6:30': 'Dee', 'Row, 12:15': 'Sam', 'Core, 5:45': 'Kay' },
    // A barbell.
    drawing:
      'M4 36h8v18H4Zm12-14h12v46H16Zm16-8h12v62H32Zm44 0h12v62H76Zm16 8h12v46H92Zm16 14h8v18h-8ZM44 40h32v10H44Z',
  },
  {
    name: 'Bright Side',
    claim: 'Small shops, loud windows',
    press: 'Tell us about it',
    shows: { Bakery: '3x orders', Florist: 'new name', Theater: 'sold out' },
    // A megaphone.
    drawing:
      'M12 36h26l50-26v70L38 54v26H24V54H12Zm80-2c8 2 12 6 12 11s-4 9-12 11Zm10-14 8-10 6 5-8 10Zm0 50 6-5 8 10-6 5Z',
  },
];

/** To choose from in the piece. */
export const colors = ['sky', 'sun', 'clay', 'rose', 'grape'] as const;
