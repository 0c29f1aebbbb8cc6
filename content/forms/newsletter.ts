import { defineForm } from '../shared/forms/form.ts';
import { api } from '../shared/http/api.ts';
import { sharedToasts } from './words.ts';

export const newsletterForm = defineForm({
  name: 'newsletter',
  path: api.newsletter,
  fields: {
    email: { type: 'email', label: 'Updates and tips by email.', placeholder: 'Your email address' },
  },
  toasts: {
    missing: { title: 'Email required', text: 'Please enter your email address.' },
    email: { title: 'Invalid email', text: 'Please enter a valid email address.' },
    unfit: sharedToasts.unfit,
    failed: { title: 'Subscription failed', text: 'Failed to subscribe' },
    sent: { title: 'Successfully subscribed!', text: "You'll receive our latest updates and tips." },
  },
  reasonInToast: true,
  failure: 'Failed to subscribe',
  words: { heading: 'Newsletter', submit: 'Subscribe', sending: 'Subscribing...' },
});
