import type { FeaturePage } from '../feature-page.ts';
import { figures, offer } from '../figures.ts';
import type { PageHead } from '../pages.ts';
import { site } from '../site.ts';

export default {
  hue: 'sky',
  badge: 'Communication channels',
  heading: 'Customers pick the channel, you answer in one place',
  text: `Some people call, some text a photo of the fallen tree, some only write on Instagram. With ${figures.channels} channels connected, a landscaper can stop juggling two phones and four apps.`,
  actions: [
    { label: 'Start Free Trial', to: '/#pricing' },
    { label: 'Schedule Demo', to: '/contact' },
  ],
  stats: [
    { figure: figures.channels, label: 'channels, one history per customer' },
    { figure: figures.emailsSent, label: 'emails sent for our customers' },
    { figure: figures.hoursSaved, label: 'hours saved per week on back-and-forth' },
    { figure: figures.support, label: 'support if a line ever goes quiet' },
  ],
  features: {
    heading: 'However they reach you, somebody answers',
    text: 'The channels differ in sound and speed; the customer behind them stays the same.',
    items: [
      {
        icon: 'phone',
        title: 'Calls ring wherever you are',
        text: "Your business number rings at the desk, on the cell and in the browser together. Whoever is free picks up, with the caller's name and last job already on screen.",
      },
      {
        icon: 'mic',
        title: 'Voicemail arrives as something to read',
        text: 'A message left at night is written out and sorted by how urgent it sounds. The locksmith spots "locked out, baby inside" at a glance and calls that one first.',
      },
      {
        icon: 'video',
        title: 'A video visit opens from a link',
        text: 'The customer taps it, installs nothing and walks you around the backyard. The recording and your notes stay with the estimate.',
      },
      {
        icon: 'headset',
        title: 'Website chat hands over to a person',
        text: 'The AI answers questions about prices, service area and dates from what you taught it. When a visitor asks for a human, the chat moves to the phone in your pocket.',
      },
      {
        icon: 'mail',
        title: 'Email comes from your own address',
        text: 'Your domain is verified during setup, bounces are cleaned out and opt-outs hold on every channel. A travel agent sends the itinerary and sees when it was opened.',
      },
      {
        icon: 'route',
        title: 'A conversation keeps its thread',
        text: 'It begins as a direct message, goes on by text and ends with a call. You scroll through it once and know who promised what.',
      },
    ],
  },
  steps: {
    heading: 'Your lines are open by the end of the day',
    text: 'You can keep the number that is painted on your truck.',
    items: [
      {
        title: 'Bring your number',
        text: 'Transfer the one people know or choose a new local one, then record a greeting.',
      },
      {
        title: 'Switch on channels',
        text: 'Begin with calls, texts and email, and add others when customers start asking for them.',
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
    heading: 'Six kinds of conversation share one list',
    text: 'The badge tells you how many channels each kind includes.',
    items: [
      {
        name: 'Voice',
        text: 'Phone calls with menus and recording, plus voicemail, for the clients of a tree surgeon who would rather talk.',
        tag: '2 channels',
      },
      {
        name: 'Video',
        text: 'Live rooms for a piano lesson, and recorded clips for "here is what we found under the deck".',
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
        text: 'Direct messages from Facebook and Instagram, sorted in with the rest.',
        tag: '2 channels',
      },
    ],
  },
  closing: {
    heading: 'Be easy to reach and still eat dinner in peace',
    text: `Move one number over and watch for ${offer.trialDays} days what no longer slips by.`,
    actions: [
      { label: 'Start Free Trial', to: '/#pricing' },
      { label: 'Schedule Demo', to: '/contact' },
    ],
  },
  related: ['/features/communication', '/features/ai-automation', '/features/appointment-booking'],
} satisfies FeaturePage;

export const head: PageHead = {
  title: `Voice, video, chat and email channels | ${site.name}`,
  description: `Phone, video, live chat, email, SMS and messaging apps: ${figures.channels} channels that share one history, one set of rules and one number your clients know.`,
  keywords: ['business phone', 'video meetings', 'live chat', 'SMS', 'messaging apps', 'communication channels'],
  socialTitle: 'Be there wherever your customers already talk',
  socialDescription: 'Pick the channels that suit your clients. Every call and message keeps its history.',
};
