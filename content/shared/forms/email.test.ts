import { expect, test } from 'vitest';
import { newsletterForm } from '../../forms/newsletter.ts';
import { validate } from './validate.ts';

const label = 'a'.repeat(63);

test.each([
  'a@b.c',
  'Ann.Lee+news@mail.example.org',
  "o'brien@example.ie",
  '!#$%&*/=?^_`{|}~-@example.org',
  'ann@xn--mller-kva.example',
  'ann@123.example',
  'ann@a-b.example',
  `${'a'.repeat(64)}@example.org`,
  `a@${label}.${label}.${label}.example`,
])('accepts %s', (email) => {
  expect(validate(newsletterForm, { email })).toEqual({ ok: true, output: { email } });
});

test.each([
  ['an international domain', 'ann@Müller.example', 'ann@xn--mller-kva.example'],
  ['a Cyrillic domain', 'ann@почта.рф', 'ann@xn--80a1acny.xn--p1ai'],
  ['an ideographic full stop', 'ann@例え。テスト', 'ann@xn--r8jz45g.xn--zckzah'],
  ['space around it', ' \n\u00a0ann@example.org\u3000\t', 'ann@example.org'],
  ['invisible characters around it', '\ufeff\u2066ann@example.org\u200b\u2069\u00ad\u200e', 'ann@example.org'],
])('normalizes an address with %s', (_, email, kept) => {
  expect(validate(newsletterForm, { email })).toEqual({ ok: true, output: { email: kept } });
});

test.each([
  ['no @', 'ann'],
  ['two dots in a row', 'a..b@example.org'],
  ['a dot at its start', '.a@example.org'],
  ['a dot before the @', 'a.@example.org'],
  ['an invisible character in an international domain', 'ann@mü\u200bller.example'],
  ['a path after an international domain', 'ann@müller.example/x'],
  ['a port after an international domain', 'ann@müller.example:80'],
  ['an escape in an international domain', 'ann@mü%6cler.example'],
  ['an invalid domain', 'ann@ü..example'],
  ['a domain that is too long as punycode', `ann@${'ü'.repeat(60)}.example`],
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
  ['a number for a top-level domain', 'ann@example.123'],
  ['two numbers for a domain', 'ann@1.2'],
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
  ['a right-to-left override', 'ann\u202e@example.org'],
  ['an isolate', '\u2066ann\u2069@example.org'],
  ['a lone surrogate', 'ann\ud800@example.org'],
  ['a letter outside ASCII', 'änn@example.org'],
  ['a pattern that makes regular expressions slow', `a@${'.a'.repeat(120)}@`],
])('rejects an address with %s', (_, email) => {
  const fields = { email: 'Please enter a valid email address.' };
  expect(validate(newsletterForm, { email })).toEqual({ ok: false, problem: 'email', fields });
});

test.each([`a@${'.'.repeat(60_000)}@`, `a@${'.'.repeat(1_000_000)}@`, `x${'\u200b'.repeat(20_000)}x`])(
  'rejects %.9s, a very long address, quickly',
  (email) => {
    const check = validate(newsletterForm, { email });
    expect(check).toMatchObject({ ok: false, fields: { email: 'Please keep this to 254 characters or fewer.' } });
  },
);
