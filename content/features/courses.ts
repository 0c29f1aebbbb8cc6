import type { FeaturePage } from '../feature-page.ts';
import { offer, stat } from '../figures.ts';
import { scheduleDemo, startTrial } from '../navigation.ts';
import type { PageHead } from '../pages.ts';
import { plansWith } from '../pricing.ts';
import { site } from '../site.ts';

export default {
  hue: 'grape',
  heading: 'Online courses that students finish',
  text: `Record your lessons, set the price and let students work at their own pace. ${site.name} takes care of enrollment, reminders, certificates and the monthly membership fee.`,
  actions: [startTrial, scheduleDemo],
  stats: [stat.courseCompletion, stat.courseCreation, stat.satisfaction, stat.courseRevenue],
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
        title: 'Questions get answered in the community',
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
