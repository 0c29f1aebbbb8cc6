import { expect, test } from 'vitest';
import { contactForm } from '#content/forms/contact.ts';
import { forms } from '#content/forms/forms.ts';
import { supportForm } from '#content/forms/support.ts';
import { messageTo } from '#content/shared/forms/test-message.ts';
import { api } from '#content/shared/http/api.ts';
import { sendErrors } from '#content/shared/http/api-errors.ts';
import { checkSettings } from '../env.ts';
import { startServer } from '../test-server.ts';

const { post, rows, submit } = startServer({ FORMS_CLOSED: 'contact, newsletter' });
const contact = messageTo(contactForm, { message: 'Kept in the form' });

test('a closed form answers 503, keeps the input and stores nothing', async () => {
  for (const [path, body] of [
    [api.contact, contact],
    [api.newsletter, { email: contact.email }],
  ] as const) {
    const answer = await post(path, body);
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '3600']);
    expect(await answer.json()).toEqual({ error: sendErrors.closed });
  }
  const page = await submit(api.contact, contact);
  const html = await page.text();
  expect(page.status).toBe(503);
  expect(html).toContain(sendErrors.closed);
  expect(html).toContain(contact.message);
  expect(await rows('SELECT id FROM submissions UNION ALL SELECT email FROM subscribers')).toEqual([]);
});

test('the other forms stay open', async () => {
  expect((await post(api.support, messageTo(supportForm))).status).toBe(201);
});

test('rejects an unknown form in FORMS_CLOSED', () => {
  expect(() => checkSettings({ FORMS_CLOSED: 'contact, contcat' })).toThrow(
    `FORMS_CLOSED.1 must name forms: ${Object.keys(forms).join(', ')}`,
  );
});
