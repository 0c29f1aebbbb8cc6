import { counted, figures, offer, promised, stat } from '../facts/figures.ts';
import { messageRates, rateTexts, usageRates } from '../facts/message-rates.ts';
import { plansWith } from '../facts/pricing.ts';
import { againstTools } from '../facts/tool-prices.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import type { FeaturePage } from '../pages/feature-page.ts';
import type { PageHead } from '../pages.ts';
import type { IconName } from '../shared/brand/icons.ts';
import { money, moneyRate } from '../shared/text/format.ts';
import { type Hue, type SocialIcon, site } from '../site.ts';

export default {
  hue: 'sky',
  body: 'do',
  heading: 'Business phone, texting and WhatsApp in one place',
  text: `Answer calls, texts, chats and WhatsApp from one screen: ${figures.channels} channels, where a photo of the fallen tree arrives beside the call.`,
  twin: '/features/communication',
  actions: [startTrial, scheduleDemo],
  piece: {
    task: 'Reach the landscaper in six ways',
    labels: {
      inbox: 'Larkspur’s inbox, one history',
      number: 'Your number',
      forward: 'Forward it',
      move: 'Move it',
      fresh: 'New one',
      forwardTime: 'Your own number works here the same day, by forwarding.',
      moveTime: 'Your number moves over in one to three weeks.',
      freshTime: 'A new local number works the same day.',
      hours: 'Storm at 6:20 am. You answer',
      who: 'Assign it to',
      has: 'has the thread.',
      history: 'In one history:',
      none: 'Nothing has arrived yet, so be the customer and tap a way.',
    },
  },
  stats: [
    counted(figures.channels, 'channels', 'with one history per customer'),
    promised('Same day', 'start on a local number', 'new, or yours by forwarding'),
    stat.emailsSent,
    stat.support,
  ],
  features: {
    heading: 'Phone, texting, chat and video in detail',
    text: 'Turn on the channels your customers use now, and add the rest later.',
    items: [
      {
        title: 'One business phone line for the whole crew',
        text: 'It rings at the desk, on your cell and in the browser at once, and the first person to pick up sees the caller’s name and last job.',
      },
      {
        title: 'Voicemail arrives as text',
        text: 'Read messages left after hours, with the urgent ones first, so “Tree on the roof” goes to the top.',
      },
      {
        title: 'A video visit opens from a link',
        text: 'The customer taps it, installs nothing and walks you around the backyard, and your notes stay with the estimate.',
      },
      {
        title: 'Web chat hands over to a person',
        text: `When a visitor asks for a human, the chat moves to the phone in your pocket. Until then, an AI employee (${plansWith('/features/ai-automation')}) answers questions about prices and dates from your own notes.`,
      },
      {
        title: 'Email comes from your own address',
        text: 'We verify your domain during setup. After that, bounces drop off, opt-outs count on every channel, and you see when someone opens an estimate.',
      },
      {
        title: 'A conversation keeps its thread',
        text: 'It starts as a direct message, moves to text and ends with a call, and one scroll tells you who promised what.',
      },
    ],
  },
  steps: {
    heading: 'Start today on a new number or by forwarding yours',
    text: 'Moving a number takes one to three weeks, and registering business texts takes days to weeks. We handle the paperwork for the move and for the registration.',
    items: [
      {
        title: 'Bring your number',
        text: 'Forward the number painted on your truck, move it over, or choose a new local one. Then record a greeting.',
      },
      {
        title: 'Switch on channels',
        text: 'Start with calls, email and chat, and texts follow once your registration is approved.',
      },
      {
        title: 'Set your hours',
        text: 'Choose who answers when, and what callers hear after closing.',
      },
      {
        title: 'Answer and assign',
        text: 'Take what’s yours, pass on the rest with a note and close the thread when you’re done.',
      },
    ],
  },
  categories: {
    heading: 'Voice, video, chat, email, texts and social',
    text: 'The badge says how many channels each kind includes.',
    items: [
      {
        name: 'Voice',
        text: 'Phone calls with menus and voicemail, plus recording if you turn it on, with an announcement.',
        tag: '2 channels',
      },
      {
        name: 'Video',
        text: 'Live rooms, and recorded clips for “here’s what we found under the deck.”',
        tag: '2 channels',
      },
      {
        name: 'Chat',
        text: 'A chat bubble on your website that greets returning visitors by name.',
        tag: '1 channel',
      },
      {
        name: 'Email',
        text: 'One-to-one replies and newsletters, with a history of who read them.',
        tag: '2 channels',
      },
      {
        name: 'Messaging',
        text: 'SMS, picture messages and WhatsApp, with the date of consent on file.',
        tag: '3 channels',
      },
      {
        name: 'Social',
        text: 'Messenger and Instagram DMs, in the same inbox.',
        tag: '2 channels',
      },
    ],
  },
  facts: {
    heading: 'Numbers, coverage and text registration',
    worksWith: {
      products: ['WhatsApp', 'Messenger', 'Instagram', 'Gmail', 'Zoom', 'Microsoft Teams', 'WordPress'],
      text: 'The chat bubble works on any website, and WordPress has a plugin for it.',
    },
    limits:
      'US carriers only let registered businesses send texts, and WhatsApp requires a business account. Keep a regular phone for emergency calls.',
    languages:
      'Record greetings and menus in any language. Call summaries come in English, Spanish, French, German and Portuguese.',
    cost: `${usageRates}, plus ${moneyRate(messageRates.phoneNumber)} a month for a phone number.`,
    setup:
      'You start the same day on a new number or by forwarding yours. Allow one to three weeks to move a number, and days to weeks for text registration.',
  },
  insteadOf: {
    tool: 'a phone system and a chat tool',
    text: 'A phone system is done when you hang up. Here, the call, the texted photo and the chat form one history, and the next person to answer has read it.',
    prices: againstTools('A typical phone system and chat tool', 'calls', 'chat'),
  },
  questions: {
    heading: 'Phone and texting questions',
    items: [
      {
        question: 'How long does it take to move my number?',
        answer: [
          'One to three weeks, because your old carrier sets the pace. Forward it in the meantime, and customers won’t notice.',
        ],
      },
      {
        question: 'What’s A2P 10DLC registration?',
        answer: [
          `US carriers block business texts from senders they don’t know. A2P 10DLC is the registration they require: your legal name, tax number and a sample message. It costs ${rateTexts.registration}, and we handle the paperwork with you.`,
        ],
      },
      {
        question: 'Where can I get a local number?',
        answer: ['In the United States for now, so ask us about another country before you paint a number on a truck.'],
      },
      {
        question: 'Does my own cell ring too?',
        answer: ['Yes, if you want: calls ring there, at the desk and in the browser during the hours you set.'],
      },
      {
        question: 'Can I text everyone in my phone?',
        answer: [
          'No, only people who agreed to texts from your business. We keep the date they said yes, in case a carrier asks.',
        ],
      },
    ],
  },
  closing: {
    heading: 'Answer every channel from one screen',
    text: `Forward one number today, and after ${offer.trialDays} days you’ll see every call, text and chat that came in, and who took it.`,
    actions: [startTrial, scheduleDemo],
  },
} satisfies FeaturePage;

export const head: PageHead = {
  title: `Business phone, SMS, video and chat | ${site.name}`,
  description: `Phone, video, live chat, email, SMS and messaging apps: ${figures.channels} channels that share one history, one set of rules and the number your clients know.`,
  keywords: ['business phone', 'video meetings', 'live chat', 'SMS', 'messaging apps', 'communication channels'],
  socialTitle: 'Be there wherever your customers talk',
  socialDescription: 'Pick the channels that suit your clients. Every call and message keeps its history.',
};

export type Arrival = readonly [title: string, text: string];

export interface Way {
  name: string;
  noun: string;
  icon: IconName | SocialIcon;
  tone: Hue;
  closed: Arrival;
  open: Arrival;
}

/** Ways to reach the landscaper, with the arrival while closed and open. */
export const ways: readonly Way[] = [
  {
    name: 'Call',
    noun: 'call',
    icon: 'phone',
    tone: 'highlight',
    closed: ['Voicemail, as text', '“Tree on the roof. It creaks.”'],
    open: ['Call, 3 minutes', '“Stay out of that room, Ruth.”'],
  },
  {
    name: 'Text a photo',
    noun: 'photo',
    icon: 'message',
    tone: 'clay',
    closed: ['Photo, on the job', 'The oak, beside the call'],
    open: ['Photo, on the job', '“It comes down at 8.”'],
  },
  {
    name: 'Write in the web chat',
    noun: 'chat',
    icon: 'globe',
    tone: 'sky',
    closed: ['Web chat', '“Do you grind stumps too?”'],
    open: ['Web chat, on Luis’s cell', `“Up to 30 inches, ${money(140)}.”`],
  },
  {
    name: 'Message on Instagram',
    noun: 'Instagram message',
    icon: 'instagram',
    tone: 'rose',
    closed: ['Instagram', '“Is that you on Elm Street?”'],
    open: ['Instagram', '“That’s Luis, in the ash.”'],
  },
  {
    name: 'Send an email',
    noun: 'email',
    icon: 'mail',
    tone: 'grape',
    closed: ['Email', '“Here’s my insurance form.”'],
    open: ['Email, filed on the job', '“Thanks. It’s with the estimate.”'],
  },
  {
    name: 'Open the video link',
    noun: 'video',
    icon: 'video',
    tone: 'sun',
    closed: ['Recorded clip', 'A walk around the backyard'],
    open: ['Video visit, live', 'A walk around the backyard'],
  },
];

export const people = ['Kay', 'Luis', 'You'] as const;

export const numbers = ['forward', 'move', 'fresh'] as const;
