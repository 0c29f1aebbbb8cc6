import type { Action } from '../pages.ts';
import { site } from '../site.ts';

export interface Badge {
  name: string;
  text: string;
  /** URL or file of the report. `npm run ready` asks for it. */
  source?: string;
}

export interface ComplianceDocument extends Action {
  text: string;
}

/** Claims: keep those that hold for your business. */
export const badges: readonly Badge[] = [
  {
    name: 'Data Privacy Framework',
    text: 'Personal data that comes to the United States from Europe is handled under the principles of the framework.',
  },
  {
    name: 'SOC 2 Type II',
    text: 'An independent auditor tests over months, not on one day, whether the provider’s controls work as described.',
  },
  {
    name: 'ISO 27001',
    text: 'The way the provider manages information security follows the international standard and is audited every year.',
  },
  {
    name: 'GDPR',
    text: 'Rights, legal bases, agreements and deadlines of the European data protection law are part of our daily work.',
  },
];

export const documents: readonly ComplianceDocument[] = [
  {
    label: 'Privacy guide',
    text: 'What data the service handles, why and for how long, with data-flow diagrams.',
    to: '/support?subject=Request%3A%20privacy%20guide',
  },
  {
    label: 'Security overview',
    text: 'Our measures on a few pages, for the person in your company who has to sign off on a new tool.',
    to: '/support?subject=Request%3A%20security%20overview',
  },
  {
    label: 'Data processing agreement',
    text: 'The contract of Article 28 GDPR, with standard contractual clauses, ready for your signature.',
    to: '/support?subject=Request%3A%20data%20processing%20agreement',
  },
  {
    label: 'Sub-processors list',
    text: `Which companies process data for ${site.name}, what each one does and in which country.`,
    to: '/support?subject=Request%3A%20sub-processors%20list',
  },
  {
    label: 'Security questionnaire',
    text: 'Answers to the questions that buyers ask most often, or send us your company’s form.',
    to: '/support?subject=Request%3A%20security%20questionnaire',
  },
  {
    label: 'Deletion request form',
    text: 'Ask us to erase your data or the data of a client, and get a confirmation when it is done.',
    to: '/support?subject=Deletion%20request',
  },
];

export const report: Action = {
  label: 'Report Security Issue',
  to: '/support?subject=Security%20issue',
};
