import { counted, offer, sample, stat } from '../facts/figures.ts';
import { plansWith } from '../facts/pricing.ts';
import { againstTools } from '../facts/tool-prices.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import { watchFrom } from '../pages/demo-video.ts';
import type { PageHead } from '../pages.ts';
import type { FeaturePage } from '../shared/feature-page.ts';
import { site } from '../site.ts';

export default {
  hue: 'rose',
  heading: 'Marketing automation that stops when they reply',
  text: 'Write the welcome, the reminder and the thank-you once. Each customer gets them at the right moment, by email, text or WhatsApp.',
  actions: [startTrial, watchFrom('Reminder')],
  stats: [
    stat.emailsSent,
    counted('6', 'channels', 'in one campaign, from email to push'),
    stat.hoursSaved,
    stat.rating,
  ],
  features: {
    heading: 'Every message goes out for a reason',
    text: 'A florist cannot remember who ordered late for Mother’s Day last year. The workflow does, and writes to them in April.',
    items: [
      {
        icon: 'branch',
        title: 'The workflow builder reads like a sentence',
        text: 'If she opened it, wait a day and send the offer; if not, try a text. The whole campaign is on one canvas.',
      },
      {
        icon: 'mail',
        title: 'Email campaigns are built from blocks',
        text: 'Drag in a photo, a price and a button. The preview shows the phone first, because that is where most people read.',
      },
      {
        icon: 'bolt',
        title: 'Triggers start the right message',
        text: 'A first order, a birthday, a half-finished form or ninety quiet days each start a sequence of their own.',
      },
      {
        icon: 'users',
        title: 'Audiences follow what people buy',
        text: 'Whoever bought leaves the sales emails the same minute. No customer gets a discount the day after paying full price.',
      },
      {
        icon: 'check',
        title: 'Split tests pick the better subject line',
        text: 'Two versions go to a small part of the list. Four hours later, the version that brought more clicks and orders goes to everyone else.',
      },
      {
        icon: 'receipt',
        title: 'Every campaign shows its earnings',
        text: 'The Mother’s Day email sold 41 bouquets. That says more than the 148 people who opened it.',
      },
    ],
  },
  steps: {
    heading: 'Your first campaign goes out this week',
    text: 'Begin with a message you send by hand today.',
    items: [
      {
        title: 'Choose a recipe',
        text: 'Take a ready campaign such as Welcome, Win-back or Birthday, or begin with a blank canvas.',
      },
      {
        title: 'Make the words yours',
        text: `Edit the sample text until it sounds like you at the counter. An AI employee (${plansWith('/features/ai-automation')}) can write the draft.`,
      },
      {
        title: 'Set who, when and how often',
        text: 'Choose the audience and the quiet hours. Put a ceiling on messages per week so that people do not feel chased.',
      },
      {
        title: 'Watch it run, then copy it',
        text: 'See replies and orders as they come in. Duplicate what worked and aim it at the next group.',
      },
    ],
  },
  categories: {
    eyebrow: 'Channels',
    heading: 'Email, SMS, social and WhatsApp in one campaign',
    text: 'Mix them freely. The florist announces by email, reminds by text and sends a push notification when the last peonies are in.',
    items: [
      {
        name: 'Email',
        text: 'Newsletters, sequences and receipts. Bad addresses are dropped from the list.',
        tag: 'Longer stories',
      },
      {
        name: 'SMS',
        text: 'Single texts and SMS sequences from a number people can answer, sent inside the hours you allow.',
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
        text: 'A short note for people who said yes: order ready, delivery on its way, last bouquets of the day.',
        tag: 'Last-minute news',
      },
    ],
    action: { label: 'Explore All Features', to: '/features' },
  },
  facts: {
    heading: 'What you may send, and what it costs',
    worksWith: {
      products: ['Shopify', 'WooCommerce', 'WhatsApp', 'Facebook', 'Canva', 'Google Sheets'],
      text: 'Lists from Mailchimp, Kit or Brevo come over as a file, or stay in step through an automation platform.',
    },
    limits:
      'Texts go only to people who agreed, and US carriers want your business registered first. WhatsApp approves each template before you may send it.',
    languages:
      'Write each campaign in the language of its readers. A tag or an answer on a form decides who gets which version.',
    cost: 'Emails and texts are paid by use. Templates, workflows and as many contacts as you have come with the plan.',
    setup:
      'A morning for a welcome sequence by email. Text registration takes days to weeks, so file it first and let it run alongside.',
  },
  insteadOf: {
    tool: 'an email tool with a contact list beside it',
    text: 'An email tool knows who opened. This one also knows who ordered, who called and whose delivery leaves tomorrow, and it can follow up by text. A longer list does not move you to a pricier plan, because contacts are not counted.',
    prices: againstTools('An email tool such as Mailchimp', 'email'),
  },
  quote: {
    result: sample('118', 'orders from one email', 'in the week before Mother’s Day'),
    text: 'I wrote it in March and forgot about it. It went out on time and skipped everybody who had ordered.',
    role: 'Owner',
    business: 'flower shop',
    plan: 'starter',
    since: 'since February',
  },
  questions: {
    heading: 'Lists, consent and spam',
    items: [
      {
        question: 'How many emails can I send?',
        answer: [
          'As many as you like, paid by use: the plan has no fixed number. Your account shows the rate before anything is sent.',
        ],
      },
      {
        question: 'Can I bring my Mailchimp list?',
        answer: [
          'Yes. Export it as a CSV file and upload it with its tags. Bring the unsubscribed addresses as well, so that they stay unsubscribed.',
        ],
      },
      {
        question: 'Do I need permission to text customers?',
        answer: [
          'Yes. Ask for it with a box on your form, and the date of the yes is kept on the contact. Whoever answers STOP gets no more texts.',
        ],
      },
      {
        question: 'Will my emails land in spam?',
        answer: [
          'Fewer will once your domain is verified, which is part of the setup. No sender can promise the inbox; a clean list and a weekly ceiling help most.',
        ],
      },
      {
        question: 'Can AI write the campaign for me?',
        answer: [
          `Yes, as a draft, ${plansWith('/features/ai-automation')}. Every plan has sample texts for each recipe, which you edit.`,
        ],
      },
    ],
  },
  closing: {
    heading: 'Send one campaign and see who buys',
    text: `We build your first workflow with you. After ${offer.trialDays} days you know who read it, who replied and who ordered.`,
    actions: [startTrial, scheduleDemo],
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
  socialDescription:
    'Email, SMS and WhatsApp in one plan: people hear from you after they act, not after you remember.',
};
