import type { FeaturePage } from '../feature-page.ts';
import { figures } from '../figures.ts';
import type { PageHead } from '../pages.ts';
import { site } from '../site.ts';

export default {
  hue: 'rose',
  badge: 'Marketing automation',
  heading: 'Campaigns that keep going after you stop',
  text: 'Write the welcome, the reminder and the thank-you once. Each customer gets them at the right moment, by email, text or chat.',
  actions: [
    { label: 'Start Free Trial', to: '/#pricing' },
    { label: 'Watch Demo', to: '/contact' },
  ],
  stats: [
    { figure: figures.emailsSent, label: 'emails sent' },
    { figure: figures.channels, label: 'channels to reach people on' },
    { figure: figures.hoursSaved, label: 'hours back in your week' },
    { figure: figures.rating.value, label: `average rating from ${figures.rating.reviews} reviews` },
  ],
  features: {
    heading: 'Marketing that reacts to what people do',
    text: "A florist should not have to remember who ordered late for Mother's Day last year. The system does, and writes in time.",
    items: [
      {
        icon: 'branch',
        title: 'You can read a workflow aloud',
        text: 'If she opened it, wait a day and send the offer; if not, try a text. The whole campaign sits on one canvas that a colleague understands.',
      },
      {
        icon: 'mail',
        title: 'Emails are built from blocks',
        text: 'Drag in a photo, a price and a button. The preview shows the phone first, because that is where most people will read it.',
      },
      {
        icon: 'bolt',
        title: 'Triggers start the right message',
        text: 'A first purchase, a birthday, a half-finished form or ninety quiet days each start a sequence of their own.',
      },
      {
        icon: 'users',
        title: 'Audiences update themselves',
        text: 'People who bought leave the sales emails the same minute. Nobody gets a discount the day after paying full price.',
      },
      {
        icon: 'check',
        title: 'Split tests pick the better subject line',
        text: 'Two versions go to a small part of the list. Four hours later, the one that more people opened goes to everyone else.',
      },
      {
        icon: 'receipt',
        title: 'Every campaign shows its earnings',
        text: 'The bakery learns that the Thursday text sold 41 loaves, which says more than the 212 times it was opened.',
      },
    ],
  },
  steps: {
    heading: 'Your first campaign goes out this week',
    text: 'Begin with a message that you already send by hand.',
    items: [
      {
        title: 'Choose a recipe',
        text: 'Take a ready campaign such as Welcome, Win-back or Birthday, or begin with a blank canvas.',
      },
      {
        title: 'Make the words yours',
        text: 'Let the assistant draft, then edit until it sounds like you at the counter.',
      },
      {
        title: 'Set who, when and how often',
        text: 'Choose the audience and the hours of rest. Put a ceiling on messages per week so that nobody feels chased.',
      },
      {
        title: 'Watch it run, then copy it',
        text: 'See replies and sales as they come in. Duplicate what worked and aim it at the next group.',
      },
    ],
  },
  categories: {
    heading: 'Six channels tell the same story',
    text: 'Mix them in one campaign. A yoga studio can announce by email, remind by text and fill the last mat with a push notification.',
    items: [
      {
        name: 'Email',
        text: 'Newsletters, sequences and receipts, sent to a list that drops addresses which bounce.',
        tag: 'Longer stories',
      },
      {
        name: 'SMS',
        text: 'Short messages from a number that people can answer, kept inside the hours you allow.',
        tag: 'Short and personal',
      },
      {
        name: 'Social Media',
        text: 'Plan posts beside the emails they belong to and answer comments from the same screen.',
        tag: 'Planned ahead',
      },
      {
        name: 'WhatsApp Business',
        text: 'Approved templates for news, and normal chat once a customer writes back.',
        tag: 'Two-way chat',
      },
      {
        name: 'Landing Pages',
        text: 'One page per offer, published with its form, so the visitor arrives at what you promised.',
        tag: 'Sign-ups',
      },
      {
        name: 'Push Notifications',
        text: 'A tap on the shoulder for people who said yes: class moved, table free, order ready.',
        tag: 'Last-minute news',
      },
    ],
    action: { label: 'Explore All Features', to: '/features' },
  },
  closing: {
    heading: 'Plant one campaign and let it grow',
    text: 'Build your welcome sequence during the free trial. By the second week you will know who reads and who buys.',
    actions: [
      { label: 'Start Free Trial', to: '/#pricing' },
      { label: 'Schedule Demo', to: '/contact' },
    ],
  },
  related: ['/features/sales-funnel-builder', '/features/social-media', '/features/analytics'],
} satisfies FeaturePage;

export const head: PageHead = {
  title: `Marketing automation for email, SMS and social | ${site.name}`,
  description:
    'Build a campaign once and run it by email, SMS, social media, WhatsApp, landing pages and push. The next message goes out when a contact acts.',
  keywords: [
    'marketing automation',
    'email marketing',
    'SMS marketing',
    'WhatsApp Business',
    'push notifications',
    'campaigns',
  ],
  socialTitle: 'Campaigns that go out when the customer is ready',
  socialDescription: 'Six channels and one plan: people hear from you after they act, not after you remember.',
};
