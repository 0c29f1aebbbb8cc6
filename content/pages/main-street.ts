import { testimonials } from '../facts/testimonials.ts';
import { money } from '../shared/text/format.ts';
import { unnamedBusiness } from '../shared/text/personalization.ts';
import { site } from '../site.ts';
import { moments, story } from './home-story.ts';

/** Shops to the left of the visitor's, which is in the middle. */
export const shopsBeforeYours = Math.floor(testimonials.length / 2);

/** The visitor's shop. */
export const lotWords = {
  invite: 'The big shop in the middle is yours. Put your name over the door.',
  shop: 'Your shop',
  sign: 'Name on your sign',
  placeholder: 'Your name here',
  clear: 'Take down the sign',
  trade: 'Your trade',
  tonight: `Tonight at ${unnamedBusiness}`,
  call: { title: 'A missed call gets a text', stamp: `${moments.Call.stamp}, ${moments.Text.stamp}` },
  /** Visit and price are samples. */
  booking: { visit: 'First visit', title: `, ${story.booked}`, stamp: `Booked ${moments.Booking.stamp}` },
  payment: { price: money(80), title: ' paid by link', stamp: moments.Payment.stamp },
  send: 'Send a link to your shop',
  sent: 'Link copied',
} as const;

/** Link preview of an address with a business name. Only the title has the name. */
export const streetPreview = {
  title: (name: string) => `${name}, on Main Street`,
  picture: '/social/main-street.png',
  pictureTitle: 'A shop on Main Street that always answers',
  alt: `A shop on Main Street that always answers, with ${site.name}`,
} as const;
