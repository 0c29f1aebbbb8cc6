import { offer, promised } from '../facts/figures.ts';
import { messageRates, rateTexts } from '../facts/message-rates.ts';
import { planRows } from '../facts/plan-table.ts';
import { sharesByPlan } from '../facts/pricing.ts';
import { againstTools } from '../facts/tool-prices.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import { watchFrom } from '../pages/demo-video.ts';
import type { FeaturePage } from '../pages/feature-page.ts';
import type { PageHead } from '../pages.ts';
import { money } from '../shared/text/format.ts';
import { site } from '../site.ts';

export default {
  hue: 'clay',
  body: 'do',
  heading: 'Appointment booking that stays open when your shop is closed',
  text: 'Customers pick an open time, pay the deposit and get a reminder while you finish the haircut.',
  actions: [startTrial, watchFrom('Booking')],
  piece: {
    task: 'Set up a salon’s booking page and book on it',
    labels: {
      service: 'Service',
      week: 'Your week',
      deposit: 'Deposit',
      days: 'Day',
      times: 'Time',
      morning: 'Morning',
      afternoon: 'Afternoon',
      free: 'Free times',
      none: 'Try another day or a shorter visit.',
      booked: 'Booked',
      moved: 'It’s the nearest time that fits.',
      lunch: 'Lunch that day moves to',
      noLunch: 'No room for lunch that day.',
      paid: 'paid now',
      nothing: 'No deposit',
      later: 'Pay at the salon',
      refund: 'Back in full until the day before',
      reminders: 'Reminder texts',
    },
  },
  stats: [
    promised('3 taps', 'to book a visit', 'by service, person and time'),
    promised('2', 'reminders by text', 'before every visit'),
    promised('24/7', 'online booking', 'even while your shop is closed'),
    promised('No limit', 'on staff calendars', 'in every plan'),
  ],
  features: {
    heading: 'A full calendar with fewer phone calls',
    text: 'An 8 am cancellation used to mean an empty chair. Now the next person on the waitlist gets an offer by text.',
    items: [
      {
        title: 'Online booking takes three taps',
        text: 'Customers choose the service, the stylist and the time. Your booking page shows only open slots, in their own time zone.',
      },
      {
        title: 'Scheduling knows your rules',
        text: 'Your breaks stay free, and so do the 15 minutes between clients. Anything on your Google Calendar blocks the slot, and Outlook connects through an automation platform.',
      },
      {
        title: 'Reminders go out before people forget',
        text: 'One text goes out the day before and another two hours ahead, and a tap confirms or reschedules.',
      },
      {
        title: 'Payments hold the slot',
        text: 'Clients pay the deposit or the full price when they book. Late cancellations are charged under the policy you wrote.',
      },
      {
        title: 'Recurring appointments stay on the books',
        text: 'Book a cut every four weeks with the same stylist. We skip public holidays and let the client know.',
      },
      {
        title: 'Multi-location calendars share one view',
        text: 'Each salon keeps its own hours, staff and chairs, and you see them side by side and send a stylist where you’re short.',
      },
    ],
  },
  steps: {
    heading: 'Your booking page is ready the same day',
    text: 'Keep the calendar you have, and let this one fill it.',
    items: [
      {
        title: 'List your services',
        text: 'Give each one a length, a price and the stylists who do it. A beard trim and a full color can share a page.',
      },
      {
        title: 'Set your week',
        text: 'Mark your hours, lunch and days off, and add the time you need between visits.',
      },
      {
        title: 'Decide on deposits',
        text: 'Choose none, part or the full price, and how late someone can cancel. You can waive the deposit for regulars.',
      },
      {
        title: 'Share the link',
        text: 'Add the button to your site and your Instagram profile, and print a QR code for the front desk.',
      },
    ],
  },
  categories: {
    heading: 'Calendars for salons, studios, crews and consultants',
    text: 'Start with the one set up for your trade and change what you like.',
    items: [
      {
        name: 'Salons and Spas',
        text: 'Color, cut and blow-dry in one visit, with two people and the right chair.',
        tag: 'Chairs and stylists',
      },
      {
        name: 'Music and Tutoring',
        text: 'Weekly lessons by teacher and room. If you cancel one, the student gets a new time.',
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
        text: 'Arrival windows, drive time between houses and a text when the technician is on the way.',
        tag: 'Arrival windows',
      },
      {
        name: 'Professional Services',
        text: 'Paid consultations for lawyers and tax advisors, with documents sent ahead.',
        tag: 'Paid consultations',
      },
    ],
    action: { label: 'View Pricing', to: '/#pricing' },
  },
  facts: {
    heading: 'Calendars, locations and the cost of reminders',
    worksWith: {
      products: ['Google Calendar', 'Google Meet', 'Zoom', 'Microsoft Teams', 'Stripe', 'Square', 'WordPress'],
      text: 'Outlook and other calendars connect through an automation platform such as Zapier or Make.',
    },
    limits: `Every staff member has a calendar. Locations depend on the plan: ${sharesByPlan(planRows.locations)}. Intake questions can’t ask for health records.`,
    cost: `Reminders cost ${rateTexts.text}, and your card processor takes its fee from deposits.`,
    setup: 'An hour for services, hours and deposits. You can share the page the same day.',
  },
  insteadOf: {
    tool: 'a booking tool',
    text: 'A booking tool fills the slot. Here, the deposit, the reminder and the visit also stay on the client’s record, next to the color formula and the last message. When someone cancels, the waitlist hears about it before you do.',
    prices: againstTools('A typical booking tool', 'booking'),
  },
  questions: {
    heading: 'Booking questions: Outlook, no-shows, reminders',
    items: [
      {
        question: 'Does it sync with Outlook?',
        answer: [
          'Yes, through Zapier or Make, which may charge for it. Google Calendar needs neither and connects with one click.',
        ],
      },
      {
        question: 'Can I charge for no-shows?',
        answer: [
          'Yes, take a deposit or the full price at booking. Your own policy sets the fee for a late cancellation, and you can waive it.',
        ],
      },
      {
        question: 'Can clients book on my WordPress site or on Instagram?',
        answer: [
          'Yes, a plugin puts the calendar on WordPress, and the link works in a profile, in a text and as a QR code on the mirror.',
        ],
      },
      {
        question: 'What does a reminder text cost?',
        answer: [
          `It’s ${rateTexts.text}, so two reminders each for 100 visits cost ${money(200 * messageRates.text)}. Plans include credits: ${sharesByPlan(planRows.credits)}.`,
        ],
      },
      {
        question: 'Can stylists share a calendar?',
        answer: [
          'Yes, they see each other’s, side by side. If a visit needs two people and a chair, we only offer times when all three are free.',
        ],
      },
    ],
  },
  closing: {
    heading: 'Put a booking link on your profile today',
    text: `Share it for ${offer.trialDays} days and count the visits you booked without a phone call.`,
    actions: [startTrial, scheduleDemo],
  },
} satisfies FeaturePage;

export const head: PageHead = {
  title: `Online appointment booking | ${site.name}`,
  description:
    'Clients pick a time, pay a deposit and get reminders, day or night. Staff calendars and locations stay in sync, and fewer people forget to come.',
  keywords: ['appointment booking', 'online scheduling', 'appointment reminders', 'recurring appointments', 'deposits'],
  socialTitle: 'Booked and paid for while you were working',
  socialDescription: 'Share one link. Clients choose the time, and reminders bring them through the door.',
};

/** Of the piece. */
export const services = {
  'Beard trim': { minutes: 20, price: 24, short: 'Beard' },
  'Cut and style': { minutes: 45, price: 60, short: 'Cut' },
  'Full color': { minutes: 120, price: 140, short: 'Color' },
};

/** Shares of the price. */
export const deposits = { None: 0, Half: 0.5, 'Full price': 1 };

/** Blocks lunch; keeps minutes between visits. */
export const rules = { lunch: 'Lunch at noon', break: '15 minutes between visits' };

/** The week with the day before. */
export const dates = ['Mon 13', 'Tue 14', 'Wed 15', 'Thu 16', 'Fri 17', 'Sat 18'];

export const visits = [
  { day: 0, at: 0, long: 3, title: 'Color', note: 'Dana' },
  { day: 0, at: 7, long: 4, title: 'Gloss', note: 'Imani', tone: 'hue' },
  { day: 1, at: 1, long: 2, title: 'Cut' },
  { day: 1, at: 6, long: 2, title: 'Cut' },
  { day: 1, at: 9, long: 3, title: 'Dry', note: 'Wren', tone: 'hue' },
  { day: 2, at: 0, long: 4, title: 'Color', note: 'Rosa', tone: 'hue' },
  { day: 3, at: 2, long: 2, title: 'Cut' },
  { day: 3, at: 7, long: 3, title: 'Color', note: 'Kay', tone: 'hue' },
  { day: 4, at: 0, long: 3, title: 'Trial', note: 'Nell' },
  { day: 4, at: 6, long: 4, title: 'Color', note: 'Lena', tone: 'hue' },
] as const;

export const breakMinutes = 15;

/** Half hours from 10:00 am until 4:00 pm. */
export const opens = 10;

export const slots = 12;

export const noon = 4;

export const lunch = { long: 2, title: 'Lunch', tone: 'plain' } as const;
