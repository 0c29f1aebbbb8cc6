import * as v from 'valibot';
import { service } from './figures.ts';

export const formNames = ['newsletter', 'contact', 'support'] as const;

export type FormName = (typeof formNames)[number];

/** The longest value of each kind of field, in UTF-16 units, as `maxlength` counts them. */
export const longest = { email: 254, name: 100, phone: 40, subject: 200, text: 5000 } as const;

/**
 * Two traps for programs that fill in forms: a field that people do not see and leave empty, and the time in
 * milliseconds between the form appearing and being sent. A send without `elapsed` is not judged by time.
 */
export const trap = { field: 'homepage', elapsed: 'elapsed', leastMs: 1500 } as const;

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

const notText = 'Please enter this as text.';
const unstorable = 'Please remove the invisible control characters.';

export const NewsletterSubscription = v.object({ email: email() });
export type NewsletterSubscription = v.InferOutput<typeof NewsletterSubscription>;

export const ContactMessage = v.object({
  firstName: line(longest.name, 'Please enter your first name.'),
  lastName: line(longest.name, 'Please enter your last name.'),
  email: email(),
  phone: line(longest.phone),
  company: line(longest.name),
  message: text('Please write your message.'),
});
export type ContactMessage = v.InferOutput<typeof ContactMessage>;

export const SupportRequest = v.object({
  firstName: line(longest.name, 'Please enter your first name.'),
  lastName: line(longest.name, 'Please enter your last name.'),
  email: email(),
  phone: line(longest.phone),
  company: line(longest.name),
  issueType: choice(issueTypes),
  priority: choice(priorities),
  subject: line(longest.subject, 'Please enter a subject.'),
  description: text('Please describe what you need help with.'),
});
export type SupportRequest = v.InferOutput<typeof SupportRequest>;

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

export type Validation<Output> =
  | { ok: true; output: Output }
  | { ok: false; problem: Problem; fields: Record<string, string> };

/**
 * Checks what somebody entered, in the browser and in the worker alike. Missing fields count as empty ones.
 * Returns the values to store (trimmed, line ends as \n), or one message for each field to change.
 */
export function validate<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): Validation<v.InferOutput<Schema>> {
  const { success, output, issues } = v.safeParse(schema, input, { abortPipeEarly: true });
  if (success) return { ok: true, output };
  const types = issues.map(({ type }) => type);
  const problem = types.includes('non_empty') ? 'missing' : types.includes('regex') ? 'email' : 'unfit';
  return {
    ok: false,
    problem,
    fields: Object.fromEntries(issues.flatMap((issue) => (issue.path ? [[v.getDotPath(issue), issue.message]] : []))),
  };
}

/** @__NO_SIDE_EFFECTS__ */
function email() {
  return v.optional(
    v.pipe(
      v.string(notText),
      v.trim(),
      v.nonEmpty('Please enter your email address.'),
      // Before the pattern: on a long hostile text the pattern alone takes seconds.
      v.maxLength(longest.email, tooLong(longest.email)),
      v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Please enter a valid email address.'),
      v.check(isOneLine, unstorable),
    ),
    '',
  );
}

/** @__NO_SIDE_EFFECTS__ */
function line(max: number, required?: string) {
  return v.optional(
    v.pipe(
      v.string(notText),
      v.trim(),
      v.check(isOneLine, unstorable),
      required ? v.nonEmpty(required) : v.string(),
      v.maxLength(max, tooLong(max)),
    ),
    '',
  );
}

/** @__NO_SIDE_EFFECTS__ */
function text(required: string) {
  return v.optional(
    v.pipe(
      v.string(notText),
      // A form sent without JavaScript has \r\n where the same form sent by script has \n.
      v.transform((value) => value.replace(/\r\n?/g, '\n')),
      v.trim(),
      v.check(isText, unstorable),
      v.nonEmpty(required),
      v.maxLength(longest.text, tooLong(longest.text)),
    ),
    '',
  );
}

/** @__NO_SIDE_EFFECTS__ */
function choice<const Options extends Record<string, string>>(options: Options) {
  type Value = '' | (keyof Options & string);
  return v.optional(v.picklist(['', ...Object.keys(options)] as Value[], 'Please choose one of the options.'), '');
}

/** @__NO_SIDE_EFFECTS__ */
function tooLong(max: number): string {
  return `Please keep this to ${max.toLocaleString('en-US')} characters or fewer.`;
}

/** Without control characters, line breaks included, and lone surrogates, which cannot be stored as they are. */
function isOneLine(value: string): boolean {
  return !/[\p{Cc}\p{Cs}]/u.test(value);
}

function isText(value: string): boolean {
  return isOneLine(value.replace(/[\n\t]/g, ''));
}
