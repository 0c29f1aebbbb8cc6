import { figures, reported, sample } from '../facts/figures.ts';
import { plansWith } from '../facts/pricing.ts';
import * as promises from '../facts/promises.ts';
import { againstTools } from '../facts/tool-prices.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import { watchFrom } from '../pages/demo-video.ts';
import type { PageHead } from '../pages.ts';
import type { FeaturePage } from '../shared/feature-page.ts';
import { site } from '../site.ts';

export default {
  hue: 'grape',
  heading: 'A shared inbox for texts, calls, email and chat',
  text: 'For the team that answers: texts, calls, email and chat in one list. A worried cat owner texts, emails and then calls the pet hotel, and it is one thread that one person answers.',
  twin: { text: 'Numbers, coverage and text registration are under', to: '/features/communication-channels' },
  actions: [startTrial, watchFrom('Text')],
  stats: [
    reported('92%', 'delivery', 'of messages on the first channel tried'),
    reported('67%', 'higher response', 'to texts than to emails'),
    reported('45%', 'faster resolution', 'than with an inbox per channel'),
    reported('156%', 'more engagement', 'than with one-way messages'),
  ],
  features: {
    heading: 'Your whole team sees who replied',
    text: 'Messages arrive from everywhere and leave from one place, with every promise on record.',
    items: [
      {
        icon: 'message',
        title: 'One thread holds every channel',
        text: 'Texts, emails, calls, web chat and social messages line up by time under one name. Reply to any of them without leaving the page.',
      },
      {
        icon: 'phone',
        title: 'A missed call gets a text back within a minute',
        text: 'Your number writes that you are busy and asks how it can help. The owner answers before dialing the next place.',
      },
      {
        icon: 'users',
        title: 'Conversations are assigned to one person',
        text: 'Each has an owner, comments that only colleagues read and a note when somebody else is typing. Two people never send two answers.',
      },
      {
        icon: 'spark',
        title: 'AI drafts the reply',
        text: `An AI employee (${plansWith('/features/ai-automation')}) suggests an answer from your price list and past messages. You read it, adjust it and press send.`,
      },
      {
        icon: 'clock',
        title: 'Quiet hours are kept',
        text: 'What falls due in quiet hours goes out at eight; answers go at once. A message with a word such as urgent or lost rings the phone on duty.',
      },
      {
        icon: 'mic',
        title: 'Calls are recorded and summarized if you want',
        text: 'Recording is off until you switch it on, and callers hear an announcement. A transcript and a three-line summary follow soon after you hang up.',
      },
    ],
  },
  steps: {
    heading: 'Bring your messages together today',
    text: 'Keep your number and your addresses. Only the place where you read them changes.',
    items: [
      {
        title: 'Connect your number and mailbox',
        text: 'Forward your business line, then sign in to email. Both work the same day.',
      },
      {
        title: 'Add the social accounts',
        text: 'Link Facebook, Instagram and WhatsApp with the logins you use.',
      },
      {
        title: 'Write your saved replies',
        text: 'Turn the ten answers you give most into shortcuts. Leave gaps for names and times.',
      },
      {
        title: 'Agree who answers what',
        text: 'Send billing questions to one person and bookings to another. Choose who covers after closing.',
      },
    ],
  },
  categories: {
    eyebrow: 'Conversation types',
    heading: 'Inquiries, bookings, payments and requests in one list',
    text: `Messages come in through ${figures.channels} channels, two-way SMS among them. Each is sorted by what the customer needs.`,
    items: [
      {
        name: 'New Inquiries',
        text: 'First questions get a quick answer, and the person gets a name in your records.',
        tag: 'Fast reply',
      },
      {
        name: 'Appointments',
        text: 'Confirm, move or cancel by text, and the calendar follows.',
        tag: 'Two-way',
      },
      {
        name: 'Quotes and Payments',
        text: 'Send the estimate in the thread and get paid from the same link.',
        tag: 'Pay by text',
      },
      {
        name: 'Support Requests',
        text: 'Photos, history and a due date stay on one ticket until it is solved.',
        tag: 'Tracked',
      },
      {
        name: 'Feedback',
        text: 'Every customer is asked after the visit, and a bad answer reaches a person the same hour.',
        tag: 'After the visit',
      },
      {
        name: 'Announcements',
        text: 'Tell everybody with a booking that you are closed, and let each one answer privately.',
        tag: 'One to many',
      },
    ],
    action: { label: 'Explore All Features', to: '/features' },
  },
  facts: {
    heading: 'The accounts that share one inbox',
    worksWith: {
      products: ['Gmail', 'WhatsApp', 'Messenger', 'Instagram', 'Telegram', 'Slack'],
      text: 'Your business line joins by forwarding, so the number on the door stays the same.',
    },
    limits:
      'Every colleague can have a login, since users are not counted. WhatsApp, Messenger and Instagram set the hours within which a business may answer freely.',
    cost: 'Texts, call minutes and emails are paid by use. Comments that only colleagues read are free.',
    setup: 'Half a day for mailbox, phone line and social accounts. Texting starts when your registration is through.',
  },
  insteadOf: {
    tool: 'a texting app and a full mailbox',
    text: 'A texting app holds one channel, and the rest of the talk is in other tabs. In the shared inbox each thread has an owner and the whole history, whichever way the customer writes next.',
    prices: againstTools('A texting tool such as SimpleTexting', 'sms'),
  },
  quote: {
    result: sample('9 minutes', 'to a first reply', 'down from 3 hours'),
    text: 'Owners worry, and they write everywhere at once. We no longer ask each other who has answered whom.',
    role: 'Front desk manager',
    business: 'pet hotel',
    plan: 'professional',
    since: 'since April',
  },
  questions: {
    heading: 'What changes for your customers and your team',
    items: [
      {
        question: 'Do customers have to learn a new number?',
        answer: [
          'No. Forward the one they know and answer from the inbox. Moving it over can wait until you are sure.',
        ],
      },
      {
        question: 'Can two of us answer the same customer by mistake?',
        answer: ['Hardly. A thread belongs to one person, and a note shows while somebody else is typing.'],
      },
      {
        question: 'Do customers see that several people write?',
        answer: ['They see one number and one address. Sign with your name if you want them to know who you are.'],
      },
      {
        question: 'What happens to my older conversations?',
        answer: [
          'They stay where they are, in your mailbox and on your phone. The inbox is complete from the day a channel is connected.',
        ],
      },
      {
        question: 'Are our calls recorded?',
        answer: [`Only if you decide so. ${promises.recording}`],
      },
    ],
  },
  closing: {
    heading: 'Be the business that answers',
    text: 'Connect one number today and read tomorrow’s messages in one list. We set it up with you, by screen share.',
    actions: [startTrial, scheduleDemo],
  },
  related: ['/features/communication-channels', '/features/ai-automation', '/features/crm'],
} satisfies FeaturePage;

export const head: PageHead = {
  title: `One inbox for texts, email, calls and chat | ${site.name}`,
  description:
    'Answer texts, emails, calls, web chat and social messages in one thread for each customer. The team sees who replied, what was promised and what waits.',
  keywords: [
    'shared inbox',
    'unified inbox',
    'multi-channel communication',
    'two-way texting',
    'team inbox',
    'customer messaging',
  ],
  socialTitle: 'One customer, one conversation, every channel',
  socialDescription: 'Stop searching five apps for what a client told you last week.',
};
