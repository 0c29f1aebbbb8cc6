import { type Field, type Fields, isRequired, type Toast } from '../shared/forms/form.ts';
import { capitalize, uncapitalize } from '../shared/text/capitalize.ts';

export const formWords = {
  optional: '(optional)',
  privacyPolicy: 'Privacy policy',
  answerTo: 'We’ll answer at',
  wrongAddress: 'Not right?',
  correct: 'Change the address',
} as const;

export const notices = {
  offline: 'You’re offline. Keep typing: your text stays in this tab until you’re back online.',
  unreachable: 'The connection dropped before we could confirm that we got this. Everything you typed is still here.',
  refused: 'We couldn’t accept this just now. Everything you typed is still here.',
  retry: 'Try again',
  writeTo: 'or email',
} as const;

export const sharedToasts = {
  email: { title: 'Invalid email address', text: 'Please enter a valid email address.' },
  unfit: { title: 'Please check your entries', text: 'Each marked field says what to change.' },
  failed: { title: 'Something went wrong', text: 'Please try again or contact us directly.' },
} as const satisfies Record<string, Toast>;

/** 'Name, email, and message are required.' */
export function missingToast(fields: Fields): Toast {
  const labels = Object.values(fields).filter(isRequired).map(labelOf);
  const names = [...new Set(labels)];
  const list = names.length > 2 ? `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}` : names.join(' and ');
  const text = `${capitalize(list)} ${names.length > 1 ? 'are' : 'is'} required.`;
  return { title: 'Please fill in all required fields', text };
}

/** First and last name count as one. */
function labelOf(field: Field) {
  const isName = 'autoComplete' in field && /^(given|family)-name$/.test(field.autoComplete ?? '');
  return isName ? 'name' : uncapitalize(field.label);
}
