import { service } from '../facts/figures.ts';
import { scheduleDemo } from '../navigation.ts';
import type { PageHead } from '../pages.ts';
import { site } from '../site.ts';

/** In page order. The form is content/forms/contact.ts. */
export const contact = {
  hero: {
    eyebrow: 'Contact',
    heading: 'Tell us what eats up your week',
    text: 'The calls you miss, the notes on three phones, the invoice that never went out. Tell us the way you’d tell a friend.',
  },
  info: {
    heading: `A person answers within ${service.contactReplyHours} hours`,
    steps: [
      'Your message is saved the moment you press send.',
      'A person reads it and asks if anything is unclear.',
      `You get an answer by email within ${service.contactReplyHours} hours.`,
    ],
    labels: { phone: 'Phone', mail: 'Email', hours: 'Support hours', address: 'Address' },
  },
  demo: {
    heading: `See it work on your business in ${service.demoMinutes} minutes`,
    text: 'There are no slides: name the job that takes you the most time, and we’ll set it up while you watch.',
    action: { label: 'Schedule Demo Call', to: scheduleDemo.to },
    times: {
      legend: 'When works for you?',
      labels: { days: 'Day', times: 'Time' },
      /** Shown before a first and a second choice. */
      none: ['Choose a time', 'Optional'],
      partsOfDay: [
        { label: 'Morning', from: 0, until: 12 },
        { label: 'Afternoon', from: 12, until: 17 },
        { label: 'Evening', from: 17, until: 24 },
      ],
      zone: (zone: string) => `Times are in ${zone}.`,
      ours: (city: string, zone: string) => `We’re in ${city}, ${zone}.`,
      remove: 'Remove this time',
    },
    /** Accessible name of an embedded calendar, which replaces `action`. */
    calendar: 'Choose a time for your demo',
    agendaLabel: `How the ${service.demoMinutes} minutes go`,
    /** Minutes add up to `service.demoMinutes`. */
    agenda: [
      { minutes: 5, title: 'You tell us', text: 'about your week' },
      { minutes: 15, title: 'We set up', text: 'one job, together with you' },
      { minutes: service.demoMinutes - 20, title: 'You ask', text: 'about price, moving or anything else' },
    ],
  },
  customers: {
    heading: 'Already a customer?',
    text: `The support team can look up your account. Urgent requests get a first answer within ${service.responseHours.urgent} hours.`,
    action: { label: 'Go to the support center', to: '/support' },
  },
} as const;

export const head: PageHead = {
  title: `Contact us or schedule a demo | ${site.name}`,
  description: `Write to ${site.name} and hear back within ${service.contactReplyHours} hours, or ask for a ${service.demoMinutes}-minute demo of the job that takes you the most time.`,
  keywords: ['contact', 'schedule a demo', 'sales questions', 'talk to sales', 'product demo'],
  socialTitle: 'Tell us what eats up your week',
  socialDescription: `A person reads every message and writes back within ${service.contactReplyHours} hours.`,
};
