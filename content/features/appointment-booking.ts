import type { FeaturePage } from '../feature-page.ts';
import { offer } from '../figures.ts';
import type { PageHead } from '../pages.ts';
import { site } from '../site.ts';

export default {
  hue: 'clay',
  badge: 'Appointment booking',
  heading: 'Fill the calendar while the shop is closed',
  text: 'Customers pick a free time, pay the deposit and get a reminder. Your phone stays in your pocket while you cut hair.',
  actions: [
    { label: 'Start Free Trial', to: '/#pricing' },
    { label: 'Watch Demo', to: '/contact' },
  ],
  stats: [
    { figure: '7 days', label: 'a week your booking page stays open' },
    { figure: '2', label: 'reminders before every visit' },
    { figure: '0', label: 'double bookings across calendars' },
    { figure: '1 link', label: 'for your site, profile and email signature' },
  ],
  features: {
    heading: 'The diary looks after itself',
    text: 'A cancellation at eight in the morning used to be an empty chair. Now the next person on the waitlist gets an offer by text.',
    items: [
      {
        icon: 'globe',
        title: 'Online booking takes three taps',
        text: "Service, person, time. Your page offers only slots that are free, in the customer's own time zone.",
      },
      {
        icon: 'calendar',
        title: 'Scheduling knows your rules',
        text: 'Breaks, travel time and the fifteen minutes to clean the room are kept free. Your Google Calendar blocks whatever is already taken.',
      },
      {
        icon: 'bell',
        title: 'Reminders go out before people forget',
        text: 'One text leaves the day before and another two hours ahead. One tap confirms, another moves the visit.',
      },
      {
        icon: 'card',
        title: 'Payments hold the slot',
        text: 'The deposit or the full price is paid while booking. A late cancellation is charged by the policy you wrote.',
      },
      {
        icon: 'repeat',
        title: 'Recurring appointments book themselves',
        text: 'Every second Tuesday at four, until the physiotherapy plan is done. Public holidays are skipped and the patient is told.',
      },
      {
        icon: 'pin',
        title: 'Multi-location calendars share one view',
        text: 'Each branch keeps its own hours, staff and rooms. You see them side by side and move a stylist across town for Saturday.',
      },
    ],
  },
  steps: {
    heading: 'Your booking page is live before lunch',
    text: 'Keep your current calendar. It becomes the one that gets filled.',
    items: [
      {
        title: 'List your services',
        text: 'Give each one a length, a price and the people who can do it. A beard trim and a full color can sit on the same page.',
      },
      {
        title: 'Draw your week',
        text: 'Mark opening hours, lunch and days off. Add the time you need between two visits.',
      },
      {
        title: 'Decide on deposits',
        text: 'Choose none, part or full payment, and how late somebody may cancel. Regulars can be let off.',
      },
      {
        title: 'Share the link',
        text: 'Add the button to your site and your Instagram profile. Put a printed QR code beside the register.',
      },
    ],
  },
  categories: {
    heading: 'Made for people who sell their time',
    text: 'Start from a calendar set up for your trade and change what differs.',
    items: [
      {
        name: 'Salons and Spas',
        text: 'Color, cut and blow-dry in one visit, with two people and the right chair.',
        tag: 'Chairs and stylists',
      },
      {
        name: 'Health and Dental',
        text: 'Questionnaire with the first visit, recall after six months and treatment rooms that are never taken twice.',
        tag: 'Recalls',
      },
      {
        name: 'Fitness and Yoga',
        text: 'Group classes with a limit, a waitlist and passes that count down.',
        tag: 'Classes',
      },
      {
        name: 'Coaching',
        text: 'Discovery calls with a video link, and packages of ten sessions booked one by one.',
        tag: 'Packages',
      },
      {
        name: 'Home Services',
        text: 'Arrival windows, driving time between houses and a text when the electrician is on the way.',
        tag: 'Arrival windows',
      },
      {
        name: 'Professional Services',
        text: 'Consultations with lawyers and tax advisers, paid up front, with the papers uploaded beforehand.',
        tag: 'Paid consultations',
      },
    ],
    action: { label: 'View Pricing', to: '/#pricing' },
  },
  closing: {
    heading: 'Wake up to a booked week',
    text: `Put the link on your profile tonight. You have ${offer.trialDays} free days to see who uses it.`,
    actions: [
      { label: 'Start Free Trial', to: '/#pricing' },
      { label: 'Schedule Demo', to: '/contact' },
    ],
  },
  related: ['/features/communication', '/features/forms', '/features/crm'],
} satisfies FeaturePage;

export const head: PageHead = {
  title: `Online appointment booking | ${site.name}`,
  description:
    'Clients pick a time, pay a deposit and get their reminders at any hour. Staff calendars and locations stay in step, and fewer people forget to come.',
  keywords: ['appointment booking', 'online scheduling', 'appointment reminders', 'recurring appointments', 'deposits'],
  socialTitle: 'Booked and paid for while you were working',
  socialDescription: 'Share one link. Clients choose the time, and reminders bring them through the door.',
};
