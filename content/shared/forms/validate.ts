import * as v from 'valibot';
import { wholeNumber } from '../text/format.ts';
import { type Field, type Fields, type Form, longest, type MessageForm, type Problem, type Sent } from './form.ts';

const notText = 'Please enter this as text.';
const notASlot = 'Please choose a time from the list.';
const notAnAddress = 'Please enter a valid email address.';
const unstorable = 'This text has hidden characters that we can’t save. Please paste it again as plain text.';

type Validation<Output> =
  | { ok: true; output: Output }
  | { ok: false; problem: Problem; fields: Record<string, string> };

/** In browser and worker. Missing fields count as empty. Returns trimmed values with line ends \n, or messages by field. */
export function validate<Of extends Form>(form: Of, input: unknown, now = Date.now()): Validation<Sent<Of['fields']>> {
  const { fields } = form;
  const { success, output, issues } = v.safeParse(schemaOf(fields), input, { abortPipeEarly: true });
  if (success) {
    const { complete }: Partial<MessageForm> = form as object;
    const completed = complete?.(output as Sent, now) ?? { sent: output as Sent };
    if ('fields' in completed) return { ok: false, problem: 'unfit', fields: completed.fields };
    const sent = Object.entries(completed.sent).filter(([name, value]) => value || !('topics' in fields[name]!));
    return { ok: true, output: Object.fromEntries(sent) as Sent<Of['fields']> };
  }
  const types = issues.map(({ type }) => type);
  const address = types.includes('regex') || types.includes('rfc_email');
  const problem = types.includes('non_empty') ? 'missing' : address ? 'email' : 'unfit';
  return {
    ok: false,
    problem,
    fields: Object.fromEntries(issues.flatMap((issue) => (issue.path ? [[v.getDotPath(issue), issue.message]] : []))),
  };
}

function schemaOf(fields: Fields) {
  return v.object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, ruleOf(field)])));
}

function ruleOf(field: Field) {
  switch (field.type) {
    case 'email':
      return email();
    case 'textarea':
      return text(field.required, field.maxLength);
    case 'select':
      return choice(Object.keys(field.options), 'Please choose one of the options.');
    case 'slot':
      return v.optional(v.pipe(v.string(notText), v.maxLength(longest.slot, notASlot)), '');
    case 'agreement':
      return choice([field.words], 'This agreement has changed. Please reload the page and read it again.');
    default:
      return line(field.maxLength, field.required);
  }
}

/**
 * Stricter than `input type=email`: a dot in the domain and no number after the last, at most 64 characters before the @ (RFC 5321), no misplaced dots.
 * International domains become punycode.
 */
function email() {
  return v.optional(
    v.pipe(
      v.string(notText),
      v.maxLength(1000, tooLong(longest.email)),
      // From the start, because a pattern that begins at the last character takes quadratic time.
      v.transform((value) => value.replace(/^[\s\p{Cf}\p{DI}]*(.*[^\s\p{Cf}\p{DI}])?.*$/su, '$1')),
      v.nonEmpty('Please enter your email address.'),
      v.maxLength(longest.email, tooLong(longest.email)),
      v.transform(withAsciiDomain),
      v.maxLength(longest.email, tooLong(longest.email)),
      v.regex(/^(?!\.|.*\.\.|.*\.@|.*\.\d+$)[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/, notAnAddress),
      v.rfcEmail(notAnAddress),
    ),
    '',
  );
}

/** Unless it has invisible characters, or ones that URLs drop. */
function withAsciiDomain(address: string): string {
  const [, local, domain] = /^(.*@)([^@]*[^\p{ASCII}@][^@]*)$/u.exec(address) ?? [];
  if (!domain || /[\s\p{C}\p{DI}/?#:\\%[\]]/u.test(domain)) return address;
  try {
    return local + new URL(`https://${domain}`).hostname;
  } catch {
    return address;
  }
}

function line(max: number, required?: string) {
  return v.optional(
    v.pipe(
      v.string(notText),
      v.transform(visible),
      v.check(isOneLine, unstorable),
      required ? v.nonEmpty(required) : v.string(),
      v.maxLength(max, tooLong(max)),
    ),
    '',
  );
}

function text(required: string, max: number) {
  return v.optional(
    v.pipe(
      v.string(notText),
      // Native submission sends \r\n, scripts send \n.
      v.transform((value) => value.replace(/\r\n?|[\u2028\u2029]/g, '\n')),
      v.transform(visible),
      v.check(isText, unstorable),
      v.nonEmpty(required),
      v.maxLength(max, tooLong(max)),
    ),
    '',
  );
}

function choice(values: readonly string[], otherwise: string) {
  return v.optional(v.picklist(['', ...values], otherwise), '');
}

function tooLong(max: number): string {
  return `Please keep this to ${wholeNumber(max)} characters or fewer.`;
}

/** Trims and removes bidi controls. Only invisible characters count as empty. */
export function visible(value: string): string {
  const text = value.replace(/\p{Bidi_C}+/gu, '').trim();
  return /[^\s\p{Cf}\p{DI}]/u.test(text) ? text : '';
}

/** Without control characters and line separators, and lone surrogates, which can't be stored. */
function isOneLine(value: string): boolean {
  return !/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(value);
}

function isText(value: string): boolean {
  return isOneLine(value.replace(/[\n\t]/g, ''));
}
