import { counted, figures, offer, promised, service, stat } from '../facts/figures.ts';
import { planRows } from '../facts/plan-table.ts';
import { monthlyPrice } from '../facts/price-text.ts';
import { planBelow, plansWith, sharesOf } from '../facts/pricing.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import type { FeaturePage } from '../pages/feature-page.ts';
import type { PageHead } from '../pages.ts';
import { money } from '../shared/text/format.ts';
import { type Hue, site } from '../site.ts';

const smaller = planBelow(planRows.signOn);
const locations = smaller && sharesOf(planRows.locations, [smaller])[0];

export default {
  hue: 'grape',
  body: 'see',
  heading: 'Enterprise CRM: permissions, audit log and single sign-on',
  text: 'Grow to fifty desks and still know who did what: people see what their job needs, and every change goes on record.',
  actions: [startTrial, { label: 'Contact Sales', to: scheduleDemo.to }],
  piece: {
    task: 'Open one booking as six people',
    labels: { sees: 'Sees', fields: 'fields', people: 'People with a login' },
    points: [
      {
        name: 'Front desk',
        result: 'Jo moves the appointment and calls the client, but formula and money stay covered.',
      },
      {
        name: 'Auditor',
        result: 'Mr. Chen reads who changed what, and when, but names and phone numbers stay covered.',
      },
      {
        name: 'Stylist',
        result: 'Lena leaves the company, so at five she’s out everywhere, and everything is covered.',
      },
      {
        name: 'Manager',
        result: 'Ana adds what the color used, since you choose what to record, down to chairs and supplies.',
      },
      { name: 'New branch', result: 'Uptown opens from the template, so its front desk sees what Jo sees.' },
      { name: 'Owner', result: 'Dana tries the new price in a test account, then publishes it to every salon.' },
    ],
  },
  stats: [
    counted('SOC 2', 'Type II compliance', 'of the servers, independently audited'),
    promised(figures.encryption.atRest, 'encryption at rest', `and ${figures.encryption.inTransit} in transit`),
    stat.contacts,
    promised(`${service.responseHours.urgent} hours`, 'to a first answer', 'on urgent requests, day or night'),
  ],
  features: {
    heading: 'Permissions, audit log and templates for every location',
    text: 'Most groups keep these rules in one manager’s head, and here they’re settings.',
    items: [
      {
        title: 'Roles and permissions for every desk',
        text: 'The front desk sees appointments, billing sees invoices, and a regional manager sees both for all five salons. Every plan has roles, and here they cover all your locations.',
      },
      {
        title: 'An audit log of every change',
        text: 'See who edited, exported or deleted what, and when. If a client asks what happened to a booking, you know in a minute.',
      },
      {
        title: 'Single sign-on for all locations',
        text: 'Staff sign in with their work account and confirm it on their phone. Someone who leaves the company loses access to every location that day.',
      },
      {
        title: 'Custom objects for your own records',
        text: 'Track chairs, products and suppliers, tie them to locations, and use every field in automations, reports and forms.',
      },
      {
        title: 'A new location opens from a template',
        text: 'Pipelines, messages, calendars and permissions are in place before the furniture is. You fill in the phone number, hours and team.',
      },
      {
        title: 'Test changes before they go live',
        text: 'Try a new workflow in a test account with made-up contacts, publish it to one branch or all of them, and roll it back if you change your mind.',
      },
    ],
  },
  steps: {
    heading: 'Roll out one team at a time',
    text: 'Start with the team that has time, and let it teach the others.',
    items: [
      {
        title: 'Map your teams',
        text: 'List locations, roles and who can see what, on a sheet of paper if you like.',
      },
      {
        title: 'Import a pilot group',
        text: 'Start with one branch and its real contacts, which our onboarding team helps you clean up on the way in.',
      },
      {
        title: 'Train two people per branch',
        text: 'Walk them through a normal day, from first call to last invoice, and let them show everyone else.',
      },
      {
        title: 'Roll out in waves',
        text: 'Move the next branches after the pilot has had two quiet weeks.',
      },
    ],
  },
  categories: {
    heading: 'Built for companies with more than one front door',
    text: 'These kinds of companies outgrow simple settings first.',
    items: [
      {
        name: 'Salon groups',
        text: 'Seven salons share one price list and keep separate calendars.',
        tag: 'Shared rules',
      },
      {
        name: 'Property managers',
        text: 'Leases, repairs and owner statements belong to their building.',
        tag: 'Own record types',
      },
      {
        name: 'Insurance and finance',
        text: 'When a broker retires, clients move to a colleague with the full history and a dated trail.',
        tag: 'Audit trail',
      },
      {
        name: 'Large sales teams',
        text: 'Territories decide who gets a lead, and managers read the forecast by region.',
        tag: 'Territories',
      },
      {
        name: 'Schools and nonprofits',
        text: 'Volunteers can check in guests at the spring concert and see nothing else.',
        tag: 'Limited access',
      },
      {
        name: 'IT and operations',
        text: 'Sign-in rules, export limits and API keys for all branches are on one screen.',
        tag: 'Central control',
      },
    ],
  },
  facts: {
    heading: 'What larger teams gain, and what they give up',
    worksWith: {
      products: ['Slack', 'Microsoft Teams', 'Google Sheets', 'Airtable', 'Jira'],
      text: 'Tell us your sign-in provider in the demo, before you buy.',
    },
    limits: `Single sign-on, the audit log and advanced reporting are ${plansWith('/features/advanced')}. Clinics keep patient records somewhere else, because we don’t sign HIPAA business associate agreements.`,
    languages: 'Name roles, fields and templates in any language, but our team trains in English.',
    cost: 'There’s no fee per location or user. You pay for the texts, calls and emails of all branches.',
    setup: `Two weeks for a pilot branch, then one branch after another. The plan includes a done-for-you setup worth ${money(offer.setupWorth)}: domain, phone numbers, contacts, pipelines and first workflows.`,
    more: [
      {
        term: 'Single sign-on',
        text: 'SAML 2.0 with Google Workspace, Microsoft Entra ID and Okta.',
        sample: true,
      },
      {
        term: 'What you give up',
        text: 'You give up some freedom: with central templates, a branch can change less, and someone has to approve every exception.',
      },
      {
        term: 'What advanced reporting adds',
        text: 'Sales, visits and response times of all locations side by side, by region and role, with your own fields. Every plan has reports for one location.',
      },
      ...(smaller
        ? [
            {
              term: `When ${smaller.name} is enough`,
              text: `You have up to ${locations} locations, people who know each other, and no auditor who asks for a log, since that plan has roles and permissions too.`,
            },
          ]
        : []),
      {
        term: 'Who is certified',
        text: 'The provider that runs the servers, for SOC 2 Type II and ISO 27001. The security page says who each one covers.',
      },
    ],
  },
  insteadOf: {
    tool: 'one account per branch and a shared password',
    text: `Separate accounts are cheap at first, until a price changes in four of seven salons and a stylist who left can still sign in. One account for all of them costs ${monthlyPrice(offer.resellerPrice)}, no matter how many doors you have.`,
  },
  questions: {
    heading: 'Enterprise questions',
    items: [
      {
        question: 'We have four salons. Do we need this plan?',
        answer: [
          `${smaller ? `Yes: ${smaller.name} stops at ${locations} locations.` : 'Every plan has it.'} Single sign-on and the log pay off once you have to prove who did what.`,
        ],
      },
      {
        question: 'Is single sign-on in smaller plans?',
        answer: [
          'No, in smaller plans each person has a login and a role, which is enough for most teams under one roof.',
        ],
      },
      {
        question: 'How fast is help when a branch is down?',
        answer: [
          `We answer within ${service.responseHours.urgent} hours in writing, day or night, and your ticket goes to the front of the line.`,
        ],
      },
      {
        question: 'Can we move one branch at a time?',
        answer: [
          'Yes, old and new run side by side until the last branch has moved, and the pilot shows what to change first.',
        ],
      },
      {
        question: 'Is there a long contract?',
        answer: ['No, you pay by the month or by the year, and the plan ends with the period you’ve paid for.'],
      },
    ],
  },
} satisfies FeaturePage;

export const head: PageHead = {
  title: `Advanced enterprise CRM features | ${site.name}`,
  description:
    'Permissions, audit trails, custom data, advanced automation and dedicated help for teams with many people, many locations and strict rules.',
  keywords: [
    'enterprise CRM',
    'user permissions',
    'audit log',
    'custom objects',
    'advanced automation',
    'multi-location',
  ],
  socialTitle: 'Room to grow without changing systems again',
  socialDescription: 'The controls a larger team needs, on the platform a small team knows.',
};

/** Of a color. */
export const price = { before: 85, after: 95 };

/** The point of the rail at which Uptown opens. */
export const opens = 4;

/** Fields of the booking, with the points that see them. */
export const fields: Readonly<Record<string, readonly [value: string, seenAt: readonly number[]]>> = {
  Visit: ['Color, 4:30 pm', [0, 1, 3, 4, 5]],
  Client: ['Rosa Vidal', [0, 3, 4, 5]],
  Phone: ['(602) 555-0163', [0, 3, 4, 5]],
  Formula: ['Copper, 7.4', [3, 5]],
  Supplies: ['Chair 4, copper, 60 g', [3, 5]],
  Invoice: [money(price.before), [1, 3, 5]],
};

export const salons = [
  { name: 'Harbor', staff: 12 },
  { name: 'Old Town', staff: 9 },
  { name: 'Mill Creek', staff: 14, leaves: 1 },
  { name: 'Airport', staff: 8 },
  { name: 'Uptown', staff: 6, from: opens },
] as const;

/** One for each point of the rail, with the line that the log writes. */
export const people: readonly { name: string; role: string; at: string; log: string; tone: Hue | 'hue' }[] = [
  { name: 'Jo Ortega', role: 'Front desk, Mill Creek', at: '9:14 am', log: 'Moved 4417 to 4:30 pm', tone: 'sun' },
  { name: 'R. Chen', role: 'Auditor, from outside', at: '11:02 am', log: 'Exported this log', tone: 'sky' },
  { name: 'Lena Park', role: 'Stylist, until today', at: '5:00 pm', log: 'Signed out of all salons', tone: 'rose' },
  { name: 'Ana Diaz', role: 'Manager, all salons', at: '5:40 pm', log: 'Added supplies to 4417', tone: 'clay' },
  { name: 'Kit Moss', role: 'Front desk, Uptown', at: 'Next day', log: 'Moved 4417 to Uptown', tone: 'hue' },
  {
    name: 'Dana West',
    role: 'Owner',
    at: 'Next day',
    log: `Color: ${money(price.before)} to ${money(price.after)}`,
    tone: 'highlight',
  },
];

/** The points whose person leaves and publishes a price. */
export const leaves = 2;

export const publishes = 5;
