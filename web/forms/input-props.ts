import { type EmailField, type LineField, longest } from '#content/forms/form.ts';

/** What an input says of itself to keyboards, password managers and the browser's own checks. */
export function inputProps(field: LineField | EmailField) {
  if (field.type === 'email') {
    const { type, placeholder } = field;
    return { type, placeholder, inputMode: type, maxLength: longest.email, autoComplete: type, spellCheck: false };
  }
  const { type, maxLength, autoComplete } = field;
  return { type, maxLength, autoComplete, inputMode: type === 'tel' ? type : undefined };
}
