import { expect, test } from 'vitest';
import { contactForm } from '../forms/contact.ts';
import { supportForm } from '../forms/support.ts';

test.each([
  ['urgent', 4],
  ['high', 12],
  ['medium', 24],
  ['low', 48],
  ['', 24],
])('a support request of priority “%s” is promised an answer within %i hours', (priority, hours) => {
  const fields = Object.keys(supportForm.fields).map((name) => [name, '']);
  const sent = { ...Object.fromEntries(fields), email: 'a@b.co', priority };
  expect(supportForm.promise(sent)).toContain(`by email within ${hours} hours.`);
  // The toast says the same for every priority.
  expect(supportForm.promise(sent)).toContain(supportForm.toasts.sent.text.match(/within \d+ hours/)![0]);
});

test.each([
  [
    contactForm,
    'Name, email, and message are required.',
    'Message sent successfully!',
    "We'll get back to you within 24 hours.",
  ],
  [
    supportForm,
    'Name, email, subject, and description are required.',
    'Support request submitted!',
    "We'll get back to you within 24 hours via email.",
  ],
])('$name says what is missing and what was sent', ({ toasts }, missing, title, text) => {
  expect(toasts.missing).toEqual({ title: 'Please fill in all required fields', text: missing });
  expect(toasts.sent).toEqual({ title, text });
});
