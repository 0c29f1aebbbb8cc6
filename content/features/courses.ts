import { offer, reported, retention } from '../facts/figures.ts';
import { plansWith } from '../facts/pricing.ts';
import { againstTools } from '../facts/tool-prices.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import type { FeaturePage } from '../pages/feature-page.ts';
import type { PageHead } from '../pages.ts';
import type { IconName } from '../shared/brand/icons.ts';
import { money } from '../shared/text/format.ts';
import { site } from '../site.ts';

export default {
  hue: 'grape',
  body: 'do',
  heading: 'Online courses that students finish',
  text: `Record your lessons, set the price and let students go at their own pace. ${site.name} handles enrollment, reminders, certificates and monthly fees.`,
  actions: [startTrial, scheduleDemo],
  piece: {
    task: 'Open a course, and be its first student',
    labels: {
      weeks: 'How many weeks?',
      lessons: 'Each week has',
      price: 'It costs',
      play: 'Play the lesson',
      answer: 'Play the lesson, then answer like a student.',
      count: 'lessons',
      certificate: 'Certificate',
      finished: 'has been finished by',
      name: 'Your name',
    },
  },
  stats: [
    reported('94%', 'completion', 'among students who pass week one'),
    reported('3.2x', 'faster course creation', 'from an outline than from a blank page'),
    reported('78%', 'of students', 'give five stars for satisfaction'),
    reported('245%', 'revenue increase', 'over selling one-hour lessons'),
  ],
  features: {
    heading: 'Students stay on track without you chasing them',
    text: 'A dog trainer can’t call sixty students every week, so the course checks in for her.',
    items: [
      {
        title: 'Lessons open in the right order',
        text: 'On a drip schedule, week two opens seven days after week one, or once they pass the quiz. That way “stay” comes after “sit.”',
      },
      {
        title: 'A quiet student hears from you',
        text: 'After five days away, a student gets a short, kind message with a link to the lesson they paused.',
      },
      {
        title: 'Quizzes come back graded',
        text: 'Students see their score right away, and a wrong answer points back to the minute of video that explains it. You see which question trips up half the class.',
      },
      {
        title: 'Certificates go out when they finish',
        text: 'When students finish the last lesson, they get a certificate with their name, the date and your signature. They post it, and their friends ask where they got it.',
      },
      {
        title: 'Members-only pages know who paid',
        text: 'They open for paying members and close when a membership ends. Members pause, upgrade or change their card from their own account.',
      },
      {
        title: 'Members get answers in the community',
        text: 'Each course has its own group, where a new owner finds that someone asked about leash pulling in March. You get one digest a day instead of forty emails.',
      },
    ],
  },
  steps: {
    heading: 'Open your first course next week',
    text: 'You bring the knowledge and a phone camera, and the rest is in these steps.',
    items: [
      {
        title: 'Sketch the outline',
        text: `Write down what students should be able to do at the end. An AI employee (${plansWith('/features/ai-automation')}) drafts modules and lesson titles for you to fix.`,
      },
      {
        title: 'Upload your lessons',
        text: 'Drop in video lessons, slides, worksheets or plain text, and drag them into the order you teach in.',
      },
      {
        title: 'Set the price',
        text: 'Choose a one-time fee, three payments or a monthly membership, with or without a free first lesson.',
      },
      {
        title: 'Open the doors',
        text: 'Send the enrollment page to your list, answer the first questions and follow each student’s progress.',
      },
    ],
  },
  categories: {
    heading: 'Courses, live groups, memberships and certificates',
    text: 'Start with one format and add another once the first group is under way.',
    items: [
      {
        name: 'Self-paced course',
        text: 'Puppy basics for owners after work, a lesson at a time.',
        tag: 'Own pace',
      },
      {
        name: 'Live cohort',
        text: 'Twenty learners go through eight weeks together, with a group call each week.',
        tag: 'Fixed dates',
      },
      {
        name: 'Membership',
        text: 'Four new exercises each month for members who pay a flat fee.',
        tag: 'Monthly',
      },
      {
        name: 'Coaching program',
        text: 'Video drills and a private check-in twice a month.',
        tag: 'One to one',
      },
      {
        name: 'Certification',
        text: 'An exam for assistant trainers, a card good for two years and a reminder well before it expires.',
        tag: 'With exam',
      },
      {
        name: 'Staff training',
        text: 'New helpers learn how to greet a nervous dog before they meet one.',
        tag: 'For your team',
      },
    ],
    action: { label: 'Explore All Features', to: '/features' },
  },
  facts: {
    heading: 'Course limits, costs and setup',
    worksWith: {
      products: ['Zoom', 'Google Meet', 'YouTube', 'Stripe', 'PayPal', 'Discord', 'Mighty Networks'],
      text: 'Bring student lists from Teachable, Thinkific or Kajabi as a file, and upload the lessons again.',
    },
    limits:
      'Students are contacts, and contacts have no limit. A certificate says someone finished your course, which isn’t a license or college credit.',
    cost: 'The processor’s fee on each enrollment, and the reminders you send to students by email or text.',
    setup: 'A week at an easy pace for an outline, five short lessons, a price and an enrollment page.',
  },
  insteadOf: {
    tool: 'a course platform',
    text: 'A course platform teaches and charges. Here, the student is also a client who calls, books a private hour and leaves a review. You notice that the man who’s stuck in week two has an appointment with you tomorrow.',
    prices: againstTools('A typical course platform', 'courses'),
  },
  questions: {
    heading: 'Course questions: rights, prices, live classes',
    items: [
      {
        question: 'Who owns the course?',
        answer: [
          'You own the videos, the worksheets and the student list. We only show them to the people who paid you.',
        ],
      },
      {
        question: 'Can I sell a course and a membership together?',
        answer: [
          'Yes, the course has a one-time price, the membership a monthly one, and a student can have both. One record shows what each person bought.',
        ],
      },
      {
        question: 'Can I teach live?',
        answer: [
          'Yes, on Zoom or Google Meet. The dates sit between the recorded lessons, and reminders include the link to the room.',
        ],
      },
      {
        question: 'Can a student pause?',
        answer: ['Yes, in the member’s account, if your rules allow it, and finished lessons stay finished.'],
      },
      {
        question: 'What happens to students if I stop?',
        answer: [
          `Tell them first, because you can export the student list, the pages and your videos only for ${retention.exportDays} days after your plan ends.`,
        ],
      },
    ],
  },
  closing: {
    heading: 'Put your first module in front of real students',
    text: `See how far they get in your ${offer.trialDays}-day trial, and what they ask.`,
    actions: [startTrial, scheduleDemo],
  },
} satisfies FeaturePage;

export const head: PageHead = {
  title: `Online courses and memberships | ${site.name}`,
  description:
    'Put lessons, videos and a community behind one login with your brand on it. Release lessons on a schedule, check progress and get paid by members.',
  keywords: ['online courses', 'membership site', 'course platform', 'drip content', 'student progress'],
  socialTitle: 'Teach it once and let students join any day',
  socialDescription: 'Lessons, community and payments in one place, so you can spend your time teaching.',
};

/** Weeks of the piece's course. */
export const lengths = { Four: 4, Six: 6, Eight: 8 } as const;

export const kinds: Readonly<Record<string, IconName>> = { Video: 'video', Worksheet: 'pen', 'Group call': 'headset' };

export const prices = [`${money(79)} once`, `3 × ${money(29)}`, `${money(19)} a month`] as const;

/** Answers, each with its feedback. */
export const answers = {
  'Call his name, louder': 'Louder makes the door more exciting. Go back to 0:40.',
  'Wait for his eyes, then praise': 'Right, and that was the last lesson. Your certificate is signed.',
  'Shut the door fast': 'Then he learns to be faster. Go back to 1:10.',
} as const;

export const question = 'The door is open, and Pilot looks outside. You…';
