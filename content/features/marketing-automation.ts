import { counted, figures, offer, stat } from '../facts/figures.ts';
import { rateTexts } from '../facts/message-rates.ts';
import { plansWith } from '../facts/pricing.ts';
import { againstTools } from '../facts/tool-prices.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import { watchFrom } from '../pages/demo-video.ts';
import type { FeaturePage } from '../pages/feature-page.ts';
import type { PageHead } from '../pages.ts';
import { site } from '../site.ts';

export default {
  hue: 'rose',
  body: 'look',
  heading: 'Marketing automation that stops when they reply',
  text: 'Write the welcome, the reminder and the thank-you once, and each customer gets the right one by email, text or WhatsApp.',
  actions: [startTrial, watchFrom('Reminder')],
  piece: {
    task: 'What would your customer get, and when?',
    labels: {
      event: 'What happens',
      time: 'At',
      reply: 'Nora replies',
      never: 'Never',
      first: 'To the 1st',
      second: 'To the 2nd',
      hint: 'And pick the channel.',
      goOut: 'of 3 messages go out',
      from: 'from',
      stopped: 'Her reply stopped the rest, and a person answers now.',
      unstopped: 'A reply or an order stops them, whichever comes first.',
      public: 'goes out, to everyone. It doesn’t stop, and replies reach you in the inbox.',
      held: 'Held until the quiet hours end.',
      unsent: 'Not sent.',
      incomplete: 'Enter the time of day it happens.',
      copy: 'Copy the words',
      copied: 'Copied',
    },
  },
  stats: [
    stat.emailsSent,
    counted('6', 'channels', 'in one campaign, from email to push'),
    stat.hoursSaved,
    counted(figures.rating.value, 'out of 5', `from ${figures.rating.reviews} reviews`),
  ],
  features: {
    heading: 'Every message goes out for a reason',
    text: 'No florist remembers everyone who ordered for Mother’s Day last year, but the workflow does, and it writes to them in April.',
    items: [
      {
        title: 'The workflow builder reads like a sentence',
        text: 'If she opened it, wait a day and send the offer, and if not, try a text. You see the whole campaign on one canvas.',
      },
      {
        title: 'Email campaigns are built from blocks',
        text: 'Drag in a photo, a price and a button, and the preview shows the phone first, because that’s where most people read.',
      },
      {
        title: 'Triggers start the right message',
        text: 'A first order, a birthday, a half-finished form or 90 quiet days: each one starts its own sequence.',
      },
      {
        title: 'Audiences follow what people buy',
        text: 'Anyone who buys drops off the sales emails right away, so no one gets a discount the day after paying full price.',
      },
      {
        title: 'Split tests pick the better subject line',
        text: 'Two versions go to a small part of the list, and four hours later everyone else gets the one with more clicks and orders.',
      },
      {
        title: 'Every campaign shows its earnings',
        text: 'The Mother’s Day email brought 118 orders, which tells you more than the 1,940 people who opened it.',
      },
    ],
  },
  steps: {
    heading: 'Your first campaign goes out this week',
    text: 'Start with a message you send by hand today.',
    items: [
      {
        title: 'Choose a recipe',
        text: 'Pick a ready-made campaign such as Welcome, Win-back or Birthday, or start with a blank canvas.',
      },
      {
        title: 'Make the words yours',
        text: `Edit the sample text until it sounds like you at the counter. An AI employee (${plansWith('/features/ai-automation')}) can write the first draft.`,
      },
      {
        title: 'Set who, when and how often',
        text: 'Choose the audience and the quiet hours, and cap the messages per week so no one feels chased.',
      },
      {
        title: 'Watch it run, then copy it',
        text: 'See replies and orders as they come in, then copy what worked and aim it at the next group.',
      },
    ],
  },
  categories: {
    choice: 'Channels',
    heading: 'Email, SMS, social and WhatsApp in one campaign',
    text: 'Mix them as you like: the florist announces by email, reminds by text and sends a push notification when the last peonies arrive.',
    items: [
      {
        name: 'Email',
        text: 'Newsletters, sequences and receipts, from a list that drops bad addresses.',
        tag: 'Longer stories',
      },
      {
        name: 'SMS',
        text: 'Single texts and SMS sequences from a number people can reply to, sent during the hours you allow.',
        tag: 'Short and personal',
      },
      {
        name: 'Social Media',
        text: 'Plan posts next to the emails they go with, and answer comments from the same screen.',
        tag: 'Planned ahead',
      },
      {
        name: 'WhatsApp Business',
        text: 'Approved templates for news, and a regular chat once a customer writes back.',
        tag: 'Two-way chat',
      },
      {
        name: 'Landing Pages',
        text: 'One page per offer, published with its form, so visitors land on exactly what you promised.',
        tag: 'Sign-ups',
      },
      {
        name: 'Push Notifications',
        text: 'A short note for people who opted in: order ready, delivery on its way, last bouquets of the day.',
        tag: 'Last-minute news',
      },
    ],
    action: { label: 'Explore All Features', to: '/features' },
  },
  facts: {
    heading: 'Sending rules, limits and costs',
    worksWith: {
      products: ['Shopify', 'WooCommerce', 'WhatsApp', 'Facebook', 'Canva', 'Google Sheets'],
      text: 'Bring lists from Mailchimp, Kit or Brevo as a file, or keep them in sync through an automation platform.',
    },
    limits:
      'You can only text people who agreed to it, and US carriers want your business registered first. WhatsApp approves each template before you can send it.',
    languages:
      'Write each campaign in the language of its readers, and a tag or an answer on a form decides who gets which version.',
    cost: `You pay ${rateTexts.emails} and ${rateTexts.text}. Templates, workflows and all your contacts come with the plan.`,
    setup: 'A morning for a welcome sequence by email. Text registration takes days to weeks, so start with that.',
  },
  insteadOf: {
    tool: 'an email tool',
    text: 'An email tool knows who opened, and this one also knows who ordered, who called and whose delivery leaves tomorrow. It can follow up by text, and a longer list doesn’t bump you to a pricier plan.',
    prices: againstTools('A typical email tool', 'email'),
  },
  questions: {
    heading: 'Email and text marketing questions',
    items: [
      {
        question: 'How many emails can I send?',
        answer: [`As many as you like, at ${rateTexts.emails}, since no plan has a fixed number.`],
      },
      {
        question: 'Can I bring my Mailchimp list?',
        answer: [
          'Yes, export it as a CSV file and upload it with its tags. Bring the unsubscribed addresses too, so they stay unsubscribed.',
        ],
      },
      {
        question: 'Do I need permission to text customers?',
        answer: [
          'Yes, ask with a checkbox on your form, and we keep the date on the contact. Anyone who replies STOP gets no more texts.',
        ],
      },
      {
        question: 'Will my emails land in spam?',
        answer: [
          'Fewer will once you verify your domain with SPF, DKIM and DMARC, which we set up with you. No one can promise the inbox, but a clean list, a slow start and a weekly cap help most.',
        ],
      },
      {
        question: 'Can AI write the campaign for me?',
        answer: [
          `Yes, as a draft, ${plansWith('/features/ai-automation')}. Every plan has sample text for each campaign, which you edit.`,
        ],
      },
    ],
  },
  closing: {
    heading: 'Send one campaign and see who buys',
    text: `We build your first workflow with you, and after ${offer.trialDays} days you’ll know who read it, who replied and who ordered.`,
    actions: [startTrial, scheduleDemo],
  },
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
  socialDescription:
    'Email, SMS and WhatsApp in one plan: people hear from you after they act, not after you remember.',
};

/** Events of the piece: the post for everyone, then messages: hours after the event, subject and text. */
export const events = {
  lastYear: {
    name: 'Mother’s Day is in two weeks',
    post: 'Mother’s Day is in two weeks. Tell us what she likes, and we’ll tie it.',
    messages: [
      [0, 'Her bouquet is on hold', 'Last year you sent peonies. They’re back. Shall we keep yours?'],
      [168, 'One week to go', 'Pick the hour, and we’ll bring it to her door.'],
      [288, 'Last orders today', 'We cut the last peonies tomorrow at six.'],
    ],
  },
  cart: {
    name: 'An order is left half-finished',
    post: 'Picked a bouquet and got called away? It’s still in your cart.',
    messages: [
      [1, 'Your bouquet is still here', 'Your bouquet is still here. Finish in one tap.'],
      [24, 'Any questions?', 'Ask about size, color or delivery. A florist answers.'],
      [72, 'It goes back tonight', 'Your bouquet goes back on the shelf tonight.'],
    ],
  },
  delivered: {
    name: 'A bouquet arrives',
    post: 'Where did you put your bouquet? Show us, and we’ll pin it up in the shop.',
    messages: [
      [2, 'Did it arrive well?', 'If anything droops, send a photo, and we’ll make it right.'],
      [48, 'Make it last', 'Cut the stems and change the water today.'],
      [120, 'A minute for a review?', 'It helps the next person find us.'],
    ],
  },
  birthday: {
    name: 'A birthday is a week away',
    post: 'Someone you love has a birthday soon. The peonies are in.',
    messages: [
      [0, 'Your birthday is near', 'The peonies you like are in, and the best bunch has your name on it.'],
      [120, 'Two days to go', 'When are you home? We’ll ring the bell.'],
      [168, 'Happy birthday', 'Happy birthday from all of us at the shop!'],
    ],
  },
  first: {
    name: 'A first order comes in',
    post: 'New in town? Your first bouquet comes with a card on how to make it last.',
    messages: [
      [0, 'Welcome', 'Your bouquet is on the table. Reply if anything should change.'],
      [72, 'How does it look?', 'Cut the stems today, and it lasts the week.'],
      [336, 'What’s in season', 'The ranunculus came in. Want the first bunch?'],
    ],
  },
  quiet: {
    name: 'It’s been quiet for 90 days',
    post: 'You haven’t seen the shop in its new season. Come by and see what’s new.',
    messages: [
      [0, 'It’s been a while', 'The season changed since you were here. Want to see it?'],
      [96, 'Still your favorite?', 'Your ranunculus is back. Shall we put some aside?'],
      [240, 'Should we stop?', 'Say so, and we won’t write again.'],
    ],
  },
} as const;

/** `time` is 24-hour '22:40', empty if invalid. */
export type Happening = Readonly<{ event: keyof typeof events; time: string; reply: 'never' | 'first' | 'second' }>;

export const examples: readonly Happening[] = [
  { event: 'lastYear', time: '09:00', reply: 'second' },
  { event: 'cart', time: '22:40', reply: 'first' },
  { event: 'delivered', time: '14:30', reply: 'never' },
  { event: 'birthday', time: '06:30', reply: 'second' },
  { event: 'first', time: '10:15', reply: 'never' },
  { event: 'quiet', time: '12:00', reply: 'never' },
];

/** Of the six categories. One for everyone has a `unit` and goes out once, at any hour. */
export const channels = [
  { icon: 'mail', write: (subject: string, text: string) => `“${subject}” ${text}` },
  { icon: 'message', write: (_: string, text: string) => `Posy & Fern: ${text} Reply STOP to opt out.` },
  { icon: 'megaphone', unit: '1 post', write: (_: string, text: string) => text },
  { icon: 'message', write: (_: string, text: string) => `Hi Nora, it’s Posy & Fern. ${text}` },
  { icon: 'layout', unit: '1 page', write: (_: string, text: string) => `${text} [Keep one for me]` },
  { icon: 'bell', write: (subject: string, text: string) => `${subject}: ${text}` },
] as const;
