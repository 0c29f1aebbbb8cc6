import type { Action, PagePath } from '../pages.ts';
import type { api } from '../shared/api.ts';

/** The longest value of each kind of field, in UTF-16 units, as `maxlength` counts them. */
export const longest = { email: 254, name: 100, phone: 40, subject: 200, text: 5000 } as const;

/**
 * Spam check: the hidden box is checked and the form was submitted within `leastMs`. One alone proves nothing. Autofill
 * does not check boxes.
 */
export const honeypot = {
  field: 'agree',
  label: 'Leave this box unchecked',
  elapsed: 'elapsed',
  leastMs: 1500,
} as const;

/** The field in which the Turnstile widget puts its token. */
export const turnstileField = 'cf-turnstile-response';

/** One line of text. */
export interface LineField {
  type: 'text' | 'tel';
  label: string;
  /** What to say when it is empty; a field without it may be left out. */
  required?: string;
  maxLength: number;
  /** What a browser may fill in by itself. */
  autoComplete?: 'given-name' | 'family-name' | 'tel' | 'organization';
  /** Takes the whole width of its form. */
  wide?: true;
}

/** An address, which every form asks for; what to say of a wrong one is the same in all. */
export interface EmailField {
  type: 'email';
  label: string;
  placeholder?: string;
}

/** A text of several lines; `rows` is how many of them are seen at once. */
interface TextField {
  type: 'textarea';
  label: string;
  required: string;
  maxLength: number;
  rows: number;
}

/** One of several values, or none: `prompt` stands where no choice has been made. */
interface ChoiceField {
  type: 'select';
  label: string;
  prompt: string;
  /** The label of each value. */
  options: Readonly<Record<string, string>>;
}

/**
 * A box to tick for what somebody agrees to. The words beside it are its value: they are sent, stored with the time of the
 * message, mailed and listed, as the proof of it. `label` is what the owner reads before them.
 */
export interface AgreementField {
  type: 'agreement';
  label: string;
  words: string;
}

export type Field = LineField | EmailField | TextField | ChoiceField | AgreementField;

/** Whether a form cannot be sent without the field. */
export const isRequired = (field: Field) => field.type === 'email' || ('required' in field && Boolean(field.required));

/** The fields of a form by name, in the order in which it asks. */
export type Fields = { readonly email: EmailField; readonly [name: string]: Field };

/** What a form was filled in with, by the name of the field; empty where nothing was. */
export type Sent<Of extends Fields = Fields> = { email: string } & Record<keyof Of & string, string>;

/** Why a form cannot be sent: something required is empty, the address is not one, or a value does not fit. */
export type Problem = 'missing' | 'email' | 'unfit';

/** What the visitor is told about a send as a whole. */
export interface Toast {
  title: string;
  text: string;
}

/**
 * Everything there is to know of a form. The browser's form, the worker's check, the page without JavaScript, the mail
 * to the owner and the inbox all go through it.
 */
export interface Form<Name extends string = string, Of extends Fields = Fields> {
  name: Name;
  /** The address of the API that takes it. */
  path: (typeof api)[keyof typeof api];
  fields: Of;
  toasts: Record<Problem | 'failed' | 'sent', Toast>;
  /** Whether the toast of a failed send says what the server said, where it said something. */
  reasonInToast?: true;
  /** What the console is told when a send fails. */
  failure: string;
  words: { heading: string; submit: string; sending: string };
}

/** A form that stands in a card on a page of its own and whose messages people answer. */
export interface MessageForm<Name extends string = string, Of extends Fields = Fields> extends Form<Name, Of> {
  page: PagePath;
  words: Form['words'] & {
    /** What becomes of what is sent; a link to the privacy policy follows. */
    privacy: string;
    thanks: {
      heading: string;
      /** What else to do now, the most sensible first. */
      next: readonly [Action, ...Action[]];
      /** Returns to the empty form. */
      again: string;
    };
  };
  /** The address to write to when the form fails. */
  mail: string;
  /** The owner's addresses for these messages; NOTIFY_EMAIL's without. */
  notify?: readonly string[];
  /** The field in which a link's `?subject=` begins, and what some subjects begin with in place of their name. */
  subject: {
    field: keyof Of & string;
    known?: Readonly<Record<string, { heading: string; text: string }>>;
  };
  /** When the visitor hears from us, said on the thank-you view. */
  promise(sent: Sent<Of>): string;
  /** The subject of the mail that brings it to the owner; `reference` is the name of the message for people. */
  mailSubject(sent: Sent<Of>, reference: string): string;
}

/** Keeps the names of a form's fields in its type, so that a wrong one does not compile. */
export const defineForm = <const Name extends string, const Of extends Fields>(form: Form<Name, Of>) => form;

/** The same for a form whose messages people answer. */
export const defineMessageForm = <const Name extends string, const Of extends Fields>(form: MessageForm<Name, Of>) =>
  form;
