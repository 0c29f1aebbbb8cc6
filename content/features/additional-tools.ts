import { counted, figures, offer, promised } from '../facts/figures.ts';
import { each } from '../facts/price-text.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import type { FeaturePage } from '../pages/feature-page.ts';
import type { PageHead } from '../pages.ts';
import { money } from '../shared/text/format.ts';
import { site } from '../site.ts';

export default {
  hue: 'rose',
  body: 'do',
  heading: 'Small business tools you don’t have to buy one by one',
  text: `Estimates, QR codes, calculators, backups: ${figures.tools} tools share one login and your contact list, so each one knows who the customer is.`,
  actions: [{ label: 'Explore All Tools', to: '/#pricing' }, scheduleDemo],
  piece: {
    task: 'Price a roof, sign for it and make a code',
    labels: {
      quote: 'What would my roof cost?',
      floor: 'Size of the house, in square feet',
      pitch: 'Pitch of the roof',
      area: 'sq ft of roof',
      to: 'to',
      size: 'Type a size from 200 to 20,000 square feet.',
      name: 'Or type your name',
      sign: 'Sign',
      clear: 'Clear',
      finger: 'Draw on the line with a finger, or type your name.',
      empty: 'There’s nothing to sign with yet, so draw on the line or type your name.',
      changed: 'The estimate isn’t the one you signed, so sign it again.',
      signed: 'Signed',
      deposit: 'Next, by link: the deposit of',
      code: 'Make a code that scans',
      placeholder: 'Your web address',
      opens: 'Point your phone at it to open',
      wrong: 'That isn’t a web address yet, so the code opens ours.',
      long: 'That’s too long for a small code, so it opens ours.',
      after: 'When it’s signed',
      apps: 'Apps you can cancel',
      dropped: 'Logins dropped',
    },
  },
  stats: [
    counted(figures.tools, 'tools', 'behind a single login'),
    counted('12', 'jobs in every plan', 'that usually take twelve tools'),
    promised(money(offer.lowestPrice), each.monthly, 'in the smallest plan'),
    promised('Every night', 'a backup', 'of contacts, pages and workflows'),
  ],
  features: {
    heading: 'Sign, count and calculate on the spot',
    text: 'You wouldn’t buy software for any one of these, but every week needs most of them.',
    items: [
      {
        title: 'The estimate is signed in the driveway',
        text: 'A roofer picks a template, adds two photos and texts the document. The homeowner signs with a finger, and the deposit link opens next.',
      },
      {
        title: 'A calculator quotes a price range',
        text: 'Visitors enter roof size and pitch and see what it could cost. The result is saved with their name, ready for your call.',
      },
      {
        title: 'Every scan is counted',
        text: 'Print a code on the van, the yard sign and the business card, and give each one a name. You’ll know whether the van or the sign brings more estimates.',
      },
      {
        title: 'Change where a printed link leads',
        text: 'The link on two thousand cards goes to the gutter offer today and to the storm checklist in June. You see clicks by day, town and device.',
      },
      {
        title: 'Everyone uses the right logo',
        text: 'Logo, colors, fonts and approved photos are in one folder, and all templates use it. A temp on day one can’t pick the old purple version.',
      },
      {
        title: 'Yesterday’s data is one click away',
        text: 'We copy contacts, pages and workflows every night. If someone deletes the wrong list, you bring back that list and leave the rest alone.',
      },
    ],
  },
  steps: {
    heading: 'Replace one app this week and another next month',
    text: 'You don’t need a big migration, just one task to start with.',
    items: [
      {
        title: 'Choose one headache',
        text: 'Maybe it’s the contract you keep scanning, or the flyer with the dead link.',
      },
      {
        title: 'Start from a template',
        text: 'Open a ready-made document, code or calculator and add your details.',
      },
      {
        title: 'Tie it to your contacts',
        text: 'Choose which tag, task or pipeline card a signature or a scan should change.',
      },
      {
        title: 'Cancel the old app',
        text: 'Save what you need from it first, then cancel it.',
      },
    ],
  },
  categories: {
    heading: 'Documents, codes, links and backups from one login',
    text: 'Open the one you need, on the day you need it.',
    items: [
      {
        name: 'Documents',
        text: 'Proposals, contracts and work orders, sent, signed and filed in one go.',
        tag: 'Sign and send',
      },
      {
        name: 'Calculators',
        text: 'Price, savings and loan calculators that you set up like a spreadsheet and put on any page.',
        tag: 'On your site',
      },
      {
        name: 'QR codes',
        text: 'Codes in your colors for signs, flyers, guest Wi-Fi and payments.',
        tag: 'Print ready',
      },
      {
        name: 'Brand assets',
        text: 'A shared folder for logos, fonts, photos and email signatures.',
        tag: 'One source',
      },
      {
        name: 'Backup',
        text: 'Nightly copies and full exports you can restore from your phone.',
        tag: 'Every night',
      },
      {
        name: 'Short links',
        text: 'Links on your own domain, with the campaign tags filled in.',
        tag: 'Trackable',
      },
    ],
  },
  facts: {
    heading: 'Tools, limits and costs',
    worksWith: {
      products: ['Google Drive', 'Google Docs', 'Stripe', 'Canva', 'Airtable'],
      text: 'If a customer insists on Docusign or PandaDoc, both connect through an automation platform.',
    },
    limits:
      'E-signatures work for estimates, work orders and most contracts, but wills, deeds and some others still need paper. Codes and short links work as long as you have a plan.',
    cost: 'Making documents, codes and links costs nothing extra, and you pay to send them by text or email.',
    more: [
      {
        term: 'Documents',
        text: 'Proposals, estimates, contracts, work orders, change orders, e-signatures, initials, templates, photo reports, PDF forms, packing slips and certificates.',
        sample: true,
      },
      {
        term: 'Money and numbers',
        text: 'Price calculators, loan calculators, savings calculators, area calculators, deposits, payment links, tip links, gift cards, receipts, mileage log, time clock and expense photos.',
        sample: true,
      },
      {
        term: 'Links and print',
        text: 'QR codes, guest Wi-Fi codes, short links, link pages, campaign tags, tracking numbers, digital business cards, email signatures, coupon codes, flyers, yard signs, countdown timers, review widgets and chat bubbles.',
        sample: true,
      },
      {
        term: 'Office',
        text: 'Checklists, job photos, file requests, waitlists, brand folder, media library, backups, restore, full export, bulk edits, duplicate finder and custom fields.',
        sample: true,
      },
    ],
    setup: 'Minutes for a code, an hour for a calculator, an afternoon for your contract templates.',
  },
  insteadOf: {
    tool: 'a drawer of small subscriptions',
    text: 'Each small tool has its own login, bill and list of people. These share your contacts, so the scan of the yard sign, the price from the calculator and the signed estimate all end up with the same homeowner.',
  },
  questions: {
    heading: 'Questions about signatures, codes and backups',
    items: [
      {
        question: 'Is the signature legally binding?',
        answer: [
          'Yes, for most business documents in the United States, where the law treats it like one on paper. Ask a lawyer about wills, deeds and anything that needs a notary.',
        ],
      },
      {
        question: 'Can I change a printed QR code?',
        answer: ['You change where it goes, and the print stays the same, so the van doesn’t need a new sticker.'],
      },
      {
        question: 'Can short links use my domain?',
        answer: ['Yes, once the domain points here, and a subdomain is enough, so your website isn’t affected.'],
      },
      {
        question: 'How do I get back something I deleted?',
        answer: [
          'Choose a day and the missing list, and only that list comes back, while anything you added since then stays.',
        ],
      },
      {
        question: 'Do I have to leave the apps I use?',
        answer: ['No, start with the one that costs you the most, and let the rest run out.'],
      },
    ],
  },
  closing: {
    heading: 'Cancel one subscription this month',
    text: 'Try three of the tools on a real job during the trial, and keep the ones that saved you a trip.',
    actions: [startTrial, scheduleDemo],
  },
} satisfies FeaturePage;

export const head: PageHead = {
  title: `Documents, QR codes and business tools | ${site.name}`,
  description: `Documents to sign, calculators, QR codes, brand assets, backups and short links: ${figures.tools} small tools that work from the same contacts and branding.`,
  keywords: ['business tools', 'document signing', 'QR codes', 'calculators', 'short links', 'brand assets', 'backup'],
  socialTitle: 'The small jobs, done without one more subscription',
  socialDescription: 'Quotes, signatures, QR codes and links, right next to your customers’ details.',
};

/** Rise in inches over a run of 12. */
export const pitches = ['4', '6', '8', '12'] as const;

/** Lowest and highest price of a square foot of roof. */
export const rates = [4.85, 5.8] as const;

export const floor = { min: 200, max: 20_000 };

export const after = ['Card moves to Won', 'Tag “Roof”', 'Task: order shingles'] as const;

export const apps = ['E-signature app', 'QR code app', 'Quote calculator'] as const;
