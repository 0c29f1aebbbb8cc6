import { counted, offer, promised, sample, stat } from '../facts/figures.ts';
import { planRows } from '../facts/plan-table.ts';
import { monthlyPrice } from '../facts/price-text.ts';
import { firstPlanWith } from '../facts/pricing.ts';
import * as promises from '../facts/promises.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import { watchFrom } from '../pages/demo-video.ts';
import type { PageHead } from '../pages.ts';
import type { FeaturePage } from '../shared/feature-page.ts';
import { money } from '../shared/format.ts';
import { site } from '../site.ts';

const plan = firstPlanWith(planRows.employees);

export default {
  hue: 'grape',
  heading: 'AI automation that answers, follows up and books',
  text: 'A customer’s water heater leaks at 9:40 pm. Your AI employee answers the text, asks what is needed and offers a visit at 8:30. In the morning you read what was agreed.',
  actions: [startTrial, watchFrom('Reply')],
  stats: [
    stat.hoursSaved,
    promised('1 min', 'to a text back', 'after a call you missed'),
    counted('3', 'channels it answers', 'in chat, by text and by phone'),
    stat.businesses,
  ],
  features: {
    heading: 'Hand over the routine and keep the decisions',
    text: 'Each task runs on the contacts, calls and bookings in your CRM. You switch them on one at a time and can read everything it sent.',
    items: [
      {
        icon: 'target',
        title: 'Lead scoring puts the readiest first',
        text: 'Every new lead gets a score from what they opened, asked and booked. A home without heat scores 92 and your phone rings; a question about next summer can wait.',
      },
      {
        icon: 'repeat',
        title: 'Automated follow-ups stop at the first reply',
        text: 'A quote without an answer gets a friendly text after two days and an email after five. The sequence ends when the customer writes back.',
      },
      {
        icon: 'trend',
        title: 'Predictive analytics shows next month early',
        text: 'It compares this week with your past seasons and flags what is coming: a quiet February, a full October, the service contracts likely to be canceled.',
      },
      {
        icon: 'pen',
        title: 'Content generation drafts in your voice',
        text: `Type “tune-ups ${money(20)} off until October 31” and get the email, the text and the post. You change a word or two and send.`,
      },
      {
        icon: 'filter',
        title: 'Dynamic segmentation keeps your lists current',
        text: 'Contacts move between lists as they act. A furnace serviced eleven months ago lands on the tune-up list without anybody tagging it.',
      },
      {
        icon: 'route',
        title: 'Workflow optimization finds the slow step',
        text: 'Once a week it points at the step where people drop out and proposes a change, with the reason. You approve it or leave it.',
      },
    ],
  },
  steps: {
    heading: 'Your first task can run tomorrow',
    text: 'An hour to set it up, a day of practice runs to read, and only then a customer.',
    items: [
      {
        title: 'Pick the task you like least',
        text: 'Missed calls, late quotes, or the question about prices that comes ten times a day.',
      },
      {
        title: 'Tell it what it may say',
        text: 'Write down your prices, your hours and the questions customers ask most. Mark the topics it must pass to a person.',
      },
      {
        title: 'Read a few practice runs',
        text: 'Play the customer and send test messages. Correct an answer and it keeps your wording.',
      },
      {
        title: 'Turn it on and check the log',
        text: 'Read the activity log for a week. Add another task when you trust this one.',
      },
    ],
  },
  categories: {
    eyebrow: 'Business functions',
    heading: 'AI for sales, support, billing and hiring',
    text: 'A heating company of six people still has every department. This is what each of them can hand over.',
    items: [
      {
        name: 'Sales',
        text: 'Scores leads, books the first visit and reminds you of the quote you promised.',
        tag: 'Lead to quote',
      },
      {
        name: 'Marketing',
        text: 'Turns one idea into a week of emails, texts and posts, then reports which one brought jobs.',
        tag: 'Campaigns',
      },
      {
        name: 'Customer Support',
        text: 'Answers questions about hours, prices and service area at any time and passes the tricky ones to a person.',
        tag: 'Any hour',
      },
      {
        name: 'Operations',
        text: 'Confirms visits, fills canceled slots from the waitlist and updates the calendar.',
        tag: 'Scheduling',
      },
      {
        name: 'Finance',
        text: 'Sends the invoice after the job, reminds late payers politely and notes every payment on the contact.',
        tag: 'Invoices',
      },
      {
        name: 'Hiring',
        text: 'Replies to applicants, asks the first questions and puts good candidates on your calendar.',
        tag: 'Applicants',
      },
    ],
    action: { label: 'Explore All Features', to: '/features' },
  },
  facts: {
    heading: 'What an AI employee needs, costs and leaves to you',
    worksWith: {
      products: ['Google Calendar', 'Zoom', 'Slack', 'Microsoft Teams', 'Stripe'],
      text: 'It answers in web chat, by text and by phone. Visits go to your calendar, and what it cannot settle goes to the team channel that you name.',
    },
    limits:
      'It knows the prices, hours and rules that you give it and hands over what goes beyond them. Scores and predictions need your own records, so they are rough in the first weeks.',
    languages:
      'Its instructions are a page of plain English. Try another language in the trial before you promise it to customers.',
    cost: `AI employees start with ${plan.name}, at ${monthlyPrice(plan.monthly.price)}. The texts, calls and emails that they send are paid by use.`,
    setup:
      'About an hour for the first task: your prices, your hours and the questions you hear most. Read a day of practice runs before a customer meets it.',
  },
  insteadOf: {
    tool: 'an answering service and a chatbot',
    text: 'An answering service takes a message, and a chatbot knows one web page. An AI employee reads the customer’s record first: the furnace you installed, the open quote, the next free slot. It books the visit and writes down what was agreed.',
  },
  quote: {
    result: sample('14', 'no-heat calls booked', 'after closing time in one January'),
    text: 'I used to wake up to voicemails. Now I wake up to addresses and times, and I can read every word that was said.',
    role: 'Owner',
    business: 'heating and cooling company',
    shop: 'heating',
    plan: 'professional',
    since: 'since November',
  },
  questions: {
    heading: 'What owners ask before an AI answers',
    items: [
      {
        question: 'Will my customers know that they talk to an AI?',
        answer: [`Yes. ${promises.aiDisclosure}`],
      },
      {
        question: 'Can I approve what it writes?',
        answer: [
          'Yes. Every reply can wait for your approval. Start that way, and let go of one kind of message at a time.',
        ],
      },
      {
        question: 'What does it do when it has no answer?',
        answer: [
          'It says so, takes down the question and passes both to a person. You can name topics that always go to a person, a smell of gas or a complaint for instance.',
        ],
      },
      {
        question: 'What can I automate without AI employees?',
        answer: [
          `Missed calls get a text back, quotes are followed up and reminders go out, all from messages that you write. AI employees, which write their own answers, start with ${plan.name}.`,
        ],
      },
      {
        question: 'Who is responsible for what it says?',
        answer: [
          'You are, as for an employee. That is why it answers from your own prices and rules, and why the log keeps every message.',
        ],
      },
    ],
  },
  closing: {
    heading: 'Let AI answer your next missed call',
    text: `Try it for ${offer.trialDays} days on your own leads and read every answer it gave. One switch turns it off.`,
    actions: [startTrial, scheduleDemo],
  },
  related: ['/features/marketing-automation', '/features/communication', '/features/pipeline'],
} satisfies FeaturePage;

export const head: PageHead = {
  title: `AI automation for sales and follow-up | ${site.name}`,
  description:
    'AI employees score each new lead, write the reply, follow up until someone answers and tell you who is ready to buy. See which jobs you can hand over.',
  keywords: [
    'AI automation',
    'AI employees',
    'lead scoring',
    'automated follow-up',
    'predictive analytics',
    'workflow automation',
  ],
  socialTitle: 'Follow-up that gets done, whoever is busy',
  socialDescription: 'AI that scores leads, writes replies and hands you the people who are ready to talk.',
};
