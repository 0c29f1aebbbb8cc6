import { counted, figures, offer, promised, sample, stat } from '../facts/figures.ts';
import { plansWith } from '../facts/pricing.ts';
import { againstTools } from '../facts/tool-prices.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import type { PageHead } from '../pages.ts';
import type { FeaturePage } from '../shared/feature-page.ts';
import { site } from '../site.ts';

export default {
  hue: 'sky',
  heading: 'Business phone, texting and WhatsApp in one place',
  text: `For setting up the lines: ${figures.channels} channels, from the phone number to WhatsApp. Some people call, some text a photo of the fallen tree, some only write on Instagram, and a landscaper answers all of them from one screen.`,
  twin: { text: 'How a team shares the replies is under', to: '/features/communication' },
  actions: [startTrial, scheduleDemo],
  stats: [
    counted(figures.channels, 'channels', 'with one history per customer'),
    promised('Same day', 'for a new local number', 'or to forward your own'),
    stat.emailsSent,
    stat.support,
  ],
  features: {
    heading: 'Calls, chats and texts all get an answer',
    text: 'The channels differ in sound and speed; the customer behind them is one person.',
    items: [
      {
        icon: 'phone',
        title: 'One business phone line for the whole crew',
        text: 'It rings at the desk, on the cell and in the browser together. Whoever is free picks up, with the caller’s name and last job on screen.',
      },
      {
        icon: 'mic',
        title: 'Voicemail arrives as text',
        text: 'A message left at night is written out and sorted by how urgent it sounds. “Tree on the roof” goes to the top.',
      },
      {
        icon: 'video',
        title: 'A video visit opens from a link',
        text: 'The customer taps it, installs nothing and walks you around the backyard. Your notes stay with the estimate.',
      },
      {
        icon: 'headset',
        title: 'Web chat hands over to a person',
        text: `When a visitor asks for a human, the chat moves to the phone in your pocket. Before that an AI employee (${plansWith('/features/ai-automation')}) answers questions about prices and dates from what you taught it.`,
      },
      {
        icon: 'mail',
        title: 'Email comes from your own address',
        text: 'Your domain is verified during setup, bounces are cleaned out and opt-outs hold on every channel. You see when an estimate was opened.',
      },
      {
        icon: 'route',
        title: 'A conversation keeps its thread',
        text: 'It begins as a direct message, goes on by text and ends with a call. You scroll through it once and know who promised what.',
      },
    ],
  },
  steps: {
    heading: 'Start today on a new number or by forwarding yours',
    text: 'Moving a number takes one to three weeks, and the registration for business texts days to weeks. We file the papers for both.',
    items: [
      {
        title: 'Bring your number',
        text: 'Forward the one painted on your truck, move it over, or choose a new local one. Then record a greeting.',
      },
      {
        title: 'Switch on channels',
        text: 'Begin with calls, email and chat. Texts follow when the registration is approved.',
      },
      {
        title: 'Set your hours',
        text: 'Say who answers when, and what callers hear after closing time.',
      },
      {
        title: 'Answer and assign',
        text: 'Take what is yours, pass on the rest with a note and close the thread when the matter is settled.',
      },
    ],
  },
  categories: {
    eyebrow: 'Channel types',
    heading: 'Voice, video, chat, email, texts and social',
    text: 'The badge tells you how many channels each kind includes.',
    items: [
      {
        name: 'Voice',
        text: 'Phone calls with menus, voicemail and, if you switch it on, recording that callers are told about.',
        tag: '2 channels',
      },
      {
        name: 'Video',
        text: 'Live rooms, and recorded clips for “here is what we found under the deck.”',
        tag: '2 channels',
      },
      {
        name: 'Chat',
        text: 'A chat bubble on your website that greets returning visitors by name.',
        tag: '1 channel',
      },
      {
        name: 'Email',
        text: 'One-to-one replies and newsletters, each with a history of what was read.',
        tag: '2 channels',
      },
      {
        name: 'Messaging',
        text: 'SMS, picture messages and WhatsApp, with the date of consent kept on file.',
        tag: '3 channels',
      },
      {
        name: 'Social',
        text: 'Direct messages from Facebook Messenger and Instagram, sorted in with the rest.',
        tag: '2 channels',
      },
    ],
  },
  facts: {
    heading: 'Numbers, coverage and text registration',
    worksWith: {
      products: ['WhatsApp', 'Messenger', 'Instagram', 'Gmail', 'Zoom', 'Microsoft Teams', 'WordPress'],
      text: 'The chat bubble goes on any website; WordPress has a plugin for it.',
    },
    limits:
      'US carriers let only registered businesses text, and WhatsApp wants a business account. Keep a regular phone for emergency calls.',
    languages:
      'Greetings and menus are in the voice and language that you record. Summaries of calls are written in English, Spanish, French, German and Portuguese.',
    cost: 'Calls, texts and emails are paid by use. What a number costs is shown in your account before you take it.',
    setup:
      'The same day on a new number or by forwarding yours. Allow one to three weeks for a move, and days to weeks for text registration.',
  },
  insteadOf: {
    tool: 'a phone system and a chat tool',
    text: 'A phone system is done when you hang up. Here the call, the photo by text and the chat of one person form one history, and whoever answers next has read it.',
    prices: againstTools('A phone system such as Aircall, with a chat such as LiveChat', 'calls', 'chat'),
  },
  quote: {
    result: sample('31', 'storm calls answered', 'in one morning'),
    text: 'Half of them wrote while we were on the phone. Each one got a text with a time.',
    role: 'Office manager',
    business: 'tree service',
    plan: 'professional',
    since: 'since June',
  },
  questions: {
    heading: 'What carriers want from you',
    items: [
      {
        question: 'How long does it take to move my number?',
        answer: [
          'One to three weeks; your old carrier sets the pace. Forward it in the meantime, and customers notice nothing.',
        ],
      },
      {
        question: 'Why do texts have to be registered?',
        answer: [
          'Because US carriers block business texts from unknown senders. They want a legal name, a tax number and a sample message; we file the form with you.',
        ],
      },
      {
        question: 'Where can I get a local number?',
        answer: ['In the United States to begin with. Ask us about another country before you paint it on a truck.'],
      },
      {
        question: 'Does my own cell phone ring too?',
        answer: ['Yes, if you want. Calls ring there, at the desk and in the browser, within the hours that you set.'],
      },
      {
        question: 'May I text everybody in my phone?',
        answer: [
          'Only people who agreed to texts from your business. The date of that yes is kept, in case a carrier asks for it.',
        ],
      },
    ],
  },
  closing: {
    heading: 'Answer every channel from one screen',
    text: `Forward one number today. In ${offer.trialDays} days you see every call, text and chat that came in, and who took it.`,
    actions: [startTrial, scheduleDemo],
  },
  related: ['/features/communication', '/features/ai-automation', '/features/appointment-booking'],
} satisfies FeaturePage;

export const head: PageHead = {
  title: `Business phone, SMS, video and chat | ${site.name}`,
  description: `Phone, video, live chat, email, SMS and messaging apps: ${figures.channels} channels that share one history, one set of rules and one number your clients know.`,
  keywords: ['business phone', 'video meetings', 'live chat', 'SMS', 'messaging apps', 'communication channels'],
  socialTitle: 'Be there wherever your customers talk',
  socialDescription: 'Pick the channels that suit your clients. Every call and message keeps its history.',
};
