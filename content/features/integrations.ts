import { counted, figures, offer, sample, stat } from '../facts/figures.ts';
import * as promises from '../facts/promises.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import type { PageHead } from '../pages.ts';
import type { FeaturePage } from '../shared/feature-page.ts';
import { site } from '../site.ts';

export default {
  hue: 'highlight',
  heading: 'CRM integrations that end double typing',
  text: `Your bookkeeping, your calendar, your shop and your spreadsheets stay where they are. ${site.name} passes contacts, payments and messages between them.`,
  actions: [
    { label: 'Browse Integrations', to: '/#pricing' },
    { label: 'View API Docs', to: site.hosts.developers },
  ],
  stats: [
    stat.oneClickApps,
    counted(figures.appConnections, 'integrations', 'with a ready recipe'),
    stat.viaPlatforms,
    counted('10', 'integration features', 'with webhooks and a REST API'),
  ],
  features: {
    heading: 'What you enter once shows up where it should',
    text: 'A dog groomer takes down a new owner’s phone number a single time, at the front desk.',
    items: [
      {
        icon: 'plug',
        title: 'Native integrations take one sign-in',
        text: 'Pick the app, log in and say yes. Fields such as name, phone and last visit are matched for you, and you can change any match.',
      },
      {
        icon: 'repeat',
        title: 'Changes travel both ways',
        text: 'Move an appointment in Google Calendar and its reminder moves along. Correct an address here and the next invoice in QuickBooks has it too.',
      },
      {
        icon: 'bolt',
        title: 'Webhooks report things as they happen',
        text: 'A paid deposit, a new lead or a canceled visit is sent to any web address you name. Your own software can take it from there.',
      },
      {
        icon: 'code',
        title: 'The API can do what the buttons do',
        text: 'Your developer reads and writes contacts, deals, bookings and payments through a documented REST API. Keys, examples and a test account come with it.',
      },
      {
        icon: 'bell',
        title: 'An alert when a connection breaks',
        text: 'If a password changes and the sync stops, you get a message with a button to sign in again. Everything that waited in line is delivered afterward.',
      },
      {
        icon: 'key',
        title: 'Each key opens one door only',
        text: 'Let the newsletter tool see contacts and nothing else. Every key shows who made it, what it may touch and when it was last used, and you can take it back anytime.',
      },
    ],
  },
  steps: {
    heading: 'Connect your first app in a few clicks',
    text: 'The API takes a developer and an afternoon.',
    items: [
      {
        title: 'Find your app',
        text: 'Search the directory by name, or browse it by category.',
      },
      {
        title: 'Approve the access',
        text: 'Log in with the account you have and read what is shared before you agree.',
      },
      {
        title: 'Choose what moves',
        text: 'Check the records that should sync, and say which side wins when the two disagree.',
      },
      {
        title: 'Test with one contact',
        text: 'Send yourself through, look at both ends and then switch it on for everybody.',
      },
    ],
  },
  categories: {
    eyebrow: 'Tool types',
    heading: 'Connect your email, store, storage and team chat',
    text: promises.integrations,
    items: [
      {
        name: 'CRM',
        text: 'Bring years of history over from an older system, or keep two in step during the change.',
        tag: 'Move or mirror',
      },
      {
        name: 'Email marketing',
        text: 'Lists and unsubscribes stay equal on both sides, so someone who said no is left in peace.',
        tag: 'Lists in step',
      },
      {
        name: 'E-commerce',
        text: 'Orders from a Shopify or WooCommerce store turn buyers into contacts with a purchase history.',
        tag: 'Orders in',
      },
      {
        name: 'Analytics',
        text: 'Leads and sales become rows in Google Sheets or Airtable, ready for any report.',
        tag: 'Real results',
      },
      {
        name: 'Cloud storage',
        text: 'Files from Google Drive are attached to the client, and a signed form goes back to the right folder.',
        tag: 'Filed for you',
      },
      {
        name: 'Communication',
        text: 'A new lead shows up in your Slack or Teams channel, and a click opens the conversation.',
        tag: 'Team alerts',
      },
    ],
    action: { label: 'Explore All Integrations', to: '/integrations/native' },
  },
  facts: {
    heading: 'By click, by recipe or by code',
    worksWith: {
      products: ['Google Calendar', 'QuickBooks', 'Xero', 'Shopify', 'Slack', 'Airtable', 'Notion'],
      text: 'They are a few of the native ones. Microsoft Outlook, Excel and Dropbox connect through an automation platform.',
    },
    limits:
      'Not every field of every app travels: the sign-in screen lists what is shared. How many calls the API takes a minute is in its documentation.',
    cost: 'Native apps, webhooks and the API are part of every plan. Zapier, Make, n8n and Relay.app sell plans of their own.',
    setup: 'Minutes for a native app, an hour for a recipe, an afternoon for a developer with the API.',
  },
  insteadOf: {
    tool: 'copying by hand, or a script that somebody once wrote',
    text: 'A script stops when its author is on vacation. A native connection is watched around the clock, tells you when a password has changed and delivers what has waited. You call one company about it.',
  },
  quote: {
    result: sample('6 hours', 'a week not spent copying', 'between calendar, shop and books'),
    text: 'My bookkeeper noticed first. She asked why there was nothing left to correct.',
    role: 'Owner',
    business: 'dog grooming shop',
    plan: 'starter',
    since: 'since April',
  },
  questions: {
    heading: 'Before you connect an app',
    items: [
      {
        question: 'Is my app among them?',
        answer: [
          'Search the directory, which names every native app. If yours is missing, look for it on one of the platforms, or ask us.',
        ],
        link: { label: 'Search the native integrations', to: '/integrations/native' },
      },
      {
        question: 'Do I need a developer?',
        answer: [
          'Not for native apps and recipes. Webhooks and the API are for people who write code, on your team or for an afternoon.',
        ],
      },
      {
        question: 'Can I test without touching real customers?',
        answer: ['Yes. A test account comes with the API, and any connection can begin with a single contact.'],
      },
      {
        question: 'Can I end a connection?',
        answer: ['Yes, at any time, here or in the other app. What has been copied by then stays on both sides.'],
      },
      {
        question: 'What is a recipe?',
        answer: [
          'A chain that is ready to copy: when this happens in one app, do that in the other. You choose the accounts and switch it on.',
        ],
      },
    ],
  },
  closing: {
    heading: 'Connect the two tools you use most',
    text: `Link them on the first day of the trial and see how much typing is left on day ${offer.trialDays}.`,
    actions: [startTrial, scheduleDemo],
  },
  related: ['/integrations/native', '/integrations/third-party', '/features/advanced'],
} satisfies FeaturePage;

export const head: PageHead = {
  title: `Integrations, webhooks and API | ${site.name}`,
  description: `Connect ${figures.appConnections} apps for email, shops, storage and reporting, send events with webhooks, or build on a documented API with your own developer.`,
  keywords: ['CRM integrations', 'API', 'webhooks', 'app connections', 'data sync'],
  socialTitle: 'Connect your tools and stop copying between them',
  socialDescription: 'Your calendar, shop, storage and books share one set of facts about each customer.',
};
