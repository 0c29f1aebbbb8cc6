import * as v from 'valibot';
import { issueTypes, longest, type Problem, priorities } from './form-rules.ts';
import { usNumber } from './us-format.ts';

const notText = 'Please enter this as text.';
const notAnAddress = 'Please enter a valid email address.';
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

/** What each form sends. */
export const schemas = {
  newsletter: NewsletterSubscription,
  contact: ContactMessage,
  support: SupportRequest,
} as const;

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
  const address = types.includes('regex') || types.includes('rfc_email');
  const problem = types.includes('non_empty') ? 'missing' : address ? 'email' : 'unfit';
  return {
    ok: false,
    problem,
    fields: Object.fromEntries(issues.flatMap((issue) => (issue.path ? [[v.getDotPath(issue), issue.message]] : []))),
  };
}

/**
 * An address as `input type=email` takes it, which leaves no place for markup and invisible characters, and besides
 * with a dot in its domain and at most 64 characters before the @ (RFC 5321).
 *
 * @__NO_SIDE_EFFECTS__
 */
function email() {
  return v.optional(
    v.pipe(
      v.string(notText),
      v.trim(),
      v.nonEmpty('Please enter your email address.'),
      // Before the patterns: on a long hostile text they alone would take seconds.
      v.maxLength(longest.email, tooLong(longest.email)),
      v.regex(/^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/, notAnAddress),
      v.rfcEmail(notAnAddress),
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
  return `Please keep this to ${usNumber(max)} characters or fewer.`;
}

/** Without control characters, line breaks included, and lone surrogates, which cannot be stored as they are. */
function isOneLine(value: string): boolean {
  return !/[\p{Cc}\p{Cs}]/u.test(value);
}

function isText(value: string): boolean {
  return isOneLine(value.replace(/[\n\t]/g, ''));
}
