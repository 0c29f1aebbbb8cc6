import { expect, test } from 'vitest';
import { contactForm } from '../../forms/contact.ts';
import { supportForm } from '../../forms/support.ts';
import type { Form } from './form.ts';
import { messageTo } from './test-message.ts';
import { validate } from './validate.ts';

test.each<Form>([contactForm, supportForm])('$name is rejected if one required field is blank', (form) => {
  const always = Object.keys(form.fields).filter((name) => !('topics' in form.fields[name]!));
  const right = { ...Object.fromEntries(always.map((name) => [name, ''])), email: 'a@b.co' };
  const required = Object.entries(form.fields).flatMap(([name, field]) => {
    if (field.type === 'email') return [[name, 'Please enter your email address.'] as const];
    return 'required' in field && field.required ? [[name, field.required] as const] : [];
  });
  expect(required.length).toBeGreaterThan(3);
  for (const [name] of required) if (name !== 'email') Object.assign(right, { [name]: 'Rosa' });
  expect(validate(form, right)).toEqual({ ok: true, output: right });
  for (const [name, message] of required)
    for (const blank of ['', '  '])
      expect(validate(form, { ...right, [name]: blank })).toEqual({
        ok: false,
        problem: 'missing',
        fields: { [name]: message },
      });
});

test('a line separator is a line end in a text, and not allowed in a name', () => {
  const sent = messageTo(contactForm, { message: 'One\u2028two' });
  expect(validate(contactForm, sent)).toMatchObject({ ok: true, output: { message: 'One\ntwo' } });
  expect(validate(contactForm, { ...sent, firstName: 'A\u2029nn' })).toMatchObject({
    ok: false,
    fields: { firstName: expect.any(String) },
  });
});
