import { reported } from '../facts/figures.ts';
import { againstTools } from '../facts/tool-prices.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import { watchDemo } from '../pages/demo-video.ts';
import type { FeaturePage } from '../pages/feature-page.ts';
import type { PageHead } from '../pages.ts';
import { site } from '../site.ts';

export default {
  hue: 'highlight',
  body: 'do',
  heading: 'Online forms that ask less and learn more',
  text: 'More people finish your form: it asks one question at a time and skips the rest. The answers go on the contact.',
  twin: '/features/sales-funnel-builder',
  actions: [startTrial, watchDemo],
  piece: {
    task: 'Make a form that parents finish',
    labels: {
      pick: 'Pick a form',
      cut: 'Cut what you don’t need',
      next: 'Then',
      put: 'Put it',
      question: 'question',
      questions: 'questions',
      seconds: 'seconds to fill in',
      live: 'It’s live.',
    },
  },
  stats: [
    reported('78%', 'conversion', 'among people who start a form'),
    reported('2.3x', 'faster creation', 'with a template than from scratch'),
    reported('94%', 'mobile completion', 'for people who reach the last question'),
    reported('156%', 'lead increase', 'over a plain contact form'),
  ],
  features: {
    heading: 'Short forms get finished',
    text: 'Parents sign up for music school at the bus stop, one-handed. These forms work that way.',
    items: [
      {
        title: 'Fields drag into order',
        text: 'Name, date, file uploads, signature, rating: stack them in any order and see the phone view next to you.',
      },
      {
        title: 'Conditional questions keep it short',
        text: 'If a child plays piano, the form asks what level, and if not, it skips the page.',
      },
      {
        title: 'Answers go straight to the contact',
        text: 'People you know see their details filled in, and new ones become a contact, tagged with their choices.',
      },
      {
        title: 'They hear back right away',
        text: 'The thank-you page offers a time to talk, an email confirms it and your team gets the summary.',
      },
      {
        title: 'Spam stays out without puzzles',
        text: 'Hidden checks turn bots away, so a tired parent doesn’t have to count traffic lights. Anything odd waits in a folder for you.',
      },
      {
        title: 'Surveys show where it hurts',
        text: 'Charts update as answers come in, and a question that makes people quit turns red.',
      },
    ],
  },
  steps: {
    heading: 'Publish your first form in ten minutes',
    text: 'You’ll spend most of it deciding what to leave out.',
    items: [
      {
        title: 'Pick a ready-made form',
        text: 'Start with one from the gallery, or copy one you’ve made and rename the fields.',
      },
      {
        title: 'Cut it in half',
        text: 'Drop every field you wouldn’t act on, and save the optional ones for after the first reply.',
      },
      {
        title: 'Say what happens next',
        text: 'Choose who gets notified, which list the person joins and which email they get.',
      },
      {
        title: 'Put it where people are',
        text: 'Embed it on a page, text the link or print a QR code for the front door. You see which of the three brought each answer.',
      },
    ],
  },
  categories: {
    heading: 'Forms for leads, intakes, quotes and sign-ups',
    text: 'Each one starts with the fields people expect, and you take out any you can live without.',
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
        text: 'Rooms, sizes and photos, so an HVAC company can quote a price without driving over.',
        tag: 'Estimates',
      },
      {
        name: 'Registrations',
        text: 'Seats, waitlist and payment for recitals, workshops and summer camps.',
        tag: 'Events',
      },
      {
        name: 'Satisfaction Surveys',
        text: 'Two questions the day after, and a call from you if the score is low.',
        tag: 'Feedback',
      },
      {
        name: 'Quizzes',
        text: 'A few playful questions with a score, ending with the plan or product that fits.',
        tag: 'Fun to finish',
      },
    ],
    action: { label: 'Explore All Features', to: '/features' },
  },
  facts: {
    heading: 'Form limits, costs and setup',
    worksWith: {
      products: ['Google Forms', 'Google Sheets', 'Google Drive', 'WordPress', 'Slack', 'Stripe'],
      text: 'A form also runs behind a link, and on any page that takes a piece of code.',
    },
    limits:
      'Each answer creates a contact or joins one, and contacts have no limit. A signature on a form works for a sign-up; for a contract, use a document from the business tools.',
    cost: 'You pay for confirmations by email or text, and if a form takes money, your processor takes its fee.',
    setup: 'Ten minutes from a template, an hour with conditions and a payment.',
  },
  insteadOf: {
    tool: 'a form tool',
    text: 'A form tool sends you an answer to copy. Here, the answer becomes a contact, a task or an appointment right away, and parents you’ve known for years don’t retype their address.',
    prices: againstTools('A typical form tool', 'forms'),
  },
  questions: {
    heading: 'Form questions: websites, payments, privacy',
    items: [
      {
        question: 'Can I put a form on the website I have?',
        answer: ['Yes, paste a few lines of code or use the WordPress plugin, and the form picks up your colors.'],
      },
      {
        question: 'Can a form take a payment?',
        answer: ['Yes, for a seat, a deposit or a fee, and the payment goes on the same contact as the answers.'],
      },
      {
        question: 'What about my Typeform or Google Forms?',
        answer: [
          'Google Forms connects with one click, and its answers become contacts. Typeform connects through an automation platform, or you rebuild the form from a template.',
        ],
      },
      {
        question: 'Can I ask about health?',
        answer: [
          'Not for details, because you can’t store health records here, and we don’t sign HIPAA business associate agreements. A checkbox such as “Please call me about an allergy” moves the conversation to the phone.',
        ],
      },
      {
        question: 'Who owns the answers?',
        answer: [
          'You do. They’re on your contacts and leave with them when you export, and we don’t sell them or read them for advertising.',
        ],
      },
    ],
  },
  closing: {
    heading: 'Put one paper form online this week',
    text: 'Copy your longest one into the builder on day one of the trial, and collect the first answers before it ends.',
    actions: [startTrial, scheduleDemo],
  },
} satisfies FeaturePage;

export const head: PageHead = {
  title: `Online forms and surveys | ${site.name}`,
  description:
    'Make forms, quizzes and surveys that ask only what matters, fit a phone screen and send each answer to the right contact, list or teammate.',
  keywords: ['online forms', 'survey builder', 'lead capture forms', 'conditional logic', 'quizzes'],
  socialTitle: 'Ask better questions and hear back from more people',
  socialDescription: 'Short forms that adapt to each answer and file the reply where you need it.',
};

/** Of the piece. */
export const kinds = ['Trial lesson', 'Summer camp', 'Recital'] as const;

/** Questions with the seconds that an answer takes. */
export const fields = {
  'Child’s first name': 4,
  Instrument: 5,
  'Your phone number': 8,
  'Home address': 18,
  'How did you hear about us?': 9,
  'School and grade': 12,
  Allergies: 10,
  'Anything else?': 20,
} as const;

export const outcomes = ['Offer a time to talk', 'Send a welcome email', 'Tell Mr. Abe'] as const;

export const places = ['On the website', 'As a text link', 'As a QR code by the door'] as const;
