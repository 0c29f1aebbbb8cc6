import type { FeaturePage } from '../feature-page.ts';
import { figures } from '../figures.ts';
import type { PageHead } from '../pages.ts';
import { site } from '../site.ts';

export default {
  hue: 'grape',
  badge: 'Multi-channel communication',
  heading: 'Every conversation in one inbox',
  text: "A worried cat owner texts, emails and then calls. At the vet's front desk it is one thread, and one person answers it.",
  actions: [
    { label: 'Start Free Trial', to: '/#pricing' },
    { label: 'Watch Demo', to: '/contact' },
  ],
  stats: [
    { figure: '92%', label: 'delivery of messages' },
    { figure: '67%', label: 'higher response' },
    { figure: '45%', label: 'faster resolution' },
    { figure: '156%', label: 'more engagement' },
  ],
  features: {
    heading: 'Nobody has to ask who replied',
    text: 'Messages arrive from everywhere and leave from one place. The whole team can see what was promised.',
    items: [
      {
        icon: 'message',
        title: 'One thread holds every channel',
        text: 'Texts, emails, calls, web chat and social messages line up by time under one name. Reply to any of them without leaving the page.',
      },
      {
        icon: 'phone',
        title: 'A missed call gets a text back within a minute',
        text: 'Your number writes that you are busy and asks how you can help. The auto shop wins the brake job while both hands are under the car.',
      },
      {
        icon: 'users',
        title: 'Everyone sees who is on it',
        text: 'Every conversation has an owner, notes that only colleagues read and a sign when somebody else is typing. Two people never send two answers.',
      },
      {
        icon: 'spark',
        title: 'A reply is drafted before you open it',
        text: 'The assistant suggests an answer from your price list and past messages. You read it, adjust it and press send.',
      },
      {
        icon: 'clock',
        title: 'Quiet hours are kept',
        text: 'What you write at midnight waits until eight. A message with a word such as bleeding or poison rings the phone on duty.',
      },
      {
        icon: 'mic',
        title: 'Calls write themselves down',
        text: 'Recording, transcript and a three-line summary appear soon after you hang up. Callers are asked for consent first.',
      },
    ],
  },
  steps: {
    heading: 'One morning brings your channels together',
    text: 'Keep your number and your addresses. Only the place where you read them changes.',
    items: [
      {
        title: 'Connect your number and mailbox',
        text: 'Port your business line or forward it, then sign in to email. Customers notice nothing but quicker answers.',
      },
      {
        title: 'Add the social accounts',
        text: 'Link Facebook, Instagram and WhatsApp with the logins you already have.',
      },
      {
        title: 'Write your saved replies',
        text: 'Turn the ten answers you give most into shortcuts. Leave gaps for names and times.',
      },
      {
        title: 'Agree who answers what',
        text: 'Send billing questions to one person and bookings to another. Choose who covers the evening.',
      },
    ],
  },
  categories: {
    heading: 'Each kind of conversation gets its own care',
    text: `Words come in through ${figures.channels} channels. What they need from you falls into six groups.`,
    items: [
      {
        name: 'New Inquiries',
        text: 'First questions get a quick answer, and the person gets a name in your records.',
        tag: 'Fast reply',
      },
      {
        name: 'Appointments',
        text: 'Confirm, move or cancel by text, and the calendar follows.',
        tag: 'Two-way',
      },
      {
        name: 'Quotes and Payments',
        text: 'Send the estimate in the thread and get paid from the same link.',
        tag: 'Pay by text',
      },
      {
        name: 'Support Requests',
        text: 'Photos, history and a due date stay on one ticket until it is solved.',
        tag: 'Tracked',
      },
      {
        name: 'Feedback',
        text: 'Ask after the pickup, thank the happy ones and call the others.',
        tag: 'After the job',
      },
      {
        name: 'Announcements',
        text: 'Tell all Tuesday customers that you are closed, and let each one answer privately.',
        tag: 'One to many',
      },
    ],
    action: { label: 'Explore All Features', to: '/features' },
  },
  closing: {
    heading: 'Be the business that answers',
    text: 'Connect one number today and see what tomorrow brings in. Setup assistance is included, so you are not left alone with the cables.',
    actions: [
      { label: 'Start Free Trial', to: '/#pricing' },
      { label: 'Schedule Demo', to: '/contact' },
    ],
  },
  related: ['/features/communication-channels', '/features/ai-automation', '/features/crm'],
} satisfies FeaturePage;

export const head: PageHead = {
  title: `One inbox for texts, email, calls and chat | ${site.name}`,
  description:
    'Answer texts, emails, calls, web chat and social messages in one thread for each customer. The team sees who replied, what was promised and what waits.',
  keywords: ['unified inbox', 'multi-channel communication', 'two-way texting', 'team inbox', 'customer messaging'],
  socialTitle: 'One customer, one conversation, every channel',
  socialDescription: 'Stop searching five apps for what a client told you last Tuesday.',
};
