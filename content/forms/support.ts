import { service } from '../facts/figures.ts';
import { defineMessageForm, type Fields, longest } from '../shared/forms/form.ts';
import { api } from '../shared/http/api.ts';
import { capitalize } from '../shared/text/capitalize.ts';
import { site } from '../site.ts';
import { person } from './person.ts';
import { missingToast, sharedToasts } from './words.ts';

const fields = {
  ...person,
  issueType: {
    type: 'select',
    label: 'Issue type',
    prompt: 'Choose a topic',
    options: {
      technical: 'Technical Issue',
      billing: 'Billing & Payments',
      feature: 'Feature Request',
      integration: 'Integration Help',
      training: 'Training & Onboarding',
      bug: 'Bug Report',
      other: 'Other',
    },
  },
  priority: {
    type: 'select',
    label: 'Priority',
    prompt: 'Choose how urgent it is',
    options: {
      low: 'Low - General Question',
      medium: 'Medium - Feature Not Working',
      high: 'High - System Down',
      urgent: 'Urgent - Business Critical',
    } satisfies Record<Priority, string>,
  },
  subject: {
    type: 'text',
    label: 'Subject',
    required: 'Please enter a subject.',
    maxLength: longest.subject,
    wide: true,
  },
  description: {
    type: 'textarea',
    label: 'Description',
    required: 'Please describe what you need help with.',
    maxLength: longest.text,
    rows: 6,
  },
} as const satisfies Fields;

export const supportForm = defineMessageForm({
  name: 'support',
  path: api.support,
  page: '/support',
  fields,
  subject: { field: 'subject' },
  topics: {
    'Security issue': {
      claim: 'Tell us about the weakness',
      text: 'Thank you for looking closely. The people who can fix it read every report.',
      heading: 'Report a security issue',
      prompt:
        'Tell us where the problem is and how to reproduce it, step by step. Please don’t open other people’s data to prove it.',
      promise: ({ priority }) => `Our security team has your report. ${firstAnswer(priority)}`,
      chip: () => 'Security',
    },
  },
  toasts: {
    ...sharedToasts,
    missing: missingToast(fields),
    sent: {
      title: 'Support request submitted!',
      text: `We'll get back to you within ${service.supportReplyHours} hours via email.`,
    },
  },
  failure: 'Failed to submit support request',
  words: {
    heading: 'What happened?',
    submit: 'Submit Request',
    sending: 'Submitting...',
    privacy: 'We use what you send to solve your problem.',
    thanks: {
      heading: 'Thank You!',
      next: [{ label: 'Browse Documentation', to: site.hosts.help }],
      again: 'Submit Another Request',
    },
  },
  mail: site.mail.support,
  promise: ({ priority }) => `Our team has your request. ${firstAnswer(priority)}`,
  mailSubject: ({ priority, subject }, reference) =>
    `${priority && `[${capitalize(priority)}] `}Support request ${reference}: ${subject}`,
});

/** Agrees with the toast, which states the same hours for every priority. */
function firstAnswer(priority = '') {
  const everyone = service.supportReplyHours;
  const hours = service.responseHours[priority as Priority] ?? everyone;
  if (hours === everyone) return `You’ll get a first answer by email within ${hours} hours.`;
  return hours < everyone
    ? `We get back to everyone within ${everyone} hours, and at this priority you’ll get a first answer by email within ${hours} hours.`
    : `We’ll confirm within ${everyone} hours and send a first answer by email within ${hours} hours.`;
}

type Priority = keyof typeof service.responseHours;
