import { figures, offer, retention, sample } from '../facts/figures.ts';
import { plansWith } from '../facts/pricing.ts';
import * as promises from '../facts/promises.ts';
import { againstTools } from '../facts/tool-prices.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import { watchDemo } from '../pages/demo-video.ts';
import type { PageHead } from '../pages.ts';
import type { FeaturePage } from '../shared/feature-page.ts';
import { site } from '../site.ts';

export default {
  hue: 'sky',
  heading: 'A website builder for people with a business to run',
  text: `Choose from ${figures.templates} templates, replace the words and publish. Your visitors get the page quickly, also on a phone in the parking lot.`,
  actions: [startTrial, watchDemo],
  stats: [],
  features: {
    heading: 'The technical part is done for you',
    text: 'Hosting, security certificates and backups are taken care of. You spend the hour on photos and prices instead.',
    items: [
      {
        icon: 'layout',
        title: `${figures.templates} templates give you a head start`,
        text: 'Each is a whole site with the pages a visitor expects. A carpenter finds a gallery, a tidy price list and a form for inquiries in place.',
      },
      {
        icon: 'pen',
        title: 'You edit by clicking on the words',
        text: 'What you see is the page. Click a heading and type, drag a photo into place, undo as often as you like. Fonts and colors are chosen once and hold everywhere.',
      },
      {
        icon: 'phone',
        title: 'Every page fits the phone',
        text: 'Menus fold, buttons grow and phone numbers dial on tap. You look at all three sizes before anything goes public.',
      },
      {
        icon: 'bolt',
        title: `Pages load in ${figures.pageLoad}`,
        text: 'Photos are resized when you upload them and sent from a server near the visitor.',
      },
      {
        icon: 'search',
        title: 'Search engines can read your pages',
        text: 'Titles, address and opening hours are written the way search engines ask for them. A checklist names what is still missing.',
      },
      {
        icon: 'plug',
        title: 'Forms, bookings and chat are built in',
        text: 'A sent form creates a contact, the booking button opens your calendar and chats reach the same inbox as your texts.',
      },
    ],
  },
  steps: {
    heading: 'Go online in a few short sittings',
    text: 'Each fits into an hour or two.',
    items: [
      {
        title: 'Answer five questions',
        text: 'Tell us your trade, town, style, services and hours. You get three drafts to choose from.',
      },
      {
        title: 'Swap in your own material',
        text: `Upload photos and rewrite the headlines. Where you have no words, an AI employee (${plansWith('/features/ai-automation')}) writes a first version.`,
      },
      {
        title: 'Connect your domain',
        text: 'Use the address you own or search for a new one. The certificate is set up along the way, and your old links can point to the new pages.',
      },
      {
        title: 'Publish and tell people',
        text: 'Press the button, open the site on your phone and send it to three customers. Their questions show what to add.',
      },
    ],
  },
  categories: {
    eyebrow: 'Templates',
    heading: 'Website templates for your own trade',
    text: 'These are the largest groups. The others wait in the gallery.',
    items: [
      {
        name: 'Business',
        text: 'Services, team, references and a way to ask for a price, from the notary to the nanny agency.',
        tag: '120+ templates',
      },
      {
        name: 'E-commerce',
        text: 'Product pages, cart and checkout that know what is in stock.',
        tag: '85+ templates',
      },
      {
        name: 'Portfolio',
        text: 'Large pictures and few words, for architects, illustrators and tattoo artists.',
        tag: '65+ templates',
      },
      {
        name: 'Restaurant',
        text: 'The menu, table booking and directions that open in the map app.',
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
    heading: 'Domain, hosting and what stays yours',
    worksWith: {
      products: ['WordPress', 'Canva', 'Figma', 'YouTube', 'Instagram', 'Google Calendar'],
      text: 'If you would rather keep your WordPress site, put forms, calendar and chat on that.',
    },
    limits:
      'It is made for the sites of businesses and for shops. A newspaper, a forum or software of your own is better built elsewhere.',
    cost: 'Your domain, if you do not own one. Hosting, certificate and backups are part of every plan.',
    setup: 'A few sittings of an hour or two. The domain comes last and can take a day to lead here.',
  },
  insteadOf: {
    tool: 'a website builder',
    text: 'A website builder shows pages. Here the form makes a contact, the booking button knows your calendar and the chat reaches your phone, so that a visitor becomes somebody you can call back. For a page with an address on it and nothing more, the cheaper tool will do.',
    prices: againstTools('A website builder such as Squarespace', 'website'),
  },
  quote: {
    result: sample('19', 'inquiries a month', 'up from 6'),
    text: 'People used to ask what I make. Now they ask when I can come and measure.',
    role: 'Owner',
    business: 'carpentry workshop',
    plan: 'starter',
    since: 'since February',
  },
  questions: {
    heading: 'Domains, old sites and moving out',
    items: [
      {
        question: 'Can I use the domain I have?',
        answer: ['Yes. It stays where it is registered and points here. Your email addresses are not touched.'],
      },
      {
        question: 'Can you move my old website?',
        answer: [
          'It is rebuilt from a template with your own words and photos, since sites cannot be copied across as they are. Old links can lead to the new pages.',
        ],
      },
      {
        question: 'Do I need a credit card to try it?',
        answer: [`Yes. ${promises.card}`],
      },
      {
        question: 'What becomes of the site when I leave?',
        answer: [
          `Your words, photos and domain are yours. Export the pages within ${retention.exportDays} days after the plan ends; then they are deleted.`,
        ],
      },
      {
        question: 'Can somebody build it for me?',
        answer: [
          'Yes: your agency or a nephew gets a login of their own, since users have no limit. Our setup assistance imports contacts and builds a workflow, but no pages.',
        ],
      },
    ],
  },
  closing: {
    heading: 'Have your site online before the trial ends',
    text: `The first ${offer.trialDays} days are free, ${offer.cardRequired}, with no setup fees. Cancel before then and you pay nothing.`,
    actions: [startTrial, scheduleDemo],
  },
  related: ['/ecommerce-builder', '/features/sales-funnel-builder', '/features/listings'],
} satisfies FeaturePage;

export const head: PageHead = {
  title: `Drag-and-drop website builder | ${site.name}`,
  description:
    'Choose a template for your trade, swap in your words and photos, and publish on your own domain. Forms, booking and checkout feed your CRM.',
  keywords: ['website builder', 'small business website', 'website templates', 'drag and drop', 'landing page builder'],
  socialTitle: 'A website you can launch today and change tomorrow',
  socialDescription: 'Pick a template, drag things where you want them, and let each visit become a contact.',
};
