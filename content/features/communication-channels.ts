import type { FeaturePage } from '../feature-page.ts';
import { figures, offer, stat } from '../figures.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import type { PageHead } from '../pages.ts';
import { plansWith } from '../pricing.ts';
import { site } from '../site.ts';

export default {
  hue: 'sky',
  heading: 'Business phone, texting and WhatsApp in one place',
  text: `Some people call, some text a photo of the fallen tree, some only write on Instagram. With ${figures.channels} channels connected, a tree service answers all of them from one screen.`,
  actions: [startTrial, scheduleDemo],
  stats: [stat.channels, stat.newNumber, stat.emailsSent, stat.support],
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
