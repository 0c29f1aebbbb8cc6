import { service } from './figures.ts';

export const formNames = ['newsletter', 'contact', 'support'] as const;

export type FormName = (typeof formNames)[number];

/** The longest value of each kind of field, in UTF-16 units, as `maxlength` counts them. */
export const longest = { email: 254, name: 100, phone: 40, subject: 200, text: 5000 } as const;

/**
 * Two traps for programs that fill in forms: a field that people do not see and leave empty, and the time in
 * milliseconds between the form appearing and being sent. A send without `elapsed` is not judged by time.
 */
export const trap = { field: 'homepage', label: 'Leave this empty', elapsed: 'elapsed', leastMs: 1500 } as const;

/** The field in which the Turnstile widget puts its token. */
export const turnstileField = 'cf-turnstile-response';

export const issueTypes = {
  technical: 'Technical Issue',
  billing: 'Billing & Payments',
  feature: 'Feature Request',
  integration: 'Integration Help',
  training: 'Training & Onboarding',
  bug: 'Bug Report',
  other: 'Other',
} as const;

export const priorities = {
  low: 'Low - General Question',
  medium: 'Medium - Feature Not Working',
  high: 'High - System Down',
  urgent: 'Urgent - Business Critical',
} as const;

/** What the visitor is told about a send as a whole; the texts of the specification, sections 5 and 8. */
export interface Toast {
  title: string;
  text: string;
}

const invalidEmail: Toast = { title: 'Invalid email address', text: 'Please enter a valid email address.' };
const unfit: Toast = { title: 'Please check your entries', text: 'Each marked field says what to change.' };
const failed: Toast = { title: 'Something went wrong', text: 'Please try again or contact us directly.' };

/** By form: one toast for each `Problem`, one for a failed and one for a successful send. */
export const toasts = {
  newsletter: {
    missing: { title: 'Email required', text: 'Please enter your email address.' },
    email: { title: 'Invalid email', text: 'Please enter a valid email address.' },
    unfit,
    failed: { title: 'Subscription failed', text: 'Failed to subscribe' },
    sent: { title: 'Successfully subscribed!', text: "You'll receive our latest updates and tips." },
  },
  contact: {
    missing: { title: 'Please fill in all required fields', text: 'Name, email, and message are required.' },
    email: invalidEmail,
    unfit,
    failed,
    sent: {
      title: 'Message sent successfully!',
      text: `We'll get back to you within ${service.contactReplyHours} hours.`,
    },
  },
  support: {
    missing: {
      title: 'Please fill in all required fields',
      text: 'Name, email, subject, and description are required.',
    },
    email: invalidEmail,
    unfit,
    failed,
    sent: {
      title: 'Support request submitted!',
      text: `We'll get back to you within ${service.supportReplyHours} hours via email.`,
    },
  },
} as const satisfies Record<FormName, Record<Problem | 'failed' | 'sent', Toast>>;

/** Why a form cannot be sent: something required is empty, the address is not one, or a value does not fit. */
export type Problem = 'missing' | 'email' | 'unfit';
