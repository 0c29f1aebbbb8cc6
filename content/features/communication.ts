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

/** Of the piece. */
export const channels = {
  text: { name: 'Text', icon: 'message', reply: 'text' },
  email: { name: 'Email', icon: 'mail', reply: 'email' },
  voicemail: { name: 'Voicemail', icon: 'phone', reply: 'text' },
  chat: { name: 'Web chat', icon: 'globe', reply: 'chat' },
  instagram: { name: 'Instagram', icon: 'instagram', reply: 'Instagram' },
} as const;

export type Message = Readonly<{ text: string; channel: keyof typeof channels; from?: string }>;

/** Messages of the piece, one for each category. */
export const examples: readonly Message[] = [
  { from: 'Ravi Anand', text: 'Do you take cats?', channel: 'chat' },
  { from: 'Otis Lane', text: 'Can I pick up Pepper at five tomorrow?', channel: 'voicemail' },
  { from: 'Corner Kennels', text: 'Where is the invoice for May?', channel: 'email' },
  { from: 'June Farrow', text: 'Is Biscuit ok?', channel: 'instagram' },
  { from: 'Tessa Boyd', text: 'Miso came home happy. Thank you!', channel: 'text' },
  { from: 'Lena Ortega', text: 'If you’re closed on Thanksgiving, who feeds Figaro?', channel: 'text' },
];

export const team = {
  ben: ['Ben', 'Front desk'],
  priya: ['Priya', 'Bookings'],
  theo: ['Theo', 'Billing'],
  dana: ['Dana', 'Pet care'],
  mara: ['Mara', 'Owner'],
} as const;

interface Rule {
  words: RegExp;
  category: number;
  who: keyof typeof team;
  reply: string;
  isUrgent?: true;
}

/** Who answers a message: the first rule that matches decides. */
export const rules: readonly Rule[] = [
  {
    words: /\b(lost|missing|escaped|hurt|injured|bleeding|emergency|urgent)\b/i,
    category: 3,
    who: 'dana',
    reply: 'I’m calling you right now. Please keep your phone handy.',
    isUrgent: true,
  },
  {
    words: /\b(closed|closing|holidays?|thanksgiving|christmas|new year|snow)\b/i,
    category: 5,
    who: 'priya',
    reply: 'The desk is closed that day, but your pet isn’t alone. Someone is always here.',
  },
  {
    words: /\b(dirty|rude|terrible|awful|disappointed|unhappy|complain(?:t|ing)?|never again|smell(?:s|ed)?)\b/i,
    category: 4,
    who: 'mara',
    reply: 'I’m sorry. I’d like to hear more. When can I call you today?',
  },
  {
    words: /\b(invoices?|bill|billed|charged?|refund|receipts?|paid)\b/i,
    category: 2,
    who: 'theo',
    reply: 'I have your account open. I’ll check it and reply here within the hour.',
  },
  {
    words: /\b(how much|prices?|costs?|quote|estimate|deposit|pay|discount)\b/i,
    category: 2,
    who: 'theo',
    reply: 'Here’s an estimate with a link to pay. Nothing is charged until you approve it.',
  },
  {
    words: /\b(cancel|reschedule|move|change|book|booking|reserve|pick(?:ing)? up|drop(?:ping)? off|nights?|stay)\b/i,
    category: 1,
    who: 'priya',
    reply: 'I have the calendar open. Reply YES, and I’ll put that in.',
  },
  {
    words:
      /\b(ok|okay|eat|eats|eating|ate|food|sick|limps?|limping|pills?|medicine|blanket|photos?|sleep(?:ing|s)?)\b/i,
    category: 3,
    who: 'dana',
    reply: 'I’m going to look right now, and I’ll send you a photo.',
  },
  {
    words: /\b(thanks?|thank you|great|loved|happy|wonderful)\b/i,
    category: 4,
    who: 'mara',
    reply: 'That’s lovely to read. I’ll tell the team. Can we quote you?',
  },
  {
    words: /\b(cats?|kittens?|dogs?|pupp(?:y|ies))\b/i,
    category: 0,
    who: 'ben',
    reply: 'We take cats and dogs, in separate wings. When would you like to come?',
  },
  {
    words: /(?:)/,
    category: 0,
    who: 'ben',
    reply: 'Thanks for writing. Tell me about your pet, and when you’d like to come.',
  },
];
