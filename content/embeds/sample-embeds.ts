import { service } from '../facts/figures.ts';
import { withArticle } from '../shared/text/format.ts';
import { site } from '../site.ts';

export const sampleChat = {
  place: 'chat',
  name: 'chat',
  script: '/embeds/chat.js',
  attributes: { 'data-widget-id': 'sample-chat-widget' },
  adds: '.chat-widget',
} as const;

export const sampleReviewWidget = {
  place: 'reviews',
  name: 'customer reviews',
  script: '/embeds/reviews.js',
  frame: { src: '/embeds/reviews.html' },
} as const;

export const chatWords = {
  label: 'Chat',
  launcher: 'Chat with us',
  heading: site.mascot ? `${site.mascot.name} here. What do you need?` : 'What do you need?',
  text: `Choose one. A person writes back within ${service.contactReplyHours} hours.`,
  close: 'Close the chat',
  pictureAlt: site.mascot?.name ?? site.name,
  links: [
    { label: 'I have a question before I start', to: '/contact' },
    { label: 'I am a customer and need help', to: '/support' },
  ],
} as const;

export interface Review {
  stars: 1 | 2 | 3 | 4 | 5;
  text: string;
  role: string;
  business: string;
}

export const reviewWords = {
  title: 'Customer reviews',
  rating: (stars: number) => `${stars} out of 5 stars`,
  previous: 'Previous review',
  next: 'Next review',
  of: 'of',
  storefront: (business: string) => `Storefront of ${withArticle(business)}`,
} as const;

/** A reputation service replaces them. */
export const sampleReviews: readonly Review[] = [
  {
    stars: 5,
    text: 'Set up in one day. The next day a missed call turned into a booking, and I hadn’t touched a thing.',
    role: 'Owner',
    business: 'hair salon',
  },
  {
    stars: 5,
    text: 'Support moved nine years of contacts for us and found the duplicates we’d given up on.',
    role: 'Office manager',
    business: 'HVAC company',
  },
  {
    stars: 4,
    text: 'It took me two hours to get the first workflow right. The second one took ten minutes.',
    role: 'Founder',
    business: 'meal-prep kitchen',
  },
  {
    stars: 5,
    text: 'My students get the next lesson on time, and I stopped answering “Where’s the link?”',
    role: 'Course creator',
    business: 'music school',
  },
  {
    stars: 5,
    text: 'One inbox for four trucks. The driver who’s parked answers, and everyone can see what we promised.',
    role: 'Dispatcher',
    business: 'moving company',
  },
  {
    stars: 5,
    text: 'We show our clients reports under our own name. They think we hired two people.',
    role: 'Partner',
    business: 'marketing agency',
  },
];
