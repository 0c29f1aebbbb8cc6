import { type AgreementField, type Fields, longest } from '../shared/forms/form.ts';
import { site } from '../site.ts';

/** True to ask for SMS consent, as US carriers require (A2P 10DLC). */
const asksToText = false as boolean;

export const texts: AgreementField = {
  type: 'agreement',
  label: 'Text messages',
  words: `I agree to get text messages from ${site.legalName} about my request, at the number above. Message frequency varies, and message and data rates may apply. Reply STOP to opt out or HELP for help. Agreeing is not a condition of any purchase.`,
};

/** Follows another sentence of the privacy policy. */
export const texting = asksToText
  ? ' If you agree to text messages, we keep the words and the time of your agreement, and share neither it nor your number with anyone for their marketing.'
  : '';

/** Fields that browsers can autofill. */
export const person = {
  firstName: {
    type: 'text',
    label: 'First name',
    required: 'Please enter your first name.',
    maxLength: longest.name,
    autoComplete: 'given-name',
  },
  lastName: {
    type: 'text',
    label: 'Last name',
    required: 'Please enter your last name.',
    maxLength: longest.name,
    autoComplete: 'family-name',
  },
  email: { type: 'email', label: 'Email' },
  phone: { type: 'tel', label: 'Phone', maxLength: longest.phone, autoComplete: 'tel' },
  ...(asksToText && { texts }),
  company: {
    type: 'text',
    label: 'Company',
    maxLength: longest.name,
    autoComplete: 'organization',
    wide: true,
  },
} as const satisfies Fields;
