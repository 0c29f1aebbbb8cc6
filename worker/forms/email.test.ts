import { describe, expect, test } from 'vitest';
import { api } from '#content/api.ts';
import { newsletterForm } from '#content/forms/newsletter.ts';
import { validate } from '#content/forms/validate.ts';
import { startServer } from '../test-server.ts';

const { post } = startServer();

const label = 'a'.repeat(63);

describe.each([
  'a@b.c',
  'Ann.Lee+news@mail.example.org',
  "o'brien@example.ie",
  '!#$%&*/=?^_`{|}~-@example.org',
  'a..b@example.org',
  'ann@xn--mller-kva.example',
  'ann@123.example',
  'ann@a-b.example',
  `${'a'.repeat(64)}@example.org`,
  `a@${label}.${label}.${label}.example`,
])('%s', (email) => {
  test('is an address in the browser', () => {
    expect(validate(newsletterForm, { email })).toEqual({ ok: true, output: { email } });
  });

  test('is an address for the API', async () => {
    expect((await post(api.newsletter, { email })).status).toBe(201);
  });
});

describe.each([
  ['no @', 'ann'],
  ['nothing before the @', '@example.org'],
  ['nothing after the @', 'ann@'],
  ['two @', 'ann@@example.org'],
  ['an @ in each part', 'ann@lee@example.org'],
  ['no dot in the domain', 'ann@example'],
  ['a space', 'ann lee@example.org'],
  ['a space in the domain', 'ann@exam ple.org'],
  ['markup', '<script>@b.co'],
  ['markup in the domain', 'ann@b.co<img>'],
  ['a name beside it', 'Ann <ann@example.org>'],
  ['two addresses', 'ann@example.org,ben@example.org'],
  ['quotes', '"ann lee"@example.org'],
  ['a comment', 'ann(lee)@example.org'],
  ['a number for a domain', 'ann@[192.0.2.1]'],
  ['two dots in the domain', 'a@b..co'],
  ['a dot at the end', 'ann@example.org.'],
  ['a dot at the start of the domain', 'ann@.example.org'],
  ['a hyphen at the end of a label', 'ann@example-.org'],
  ['an underscore in the domain', 'ann@ex_ample.org'],
  ['a label of 64 characters', `ann@${label}a.org`],
  ['65 characters before the @', `${'a'.repeat(65)}@example.org`],
  ['a control character', 'ann\u0000@example.org'],
  ['a line break', 'ann@example.org\r\nBcc: ben@example.org'],
  ['a zero-width space', 'ann\u200b@example.org'],
  ['a zero-width joiner in the domain', 'ann@exam\u200dple.org'],
  ['a text that turns to the left', 'ann\u202e@example.org'],
  ['an isolate', '\u2066ann\u2069@example.org'],
  ['a lone surrogate', 'ann\ud800@example.org'],
  ['a letter outside ASCII', 'änn@example.org'],
  ['a pattern that is slow to match', `a@${'.a'.repeat(120)}@`],
])('an address with %s', (_, email) => {
  const text = 'Please enter a valid email address.';

  test('is refused by the browser', () => {
    const refused = { ok: false, problem: 'email', fields: { email: text } };
    expect(validate(newsletterForm, { email })).toEqual(refused);
  });

  test('is refused by the API', async () => {
    const answer = await post(api.newsletter, { email });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ error: newsletterForm.toasts.email.text, fields: { email: text } });
  });
});

test.each([60_000, 1_000_000])('an address of %i characters is too long, whatever is in it', (length) => {
  const check = validate(newsletterForm, { email: `a@${'.'.repeat(length)}@` });
  expect(check).toMatchObject({ ok: false, fields: { email: 'Please keep this to 254 characters or fewer.' } });
});
