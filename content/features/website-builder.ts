import { figures, offer, retention } from '../facts/figures.ts';
import { plansWith } from '../facts/pricing.ts';
import * as promises from '../facts/promises.ts';
import { againstTools } from '../facts/tool-prices.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import { watchDemo } from '../pages/demo-video.ts';
import type { FeaturePage } from '../pages/feature-page.ts';
import type { PageHead } from '../pages.ts';
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
