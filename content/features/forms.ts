import { reported, sample } from '../facts/figures.ts';
import { againstTools } from '../facts/tool-prices.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import { watchDemo } from '../pages/demo-video.ts';
import type { PageHead } from '../pages.ts';
import type { FeaturePage } from '../shared/feature-page.ts';
import { site } from '../site.ts';

export default {
  hue: 'highlight',
  heading: 'Online forms that ask less and learn more',
  text: 'For asking and finding out: your form shows one question at a time and skips what does not apply. The answers land on the contact, where your team can act on them.',
  twin: { text: 'Pages that lead to an order are under', to: '/features/sales-funnel-builder' },
  actions: [startTrial, watchDemo],
  stats: [
    reported('78%', 'conversion', 'of people who start a form'),
    reported('2.3x', 'faster creation', 'from a template than from scratch'),
    reported('94%', 'mobile completion', 'among those at the last question'),
    reported('156%', 'lead increase', 'over a plain contact form'),
  ],
  features: {
    heading: 'Short forms get finished',
    text: 'Parents sign up for the music school at the bus stop, with one thumb. These forms are made for that thumb.',
    items: [
      {
        icon: 'list',
        title: 'Fields drag into order',
        text: 'Name, date, file upload, signature, rating: place them one under the other and see the phone view beside you.',
      },
      {
        icon: 'branch',
        title: 'Conditional questions keep it short',
        text: 'Say that your child plays the piano and the school asks for the level. Say that she never has and that page is skipped.',
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
        text: 'Hidden checks turn bots away, so a tired parent never has to count traffic lights. What looks odd waits in a folder for you to judge.',
      },
      {
        icon: 'chart',
        title: 'Surveys show where it hurts',
        text: 'Charts update as answers come in. A question that makes people quit is marked in red.',
      },
    ],
  },
  steps: {
    heading: 'Publish your first form in ten minutes',
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
        text: 'Embed it on a page, text the link or print a QR code for the front door. You see which of the three brought each answer.',
      },
    ],
  },
  categories: {
    eyebrow: 'Form types',
    heading: 'Forms for leads, intakes, quotes and sign-ups',
    text: 'Each one starts with the fields that people in that situation expect. Remove whichever you can live without.',
    items: [
      {
        name: 'Contact Forms',
        text: 'Name, what they need and when to call, answered before the visitor closes the page.',
        tag: 'New leads',
      },
      {
        name: 'Intake Forms',
        text: 'Goals, free afternoons and a signature, done at home before the first lesson.',
        tag: 'New students',
      },
      {
        name: 'Quote Requests',
        text: 'Rooms, sizes and photos, so a heating company can name a price without driving over.',
        tag: 'Estimates',
      },
      {
        name: 'Registrations',
        text: 'Seats, waitlist and payment for recitals, workshops and summer camps.',
        tag: 'Events',
      },
      {
        name: 'Satisfaction Surveys',
        text: 'Two questions the day after, and a call from you when the score is low.',
        tag: 'Feedback',
      },
      {
        name: 'Quizzes',
        text: 'A few playful questions with a score, ending with the plan or product that suits them.',
        tag: 'Fun to finish',
      },
    ],
    action: { label: 'Explore All Features', to: '/features' },
  },
  facts: {
    heading: 'What a form can do with an answer',
    worksWith: {
      products: ['Google Forms', 'Google Sheets', 'Google Drive', 'WordPress', 'Slack', 'Stripe'],
      text: 'A form also runs on any other page that takes a piece of code, and behind a link.',
    },
    limits:
      'Each answer becomes a contact or joins one, and contacts have no limit. A signature on a form suits a sign-up; for a contract, take a document from the business tools.',
    cost: 'Confirmations by email or text are paid by use. Where a form takes money, your processor takes its fee.',
    setup: 'Ten minutes from a template, an hour with conditions and a payment.',
  },
  insteadOf: {
    tool: 'a form tool',
    text: 'A form tool sends you an answer to copy. Here the answer turns into a contact, a task or an appointment the moment it is sent, and parents who have been with you for years do not type their address again.',
    prices: againstTools('A form tool such as Typeform', 'forms'),
  },
  quote: {
    result: sample('132', 'sign-ups for the fall term', 'up from 88 on paper'),
    text: 'Parents finish it on the bus. We stopped guessing at handwriting.',
    role: 'School director',
    business: 'community music school',
    shop: 'music',
    plan: 'starter',
    since: 'since July',
  },
  questions: {
    heading: 'Websites, payments and privacy',
    items: [
      {
        question: 'Can I put a form on the website I have?',
        answer: ['Yes. Paste a few lines of code, or use the plugin on WordPress. The form takes on your colors.'],
      },
      {
        question: 'Can a form take a payment?',
        answer: ['Yes, for a seat, a deposit or a fee. Payment and answers arrive on the same contact.'],
      },
      {
        question: 'What about my Typeform or Google Forms?',
        answer: [
          'Google Forms connects with one click, and its answers become contacts. Typeform comes through an automation platform, or you rebuild the form from a template.',
        ],
      },
      {
        question: 'May I ask about health?',
        answer: [
          'Not for details: health records may not be stored here, and there is no agreement under HIPAA. A box such as “Please call me about an allergy” moves the talk to the phone.',
        ],
      },
      {
        question: 'Whose are the answers?',
        answer: [
          'Yours. They are on your contacts and leave with them when you export. We do not sell or read them for advertising.',
        ],
      },
    ],
  },
  closing: {
    heading: 'Put one paper form online this week',
    text: 'Copy your longest one into the builder on the first day of the trial, and collect the first answers before it ends.',
    actions: [startTrial, scheduleDemo],
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
