import { figures, offer, service } from '../facts/figures.ts';
import { startTrial } from '../navigation.ts';
import type { Action, PageHead } from '../pages.ts';
import { capitalize } from '../shared/text/capitalize.ts';
import { withArticle } from '../shared/text/format.ts';
import { site } from '../site.ts';
import type { Point } from './feature-page.ts';

const mascot = site.mascot;

export interface Story {
  heading: string;
  paragraphs: readonly string[];
}

interface AboutPage {
  hero: { badge: string; heading: string; text: string };
  why: Story;
  /** Hidden without a mascot. */
  mascot: Story | null;
  /** Notes beside the sleeping mascot. */
  night: readonly { time: string; text: string }[];
  team: Story;
  beliefs: { heading: string; text: string; items: readonly Point[] };
  staying: { heading: string; text: string; reasons: readonly { title: string; text: string }[] };
  closing: { heading: string; text: string };
  actions: readonly [Action, Action];
}

const plant =
  'And then there’s the bamboo. For a long time nothing shows, because it’s growing roots. Then it climbs, segment by segment, and some kinds grow so fast you can watch. That’s how we think a business should grow: roots first, then height, with a boost at the right moment.';

export const about: AboutPage = {
  hero: {
    badge: `About ${site.name}`,
    heading: 'Built for the person who does everything',
    text: `You open the shop, answer the phone, send the invoices and still remember the birthdays. We built ${site.name} to take over the repetitive half of that list.`,
  },
  why: {
    heading: 'It began with a missed call',
    paragraphs: [
      'Picture a roofer on a ladder. It’s ten past four, the phone buzzes in the truck, and by the time he hears the message, the caller has booked someone else. He wasn’t lazy, and his work wasn’t worse; he just had his hands full.',
      'We saw the same thing in hair salons, HVAC companies, music schools and law offices. Good people were losing good customers because they couldn’t answer in time. The tools that could have helped came as twelve subscriptions: one for email, one for booking, one for reviews, and another to connect the rest. Each had a password, a price and a tutorial they meant to watch.',
      'Large companies solve this with departments. A small business has one person, after hours. So we put those tools in one place, had them share one customer list, and taught the whole thing to remind and follow up without being asked.',
    ],
  },
  mascot: mascot && {
    heading: `${capitalize(withArticle(mascot.kind))}, because calm gets things done`,
    paragraphs: [
      'Software for sales likes rockets, sharks and lightning. We wanted an animal you’d trust with your customers. Pandas are strong, never in a rush, and friendly to look at.',
      ...(site.motif ? [plant] : []),
      `Our ${mascot.kind} is called ${mascot.name}. You’ll meet him around the site, peeking over a window or napping next to a running automation. If he looks relaxed, it’s because the follow-up has gone out.`,
    ],
  },
  night: [
    { time: '11:52 pm', text: 'Missed call answered by text' },
    { time: '2:14 am', text: 'Haircut moved to next week' },
    { time: '6:30 am', text: 'Three review requests sent' },
  ],
  team: {
    heading: 'Who we are: builders, teachers and former owners',
    paragraphs: [
      'Some of us write software. Some of us used to run a business like yours and still flinch when a phone goes unanswered. The rest work with customers all day, help them set things up, and come back with a list of things to fix.',
      `${site.legalName} is ${site.company.form}, founded in ${site.company.founded}. Our office is in ${site.address.city}.`,
      `Today ${figures.businesses} businesses work with the platform, and ${figures.emailsSent} emails have gone out through it. We’re independent. The core system and its servers are run by a third-party CRM infrastructure provider; setup, templates, support and the bill are ours. When you write to us, a person reads it and replies within ${service.contactReplyHours} hours.`,
    ],
  },
  beliefs: {
    heading: 'What we believe when we build',
    text: 'When we disagree about a feature, we come back to these.',
    items: [
      {
        icon: 'clock',
        title: 'Your time belongs to you',
        text: 'A feature that takes an hour to set up has to give back three, or else we leave it out.',
      },
      {
        icon: 'heart',
        title: 'AI should sound like good manners',
        text: 'A quick, kind answer at midnight is good manners, and pretending to be a person isn’t. Our AI says it’s an AI, and you decide what it can say.',
      },
      {
        icon: 'eye',
        title: 'A price should fit on one line',
        text: 'You see the price of a plan before you enter a card number, and you can leave without a phone call.',
      },
      {
        icon: 'key',
        title: 'Your list is your livelihood',
        text: 'You export contacts, messages and invoices as CSV, pages as HTML, and files as they are, all from your account.',
      },
      {
        icon: 'pen',
        title: 'Plain words beat clever ones',
        text: 'If a button needs a manual, we rename the button, and if a page needs a glossary, we start over.',
      },
      {
        icon: 'users',
        title: 'Small is a strength',
        text: 'You know your customers by name. We give you the memory and reach of a large company, so you can stay that way.',
      },
    ],
  },
  staying: {
    heading: 'Why people stick around',
    text: 'Monthly plans end with the month, so no one stays because leaving is hard. These are the reasons customers give us.',
    reasons: [
      {
        title: 'The first win comes early',
        text: 'One missed call that gets a text back, or one review after a request. After that, people believe the rest.',
      },
      {
        title: 'One record behind every job',
        text: 'Bookings, invoices and courses share one customer record, so you type a name once.',
      },
      {
        title: 'Help comes from people who can look up your account',
        text: `Ask at any hour. Urgent requests get a first answer within ${service.responseHours.urgent} hours, and you only explain the problem once.`,
      },
      {
        title: site.motif ? 'It grows with you, segment by segment' : 'It grows with you, step by step',
        text: 'Start with a calendar and a form. Add funnels, courses or a second location when you need them.',
      },
    ],
  },
  closing: {
    heading: mascot ? `Come meet ${mascot.name} at work` : 'Come see it at work',
    text: `Look around as long as you like, or try it with your own customers for ${offer.trialDays} days. If it isn’t for you, cancel in your account.`,
  },
  actions: [{ label: 'Explore Features', to: '/' }, startTrial],
};

export const head: PageHead = {
  title: `About us${mascot ? ` and our ${mascot.kind}` : ''} | ${site.name}`,
  description: `Why ${site.name} was built, ${mascot ? `why its face is ${withArticle(mascot.kind)} called ${mascot.name}, ` : ''}what we believe about small businesses and software, who we are, and why people stay.`,
  keywords: [
    'about us',
    'company story',
    'small business software',
    'our beliefs',
    ...(mascot ? [`${mascot.kind} mascot`] : []),
  ],
  socialTitle: `A calm ${mascot?.kind ?? 'place'} for busy people`,
  socialDescription: `The story of ${site.name}: too many tools, too little time, and a better way to grow.`,
};
