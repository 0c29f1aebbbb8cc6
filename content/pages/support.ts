import { service } from '../facts/figures.ts';
import type { PageHead } from '../pages.ts';
import { site } from '../site.ts';

export const support = {
  hero: {
    eyebrow: 'Here to help',
    heading: 'A Support Center staffed by people',
    text: 'Tell us what happened and how urgent it is. Before you press send, you’ll see when to expect an answer.',
  },
  quickHelp: {
    heading: 'Quick Help',
    text: 'Your answer may be in one of these.',
    links: [
      { icon: 'book', label: 'Documentation', text: 'Guides, step by step', to: site.hosts.help },
      { icon: 'bell', label: 'Latest Updates', text: 'New features and fixes by date', to: '/changelog' },
      { icon: 'alert', label: 'System Status', text: 'Check whether we’re down', to: site.hosts.status },
    ],
  },
  promise: 'First answer within',
  info: {
    heading: 'Support Information',
    labels: { mail: 'Email', phone: 'Phone', hours: 'Hours' },
    times: {
      heading: 'First answer, by priority',
      names: { urgent: 'Urgent', high: 'High', medium: 'Medium', low: 'Low' },
    },
  },
} as const;

export const head: PageHead = {
  title: `Customer support center | ${site.name}`,
  description: `Send a support request and a person will answer: urgent problems within ${service.responseHours.urgent} hours, general questions within ${service.responseHours.low}. Guides and status are here too.`,
  keywords: ['customer support', 'help center', 'support request', 'technical support', 'system status'],
  socialTitle: 'Stuck? A person will get you going again',
  socialDescription: 'Tell us what happened, choose how urgent it is and see when you’ll hear from us.',
};
