import { counted, figures, offer, promised, sample, service, stat } from '../facts/figures.ts';
import { planRows } from '../facts/plan-table.ts';
import { monthlyPrice } from '../facts/price-text.ts';
import { planBelow, plansWith, sharesOf } from '../facts/pricing.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import type { PageHead } from '../pages.ts';
import type { FeaturePage } from '../shared/feature-page.ts';
import { money } from '../shared/format.ts';
import { site } from '../site.ts';

/** The plan below, and how many locations it has. */
const smaller = planBelow(planRows.signOn);
const locations = smaller && sharesOf(planRows.locations, [smaller])[0];

export default {
  hue: 'grape',
  heading: 'Enterprise CRM: permissions, audit log and single sign-on',
  text: 'Grow to fifty desks and still know who did what. Each person sees what the job needs, and every change is on record.',
  actions: [startTrial, { label: 'Contact Sales', to: scheduleDemo.to }],
  stats: [
    counted('SOC 2', 'Type II compliance', 'for the servers, audited from outside'),
    promised(figures.encryption.atRest, 'encryption at rest', `and ${figures.encryption.inTransit} on the way`),
    stat.contacts,
    promised(`${service.responseHours.urgent} hours`, 'to a first answer', 'when it is urgent, at any hour'),
  ],
  features: {
    heading: 'Clear rules for every desk and every branch',
    text: 'In a salon group they used to live in one manager’s head.',
    items: [
      {
        icon: 'users',
        title: 'Roles and permissions for every desk',
        text: 'The front desk sees appointments, billing sees invoices, and a regional manager sees both for all five salons. Roles are in every plan; here they reach over as many locations as you have.',
      },
      {
        icon: 'list',
        title: 'An audit log of every change',
        text: 'It keeps who edited, exported or deleted what, and when. If a client asks what happened to a booking, the answer takes a minute.',
      },
      {
        icon: 'key',
        title: 'Single sign-on for all locations',
        text: 'Staff sign in with the work account they have and confirm it on their phone. Someone who leaves the company is out of every location the same day.',
      },
      {
        icon: 'database',
        title: 'Custom objects for your own records',
        text: 'Track chairs, products and suppliers, and tie them to locations. Automations, reports and forms can use every field.',
      },
      {
        icon: 'branch',
        title: 'A new location opens from a template',
        text: 'Pipelines, messages, calendars and permissions are in place before the furniture is. Phone number, hours and team are the only blanks left to fill.',
      },
      {
        icon: 'gear',
        title: 'Changes are rehearsed before they go live',
        text: 'Try a new workflow in a test account with made-up contacts. Then publish it to one branch or all of them, and roll it back if you change your mind.',
      },
    ],
  },
  steps: {
    heading: 'Roll out one team at a time',
    text: 'Start with the team that has time.',
    items: [
      {
        title: 'Map your teams',
        text: 'List locations, roles and who may see what; a sheet of paper does the job.',
      },
      {
        title: 'Import a pilot group',
        text: 'Start with one branch and its real contacts, cleaned up on the way in with help from our onboarding team.',
      },
      {
        title: 'Train two people per branch',
        text: 'Walk them through a normal day, from first call to last invoice, and let them show the rest.',
      },
      {
        title: 'Roll out in waves',
        text: 'Switch on the next branches after the pilot has had two uneventful weeks.',
      },
    ],
  },
  categories: {
    eyebrow: 'Organization types',
    heading: 'Built for companies with more than one front door',
    text: 'These outgrow simple settings first.',
    items: [
      {
        name: 'Salon groups',
        text: 'Seven salons share one price list and keep their calendars apart.',
        tag: 'Shared rules',
      },
      {
        name: 'Property managers',
        text: 'Leases, repairs and owner statements hang on the building they belong to.',
        tag: 'Own record types',
      },
      {
        name: 'Insurance and finance',
        text: 'When a broker retires, clients move to a colleague with the whole history and a dated trail.',
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
        text: 'Sign-in rules, export limits and API keys for all branches sit on one screen.',
        tag: 'Central control',
      },
    ],
  },
  facts: {
    heading: 'What larger teams gain, and what they give up',
    worksWith: {
      products: ['Slack', 'Microsoft Teams', 'Google Sheets', 'Airtable', 'Jira'],
      text: 'Single sign-on depends on where your work accounts live; name yours in the demo before you buy.',
    },
    limits: `Single sign-on, the audit log and advanced reporting are ${plansWith('/features/advanced')}. Clinics keep their records elsewhere, since there is no agreement under HIPAA.`,
    languages: 'Roles, fields and templates take your own terms. Training by our team is in English.',
    cost: `Nothing per location or user. Texts, calls and email of all branches are paid by use.`,
    setup: `Two weeks for a pilot branch, then one branch after the other. The plan includes a setup worth ${money(offer.setupWorth)} that we do for you.`,
    more: [
      {
        term: 'What you give up',
        text: 'Some freedom. With central templates a branch changes less at will, and every exception needs somebody who decides on it.',
      },
      {
        term: 'What advanced reporting adds',
        text: 'Sales, visits and answers of all locations side by side, by region and role, with fields of your own in them. The reports of one location are in every plan.',
      },
      ...(smaller
        ? [
            {
              term: `When ${smaller.name} is enough`,
              text: `Up to ${locations} locations, people who know each other, and no auditor who asks for a log. Roles and permissions are in that plan too.`,
            },
          ]
        : []),
      {
        term: 'Who is certified',
        text: 'The provider that runs the servers, with SOC 2 Type II and ISO 27001. The security page says what covers whom.',
      },
    ],
  },
  insteadOf: {
    tool: 'one account per branch and a shared password',
    text: `Separate accounts are cheap at first. Then a price changes in four of seven salons, and a stylist who left can still sign in. One account for all of them costs ${monthlyPrice(offer.resellerPrice)}, however many doors you have.`,
  },
  quote: {
    result: sample('2 days', 'to open a new salon', 'down from 3 weeks'),
    text: 'The calendar was there before the chairs. I trained two people, and they trained the rest.',
    role: 'Operations manager',
    business: 'salon group',
    shop: 'salon',
    plan: 'platinum',
    since: 'since May',
  },
  questions: {
    heading: 'Do we need this yet?',
    items: [
      {
        question: 'Do we need this with four salons?',
        answer: [
          `${smaller ? `For the locations, yes: ${smaller.name} ends at ${locations}.` : 'Every plan has it.'} Sign-on and the log pay off when you have to prove who did what.`,
        ],
      },
      {
        question: 'Is single sign-on in smaller plans?',
        answer: ['No. There each person has a login and a role, which is enough for most teams under one roof.'],
      },
      {
        question: 'How fast is help when a branch is down?',
        answer: [
          `Within ${service.responseHours.urgent} hours in writing, at any hour of the day, and your ticket goes to the front of the line.`,
        ],
      },
      {
        question: 'Can we move one branch at a time?',
        answer: [
          'Yes. Old and new run side by side until the last branch has moved, and the pilot shows what to change first.',
        ],
      },
      {
        question: 'Is there a long contract?',
        answer: ['No. You pay by the month or by the year, and the plan ends with the period that is paid.'],
      },
    ],
  },
  related: ['/features/white-label', '/features/integrations', '/features/crm'],
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
  socialDescription: 'The controls a larger team asks for, on the platform the small team knows.',
};
