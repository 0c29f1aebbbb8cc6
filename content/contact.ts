import { service } from './figures.ts';

/** Everything the contact page says beside its form (content/forms/contact.ts), in the order it says it. */
export const contact = {
  hero: {
    eyebrow: 'Contact',
    heading: 'Tell us what eats up your week',
    text: 'The calls you miss, the notes on three phones, the invoice nobody sent. Write it down the way you would tell a friend.',
  },
  info: {
    heading: `A person answers within ${service.contactReplyHours} hours`,
    steps: [
      'Your message goes to people, not to a bot.',
      'Somebody who knows your kind of business picks it up.',
      `Within ${service.contactReplyHours} hours you have an answer you can use.`,
    ],
    labels: { phone: 'Phone', mail: 'Email', hours: 'Support hours', address: 'Address' },
  },
  demo: {
    heading: `See it work on your business in ${service.demoMinutes} minutes`,
    text: 'No slides. You name the job that costs you the most time, and we set it up while you watch.',
    action: { label: 'Schedule Demo Call', to: '/contact?subject=Demo#contact' },
    agendaLabel: `How the ${service.demoMinutes} minutes go`,
    /** Minutes add up to `service.demoMinutes`. */
    agenda: [
      { minutes: 5, title: 'You tell', text: 'what a week looks like' },
      { minutes: 15, title: 'We build', text: 'one job, live, with your customers in mind' },
      { minutes: service.demoMinutes - 20, title: 'You ask', text: 'about price, moving over, anything' },
    ],
  },
  customers: {
    heading: 'Already a customer?',
    text: `The support center sees your account. Urgent requests are answered within ${service.responseHours.urgent} hours.`,
    action: { label: 'Go to the support center', to: '/support' },
  },
} as const;
