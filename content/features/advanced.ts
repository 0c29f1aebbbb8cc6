import type { FeaturePage } from '../feature-page.ts';
import { stat } from '../figures.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import type { PageHead } from '../pages.ts';
import { site } from '../site.ts';

export default {
  hue: 'grape',
  heading: 'Permissions, audit log and single sign-on for growing teams',
  text: 'Grow to fifty desks and still know who did what. Each person sees what the job needs, and every change is on record.',
  actions: [startTrial, { label: 'Contact Sales', to: scheduleDemo.to }],
  stats: [stat.compliance, stat.encryption, stat.contacts, stat.firstAnswer],
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
