import { service } from '../facts/figures.ts';
import { site } from '../site.ts';

/** `{name}` is the person's first name. */
export const savedReplies: readonly { name: string; text: string }[] = [
  {
    name: 'We’re looking into it',
    text: 'Hi {name},\n\nThanks for writing. We’re looking into it and will get back to you with an answer by tomorrow.',
  },
  {
    name: 'We need more details',
    text: 'Hi {name},\n\nThanks for writing. Could you tell us what you did, what you expected, and what happened instead? A screenshot helps.',
  },
  {
    name: 'Book a demo',
    text: `Hi {name},\n\nThanks for your interest. Which two times this week work for a ${service.demoMinutes}-minute demo? You can also call us at ${site.phone.display}.`,
  },
  {
    name: 'Prices and trial',
    text: `Hi {name},\n\nThanks for asking. All plans and prices are at ${site.origin}/#pricing. If you tell us how many people will use it, we can suggest a plan.`,
  },
  {
    name: 'Solved?',
    text: 'Hi {name},\n\nThis should be solved now. If it isn’t, reply to this email and we’ll look again.',
  },
];

export const greeting = (name: string): string => `Hi ${name},\n\n`;
export const signature = `\n\n${site.teamName}`;

export const filledIn = (text: string, name: string): string => text.replaceAll('{name}', () => name) + signature;
