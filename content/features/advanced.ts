import type { FeaturePage } from '../feature-page.ts';
import { figures } from '../figures.ts';
import type { PageHead } from '../pages.ts';
import { site } from '../site.ts';

export default {
  hue: 'grape',
  badge: 'Advanced and enterprise',
  heading: 'Grow to fifty desks and still know who did what',
  text: 'More locations, more staff and more rules can fit in one calm system. Give each person what the job needs, keep a record of every change and show it when somebody asks.',
  actions: [
    { label: 'Start Free Trial', to: '/#pricing' },
    { label: 'Contact Sales', to: '/contact' },
  ],
  stats: [
    { figure: 'SOC 2', label: 'compliance, checked by outside auditors' },
    { figure: figures.uptime, label: 'uptime you can plan a workday around' },
    { figure: figures.setupReduction, label: 'setup-time reduction for a new location' },
    { figure: figures.support, label: 'support, also for the branch that opens at five' },
  ],
  features: {
    heading: 'Growing teams keep control of the details',
    text: "Each of these takes over from a rule that used to live in one manager's head.",
    items: [
      {
        icon: 'users',
        title: 'People see what their role needs',
        text: 'The front desk sees appointments, billing sees invoices, and a regional manager sees both for her five clinics. A new hire has the right view on the first morning.',
      },
      {
        icon: 'list',
        title: 'Every change has a name beside it',
        text: 'The audit log keeps who edited, exported or deleted what, and when. If a physical therapy group is asked about a record, the answer takes a minute.',
      },
      {
        icon: 'key',
        title: 'One company login opens everything',
        text: 'Staff sign in with the work account they already have and confirm it on their phone. Someone who leaves on Friday is out of all locations on Friday.',
      },
      {
        icon: 'database',
        title: 'Records take the shape of your business',
        text: 'A property manager tracks buildings, units and leases as records of their own and ties them to tenants. Automations, reports and forms can use every field.',
      },
      {
        icon: 'branch',
        title: 'A new location opens from a template',
        text: 'Pipelines, messages, calendars and permissions are in place before the furniture is. The phone number, the hours and the team are the only blanks left to fill.',
      },
      {
        icon: 'gear',
        title: 'Changes are rehearsed before they go live',
        text: 'Try a new workflow in a test account with made-up contacts. Once it behaves, publish it to one branch or all of them, and roll it back if you change your mind.',
      },
    ],
  },
  steps: {
    heading: 'A rollout that nobody has to dread',
    text: 'Bring in one team at a time, and let the calm ones go first.',
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
    heading: 'Made for companies with more than one front door',
    text: 'Six kinds of organizations that outgrow simple settings first.',
    items: [
      {
        name: 'Clinic groups',
        text: 'Seven physical therapy offices share one recall plan and keep their calendars apart.',
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
        text: 'Volunteers can check in guests at the spring gala and see nothing else.',
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
    'Permissions, audit trails, custom data, advanced automation and dedicated help for teams with many people, many locations and careful lawyers.',
  keywords: [
    'enterprise CRM',
    'user permissions',
    'audit log',
    'custom objects',
    'advanced automation',
    'multi-location',
  ],
  socialTitle: 'Room to grow without changing systems again',
  socialDescription: 'The controls a larger team asks for, on the platform the small team already knows.',
};
