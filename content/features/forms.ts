import type { FeaturePage } from '../feature-page.ts';
import type { PageHead } from '../pages.ts';
import { site } from '../site.ts';

export default {
  hue: 'shoot',
  badge: 'Forms and surveys',
  heading: 'Ask less and learn more',
  text: 'Your form shows one question at a time and skips what does not apply. The answers land on the contact, where your team can act on them.',
  actions: [
    { label: 'Start Free Trial', to: '/#pricing' },
    { label: 'Watch Demo', to: '/contact' },
  ],
  stats: [
    { figure: '78%', label: 'conversion on published forms' },
    { figure: '2.3x', label: 'faster creation' },
    { figure: '94%', label: 'mobile completion' },
    { figure: '156%', label: 'lead increase' },
  ],
  features: {
    heading: 'Short forms get finished',
    text: 'Parents fill in the day care form at the bus stop, with one thumb. These forms are made for that thumb.',
    items: [
      {
        icon: 'list',
        title: 'Fields drag into order',
        text: 'Name, date, file, signature, rating: place them one under the other and see the phone view beside you.',
      },
      {
        icon: 'branch',
        title: 'The next question follows from the last',
        text: 'Say that you play the piano and the music school asks for your level. Say that you never have and that page stays away.',
      },
      {
        icon: 'user',
        title: 'Answers go straight to the contact',
        text: 'Known visitors find their details filled in. New ones become a contact, tagged with what they chose.',
      },
      {
        icon: 'bolt',
        title: 'A reply leaves with the click',
        text: 'The thank-you page offers a time to talk, an email confirms it and your team receives the summary.',
      },
      {
        icon: 'shield',
        title: 'Spam stays out without puzzles',
        text: 'Hidden checks turn bots away, so a tired person never has to count traffic lights. What looks odd waits in a folder for you to judge.',
      },
      {
        icon: 'chart',
        title: 'Surveys show where it hurts',
        text: 'Results draw themselves as answers come in. A question that makes people quit is marked in red.',
      },
    ],
  },
  steps: {
    heading: 'Your first form is up in ten minutes',
    text: 'Most of that time goes into deciding what to leave out.',
    items: [
      {
        title: 'Start from a template or a sentence',
        text: 'Pick a ready form, or type what you want to find out and get a draft back.',
      },
      {
        title: 'Cut it in half',
        text: 'Drop each field you would not act on. Save the optional ones for after the first reply.',
      },
      {
        title: 'Say what happens next',
        text: 'Choose who is told, which list the person joins and which email they receive.',
      },
      {
        title: 'Put it where people are',
        text: 'Embed it on a page, text the link or print a QR code for the waiting room. You see which of the three brought each answer.',
      },
    ],
  },
  categories: {
    heading: 'Six forms cover most of your day',
    text: 'Each one starts with the fields that people in that situation expect. Remove whichever you can live without.',
    items: [
      {
        name: 'Contact Forms',
        text: 'Name, wish and a good time to call, answered before the visitor closes the page.',
        tag: 'New leads',
      },
      {
        name: 'Intake Forms',
        text: 'History, consent and signature, done at home before a first therapy session.',
        tag: 'Before the visit',
      },
      {
        name: 'Quote Requests',
        text: 'Rooms, floors and photos, so a moving company can name a price without driving over.',
        tag: 'Estimates',
      },
      {
        name: 'Registrations',
        text: 'Places, waitlist and payment for recitals, workshops and summer camps.',
        tag: 'Events',
      },
      {
        name: 'Satisfaction Surveys',
        text: 'Two questions the day after, and a call from you when the score is low.',
        tag: 'Feedback',
      },
      {
        name: 'Quizzes',
        text: 'A few playful questions that end with the plan or product that suits.',
        tag: 'Fun to finish',
      },
    ],
    action: { label: 'Explore All Features', to: '/features' },
  },
  closing: {
    heading: 'Retire the clipboard this week',
    text: 'Copy one paper form into the builder during your trial. Bring the longest you have, and leave with a shorter one.',
    actions: [
      { label: 'Start Free Trial', to: '/#pricing' },
      { label: 'Schedule Demo', to: '/contact' },
    ],
  },
  related: ['/features/sales-funnel-builder', '/features/appointment-booking', '/features/communication'],
} satisfies FeaturePage;

export const head: PageHead = {
  title: `Online forms and surveys | ${site.name}`,
  description:
    'Make forms, quizzes and surveys that ask only what matters, fit a phone screen and send each answer to the right contact, list or teammate.',
  keywords: ['online forms', 'survey builder', 'lead capture forms', 'conditional logic', 'quizzes'],
  socialTitle: 'Ask better questions and hear back from more people',
  socialDescription: 'Short forms that adapt to each answer and file the reply where you need it.',
};
