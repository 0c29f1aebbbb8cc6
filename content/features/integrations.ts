import type { FeaturePage } from '../feature-page.ts';
import { figures } from '../figures.ts';
import type { PageHead } from '../pages.ts';
import { site } from '../site.ts';

export default {
  hue: 'shoot',
  badge: 'Integrations and API',
  heading: 'Keep the tools you like and let them talk',
  text: `Your bookkeeping, your calendar, your shop and your spreadsheets stay where they are. ${site.name} passes contacts, payments and messages between them, so nobody copies a line by hand.`,
  actions: [
    { label: 'Browse Integrations', to: '/#pricing' },
    { label: 'View API Docs', to: site.hosts.developers },
  ],
  stats: [
    { figure: figures.appConnections, label: 'integrations to choose from' },
    { figure: figures.nativeIntegrations, label: 'native ones, built and looked after by us' },
    { figure: figures.thirdPartyIntegrations, label: 'more apps through automation platforms' },
    { figure: figures.uptime, label: 'uptime, weekends included' },
  ],
  features: {
    heading: 'What you enter once shows up everywhere it should',
    text: "A veterinary clinic takes down a new owner's phone number a single time, at the front desk.",
    items: [
      {
        icon: 'plug',
        title: 'Connecting an app takes a sign-in',
        text: 'Pick the app, log in and say yes. Fields such as name, phone and last visit are matched for you, and you can change any match.',
      },
      {
        icon: 'repeat',
        title: 'Changes travel both ways',
        text: 'Move an appointment in Google Calendar and its reminder moves along. Correct an address here and the next invoice in your accounting tool has it too.',
      },
      {
        icon: 'bolt',
        title: 'Webhooks report things as they happen',
        text: 'A paid deposit, a new lead or a canceled visit is sent to any address you name. A print shop uses it to start the job ticket before the customer has closed the tab.',
      },
      {
        icon: 'code',
        title: 'The API can do what the buttons do',
        text: 'Your developer reads and writes contacts, deals, bookings and payments through a documented REST API. Keys, examples and a test account come with it.',
      },
      {
        icon: 'bell',
        title: 'A broken connection speaks up',
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
    heading: 'The first app is connected before the kettle boils',
    text: 'Most apps need a few clicks; the API needs a developer and an afternoon.',
    items: [
      {
        title: 'Find your app',
        text: 'Search the directory by name, or browse it by the chore you want to be rid of.',
      },
      {
        title: 'Approve the access',
        text: 'Log in with the account you already have and read what is shared before you agree.',
      },
      {
        title: 'Choose what moves',
        text: 'Tick the records that should sync, and say which side wins when the two disagree.',
      },
      {
        title: 'Test with one contact',
        text: 'Send yourself through, look at both ends and then switch it on for everybody.',
      },
    ],
  },
  categories: {
    heading: 'Six kinds of tools feel at home here',
    text: 'Look for the ones you already pay for; chances are that the list has them.',
    items: [
      {
        name: 'CRM',
        text: 'Bring years of history over from an older system, or keep two in step while the team decides.',
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
        text: 'Bookings and sales flow into Google Analytics, and an ad is judged by what it brought in.',
        tag: 'Real results',
      },
      {
        name: 'Cloud storage',
        text: 'A finished tax return lands in the right Google Drive or Dropbox folder, named by client and year.',
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
  closing: {
    heading: 'Your tools can come along',
    text: 'Connect the two you open every morning and see how much typing is left by Friday.',
    actions: [
      { label: 'Start Free Trial', to: '/#pricing' },
      { label: 'Schedule Demo', to: '/contact' },
    ],
  },
  related: ['/integrations/native', '/integrations/third-party', '/features/advanced'],
} satisfies FeaturePage;

export const head: PageHead = {
  title: `Integrations, webhooks and API | ${site.name}`,
  description: `Connect ${figures.appConnections} apps for email, shops, storage and reporting, send events with webhooks, or build on a documented API with your own developer.`,
  keywords: ['CRM integrations', 'API', 'webhooks', 'app connections', 'data sync'],
  socialTitle: 'Keep the tools you like and connect them',
  socialDescription: 'Your calendar, shop, storage and books share one set of facts about each customer.',
};
