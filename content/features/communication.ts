import { figures, reported } from '../facts/figures.ts';
import { usageRates } from '../facts/message-rates.ts';
import { planRows } from '../facts/plan-table.ts';
import { plansFor, plansWith } from '../facts/pricing.ts';
import * as promises from '../facts/promises.ts';
import { againstTools } from '../facts/tool-prices.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import { watchFrom } from '../pages/demo-video.ts';
import type { FeaturePage } from '../pages/feature-page.ts';
import type { PageHead } from '../pages.ts';
import { site } from '../site.ts';

export default {
  hue: 'grape',
  body: 'look',
  heading: 'A shared inbox for texts, calls, email and chat',
  text: 'Texts, calls, email and chat land in one list, so a worried cat owner who writes three times gets one answer.',
  twin: '/features/communication-channels',
  actions: [startTrial, watchFrom('Text')],
  piece: {
    task: 'Who would answer this message?',
    labels: {
      text: 'A customer writes',
      channel: 'By',
      hint: 'Or pick a type of conversation. Your words stay in this browser.',
      empty: 'Type a message, or pick a type of conversation.',
      someone: 'A customer',
      answers: 'answers by',
      goesTo: 'Goes to',
      because: 'Because of',
      unmatched: 'No word decides, so the front desk reads it first.',
      urgent: 'Her phone rings',
      draft: 'Draft, read before you send',
      send: 'Send the reply',
      sent: 'Sent and filed, by',
    },
  },
  stats: [
    reported('92%', 'delivery', 'on the first channel, with a second as backup'),
    reported('67%', 'higher response', 'to texts than to emails'),
    reported('45%', 'faster resolution', 'than with one inbox per channel'),
    reported('156%', 'more engagement', 'than with one-way messages'),
  ],
  features: {
    heading: 'Your whole team sees who replied',
    text: 'Messages come in from everywhere and go out from one place, with every promise on record.',
    items: [
      {
        title: 'One thread holds every channel',
        text: 'Texts, emails, calls, web chat and social messages line up by time under one name, and you reply to any of them without leaving the page.',
      },
      {
        title: 'A missed call gets a text back within a minute',
        text: 'Your number texts that you’re busy and asks how it can help. The pet owner replies before calling the next place.',
      },
      {
        title: 'Assigned conversations, one person each',
        text: 'Each one has an owner, comments only your team can read and a note when someone else is typing, so two of you rarely answer the same customer.',
      },
      {
        title: 'AI drafts the reply',
        text: `An AI employee (${plansWith('/features/ai-automation')}) suggests an answer from your price list and past messages, which you edit and send.`,
      },
      {
        title: 'Quiet hours stay quiet',
        text: 'Messages due during quiet hours wait until 8 am, while replies go right away. A text with a word like “urgent” or “lost” rings the phone on duty.',
      },
      {
        title: 'Call recordings and summaries, if you want them',
        text: `Recording is off until you turn it on, and callers hear an announcement. Soon after you hang up, you get an AI transcript and a three-line summary (${plansFor(planRows.summaries)}).`,
      },
    ],
  },
  steps: {
    heading: 'Bring your messages together today',
    text: 'You keep your number and your addresses, and just read everything in one place.',
    items: [
      {
        title: 'Connect your number and mailbox',
        text: 'Forward your business line, then sign in to email, and both work the same day.',
      },
      {
        title: 'Add the social accounts',
        text: 'Link Facebook, Instagram and WhatsApp with the logins you have.',
      },
      {
        title: 'Write your saved replies',
        text: 'Turn your ten most common answers into shortcuts, with blanks for names and times.',
      },
      {
        title: 'Decide who answers what',
        text: 'Send billing questions to one person and bookings to another, and choose who covers after closing.',
      },
    ],
  },
  categories: {
    choice: 'Conversation types',
    heading: 'Inquiries, bookings, payments and requests in one list',
    text: `Messages come in through ${figures.channels} channels, two-way SMS among them, and sorting them by type keeps anything from getting buried.`,
    items: [
      {
        name: 'New Inquiries',
        text: 'First questions get a quick answer, and the person gets a name in your records.',
        tag: 'Fast reply',
      },
      {
        name: 'Appointments',
        text: 'Confirm, reschedule or cancel by text, and the calendar updates.',
        tag: 'Two-way',
      },
      {
        name: 'Quotes and Payments',
        text: 'Send the estimate in the thread and get paid from the same link.',
        tag: 'Pay by text',
      },
      {
        name: 'Support Requests',
        text: 'Photos, history and a due date stay on one ticket until you solve it.',
        tag: 'Tracked',
      },
      {
        name: 'Feedback',
        text: 'You ask every customer after the visit, and a bad answer reaches a person within the hour.',
        tag: 'After the visit',
      },
      {
        name: 'Announcements',
        text: 'Tell everyone with a booking that you’re closed, and let each of them reply privately.',
        tag: 'One to many',
      },
    ],
    action: { label: 'Explore All Features', to: '/features' },
  },
  facts: {
    heading: 'What connects, and what it costs',
    worksWith: {
      products: ['Gmail', 'WhatsApp', 'Messenger', 'Instagram', 'Telegram', 'Slack'],
      text: 'Forward your business line, and the number on the door stays the same.',
    },
    limits:
      'Everyone on your team can have a login, since there’s no limit on users. WhatsApp, Messenger and Instagram limit the hours in which a business can write freely.',
    cost: `You pay ${usageRates}. Comments that only your team can read are free.`,
    setup: 'Half a day for mailbox, phone line and social accounts. Texting starts once your registration is approved.',
  },
  insteadOf: {
    tool: 'a texting app',
    text: 'A texting app holds one channel and leaves your mailbox, your voicemail and your social accounts in other tabs. In the shared inbox, each thread has an owner and the full history, whichever way the customer writes next.',
    prices: againstTools('A typical texting app', 'sms'),
  },
  questions: {
    heading: 'Shared inbox questions',
    items: [
      {
        question: 'Do customers have to learn a new number?',
        answer: ['No, forward the one they know and answer from the inbox. You can move it over later.'],
      },
      {
        question: 'Can two of us answer the same customer by mistake?',
        answer: [
          'It’s unlikely, because each thread belongs to one person, and you see a note while someone else is typing.',
        ],
      },
      {
        question: 'Can customers tell that several people answer?',
        answer: ['They see one number and one address, so sign your name if you want to introduce yourself.'],
      },
      {
        question: 'What happens to my older conversations?',
        answer: [
          'They stay in your mailbox and on your phone, and the inbox is complete from the day you connect a channel.',
        ],
      },
      {
        question: 'Are our calls recorded?',
        answer: [`Not by default. ${promises.recording}`],
      },
    ],
  },
  closing: {
    heading: 'Be the business that answers',
    text: 'Connect one number today and read tomorrow’s messages in one list. We set it up with you, by screen share.',
    actions: [startTrial, scheduleDemo],
  },
} satisfies FeaturePage;

export const head: PageHead = {
  title: `One inbox for texts, email, calls and chat | ${site.name}`,
  description:
    'Answer texts, emails, calls, web chat and social messages in one thread per customer. Your team sees who replied and what’s still open.',
  keywords: [
    'shared inbox',
    'unified inbox',
    'multi-channel communication',
    'two-way texting',
    'team inbox',
    'customer messaging',
  ],
  socialTitle: 'One customer, one conversation, every channel',
  socialDescription: 'Stop searching five apps for last week’s message.',
};
