import { offer, reported, retention, sample } from '../facts/figures.ts';
import { plansWith } from '../facts/pricing.ts';
import { againstTools } from '../facts/tool-prices.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import type { PageHead } from '../pages.ts';
import type { FeaturePage } from '../shared/feature-page.ts';
import { site } from '../site.ts';

export default {
  hue: 'grape',
  heading: 'Online courses that students finish',
  text: `Record your lessons, set the price and let students work at their own pace. ${site.name} takes care of enrollment, reminders, certificates and the monthly membership fee.`,
  actions: [startTrial, scheduleDemo],
  stats: [
    reported('94%', 'completion', 'among students who pass week one'),
    reported('3.2x', 'faster course creation', 'from an AI outline than a blank page'),
    reported('78%', 'full satisfaction', 'by students, with five of five stars'),
    reported('245%', 'revenue increase', 'over selling single hours'),
  ],
  features: {
    heading: 'Students stay on track without you chasing them',
    text: 'A dog trainer with sixty students cannot call each of them every week, so the course checks in for her.',
    items: [
      {
        icon: 'layers',
        title: 'Lessons open in the right order',
        text: 'On a drip schedule, week two appears seven days after week one, or as soon as the quiz is passed. That way “stay” comes after “sit.”',
      },
      {
        icon: 'bell',
        title: 'A quiet student hears from you',
        text: 'Five days without a visit trigger a short, kind message with a link to the exact lesson they paused.',
      },
      {
        icon: 'list',
        title: 'Quizzes grade themselves',
        text: 'Answers are checked on the spot, and a wrong one points back to the minute of video that explains it. You see which question trips up half the class.',
      },
      {
        icon: 'award',
        title: 'The certificate is there when they finish',
        text: 'When the last lesson is checked off, a certificate with name, date and your signature goes out by email. Students post it, and their friends ask where they got it.',
      },
      {
        icon: 'lock',
        title: 'Members-only pages know who paid',
        text: 'They open for paying members and close when a membership ends. Pausing, upgrading and changing the card are buttons in the member’s own account.',
      },
      {
        icon: 'users',
        title: 'Members get answers in the community',
        text: 'Each course has its own group, where a new owner finds that someone asked about pulling on the leash in March. You get one digest a day in place of forty emails.',
      },
    ],
  },
  steps: {
    heading: 'Open your first course next week',
    text: 'You bring the knowledge and a phone camera.',
    items: [
      {
        title: 'Sketch the outline',
        text: `Write down what students should be able to do at the end. An AI employee (${plansWith('/features/ai-automation')}) drafts modules and lesson titles for you to correct.`,
      },
      {
        title: 'Upload your lessons',
        text: 'Drop in videos, slides, worksheets or plain text, and drag them into the order you teach in.',
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
    eyebrow: 'Course types',
    heading: 'Courses, live groups, memberships and certificates',
    text: 'Start with one format and add another once the first group is under way.',
    items: [
      {
        name: 'Self-paced course',
        text: 'Puppy basics that owners take after work, a lesson at a time.',
        tag: 'Own pace',
      },
      {
        name: 'Live cohort',
        text: 'Twenty learners who go through eight weeks together, with a group call in each.',
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
        text: 'An exam for assistant trainers, a card every two years and a reminder well before it expires.',
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
    heading: 'What a course needs to open',
    worksWith: {
      products: ['Zoom', 'Google Meet', 'YouTube', 'Stripe', 'PayPal', 'Discord', 'Mighty Networks'],
      text: 'Student lists from Teachable, Thinkific or Kajabi come over as a file; lessons you upload again.',
    },
    limits:
      'Students are contacts, and contacts have no limit. A certificate says that somebody finished your course; it is no license or college credit.',
    cost: 'The processor’s fee on each enrollment. Reminders to students are emails and texts, paid by use.',
    setup: 'A week at an easy pace: an outline, five short lessons, a price and an enrollment page.',
  },
  insteadOf: {
    tool: 'a course platform',
    text: 'A course platform teaches and charges. Here the student is also a client who calls, books a private hour and leaves a review. You notice that the man who is stuck in week two has an appointment with you tomorrow.',
    prices: againstTools('A course platform such as Kajabi', 'courses'),
  },
  quote: {
    result: sample('58', 'students in the spring course', 'up from 22'),
    text: 'The course asks the quiet ones where they are. I have time for those who really need me.',
    role: 'Founder',
    business: 'dog school',
    plan: 'professional',
    since: 'since January',
  },
  questions: {
    heading: 'Rights, prices and live classes',
    items: [
      {
        question: 'Who owns the course?',
        answer: [
          'You do: the videos, the worksheets and the list of students. We only show them to the people who paid you.',
        ],
      },
      {
        question: 'Can I sell a course and a membership together?',
        answer: [
          'Yes. The course has a price to pay once, the membership a monthly one, and a student can hold both. You see on one record what somebody has bought from you so far.',
        ],
      },
      {
        question: 'Can I teach live?',
        answer: [
          'Yes, on Zoom or Google Meet. The dates sit between the recorded lessons, and reminders carry the link to the room.',
        ],
      },
      {
        question: 'Can a student pause?',
        answer: ['Yes, in the member’s account, if your rules allow it. Lessons that were finished stay finished.'],
      },
      {
        question: 'What becomes of students if I stop?',
        answer: [
          `Tell them first and keep your original videos. For ${retention.exportDays} days after the plan ends, you can still export the student list and the pages.`,
        ],
      },
    ],
  },
  closing: {
    heading: 'Put your first module in front of real students',
    text: `See how far they get in the ${offer.trialDays} days of the trial, and what they ask.`,
    actions: [startTrial, scheduleDemo],
  },
  related: ['/features/ecommerce', '/features/marketing-automation', '/website-builder'],
} satisfies FeaturePage;

export const head: PageHead = {
  title: `Online courses and memberships | ${site.name}`,
  description:
    'Put lessons, videos and a community behind one login that carries your brand. Release lessons on a schedule, check progress and get paid by members.',
  keywords: ['online courses', 'membership site', 'course platform', 'drip content', 'student progress'],
  socialTitle: 'Teach it once and let students join any day',
  socialDescription: 'Lessons, community and payments in one place, so you can spend your time teaching.',
};
