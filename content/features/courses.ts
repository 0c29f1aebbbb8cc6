import type { FeaturePage } from '../feature-page.ts';
import type { PageHead } from '../pages.ts';
import { site } from '../site.ts';

export default {
  hue: 'grape',
  badge: 'Courses and memberships',
  heading: 'Turn what you know into a course people finish',
  text: `Record your lessons, set the price and let students work through them at their own pace. ${site.name} looks after enrollment, reminders, certificates and the monthly membership fee.`,
  actions: [
    { label: 'Start Free Trial', to: '/#pricing' },
    { label: 'Schedule Demo', to: '/contact' },
  ],
  stats: [
    { figure: '94%', label: 'completion, first lesson to last' },
    { figure: '3.2x', label: 'faster creation, outline to enrollment' },
    { figure: '78%', label: 'satisfaction among students' },
    { figure: '245%', label: 'revenue increase for course owners' },
  ],
  features: {
    heading: 'Students stay on track without you chasing them',
    text: 'A dog trainer with sixty students cannot call each of them on Sunday night, so the course checks in for her.',
    items: [
      {
        icon: 'layers',
        title: 'Lessons open in the right order',
        text: 'Week two appears seven days after week one, or as soon as the quiz is passed. Nobody skips "sit" and goes straight to "stay".',
      },
      {
        icon: 'bell',
        title: 'A quiet student hears from you',
        text: 'Five days without a visit trigger a short, kind message with a link to the exact lesson they paused. Often that is all it takes to bring someone back.',
      },
      {
        icon: 'list',
        title: 'Quizzes grade themselves',
        text: 'Answers are checked on the spot, and a wrong one points back to the minute of video that explains it. You see which question trips up half the class.',
      },
      {
        icon: 'award',
        title: 'The certificate is there when they finish',
        text: 'When the last box is ticked, a certificate with name, date and your signature goes out by email. Students post it, and their friends ask where they got it.',
      },
      {
        icon: 'lock',
        title: 'Members-only pages know who paid',
        text: "They open for paying members and close when a membership ends. Pausing, upgrading and changing the card are buttons in the member's own account.",
      },
      {
        icon: 'users',
        title: 'Questions get answered in the group',
        text: 'Each course has its own discussion space, where a new watercolor student finds that someone asked the same thing in March. You get one digest a day in place of forty emails.',
      },
    ],
  },
  steps: {
    heading: 'Your first course can open next week',
    text: 'You bring the knowledge and a phone camera.',
    items: [
      {
        title: 'Sketch the outline',
        text: 'Write down what students should be able to do at the end, then let the AI draft modules and lesson titles for you to correct.',
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
        text: 'Send the enrollment page to your list, answer the first questions and watch the progress bars fill.',
      },
    ],
  },
  categories: {
    heading: 'Every way you like to teach has a home here',
    text: 'Start with one format and add another once the first group is under way.',
    items: [
      {
        name: 'Self-paced course',
        text: 'A math tutor sells a fractions course that kids take after school, on a tablet at the kitchen table.',
        tag: 'Own pace',
      },
      {
        name: 'Live cohort',
        text: 'A Spanish teacher takes twenty learners through eight weeks together, with a call every Tuesday.',
        tag: 'Fixed dates',
      },
      {
        name: 'Membership',
        text: 'A guitar teacher adds four new songs each month for members who pay a flat fee.',
        tag: 'Monthly',
      },
      {
        name: 'Coaching program',
        text: 'A running coach combines video drills with a private check-in twice a month.',
        tag: 'One to one',
      },
      {
        name: 'Certification',
        text: 'A first-aid instructor renews cards every two years and reminds each student well before the date.',
        tag: 'With exam',
      },
      {
        name: 'Staff training',
        text: 'A pottery studio shows new helpers how to load the kiln before they ever touch it.',
        tag: 'For your team',
      },
    ],
    action: { label: 'Explore All Features', to: '/features' },
  },
  closing: {
    heading: 'Somebody would pay to learn what you do every day',
    text: 'Build the first module during your trial, invite five students and see how far they get.',
    actions: [
      { label: 'Start Free Trial', to: '/#pricing' },
      { label: 'Schedule Demo', to: '/contact' },
    ],
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
