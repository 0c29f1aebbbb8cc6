import { service } from '../facts/figures.ts';
import type { PageHead } from '../pages.ts';
import { site } from '../site.ts';

/** Everything the support page says beside its form (content/forms/support.ts), in the order it says it. */
export const support = {
  hero: {
    eyebrow: 'Here to help',
    heading: 'A Support Center with people in it',
    text: 'Tell us what happened and how much it hurts. You will know when to expect an answer before you press send.',
  },
  quickHelp: {
    heading: 'Quick Help',
    text: 'The answer may already be written down.',
    links: [
      { icon: 'book', label: 'Documentation', text: 'Guides, step by step', to: site.hosts.help },
      { icon: 'bell', label: 'Latest Updates', text: 'What changed, and when', to: '/changelog' },
      { icon: 'alert', label: 'System Status', text: 'Is it us, or is it you?', to: site.hosts.status },
    ],
  },
  /** Before the hours of the priority that is chosen in the form. */
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
  title: `Support center | ${site.name}`,
  description: `Send a support request and a person will answer: urgent problems within ${service.responseHours.urgent} hours, general questions within ${service.responseHours.low}. Guides and status are here too.`,
  keywords: ['customer support', 'help center', 'support request', 'technical support', 'system status'],
  socialTitle: 'Stuck? A person will get you going again',
  socialDescription: 'Tell us what happened, choose how urgent it is and see when you will hear from us.',
};
