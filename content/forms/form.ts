import type { Action, PagePath } from '../pages.ts';
import type { api } from '../shared/api.ts';

/** Maximum length of field values, in UTF-16 units as in `maxlength`. */
export const longest = { email: 254, name: 100, phone: 40, subject: 200, text: 5000 } as const;

/**
 * Spam has the hidden box checked and was submitted within `leastMs`; one alone proves nothing. Autofill doesn't check boxes.
 */
export const honeypot = {
  field: 'agree',
  label: 'Leave this box unchecked',
  elapsed: 'elapsed',
  leastMs: 1500,
} as const;

export const turnstileField = 'cf-turnstile-response';

export interface LineField {
  type: 'text' | 'tel';
  label: string;
  /** Error when empty; a field without it is optional. */
  required?: string;
  maxLength: number;
  autoComplete?: 'given-name' | 'family-name' | 'tel' | 'organization';
  /** Spans all columns. */
  wide?: true;
}

export interface EmailField {
  type: 'email';
  label: string;
  placeholder?: string;
}

interface TextField {
  type: 'textarea';
  label: string;
  required: string;
  maxLength: number;
  rows: number;
}

interface ChoiceField {
  type: 'select';
  label: string;
  prompt: string;
  options: Readonly<Record<string, string>>;
}

/** Its value is the text beside it, stored with the time as proof. `label` is for the owner. */
export interface AgreementField {
  type: 'agreement';
  label: string;
  words: string;
}

export type Field = LineField | EmailField | TextField | ChoiceField | AgreementField;

export const isRequired = (field: Field) => field.type === 'email' || ('required' in field && Boolean(field.required));

export type Fields = { readonly email: EmailField; readonly [name: string]: Field };

/** Submitted values by field name; missing ones are empty. */
export type Sent<Of extends Fields = Fields> = { email: string } & Record<keyof Of & string, string>;

export type Problem = 'missing' | 'email' | 'unfit';

export interface Toast {
  title: string;
  text: string;
}

/** A form's definition for browser, worker, no-JavaScript page, owner's email and inbox. */
export interface Form<Name extends string = string, Of extends Fields = Fields> {
  name: Name;
  path: (typeof api)[keyof typeof api];
  fields: Of;
  toasts: Record<Problem | 'failed' | 'sent', Toast>;
  /** True if the failure toast shows the server's message, if any. */
  reasonInToast?: true;
  failure: string;
  words: { heading: string; submit: string; sending: string };
}

/** A form on its own page whose messages people answer. */
export interface MessageForm<Name extends string = string, Of extends Fields = Fields> extends Form<Name, Of> {
  page: PagePath;
  words: Form['words'] & {
    /** How submissions are used; a link to the privacy policy follows. */
    privacy: string;
    thanks: {
      heading: string;
      /** Links on the thank-you view, most useful first. */
      next: readonly [Action, ...Action[]];
      again: string;
    };
  };
  /** The address to email when the form fails. */
  mail: string;
  /** Recipients of these messages; the default is NOTIFY_EMAIL. */
  notify?: readonly string[];
  /** The field prefilled by `?subject=`, and texts that replace some subjects. */
  subject: {
    field: keyof Of & string;
    known?: Readonly<Record<string, { heading: string; text: string }>>;
  };
  promise(sent: Sent<Of>): string;
  /** Subject of the owner's email; `reference` is the message's short name. */
  mailSubject(sent: Sent<Of>, reference: string): string;
}

/** Keeps field names in the type, so typos don't compile. */
export const defineForm = <const Name extends string, const Of extends Fields>(form: Form<Name, Of>) => form;

export const defineMessageForm = <const Name extends string, const Of extends Fields>(form: MessageForm<Name, Of>) =>
  form;
