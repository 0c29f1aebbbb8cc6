import { type EmailField, type LineField, longest } from '#content/shared/forms/form.ts';

export function inputProps(field: LineField | EmailField) {
  if (field.type === 'email') {
    const { type, placeholder } = field;
    return { type, placeholder, inputMode: type, maxLength: longest.email, autoComplete: type, spellCheck: false };
  }
  const { type, maxLength, autoComplete } = field;
  return { type, maxLength, autoComplete, inputMode: type === 'tel' ? type : undefined };
}
