import { embedAt } from '../embeds/embeds.ts';
import { retention, service } from '../facts/figures.ts';
import {
  chosenDemoTimes,
  completeDemoTimes,
  demoCalendar,
  demoChip,
  demoTimeText,
} from '../shared/forms/demo-times.ts';
import { defineMessageForm, type Fields, longest, type Sent, type Topic } from '../shared/forms/form.ts';
import { api } from '../shared/http/api.ts';
import { site } from '../site.ts';
import { person } from './person.ts';
import { missingToast, sharedToasts } from './words.ts';

/** A calendar among the embeds offers its own times. */
const asksTimes = !embedAt('calendar');
const demo = asksTimes ? ['Demo'] : [];
const privacy = ['GDPR request', 'Privacy request'] as const;

const fields = {
  firstDate: { type: 'slot', label: 'First choice, date', topics: demo },
  firstTime: { type: 'slot', label: 'First choice', topics: demo },
  secondDate: { type: 'slot', label: 'Second choice, date', topics: demo },
  secondTime: { type: 'slot', label: 'Second choice', topics: demo },
  timeZone: { type: 'slot', label: 'Time zone', topics: demo },
  request: {
    type: 'select',
    label: 'Kind of request',
    prompt: 'Choose a right',
    options: {
      access: 'Access: send me a copy of my data',
      correct: 'Correct: fix data that’s wrong',
      erase: 'Erase: delete my data',
      restrict: 'Restrict: keep my data but don’t use it',
      move: 'Move: give me my data to take elsewhere',
      object: 'Object: stop using my data',
    },
    topics: privacy,
  },
  ...person,
  message: {
    type: 'textarea',
    label: 'Message',
    required: 'Please write your message.',
    maxLength: longest.text,
    rows: 5,
  },
} as const satisfies Fields;

const hours = service.contactReplyHours;
const month = retention.gdprAnswerMonths === 1 ? 'one month' : `${retention.gdprAnswerMonths} months`;

const demoRequest: Topic = {
  claim: 'Pick a time, bring one job',
  text: `${service.demoMinutes} minutes, no slides. We set up the job that takes you the most time, and you keep it.`,
  heading: `Book your ${service.demoMinutes}-minute demo`,
  prompt: 'Choose one or two times. In the message, name the job that takes you the most time.',
  opening: `I’d like a ${service.demoMinutes}-minute demo.`,
  promise: demoPromise,
  chip: (sent) => ['Demo', demoChip(sent)].filter(Boolean).join(', '),
  file: (sent) =>
    chosenDemoTimes(sent).length > 0
      ? { name: 'demo.ics', type: 'text/calendar', text: demoCalendar(sent) }
      : undefined,
};

const privacyRequest: Topic = {
  claim: 'Your data, your decision',
  text: 'Ask us what we have about you, or tell us to change, hand over or delete it. It’s free.',
  heading: 'Make a privacy request',
  prompt: `Answered within ${month}. All we need is the email address we know you by.`,
  promise: () =>
    `We have your request. A person will confirm it within ${hours} hours, and it’s answered within ${month}.`,
  chip: ({ request }) => (request ? `Privacy, ${request}` : 'Privacy'),
};

export const contactForm = defineMessageForm({
  name: 'contact',
  path: api.contact,
  page: '/contact',
  fields,
  subject: { field: 'message' },
  topics: {
    ...(asksTimes && { Demo: demoRequest }),
    'GDPR request': { ...privacyRequest, heading: 'Use your rights under the GDPR' },
    'Privacy request': privacyRequest,
    'I was looking for': {
      claim: 'What did we miss?',
      text: 'Name the tool or the feature, and what you’d do with it. We’ll say if it works today, how, or that it doesn’t.',
      heading: 'Ask about a tool or feature',
      prompt: 'What should it do for you? One sentence is enough.',
      promise: () =>
        `We have your question. A person will check and write back within ${hours} hours, also if the answer is no.`,
      chip: () => 'Missing',
    },
  },
  complete: completeDemoTimes,
  toasts: {
    ...sharedToasts,
    missing: missingToast(fields),
    sent: {
      title: 'Message sent successfully!',
      text: `We'll get back to you within ${hours} hours.`,
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
      file: 'Add to Calendar',
      again: 'Send Another Message',
    },
  },
  mail: site.mail.hello,
  promise: () => `We have your message. A person will read it and write back within ${hours} hours.`,
  mailSubject: (sent) =>
    `${chosenDemoTimes(sent).length > 0 ? `Demo, ${demoChip(sent)}` : 'Message'} from ${sent.firstName} ${sent.lastName}`,
});

function demoPromise(sent: Sent) {
  const times = chosenDemoTimes(sent).map(({ at }) => demoTimeText(at, sent.timeZone));
  return times.length > 0
    ? `You asked for a demo on ${times.join(', or ')}. We’ll confirm ${times.length > 1 ? 'one of them' : 'it'} by email within ${hours} hours; nothing is booked before that.`
    : `We have your request for a demo. A person will write back with times within ${hours} hours.`;
}
