import { type Field, type Form, isRequired } from './form.ts';

export function requiredFields({ fields }: Pick<Form, 'fields'>): string[] {
  return Object.keys(fields).filter((name) => isRequired(fields[name]!));
}

/** A valid message: text in required fields, '' in optional ones. `values` override both. */
export function messageTo<Values extends Record<string, string>>(
  { fields }: Pick<Form, 'fields'>,
  values = {} as Values,
): Record<string, string> & { email: string } & Values {
  const always = Object.entries(fields).filter(([, field]) => !('topics' in field));
  const sent = always.map(([name, field]) => [name, isRequired(field) ? textFor(name, field) : '']);
  return { ...Object.fromEntries(sent), ...values };
}

export function typedTo<Values extends Record<string, string>>(form: Pick<Form, 'fields'>, values = {} as Values) {
  const typed = Object.entries(messageTo(form, values)).filter(([name]) => form.fields[name]!.type !== 'agreement');
  return Object.fromEntries(typed) as Record<string, string> & { email: string } & Values;
}

function textFor(name: string, field: Field): string {
  const text = texts[name] ?? `Some ${name}`;
  return 'maxLength' in field ? text.slice(0, field.maxLength) : text;
}

const texts: Record<string, string> = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.org',
  message: 'Hello\nthere',
  subject: 'It broke',
  description: 'Since noon.',
};
