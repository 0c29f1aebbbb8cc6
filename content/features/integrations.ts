import { counted, figures, offer, promised, stat } from '../facts/figures.ts';
import * as promises from '../facts/promises.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import type { FeaturePage } from '../pages/feature-page.ts';
import type { PageHead } from '../pages.ts';
import { money } from '../shared/text/format.ts';
import { site } from '../site.ts';

const sampleCall = `POST /v1/contacts
Authorization: Bearer <your key>
Content-Type: application/json

{
  "firstName": "Dana",
  "phone": "+1 602 555 0178",
  "tags": ["new puppy"]
}

201 Created
{
  "id": "con_7Qm2k",
  "firstName": "Dana",
  "createdAt": "2026-11-02T16:04:00Z"
}`;

export default {
  hue: 'highlight',
  body: 'look',
  heading: 'CRM integrations that end double entry',
  text: `Keep your bookkeeping, calendar, store and spreadsheets. ${site.name} passes contacts, payments and messages between them.`,
  actions: [
    { label: 'Browse Integrations', to: '/#pricing' },
    { label: 'View API Docs', to: site.hosts.developers },
  ],
  piece: {
    task: 'Which tool do you use?',
    labels: {
      tool: 'Its name',
      placeholder: 'QuickBooks, Calendly, Square ...',
      search: 'Look it up',
      hint: 'Or pick a kind of tool.',
      native: 'One sign-in',
      nativeTime: 'It takes minutes, and it’s included in every plan.',
      recipe: 'Ready recipe',
      recipeTime: 'It takes an hour with an automation platform, which you pay for separately.',
      api: 'API or webhook',
      apiTime: 'It takes a developer an afternoon, and the API costs nothing extra.',
      unknown:
        'Neither of our directories lists it. Contacts, deals, bookings and payments can still reach it over the API.',
    },
  },
  stats: [
    stat.oneClickApps,
    counted(figures.appConnections, 'integrations', 'with a ready recipe'),
    stat.viaPlatforms,
    promised(money(0), 'extra for the API', 'and webhooks, in every plan'),
  ],
  features: {
    heading: 'Enter it once, and it shows up everywhere',
    text: 'A dog groomer takes down a new owner’s phone number once, at the front desk.',
    items: [
      {
        title: 'Native integrations take one sign-in',
        text: 'Pick the app, log in and say yes. Fields such as name, phone and last visit match up for you, and you can change any of them.',
      },
      {
        title: 'Changes sync both ways',
        text: 'When you move an appointment in Google Calendar, its reminder moves too. Correct an address here, and the next QuickBooks invoice has it.',
      },
      {
        title: 'Webhooks report things as they happen',
        text: 'A paid deposit, a new lead or a canceled visit goes to any web address you name, and your own software takes it from there.',
      },
      {
        title: 'The API does what the buttons do',
        text: 'Your developer reads and writes contacts, deals, bookings and payments through a documented REST API, with examples and a test account included.',
      },
      {
        title: 'An alert when a connection breaks',
        text: 'If a password changes and the sync stops, you get a message with a button to sign in again, and everything that was waiting goes through.',
      },
      {
        title: 'Each key opens only one door',
        text: 'Let the newsletter tool see contacts and nothing else. Every key shows who made it, what it can touch and when it was last used, and you can revoke it anytime.',
      },
    ],
  },
  steps: {
    heading: 'Connect your first app in a few clicks',
    text: 'Native apps need no developer, and the API takes one an afternoon.',
    items: [
      {
        title: 'Find your app',
        text: 'Search the directory by name, or browse it by category.',
      },
      {
        title: 'Approve the access',
        text: 'Log in with the account you have, and see what it shares before you agree.',
      },
      {
        title: 'Choose what moves',
        text: 'Choose the records to sync, and which side wins if the two disagree.',
      },
      {
        title: 'Test with one contact',
        text: 'Send yourself through, check both ends and then turn it on for everyone.',
      },
    ],
  },
  categories: {
    choice: 'Tool types',
    heading: 'Connect your email, store, storage and team chat',
    text: promises.integrations,
    items: [
      {
        name: 'CRM',
        text: 'Bring years of history from an older CRM, or keep two in sync while you switch.',
        tag: 'Move or mirror',
      },
      {
        name: 'Email marketing',
        text: 'Lists and unsubscribes match on both sides, so no one who opted out hears from you.',
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
        text: 'Attach files from Google Drive to the client, and send a signed form back to the right folder.',
        tag: 'Filed for you',
      },
      {
        name: 'Communication',
        text: 'A new lead shows up in your Slack or Teams channel, and one click opens the conversation.',
        tag: 'Team alerts',
      },
    ],
    action: { label: 'Explore All Integrations', to: '/integrations/native' },
  },
  facts: {
    heading: 'API and integrations: the details',
    worksWith: {
      products: ['Google Calendar', 'QuickBooks', 'Xero', 'Shopify', 'Slack', 'Airtable', 'Notion'],
      text: 'These are a few of the native ones, while Microsoft Outlook, Excel and Dropbox connect through an automation platform.',
    },
    limits: 'Not every field syncs: the sign-in screen lists the ones that do.',
    cost: 'Native apps, webhooks and the API cost nothing extra. Zapier, Make, n8n and Relay.app sell their own plans.',
    more: [
      {
        term: 'API access',
        text: 'Send an API key, with its own scopes, as a bearer token over HTTPS. Apps that serve several accounts use OAuth 2.0.',
        sample: true,
      },
      {
        term: 'Rate limit',
        text: '100 requests in 10 seconds and 200,000 a day for each account. Above that, you get a 429 response with a Retry-After header.',
        sample: true,
      },
      {
        term: 'Webhook events',
        text: 'contact.created, contact.updated, deal.moved, booking.created, booking.canceled, payment.received, message.received and form.submitted. Each one is signed, and we retry for three days.',
        sample: true,
      },
      {
        term: 'Sample call',
        text: 'Add a contact with one request, and the answer has its id.',
        code: sampleCall,
        sample: true,
      },
    ],
    setup: 'Minutes for a native app, an hour for a recipe, an afternoon for a developer with the API.',
  },
  insteadOf: {
    tool: 'copying by hand, or a script someone wrote once',
    text: 'A script stops when its author is on vacation. We watch native connections around the clock, tell you when a password changes and deliver everything that waited, and you have one company to call.',
  },
  questions: {
    heading: 'Integration questions',
    items: [
      {
        question: 'Do you connect to my app?',
        answer: [
          'Search the directory, which lists every native app. If yours is missing, look for it on one of the platforms, or ask us.',
        ],
        link: { label: 'Search the native integrations', to: '/integrations/native' },
      },
      {
        question: 'Do I need a developer?',
        answer: [
          'Not for native apps and recipes. Webhooks and the API are for people who write code, on your team or hired for an afternoon.',
        ],
      },
      {
        question: 'Can I test without touching real customers?',
        answer: ['Yes, the API includes a test account, and you can start any connection with a single contact.'],
      },
      {
        question: 'Can I disconnect an app?',
        answer: ['Yes, anytime, here or in the other app, and the data it copied stays on both sides.'],
      },
      {
        question: 'What’s a recipe?',
        answer: [
          'It’s a ready-made chain: when this happens in one app, do that in the other. You choose the accounts and turn it on.',
        ],
      },
    ],
  },
  closing: {
    heading: 'Connect the two tools you use most',
    text: `Link them on day one of the trial and see how much typing is left on day ${offer.trialDays}.`,
    actions: [startTrial, scheduleDemo],
  },
} satisfies FeaturePage;

export const head: PageHead = {
  title: `Integrations, webhooks and API | ${site.name}`,
  description: `Connect ${figures.appConnections} apps for email, shops, storage and reporting, send events with webhooks, or build on a documented REST API.`,
  keywords: ['CRM integrations', 'API', 'webhooks', 'app connections', 'data sync'],
  socialTitle: 'Connect your tools and stop copying between them',
  socialDescription: 'Your calendar, shop, storage and books share one set of facts about each customer.',
};

/** Of the piece, a tool for each of the six categories. */
export const examples = [
  {
    name: 'HubSpot',
    icon: 'hubspot',
    color: '#FF7A59',
    way: 'recipe',
    text: 'Old contacts and deals come over. A deal won here is marked won there.',
  },
  {
    name: 'Mailchimp',
    icon: 'mailchimp',
    color: '#FFE01B',
    way: 'recipe',
    text: 'A new client joins the list, and an unsubscribe counts on both sides.',
  },
  {
    name: 'Shopify',
    icon: 'shopify',
    color: '#7AB55C',
    way: 'native',
    text: 'An order of oat shampoo makes the buyer a contact. A changed address goes back to the store.',
  },
  {
    name: 'Google Sheets',
    icon: 'googlesheets',
    color: '#34A853',
    way: 'native',
    text: 'Each lead and each payment adds a row. A new row can add a contact.',
  },
  {
    name: 'Google Drive',
    icon: 'googledrive',
    color: '#4285F4',
    way: 'native',
    text: 'The signed grooming form lands in “Sato, 2026”. Files from there open on the contact.',
  },
  {
    name: 'Slack',
    icon: null,
    color: '#4A154B',
    way: 'native',
    text: 'Rosie’s booking shows up in #front-desk, with a button that opens the conversation.',
  },
] as const;
