import { counted, figures, offer, promised, sample, stat } from '../facts/figures.ts';
import { each } from '../facts/price-text.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import type { PageHead } from '../pages.ts';
import type { FeaturePage } from '../shared/feature-page.ts';
import { money } from '../shared/format.ts';
import { site } from '../site.ts';

export default {
  hue: 'rose',
  heading: 'Small business tools you no longer buy one by one',
  text: `Estimates, QR codes, calculators, backups: ${figures.tools} helpers share a login with your contacts. Each one knows who the customer is.`,
  actions: [{ label: 'Explore All Tools', to: '/#pricing' }, scheduleDemo],
  stats: [
    counted(figures.tools, 'tools', 'behind a single login'),
    counted('12', 'jobs in every plan', 'that usually take twelve tools'),
    promised(money(offer.lowestPrice), each.monthly, 'in the smallest plan'),
    stat.trial,
  ],
  features: {
    heading: 'Sign, count and calculate on the spot',
    text: 'None of these is a reason to buy software, yet every week needs most of them.',
    items: [
      {
        icon: 'pen',
        title: 'The estimate is signed in the driveway',
        text: 'A roofer picks a template, adds two photos and sends the document by text. The homeowner signs with a finger, and the deposit link opens next.',
      },
      {
        icon: 'calculator',
        title: 'A calculator says what it would cost',
        text: 'Visitors enter roof size and pitch and see a price range. The result is saved with their name, ready for your call.',
      },
      {
        icon: 'qr',
        title: 'Every scan is counted',
        text: 'Print a code on the van, the yard sign and the business card, and give each a name of its own. You can tell whether the van or the sign brings more estimates.',
      },
      {
        icon: 'link',
        title: 'Change where a printed link leads',
        text: 'The address on two thousand cards leads to the gutter offer today and to the storm checklist in June. Clicks are listed by day, town and device.',
      },
      {
        icon: 'palette',
        title: 'Everyone uses the right logo',
        text: 'Logo, colors, fonts and approved photos sit in one folder that all templates draw from. A temp on the first day cannot pick the purple version from years ago.',
      },
      {
        icon: 'folder',
        title: 'Yesterday’s data is one click away',
        text: 'Contacts, pages and workflows are copied every night. If somebody deletes the wrong list, you bring back that list and leave the rest as it is.',
      },
    ],
  },
  steps: {
    heading: 'Replace one app this week and another next month',
    text: 'There is no grand migration to plan.',
    items: [
      {
        title: 'Choose one headache',
        text: 'Maybe it is the contract you keep scanning, or the flyer with the dead link.',
      },
      {
        title: 'Start from a template',
        text: 'Open a ready-made document, code or calculator and put your details in.',
      },
      {
        title: 'Tie it to your contacts',
        text: 'Say which tag, task or pipeline card a signature or a scan should change.',
      },
      {
        title: 'Cancel the old app',
        text: 'Save what you need from it first, then enjoy one line less on the card statement.',
      },
    ],
  },
  categories: {
    eyebrow: 'Tools',
    heading: 'Documents, codes, links and backups from one login',
    text: 'Open whichever you need, on the day you need it.',
    items: [
      {
        name: 'Documents',
        text: 'Proposals, contracts and work orders, sent, signed and filed in one go.',
        tag: 'Sign and send',
      },
      {
        name: 'Calculators',
        text: 'Price, savings and loan calculators that you set up like a spreadsheet and place on any page.',
        tag: 'On your site',
      },
      {
        name: 'QR codes',
        text: 'Codes in your colors for signs, flyers, guest Wi-Fi and payments.',
        tag: 'Print ready',
      },
      {
        name: 'Brand assets',
        text: 'A shared shelf for logos, fonts, photos and email signatures.',
        tag: 'One source',
      },
      {
        name: 'Backup',
        text: 'Nightly copies and full exports that you can restore from the cab of the truck.',
        tag: 'Every night',
      },
      {
        name: 'Short links',
        text: 'Links on your own domain, with the campaign tags filled in for you.',
        tag: 'Trackable',
      },
    ],
  },
  facts: {
    heading: 'What the tools do, and what still needs paper',
    worksWith: {
      products: ['Google Drive', 'Google Docs', 'Stripe', 'Canva', 'Airtable'],
      text: 'If a customer insists on Docusign or PandaDoc, both connect through an automation platform.',
    },
    limits:
      'Electronic signatures suit estimates, work orders and most contracts; wills, deeds and some others still want paper. Codes and short links work for as long as your plan runs.',
    cost: 'Making documents, codes and links is free. Sending them by text or email is paid by use.',
    setup: 'Minutes for a code, an hour for a calculator, an afternoon for your contract templates.',
  },
  insteadOf: {
    tool: 'a drawer of small subscriptions',
    text: 'Each small tool has a login, a bill and a list of people. These share your contacts, so the scan of the yard sign, the price from the calculator and the signed estimate end up on the same homeowner.',
  },
  quote: {
    result: sample(money(112), 'a month no longer spent', 'on signing, links and codes'),
    text: 'They sign in the driveway, while they still remember what I pointed at.',
    role: 'Owner',
    business: 'roofing company',
    plan: 'starter',
    since: 'since September',
  },
  questions: {
    heading: 'Signatures, codes and backups',
    items: [
      {
        question: 'Is the signature legally binding?',
        answer: [
          'For most business documents in the United States, yes: the law treats it like one on paper. Ask a lawyer about wills, deeds and whatever needs a notary.',
        ],
      },
      {
        question: 'Can I change a QR code that is printed?',
        answer: ['You change where it leads, and the print stays as it is. The van does not need a new sticker.'],
      },
      {
        question: 'Can short links use my domain?',
        answer: ['Yes, once the domain points here. A part of it is enough, so your website is not affected.'],
      },
      {
        question: 'How do I bring back what was deleted?',
        answer: [
          'Choose a day and the list that is missing, and only that list returns. What you added since then remains.',
        ],
      },
      {
        question: 'Do I have to leave the apps I use?',
        answer: ['No. Start with the one whose bill annoys you, and let the rest run until their year is over.'],
      },
    ],
  },
  closing: {
    heading: 'Cancel one subscription this month',
    text: 'Try three of the tools on a real job during the trial, and keep the ones that saved you a trip.',
    actions: [startTrial, scheduleDemo],
  },
  related: ['/features/forms', '/features/pipeline', '/features/communication-channels'],
} satisfies FeaturePage;

export const head: PageHead = {
  title: `Documents, QR codes and business tools | ${site.name}`,
  description: `Documents to sign, calculators, QR codes, brand assets, backups and short links: ${figures.tools} small tools that work from the same contacts and branding.`,
  keywords: ['business tools', 'document signing', 'QR codes', 'calculators', 'short links', 'brand assets', 'backup'],
  socialTitle: 'The small jobs, done without one more subscription',
  socialDescription: 'Quotes, signatures, QR codes and links, made where your customers’ details are.',
};
