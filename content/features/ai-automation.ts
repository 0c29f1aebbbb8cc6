import { counted, offer, promised, stat } from '../facts/figures.ts';
import { rateTexts } from '../facts/message-rates.ts';
import { planRows } from '../facts/plan-table.ts';
import { monthlyPrice } from '../facts/price-text.ts';
import { firstPlanWith } from '../facts/pricing.ts';
import * as promises from '../facts/promises.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import { watchFrom } from '../pages/demo-video.ts';
import type { FeaturePage } from '../pages/feature-page.ts';
import type { PageHead } from '../pages.ts';
import type { IconName } from '../shared/brand/icons.ts';
import { ended } from '../shared/text/ended.ts';
import { money } from '../shared/text/format.ts';
import { site } from '../site.ts';

const plan = firstPlanWith(planRows.employees);

export default {
  hue: 'grape',
  body: 'do',
  heading: 'AI automation that answers, follows up and books',
  text: 'A water heater leaks at 9:40 pm. Your AI employee answers, asks what’s wrong and offers 8:30. You read it in the morning.',
  actions: [startTrial, watchFrom('Reply')],
  piece: {
    task: 'Ask an AI employee at 9:40 pm',
    labels: {
      ask: 'Be the customer',
      job: 'Give it a job',
      may: 'It may',
      always: 'It always',
      practice: 'A practice run. Nothing reaches a customer.',
      duty: 'Put it on duty tonight',
    },
  },
  stats: [
    stat.hoursSaved,
    promised('1 min', 'to a text back', 'after a missed call'),
    counted('3', 'channels', 'it answers: web chat, text and phone'),
    stat.businesses,
  ],
  features: {
    heading: 'Hand over the routine and keep the decisions',
    text: 'Every task works from your own contacts, calls and bookings. Turn them on one at a time, and read everything it sent.',
    items: [
      {
        title: 'Lead scoring puts ready buyers first',
        text: 'Each new lead gets a score based on opens, questions and bookings. A home with no heat scores 92 and your phone rings, while a question about next summer can wait.',
      },
      {
        title: 'Automated follow-ups stop at the first reply',
        text: 'A quote with no answer gets a friendly text after two days and an email after five, until the customer writes back.',
      },
      {
        title: 'Predictive analytics shows next month early',
        text: 'It compares this week with past seasons and warns you early: a slow February, a packed October, service contracts likely to be canceled.',
      },
      {
        title: 'Content generation drafts in your voice',
        text: `Type “tune-ups ${money(20)} off until October 31” and you get the email, the text and the post, ready to send once you’ve changed a word or two.`,
      },
      {
        title: 'Dynamic segmentation keeps your lists current',
        text: 'Contacts move between lists as they act: a furnace serviced 11 months ago lands on the tune-up list, and no one has to tag it.',
      },
      {
        title: 'Workflow optimization finds the slow step',
        text: 'Once a week it shows you where people drop out and suggests a fix, with the reason, for you to approve or skip.',
      },
    ],
  },
  steps: {
    heading: 'Your first task can run tomorrow',
    text: 'Plan on an hour to set it up and a day to read practice runs. Customers come after that.',
    items: [
      {
        title: 'Pick the task you like least',
        text: 'Missed calls, late quotes, or the price question you hear ten times a day.',
      },
      {
        title: 'Tell it what it may say',
        text: 'Write down your prices, your hours and the questions you hear most. Mark the topics it has to pass to a person.',
      },
      {
        title: 'Read a few practice runs',
        text: 'Play the customer and send it test messages. If you correct an answer, it uses your wording from then on.',
      },
      {
        title: 'Turn it on and check the log',
        text: 'Read the activity log for a week, and add another task once you trust this one.',
      },
    ],
  },
  categories: {
    heading: 'AI for sales, support, billing and hiring',
    text: 'Even a six-person HVAC company has all these departments. Here’s what each one can hand over.',
    items: [
      {
        name: 'Sales',
        text: 'Scores leads, books the first visit and reminds you about the quote you promised.',
        tag: 'Lead to quote',
      },
      {
        name: 'Marketing',
        text: 'Turns one idea into a week of emails, texts and posts, then shows which one brought in jobs.',
        tag: 'Campaigns',
      },
      {
        name: 'Customer Support',
        text: 'Answers questions about hours, prices and service area day and night. Anything tricky goes to a person.',
        tag: 'Any hour',
      },
      {
        name: 'Operations',
        text: 'Confirms visits, fills canceled slots from the waitlist and updates the calendar.',
        tag: 'Scheduling',
      },
      {
        name: 'Finance',
        text: 'Sends the invoice after the job, nudges late payers politely and logs each payment on the contact.',
        tag: 'Invoices',
      },
      {
        name: 'Hiring',
        text: 'Replies to applicants, asks the screening questions and puts good candidates on your calendar.',
        tag: 'Applicants',
      },
    ],
    action: { label: 'Explore All Features', to: '/features' },
  },
  facts: {
    heading: 'AI employees: costs, languages and limits',
    worksWith: {
      products: ['Google Calendar', 'Zoom', 'Slack', 'Microsoft Teams', 'Stripe'],
      text: 'It answers web chat, texts and phone calls, and puts visits on your calendar. Anything it can’t settle goes to the team channel you pick.',
    },
    limits:
      'It works from your prices, hours and rules, and passes anything else to a person. Scores and predictions learn from your own records, so expect rough ones in the first weeks.',
    languages:
      'Its instructions are a page of plain English. Try another language in the trial before you promise it to customers.',
    cost: `AI employees start with ${plan.name}, at ${ended(monthlyPrice(plan.monthly.price))} They cost ${rateTexts.ai}, on top of the call or text.`,
    more: [
      {
        term: 'Every plan has',
        text: `Follow-ups that stop at the reply, smart lists, invoice reminders and the revenue forecast, with messages you write. ${plan.name} adds the AI that scores, writes and answers.`,
      },
      {
        term: 'On the phone',
        text: 'It speaks English and Spanish, takes several calls at once and transfers to a person when asked.',
        sample: true,
      },
      {
        term: 'Monthly cap',
        text: 'Set the most that AI can cost you in a month. At the cap, it hands over to a person.',
        sample: true,
      },
      {
        term: 'Where data goes',
        text: 'The conversation goes to a large language model hosted in the United States. The model’s provider deletes it within 30 days and can’t train on it.',
        sample: true,
      },
    ],
    setup:
      'About an hour for the first task: your prices, your hours and the questions you hear most. Then read a day of practice runs before it meets a customer.',
  },
  insteadOf: {
    tool: 'an answering service and a chatbot',
    text: 'An answering service takes a message, and a chatbot knows one web page. An AI employee checks the customer’s record first: the furnace you installed, the open quote, your next free slot. Then it books the visit and writes down the details.',
  },
  questions: {
    heading: 'Questions about AI employees',
    items: [
      {
        question: 'Will customers know they’re talking to an AI?',
        answer: [`Yes. ${promises.aiDisclosure}`],
      },
      {
        question: 'Can I approve what it writes?',
        answer: [
          'Yes, every reply can wait for your OK. Start that way, then let go of one kind of message at a time.',
        ],
      },
      {
        question: 'What does it do when it doesn’t know the answer?',
        answer: [
          'It says so, takes down the question and passes both to a person. You can list topics that always go to a person, such as a gas smell or a complaint.',
        ],
      },
      {
        question: 'What can I automate without AI employees?',
        answer: [
          `Missed calls get a text back, quotes get a follow-up and reminders go out, all with messages you write. AI employees, which write their own answers, start with ${plan.name}.`,
        ],
      },
      {
        question: 'Who’s responsible for its answers?',
        answer: [
          'You are, just as with an employee. That’s why it answers from your own prices and rules, and why the log keeps every message.',
        ],
      },
    ],
  },
  closing: {
    heading: 'Let AI answer your next missed call',
    text: `Try it for ${offer.trialDays} days on your own leads, read every answer it gives, and turn it off with one switch.`,
    actions: [startTrial, scheduleDemo],
  },
} satisfies FeaturePage;

export const head: PageHead = {
  title: `AI automation for sales and follow-up | ${site.name}`,
  description:
    'AI employees answer leads, score them, follow up and tell you who’s ready to buy. See which jobs you can hand over and what AI costs.',
  keywords: [
    'AI automation',
    'AI employees',
    'lead scoring',
    'automated follow-up',
    'predictive analytics',
    'workflow automation',
  ],
  socialTitle: 'Follow-up that gets done on your busiest days',
  socialDescription: 'AI that scores leads, writes replies and hands you the people who are ready to talk.',
};

const [visit, tuneUp, off] = [95, 129, 20];

/** An answer, and its row in the owner's list. */
export type Answer = readonly [words: string, title: string, note: string];

/** Questions of the piece with the rule for their answer. `may` is the answer while a rule that can be off is on. */
export const calls: readonly { ask: string; icon: IconName; rule: string; answer: Answer; may?: Answer }[] = [
  {
    ask: 'Our water heater leaks.',
    icon: 'calendar',
    rule: 'Book free times',
    answer: [
      'Sorry to hear that. Please shut off its water. Sam will call you at 7 to set a time.',
      'Call Carla Jennings at 7',
      'Her water heater leaks',
    ],
    may: [
      'Sorry to hear that. Is the water off? Sam can be there tomorrow at 8:30. Shall I hold it?',
      'Carla Jennings, 8:30',
      `Booked, ${money(visit)} for the visit`,
    ],
  },
  {
    ask: 'How much is a tune-up?',
    icon: 'tag',
    rule: `Quote a tune-up at ${money(tuneUp)}`,
    answer: ['Sam sets the prices. He’ll text you one in the morning.', 'Text a price to Ben Hale', 'Tune-up'],
    may: [
      `A tune-up is ${money(tuneUp)}, filters included. Shall I look for a time?`,
      'Ben Hale knows the price',
      `Tune-up, ${money(tuneUp)}`,
    ],
  },
  {
    ask: 'Can you do it for less?',
    icon: 'percent',
    rule: `Take ${money(off)} off a tune-up`,
    answer: [
      'I can’t change a price. That’s up to Sam, and he’ll get back to you in the morning.',
      'Ben Hale asks for less',
      'You decide',
    ],
    may: [
      `Yes, ${money(off)} off until October 31. That makes it ${money(tuneUp - off)}.`,
      `Ben Hale pays ${money(tuneUp - off)}`,
      `Tune-up, ${money(off)} off`,
    ],
  },
  {
    ask: 'I smell gas.',
    icon: 'alert',
    rule: 'Calls you about gas',
    answer: [
      'Please leave the house now and call 911 from outside. I’m calling Sam’s cell.',
      'Gas at 12 Alder Lane',
      'Called your cell at 9:40 pm',
    ],
  },
  {
    ask: 'Are you a robot?',
    icon: 'headset',
    rule: 'Says that it’s an AI',
    answer: ['Yes, I’m an AI. Sam reads everything I write.', 'Asked if it’s a robot', 'It said yes'],
  },
  {
    ask: 'I want a person.',
    icon: 'user',
    rule: 'Gets a person on request',
    answer: ['Of course. I’ll transfer you to Sam.', 'Nadia Brooks asked for you', 'Transferred at 9:40 pm'],
  },
];
