import type { Action, PagePath } from '../../pages.ts';
import type { api } from '../http/api.ts';

/** Maximum length of field values, in UTF-16 units as in `maxlength`. */
export const longest = { email: 254, name: 100, phone: 40, subject: 200, text: 5000, slot: 64 } as const;

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

export interface ChoiceField extends Asked {
  type: 'select';
  label: string;
  prompt: string;
  options: Readonly<Record<string, string>>;
}

/** A date, a time of day or a time zone. */
export interface SlotField extends Asked {
  type: 'slot';
  label: string;
}

interface Asked {
  /** Topics that ask for it, by key. Not stored if empty. */
  topics?: readonly string[];
}

/** Its value is the text beside it, stored with the time as proof. `label` is for the owner. */
export interface AgreementField {
  type: 'agreement';
  label: string;
  words: string;
}

export type Field = LineField | EmailField | TextField | ChoiceField | SlotField | AgreementField;

export const isRequired = (field: Field) => field.type === 'email' || ('required' in field && Boolean(field.required));

export type Fields = { readonly email: EmailField; readonly [name: string]: Field };

/** Submitted values by field name; missing ones are empty. */
export type Sent<Of extends Fields = Fields> = { email: string } & Record<keyof Of & string, string>;

export type Problem = 'missing' | 'email' | 'unfit';

export interface Toast {
  title: string;
  text: string;
}

/** Read by browser, worker, emails and desk. */
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

/** Texts for a `?subject=`. */
export interface Topic {
  /** On the page. */
  claim: string;
  text: string;
  /** Above the form. */
  heading: string;
  prompt: string;
  /** First line of the message; default: the subject. */
  opening?: string;
  /** Overrides the form's. */
  promise?(sent: Sent): string;
  /** Label at the desk. */
  chip(sent: Sent): string;
  /** A download, such as a calendar entry. */
  file?(sent: Sent): TextFile | undefined;
}

export interface TextFile {
  name: string;
  type: string;
  text: string;
}

/** A `data:` URL. */
export const fileAddress = ({ type, text }: TextFile): string =>
  `data:${type};charset=utf-8,${encodeURIComponent(text)}`;

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
      /** Label of the link to a topic's file. */
      file?: string;
      again: string;
    };
  };
  /** The address to email when the form fails. */
  mail: string;
  /** Recipients of these messages; the default is NOTIFY_EMAIL. */
  notify?: readonly string[];
  /** The field prefilled by `?subject=`. */
  subject: { field: keyof Of & string };
  /** By subject, or by its first words. */
  topics?: Readonly<Record<string, Topic>>;
  /** Completes a valid message, or returns errors by field. `now` is in milliseconds since 1970. */
  complete?(sent: Sent, now: number): { sent: Sent } | { fields: Record<string, string> };
  promise(sent: Sent<Of>): string;
  /** `reference` is the message's short name. */
  mailSubject(sent: Sent<Of>, reference: string): string;
}

/** Keeps field names in the type, so typos don't compile. */
export const defineForm = <const Name extends string, const Of extends Fields>(form: Form<Name, Of>) => form;

export const defineMessageForm = <const Name extends string, const Of extends Fields>(form: MessageForm<Name, Of>) =>
  form;
