import { figures, offer, service } from '../facts/figures.ts';
import { startTrial } from '../navigation.ts';
import type { PageHead } from '../pages.ts';
import type { Action, Point } from '../shared/feature-page.ts';
import { withArticle } from '../shared/format.ts';
import { site } from '../site.ts';

const mascot = site.mascot;

/** A stretch of the story: a claim, then paragraphs in reading order. */
export interface Story {
  heading: string;
  paragraphs: readonly string[];
}

/** Everything the About page says, in the order it says it. */
interface AboutPage {
  hero: { badge: string; heading: string; text: string };
  why: Story;
  /** Not where the site has no mascot. */
  mascot: Story | null;
  /** What the automation does while the mascot sleeps: small notes beside the picture. */
  night: readonly { time: string; text: string }[];
  team: Story;
  beliefs: { heading: string; text: string; items: readonly Point[] };
  staying: { heading: string; text: string; reasons: readonly { title: string; text: string }[] };
  closing: { heading: string; text: string };
  /** The page's two buttons, in the hero and again at its end. */
  actions: readonly [Action, Action];
}

const plant =
  'And then there is the bamboo. For a long while it seems to do nothing: it is busy with its roots. After that it climbs, one firm segment on top of another, and some kinds grow so fast that you can watch. That is how we think a business should grow: roots first, then height, with a push at the right moment.';

export const about: AboutPage = {
  hero: {
    badge: `About ${site.name}`,
    heading: 'Built for the person who does everything',
    text: `You open the shop, answer the phone, send the invoices and still remember the birthdays. ${site.name} was made to take the repeating half of that list.`,
  },
  why: {
    heading: 'It began with a call nobody picked up',
    paragraphs: [
      'Picture a roofer on a ladder. It is ten past four, the phone buzzes in the truck, and by the time he listens to the message, the caller has booked somebody else. He was not lazy and his work was not worse. He had his hands full.',
      'We saw the same thing in hair salons, heating companies, music schools and law offices. Good people were losing good customers to silence. The tools that could have helped came as twelve subscriptions: one for email, one for booking, one for reviews, and another to make the rest speak to each other. Each had a password, a price and a tutorial somebody meant to watch.',
      'Large companies solve this with departments. A small business has one person, in the evening. So we put the pieces into one place, let them share what they know about each customer, and taught the whole thing to answer, remind and follow up without being asked.',
    ],
  },
  mascot: mascot && {
    heading: `${withArticle(mascot.kind).replace('a', 'A')}, because calm gets things done`,
    paragraphs: [
      'Software for sales likes rockets, sharks and lightning. We wanted an animal you would trust with your customers. Pandas are strong and never in a rush. They do one thing with great devotion, and they look friendly while they do it.',
      ...(site.motif ? [plant] : []),
      `Our ${mascot.kind} is called ${mascot.name}. You will meet him around the site, peeking over a window or napping next to a running automation. If he looks relaxed, it is because the follow-up has gone out.`,
    ],
  },
  night: [
    { time: '11:52 pm', text: 'Missed call answered by text' },
    { time: '2:14 am', text: 'Haircut moved to next week' },
    { time: '6:30 am', text: 'Three reviews asked for' },
  ],
  team: {
    heading: 'Who we are: builders, teachers and former owners',
    paragraphs: [
      'Some of us write software. Some of us used to run the kind of business you run, and still flinch at the sound of an unanswered phone. The rest sit with customers all day, help them set things up, and come back with a list of what we ought to fix.',
      `Today ${figures.businesses} businesses work with the platform, and ${figures.emailsSent} emails have gone out through it. We are independent. The core system and its servers are run by a third-party CRM infrastructure provider; setup, templates, support and the bill are ours. When you write to us, a person reads it and replies within ${service.contactReplyHours} hours.`,
    ],
  },
  beliefs: {
    heading: 'What we believe when we build',
    text: 'When we disagree about a feature, we come back to these.',
    items: [
      {
        icon: 'clock',
        title: 'Your time belongs to you',
        text: 'A feature that takes an hour to set up has to give back three. Otherwise we leave it out.',
      },
      {
        icon: 'heart',
        title: 'AI should sound like good manners',
        text: 'A quick, kind answer at midnight is good manners. Pretending to be a person is not: it says what it is, and you decide what it may say.',
      },
      {
        icon: 'eye',
        title: 'A price should fit on one line',
        text: 'You see what a plan costs before you type a card number, and you can leave without a phone call.',
      },
      {
        icon: 'key',
        title: 'Your list is your livelihood',
        text: 'Contacts and pages are yours. You export them from your account, in files you can open.',
      },
      {
        icon: 'pen',
        title: 'Plain words beat clever ones',
        text: 'If a button needs a manual, we rename the button. If a page needs a glossary, we start over.',
      },
      {
        icon: 'users',
        title: 'Small is a strength',
        text: 'You know your customers by name. We give you the memory and the reach of a large company, so that you can stay that way.',
      },
    ],
  },
  staying: {
    heading: 'Why people stick around',
    text: 'Monthly plans end with the month, so nobody stays because leaving is hard. These are the reasons we hear when we ask.',
    reasons: [
      {
        title: 'The first win comes early',
        text: 'One missed call that gets a text back, one review after a request. After that, people believe the rest.',
      },
      {
        title: 'One record behind every job',
        text: 'The booking, the invoice and the course share one customer record, so a name is typed once.',
      },
      {
        title: 'Help comes from people who can look up your account',
        text: `Ask at any hour. Urgent requests get a first answer within ${service.responseHours.urgent} hours, and you tell your story once.`,
      },
      {
        title: site.motif ? 'It grows with you, segment by segment' : 'It grows with you, step by step',
        text: 'Start with a calendar and a form. Add funnels, courses or a second location when you need them.',
      },
    ],
  },
  closing: {
    heading: mascot ? `Come and meet ${mascot.name} at work` : 'Come and see it at work',
    text: `Look around for as long as you like, or try it with your own customers for ${offer.trialDays} days. If it is not for you, cancel in your account.`,
  },
  actions: [{ label: 'Explore Features', to: '/' }, startTrial],
};

export const head: PageHead = {
  title: `About us${mascot ? ` and our ${mascot.kind}` : ''} | ${site.name}`,
  description: `Why ${site.name} was built, ${mascot ? `why its face is ${withArticle(mascot.kind)} called ${mascot.name}, ` : ''}what we believe about small businesses and software, and why people stay.`,
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
