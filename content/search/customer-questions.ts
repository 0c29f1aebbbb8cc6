import * as promises from '../facts/promises.ts';
import type { BuyerQuestion } from './buyer-question.ts';
import { question } from './places.ts';

const payouts = '/features/ecommerce#how-long-until-the-money-is-in-my-bank';

/** Customers’ payments, bookings and records. */
export const customerQuestions: readonly BuyerQuestion[] = [
  {
    phrasings: [
      'How do I refund a customer?',
      'how do I refund somebody',
      'give a customer a partial refund',
      'refund someone who paid me',
      'give someone their money back',
      'refund part of a payment',
      'send money back to a client',
      'return a deposit',
    ],
    answer: 'Open the payment and refund all or part of it. The money comes out of your processor account.',
    place: payouts,
    sample: true,
  },
  {
    phrasings: [
      'Can I charge a late fee?',
      'late fees on invoices',
      'interest on overdue bills',
      'penalty for late payers',
    ],
    answer: 'Reminders go out automatically, but no fee is added for you: put it on the invoice as a line.',
    place: '/features/ecommerce#features',
    sample: true,
  },
  {
    phrasings: [
      'Can I save a customer’s card?',
      'what happens to saved cards when I leave',
      'card on file for clients',
      'charge the card after the job',
      'store credit cards',
      'keep a card for no-shows',
      'charge a card later',
    ],
    answer: 'Yes, with the customer’s consent. Your processor keeps the card, and you charge it after the visit.',
    place: '/features/ecommerce#where-are-card-numbers-kept',
    sample: true,
  },
  {
    phrasings: [
      'Can I record a check or cash payment?',
      'mark an invoice as paid',
      'customer paid by check',
      'they paid cash',
      'enter a payment by hand',
    ],
    answer: 'Yes. Mark the invoice as paid by check or cash, and its reminders stop.',
    place: '/features/ecommerce#features',
    sample: true,
  },
  {
    phrasings: [
      'Who handles chargebacks?',
      'customer disputes a charge',
      'chargeback',
      'fraud on a payment',
      'customer says they didn’t buy it',
    ],
    answer:
      'Your payment processor, since the money goes straight to you. Signed estimates, texts and receipts on the contact are your proof.',
    place: payouts,
  },
  {
    phrasings: [
      'How far ahead can customers book?',
      'stop people booking the same day',
      'no same-day bookings',
      'stop last-minute bookings',
      'minimum notice to book',
      'book only two weeks out',
      'approve a booking first',
      'service that must be booked by phone',
      'limit jobs per day',
    ],
    answer:
      'You decide: set the shortest notice, how far ahead the calendar opens and the most visits a day. A service can also wait for your OK.',
    place: '/features/appointment-booking#steps',
    sample: true,
  },
  {
    phrasings: [
      'Can two customers book the same slot?',
      'will it double book me',
      'prevent double bookings',
      'two people book the same time',
      'overlapping appointments',
    ],
    answer: 'No. A slot that’s taken is gone for everyone, and events on your Google Calendar block theirs too.',
    place: '/features/appointment-booking#features',
  },
  {
    phrasings: [
      'Can I import my appointments?',
      'move my calendar over',
      'bring next month’s bookings',
      'transfer existing appointments',
      'keep appointments already booked',
    ],
    answer:
      'Connect your Google Calendar, and what’s on it blocks those slots from day one. From other systems, bookings come over as a CSV file.',
    place: '/features/appointment-booking#features',
    sample: true,
  },
  {
    phrasings: [
      'Can I bring my reviews?',
      'move my reviews from my old website',
      'move my reviews over',
      'lose my Google reviews',
      'keep my old reviews',
      'import testimonials',
    ],
    answer:
      'Reviews stay on Google and the other sites. Connect your profiles, and the old ones show up in your list and your widget.',
    place: '/features/reputation#works-with',
    sample: true,
  },
  {
    phrasings: [
      'How do I delete a customer?',
      'remove a contact',
      'customer asked to be forgotten',
      'erase one person',
      'delete old contacts in bulk',
    ],
    answer: 'Delete the contact in the application, one at a time or in bulk. If a request needs more, ask support.',
    place: '/gdpr-compliance',
  },
  {
    phrasings: [
      'Can people fill in a form on a tablet?',
      'sign-in sheet on an iPad',
      'open house sign-in',
      'walk-ins sign in at the front desk',
      'kiosk',
      'form at an event or trade show',
    ],
    answer: 'Yes. Open the form in the tablet’s browser, or let people scan its QR code: each entry becomes a contact.',
    place: '/features/forms',
  },
  {
    phrasings: [
      'Can my crew add job photos and checklists?',
      'before and after photos',
      'pictures of the job',
      'checklist for each job',
      'upload a photo from the field',
    ],
    answer: 'Yes. Job photos, checklists and photo reports are among the business tools, and stay with the customer.',
    place: '/features/additional-tools#categories',
  },
  {
    phrasings: [
      'What do I need to get started?',
      'what to have ready before I sign up',
      'where do I even start',
      'what information do you need from me',
      'first steps',
      'how do I begin, I do everything on paper',
    ],
    answer: `Your customer list as a file, your prices and hours, your logo, and your tax number for texts. ${promises.setupAssistance}`,
    place: question('setup'),
  },
];
