import { service } from '../facts/figures.ts';
import { api } from '../shared/api.ts';
import { site } from '../site.ts';
import { defineMessageForm, type Fields, longest } from './form.ts';
import { person } from './person.ts';
import { missingToast, sharedToasts } from './words.ts';

const fields = {
  ...person,
  message: {
    type: 'textarea',
    label: 'Message',
    required: 'Please write your message.',
    maxLength: longest.text,
    rows: 5,
  },
} as const satisfies Fields;

export const contactForm = defineMessageForm({
  name: 'contact',
  path: api.contact,
  page: '/contact',
  fields,
  subject: {
    field: 'message',
    known: {
      Demo: {
        heading: `Book your ${service.demoMinutes}-minute demo`,
        text: `I’d like a ${service.demoMinutes}-minute demo. Two times that work for me:\n`,
      },
    },
  },
  toasts: {
    ...sharedToasts,
    missing: missingToast(fields),
    sent: {
      title: 'Message sent successfully!',
      text: `We'll get back to you within ${service.contactReplyHours} hours.`,
    },
  },
  failure: 'Failed to submit contact form',
  words: {
    heading: 'Write to us',
    submit: 'Send Message',
    sending: 'Sending...',
    privacy: 'We use what you send to answer you.',
    thanks: {
      heading: 'Thank You!',
      next: [{ label: 'See Plans and Prices', to: '/#pricing' }],
      again: 'Send Another Message',
    },
  },
  mail: site.mail.hello,
  promise: () =>
    `We have your message. A person will read it and write back within ${service.contactReplyHours} hours.`,
  mailSubject: ({ firstName, lastName }) => `Message from ${firstName} ${lastName}`,
});
