import { type Fields, longest } from './form.ts';

/** Who writes and where the answer goes: what a browser can fill in by itself. */
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
  company: {
    type: 'text',
    label: 'Company',
    maxLength: longest.name,
    autoComplete: 'organization',
    wide: true,
  },
} as const satisfies Fields;
