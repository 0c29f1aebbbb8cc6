import { counted, offer, promised, sample, stat } from '../facts/figures.ts';
import { planRows } from '../facts/plan-table.ts';
import { sharesByPlan } from '../facts/pricing.ts';
import { againstTools } from '../facts/tool-prices.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import { watchFrom } from '../pages/demo-video.ts';
import type { PageHead } from '../pages.ts';
import type { FeaturePage } from '../shared/feature-page.ts';
import { site } from '../site.ts';

export default {
  hue: 'clay',
  heading: 'Appointment booking that stays open when your shop is closed',
  text: 'Customers pick a free time, pay the deposit and get a reminder. You finish the haircut.',
  actions: [startTrial, watchFrom('Booking')],
  stats: [
    promised('3 taps', 'to book a visit', 'for service, person and time'),
    promised('2', 'reminders by text', 'before every visit'),
    counted('8', 'booking features', 'with deposits and a waitlist'),
    stat.setupFee,
  ],
  features: {
    heading: 'A full calendar with fewer phone calls',
    text: 'A cancellation at eight in the morning used to be an empty chair. Now the next person on the waitlist gets an offer by text.',
    items: [
      {
        icon: 'globe',
        title: 'Online booking takes three taps',
        text: 'Service, stylist, time. Your booking page offers only slots that are free, in the customer’s own time zone.',
      },
      {
        icon: 'calendar',
        title: 'Scheduling knows your rules',
        text: 'Breaks and the fifteen minutes between two clients are kept free. What is in your Google Calendar blocks the slot; Outlook connects through an automation platform.',
      },
      {
        icon: 'bell',
        title: 'Reminders go out before people forget',
        text: 'One text leaves the day before and another two hours ahead. One tap confirms, another moves the visit.',
      },
      {
        icon: 'card',
        title: 'Payments hold the slot',
        text: 'The deposit or the full price is paid at booking. A late cancellation is charged by the policy you wrote.',
      },
      {
        icon: 'repeat',
        title: 'Recurring appointments stay on the books',
        text: 'A cut every fourth week, with the same stylist. Public holidays are skipped and the client is told.',
      },
      {
        icon: 'pin',
        title: 'Multi-location calendars share one view',
        text: 'Each salon keeps its own hours, staff and chairs. You see them side by side and lend a stylist where one is missing.',
      },
    ],
  },
  steps: {
    heading: 'Your booking page is ready the same day',
    text: 'Keep your current calendar. It becomes the one that gets filled.',
    items: [
      {
        title: 'List your services',
        text: 'Give each one a length, a price and the stylists who do it. A beard trim and a full color can sit on the same page.',
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
        text: 'Add the button to your site and your Instagram profile. Print a QR code for the front desk.',
      },
    ],
  },
  categories: {
    eyebrow: 'Industries',
    heading: 'Calendars for salons, studios, crews and consultants',
    text: 'Start from the one set up for your trade and change what differs.',
    items: [
      {
        name: 'Salons and Spas',
        text: 'Color, cut and blow-dry in one visit, with two people and the right chair.',
        tag: 'Chairs and stylists',
      },
      {
        name: 'Music and Tutoring',
        text: 'Weekly lessons by teacher and room, with a new time offered when one is canceled.',
        tag: 'Lessons',
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
        text: 'Arrival windows, driving time between houses and a text when the technician is on the way.',
        tag: 'Arrival windows',
      },
      {
        name: 'Professional Services',
        text: 'Consultations with lawyers and tax advisors, paid up front, with the papers uploaded beforehand.',
        tag: 'Paid consultations',
      },
    ],
    action: { label: 'View Pricing', to: '/#pricing' },
  },
  facts: {
    heading: 'Calendars, deposits and what a reminder costs',
    worksWith: {
      products: ['Google Calendar', 'Google Meet', 'Zoom', 'Microsoft Teams', 'Stripe', 'Square', 'WordPress'],
      text: 'Outlook and other calendars come through an automation platform such as Zapier or Make.',
    },
    limits: `Each location has a calendar of its own, and the number of locations depends on the plan: ${sharesByPlan(planRows.locations)}. Intake questions may not ask for health records.`,
    languages: 'Service names, confirmations and reminders are yours to write, in the language of your clients.',
    cost: 'Reminder texts are paid by use, and your card processor takes its fee from deposits.',
    setup: 'An hour for services, hours and deposits. The page can be shared the same day.',
  },
  insteadOf: {
    tool: 'a booking tool',
    text: 'A booking tool fills the slot. Here the deposit, the reminder and the visit also stay on the client’s record, next to the color formula and the last message. When somebody cancels, the waitlist is asked before you hear of it.',
    prices: againstTools('A booking tool such as Calendly', 'booking'),
  },
  quote: {
    result: sample('4', 'missed visits a month', 'down from 17'),
    text: 'The reminder asks for one tap, and people tap. Those who cannot come say so in time for the waitlist.',
    role: 'Owner',
    business: 'barbershop',
    plan: 'starter',
    since: 'since May',
  },
  questions: {
    heading: 'Reminders, Outlook and no-shows',
    items: [
      {
        question: 'Does it sync with Outlook?',
        answer: [
          'Yes, by way of Zapier or Make, which may charge for it. Google Calendar connects with one click and needs neither.',
        ],
      },
      {
        question: 'Can I charge for no-shows?',
        answer: [
          'Yes. Take a deposit or the full price at booking; what a late cancellation costs is in the policy that you wrote. You can waive it for a regular.',
        ],
      },
      {
        question: 'Can clients book on my WordPress site or on Instagram?',
        answer: [
          'Yes. A plugin puts the calendar on WordPress, and the link works in a profile, in a text and as a QR code on the mirror.',
        ],
      },
      {
        question: 'What does a reminder text cost?',
        answer: [
          `Your account shows the rate before you buy credits. Some come with each plan: ${sharesByPlan(planRows.credits)}.`,
        ],
      },
      {
        question: 'Can stylists share a calendar?',
        answer: [
          'They see each other’s, side by side. A visit that needs two people and a chair is offered only when all of them are free.',
        ],
      },
    ],
  },
  closing: {
    heading: 'Put a booking link on your profile today',
    text: `Share it for ${offer.trialDays} days and count the visits that came without a phone call.`,
    actions: [startTrial, scheduleDemo],
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
