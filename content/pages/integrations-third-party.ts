import { figures, offer, promised, reported, stat } from '../facts/figures.ts';
import * as promises from '../facts/promises.ts';
import { startTrial } from '../navigation.ts';
import { type Action, type PageHead, pages } from '../pages.ts';
import { site } from '../site.ts';
import type { Point } from './feature-page.ts';

/** As in content/facts/integrations.ts. */
interface AutomationPlatform {
  name: string;
  description: string;
  icon: string | null;
  color: `#${string}`;
  badge: string;
}

/** Tools with a logo come first in a tab. */
export interface ThirdPartyTool {
  name: string;
  description: string;
  useCase: string;
  icon: string | null;
  color: `#${string}`;
}

type ToolCategoryKey =
  | 'content-course'
  | 'crm-sales'
  | 'productivity'
  | 'email-marketing'
  | 'legal-document'
  | 'ai-automation';

/** `shortLabel` is for small screens. */
interface ToolCategory {
  key: ToolCategoryKey;
  label: string;
  shortLabel: string;
  tools: readonly ThirdPartyTool[];
}

export const defaultToolCategory: ToolCategoryKey = 'content-course';

export const toolCategories: readonly ToolCategory[] = [
  {
    key: 'content-course',
    label: 'Content & Course Creation',
    shortLabel: 'Courses',
    tools: [
      {
        name: 'Moodle',
        description: 'Open-source learning platform used by schools and training providers.',
        useCase: 'Enrollments become contacts, and a passed exam adds the tag for the alumni list.',
        icon: 'moodle',
        color: '#F98012',
      },
      {
        name: 'Vimeo',
        description: 'Video hosting without ads around your lessons.',
        useCase: 'A freshly published video goes out to the members who asked for that topic.',
        icon: 'vimeo',
        color: '#1AB7EA',
      },
      {
        name: 'Ghost',
        description: 'Open-source publishing for blogs and paid newsletters.',
        useCase: 'Paying readers join your customer list; free ones get an offer to upgrade.',
        icon: 'ghost',
        color: '#15171A',
      },
      {
        name: 'Patreon',
        description: 'Memberships for people who make things.',
        useCase: 'A patron who moves up a tier gets a personal thank-you and the new link.',
        icon: 'patreon',
        color: '#000000',
      },
      {
        name: 'Teachable',
        description: 'Hosts and sells online courses and coaching.',
        useCase: 'A new student gets a welcome text and a seat in your first live call.',
        icon: null,
        color: '#0A7C74',
      },
      {
        name: 'Thinkific',
        description: 'Course platform with quizzes, certificates and student communities.',
        useCase: 'Anyone who finishes a course gets an offer for the next one a day later.',
        icon: null,
        color: '#2A4EDB',
      },
      {
        name: 'Kajabi',
        description: 'Courses, podcasts and newsletters under one roof.',
        useCase: 'A failed payment starts a friendly series of texts, so you don’t lose the member.',
        icon: null,
        color: '#0072EF',
      },
    ],
  },
  {
    key: 'crm-sales',
    label: 'CRM & Sales',
    shortLabel: 'Sales',
    tools: [
      {
        name: 'HubSpot',
        description: 'CRM with marketing, sales and service hubs.',
        useCase: 'Keep head office in HubSpot while each branch answers its own leads here.',
        icon: 'hubspot',
        color: '#FF7A59',
      },
      {
        name: 'Zoho CRM',
        description: 'CRM in the Zoho family of business apps.',
        useCase: 'Contacts changed in Zoho stay the same person here, notes included.',
        icon: 'zoho',
        color: '#E42527',
      },
      {
        name: 'Intercom',
        description: 'Customer messaging and help desk for online products.',
        useCase: 'A support chat tagged “pricing” opens a deal for the salesperson on duty.',
        icon: 'intercom',
        color: '#6AFDEF',
      },
      {
        name: 'Salesforce',
        description: 'The CRM many larger companies run on.',
        useCase: 'Hand qualified leads to a partner’s Salesforce and follow their status from here.',
        icon: null,
        color: '#0176D3',
      },
      {
        name: 'Pipedrive',
        description: 'Sales CRM built around a visual pipeline.',
        useCase: 'Move your open deals over one stage at a time, without stopping sales for a week.',
        icon: null,
        color: '#017737',
      },
    ],
  },
  {
    key: 'productivity',
    label: 'Productivity',
    shortLabel: 'Work',
    tools: [
      {
        name: 'Dropbox',
        description: 'File storage and sharing.',
        useCase: 'Each new client gets a folder, with the intake form’s uploads inside.',
        icon: 'dropbox',
        color: '#0061FF',
      },
      {
        name: 'Evernote',
        description: 'Notes that search well, handwriting and scans included.',
        useCase: 'Meeting notes with a client’s name are attached to that client’s timeline.',
        icon: 'evernote',
        color: '#00A82D',
      },
      {
        name: 'Basecamp',
        description: 'Projects with to-dos, messages and schedules for small teams.',
        useCase: 'A signed proposal sets up the project and invites the people who do the work.',
        icon: 'basecamp',
        color: '#1D2D35',
      },
      {
        name: 'Toggl Track',
        description: 'Time tracking for people who bill by the hour.',
        useCase: 'Tracked hours turn into the lines of a draft invoice on the first of the month.',
        icon: 'toggltrack',
        color: '#E57CD8',
      },
      {
        name: 'Miro',
        description: 'Online whiteboard for workshops and planning.',
        useCase: 'A booked strategy session comes with a board made from your workshop template.',
        icon: 'miro',
        color: '#050038',
      },
      {
        name: 'Microsoft Outlook',
        description: 'Mail and calendar of Microsoft 365.',
        useCase: 'A visit booked here is in your Outlook calendar, and moves there when the customer moves it.',
        icon: null,
        color: '#0F6CBD',
      },
      {
        name: 'Microsoft Excel',
        description: 'The spreadsheet your accountant asks for.',
        useCase: 'Paid invoices are added as rows to the workbook you share each quarter.',
        icon: null,
        color: '#107C41',
      },
    ],
  },
  {
    key: 'email-marketing',
    label: 'Email Marketing',
    shortLabel: 'Email',
    tools: [
      {
        name: 'Mailchimp',
        description: 'Newsletters and campaigns, with audiences and tags.',
        useCase: 'You keep your newsletter there and pass on everyone who clicks a price.',
        icon: 'mailchimp',
        color: '#FFE01B',
      },
      {
        name: 'Brevo',
        description: 'Email, SMS and transactional messages from one European provider.',
        useCase: 'Someone who unsubscribes on one side is off the list on both.',
        icon: 'brevo',
        color: '#0B996E',
      },
      {
        name: 'Campaign Monitor',
        description: 'Designed email campaigns with simple journeys.',
        useCase: 'People who opened three issues in a row become a list to invite.',
        icon: 'campaignmonitor',
        color: '#111324',
      },
      {
        name: 'Kit',
        description: 'Email for creators, with sequences and paid newsletters.',
        useCase: 'A subscriber who buys drops off the sales sequence right away.',
        icon: null,
        color: '#D1483E',
      },
      {
        name: 'ActiveCampaign',
        description: 'Email automation with detailed conditions and scoring.',
        useCase: 'A contact who reaches a high score there gets a callback booked here.',
        icon: null,
        color: '#004CFF',
      },
      {
        name: 'Klaviyo',
        description: 'Email and SMS for online stores, driven by order data.',
        useCase: 'Your best buyers of the season get a phone call along with the coupon.',
        icon: null,
        color: '#232426',
      },
    ],
  },
  {
    key: 'legal-document',
    label: 'Legal & Documents',
    shortLabel: 'Legal',
    tools: [
      {
        name: 'Docusign',
        description: 'Electronic signatures and agreement management.',
        useCase: 'The last signature moves the deal to Won and starts the onboarding.',
        icon: null,
        color: '#4C00FF',
      },
      {
        name: 'PandaDoc',
        description: 'Proposals, quotes and contracts with tracking.',
        useCase: 'When a proposal is opened for the third time, you get a nudge to call.',
        icon: null,
        color: '#248567',
      },
    ],
  },
  {
    key: 'ai-automation',
    label: 'AI & Automation',
    shortLabel: 'AI',
    tools: [
      {
        name: 'Claude',
        description: 'Anthropic’s assistant, at home in long documents and careful writing.',
        useCase: 'A 50-page bid package gets read overnight, and its deadlines become tasks.',
        icon: 'claude',
        color: '#D97757',
      },
      {
        name: 'Google Gemini',
        description: 'Google’s models for text, images and audio.',
        useCase: 'Photos sent in by a customer are described and sorted by kind of repair.',
        icon: 'googlegemini',
        color: '#8E75B2',
      },
      {
        name: 'ChatGPT',
        description: 'OpenAI’s assistant, reached through its API.',
        useCase: 'Long inquiries arrive with a three-line summary and a suggested reply.',
        icon: null,
        color: '#10A37F',
      },
    ],
  },
];

export const automationPlatforms: readonly AutomationPlatform[] = [
  {
    name: 'Zapier',
    description:
      'The widest choice of apps, and the shortest way to a first automation: pick a trigger and an action from two lists.',
    icon: 'zapier',
    color: '#FF4F00',
    badge: 'Most apps',
  },
  {
    name: 'Make',
    description:
      'Automations with branches and many steps. You draw the flow on a canvas and watch each record travel through.',
    icon: 'make',
    color: '#6D00CC',
    badge: 'Most visual',
  },
  {
    name: 'n8n',
    description: 'For teams with a developer: add code where you need it, and host it on your own server if you wish.',
    icon: 'n8n',
    color: '#FF91AC',
    badge: 'Self-hosted',
  },
  {
    name: 'Relay.app',
    description:
      'AI-powered steps with human-in-the-loop approvals: it drafts, you approve, and the automation continues.',
    icon: null,
    color: '#4A3AFF',
    badge: 'AI with approvals',
  },
];

export const thirdPartyPage = {
  hero: {
    badge: pages['/integrations/third-party'].name,
    heading: `Connect ${figures.thirdPartyIntegrations} apps without code`,
    text: `Zapier, Make, n8n or Relay.app connects ${site.name} to nearly any tool. When someone fills in a form there, a contact and a task appear here.`,
    actions: [
      { label: 'Explore Integrations', to: '/integrations/third-party#tools' },
      { label: 'Automation Guide', to: '/integrations/third-party#steps' },
    ] satisfies readonly [Action, Action],
  },
  stats: [
    stat.viaPlatforms,
    stat.uptime,
    promised('30 sec', 'setup', 'to sign in and connect a platform'),
    reported('10x', 'efficiency', 'compared with copying by hand'),
  ],
  benefits: {
    heading: 'Names, orders and dates move between your apps',
    text: 'Decide once which details to pass on, and to which tool.',
    items: [
      {
        icon: 'cursor',
        title: 'Set up without a developer',
        text: 'Choose from lists in plain English: if you can set an alarm, you can set up a trigger.',
      },
      {
        icon: 'copy',
        title: 'Corrections reach every tool',
        text: 'A phone number corrected in one tool is corrected in the others a moment later.',
      },
      {
        icon: 'clock',
        title: 'Works past closing time',
        text: 'An order at midnight is invoiced, filed and on the packing list before you open.',
      },
      {
        icon: 'repeat',
        title: 'Swap a tool without starting over',
        text: 'Change your newsletter service next year and replace one step of the automation.',
      },
    ] satisfies readonly Point[],
  },
  steps: {
    heading: 'Set up your first automation step by step',
    text: 'A test run shows you the result before anything goes live.',
    items: [
      {
        title: 'Choose your platform',
        text: 'Take the one you know, or compare them below, since you can try all four for free.',
      },
      {
        title: `Connect ${site.name}`,
        text: 'Sign in from the platform and choose which of your locations it can see.',
      },
      { title: 'Select your tools', text: 'Pick the other app and the event that starts the automation.' },
      { title: 'Activate', text: 'Send one test contact through, check the result, and switch it on.' },
    ],
  },
  platforms: {
    heading: 'Zapier, Make, n8n or Relay.app: which one?',
    text: 'All four connect to your account the same way, so you can switch later.',
  },
  tools: {
    heading: 'See what your tools could do together',
    text: 'Thirty tools that customers ask about, each with an example.',
    tabsLabel: 'Kinds of tools',
    useCaseLabel: 'For example',
  },
  useCases: {
    heading: '18 automations to copy',
    text: 'Take any of them as is, or swap in your own tools.',
    whenLabel: 'When',
    resultLabel: 'then',
  },
  native: {
    text: promises.integrations,
    action: { label: 'Open the native directory', to: '/integrations/native' } satisfies Action,
  },
  closing: {
    heading: 'Run your first automation in the trial',
    text: `Connect two apps today and let the automation run for ${offer.trialDays} days, while the log shows every contact it passed on.`,
    actions: [startTrial, { label: 'View All Native Integrations', to: '/#pricing' }] satisfies readonly [
      Action,
      Action,
    ],
  },
} as const;

/** Of an automation, in a picture. */
export const testRun: readonly Point[] = [
  { icon: 'book', title: 'A student enrolled', text: 'Test contact: you' },
  { icon: 'tag', title: 'Tagged “Spring group”', text: 'One second later' },
  { icon: 'message', title: 'Welcome text sent', text: 'Look at your phone' },
];

export const head: PageHead = {
  title: `Connect ${figures.thirdPartyIntegrations} apps by automation | ${site.name}`,
  description: `Reach ${figures.thirdPartyIntegrations} apps through Zapier, Make, n8n and Relay.app. Follow the setup and copy automations for courses, sales, email and AI.`,
  keywords: [
    'third-party integrations',
    'automation platforms',
    'app automation',
    'no-code integration',
    'workflow connections',
  ],
  socialTitle: 'Connect thousands of apps without code',
  socialDescription: 'Zapier, Make, n8n and Relay.app, thirty tools with an example each, and 18 automations to copy.',
};
