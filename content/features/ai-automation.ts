import type { FeaturePage } from '../feature-page.ts';
import { figures, offer } from '../figures.ts';
import type { PageHead } from '../pages.ts';
import { site } from '../site.ts';

export default {
  hue: 'grape',
  badge: 'AI automation',
  heading: 'Follow-up happens while you work',
  text: 'A lead writes at 9:40 on a Tuesday night. Your assistant answers, asks what they need and offers a time, and in the morning you read what was agreed.',
  actions: [
    { label: 'Start Free Trial', to: '/#pricing' },
    { label: 'Watch Demo', to: '/contact' },
  ],
  stats: [
    { figure: figures.hoursSaved, label: 'hours of routine work saved per week' },
    { figure: '1 min', label: 'at most from a missed call to a text back' },
    { figure: figures.setupReduction, label: 'less time spent on setup' },
    { figure: figures.businesses, label: 'businesses hand over the routine' },
  ],
  features: {
    heading: 'It does the chasing, you do the job',
    text: 'Each task runs on the contacts, calls and bookings you already have. You switch them on one at a time and can read everything that was sent.',
    items: [
      {
        icon: 'target',
        title: 'Lead scoring puts the readiest first',
        text: "Every new lead gets a score from what they opened, asked and booked. A homeowner with a burst pipe scores 92, and the plumber's phone rings.",
      },
      {
        icon: 'repeat',
        title: 'Automated follow-ups stop once answered',
        text: 'A quote without an answer gets a friendly text after two days and an email after five. The sequence ends the moment the customer writes back.',
      },
      {
        icon: 'trend',
        title: 'Predictive analytics shows next month early',
        text: 'It compares this week with your past seasons and flags what is coming: a slow February, a full June, the three members likely to cancel.',
      },
      {
        icon: 'pen',
        title: 'Content generation drafts in your voice',
        text: 'Give it a note such as "two openings on Friday" and it writes the email, the text and the post. You change a word or two and send.',
      },
      {
        icon: 'filter',
        title: 'Dynamic segmentation sorts people for you',
        text: 'Contacts move between lists as they act. A dental patient who was last seen seven months ago lands on the checkup list, and nobody had to tag them.',
      },
      {
        icon: 'route',
        title: 'Workflow optimization finds the slow step',
        text: 'Once a week it points at the place where people drop out and proposes a change, with the reason. Nothing goes live until you approve it.',
      },
    ],
  },
  steps: {
    heading: 'You can hand over the first task today',
    text: 'It takes about as long as a lunch break. The next tasks follow the same path.',
    items: [
      {
        title: 'Pick the task you like least',
        text: 'Start with one thing that eats your evening, such as answering missed calls or chasing quotes.',
      },
      {
        title: 'Tell it what it may say',
        text: 'Write down your prices, your hours and the questions customers ask most. Mark the topics it should always pass to you.',
      },
      {
        title: 'Read a few practice runs',
        text: 'Play the customer and send test messages. Correct the answers that sound wrong and it keeps your wording.',
      },
      {
        title: 'Turn it on and check the log',
        text: 'Watch the first week in the activity log. Add another task when you trust this one.',
      },
    ],
  },
  categories: {
    heading: 'Every desk in the business gets a helper',
    text: 'A tutoring center run by three people still has six departments. Here is what the assistant does in each.',
    items: [
      {
        name: 'Sales',
        text: 'Scores leads, books the first call and reminds you of the quote you promised.',
        tag: 'Lead to quote',
      },
      {
        name: 'Marketing',
        text: 'Turns one idea into a week of emails, texts and posts, then reports which one brought visits.',
        tag: 'Campaigns',
      },
      {
        name: 'Customer Support',
        text: 'Answers questions about hours, prices and parking at any time and hands the tricky ones to a person.',
        tag: 'Day and night',
      },
      {
        name: 'Operations',
        text: 'Confirms bookings, fills canceled slots from the waitlist and updates the calendar.',
        tag: 'Scheduling',
      },
      {
        name: 'Finance',
        text: 'Sends invoices after the job, nudges late payers politely and notes every payment on the contact.',
        tag: 'Invoices',
      },
      {
        name: 'Hiring',
        text: 'Replies to applicants, asks the first questions and puts good candidates on your calendar.',
        tag: 'Applicants',
      },
    ],
    action: { label: 'Explore All Features', to: '/features' },
  },
  closing: {
    heading: `Let ${site.mascot} take the night shift`,
    text: `Try it for ${offer.trialDays} days on your own leads. One switch turns it off again, should you miss the evenings at the laptop.`,
    actions: [
      { label: 'Start Free Trial', to: '/#pricing' },
      { label: 'Schedule Demo', to: '/contact' },
    ],
  },
  related: ['/features/marketing-automation', '/features/communication', '/features/pipeline'],
} satisfies FeaturePage;

export const head: PageHead = {
  title: `AI automation for sales and follow-up | ${site.name}`,
  description:
    'AI employees score each new lead, write the reply, follow up until someone answers and tell you who is ready to buy. See which jobs you can hand over.',
  keywords: [
    'AI automation',
    'AI employees',
    'lead scoring',
    'automated follow-up',
    'predictive analytics',
    'workflow automation',
  ],
  socialTitle: 'The follow-up gets done, even at midnight',
  socialDescription: 'AI that scores leads, writes replies and hands you the people who are ready to talk.',
};
