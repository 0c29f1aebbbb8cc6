import { expect, test, vi } from 'vitest';
import { contactForm } from '#content/forms/contact.ts';
import { texts } from '#content/forms/person.ts';
import { messageTo } from '#content/shared/forms/test-message.ts';
import { validate } from '#content/shared/forms/validate.ts';
import type { Message } from '../db/message.ts';
import type { ReceivedRow } from '../db/received.ts';
import { mail } from '../delivery/mail.ts';
import { csv, exportEntry } from '../desk/export.ts';

vi.mock('#content/forms/person.ts', async (load) => {
  const { person, texts, ...others } = await load<typeof import('#content/forms/person.ts')>();
  return { ...others, texts, person: { ...person, texts } };
});

const ann = messageTo(contactForm, { phone: '1' });
const proof = `agreed 2026-12-31T07:00:00.000Z: ${texts.words}`;
const received_at = Date.parse('2026-12-31T07:00:00Z');
const row = { id: 'one', form: 'contact', email: ann.email, received_at, token: '' };
const sentAt = (values: object) => ({ ...row, payload: JSON.stringify(values) }) as ReceivedRow & Message;

test('consent to text messages is optional and must match the label of the box', () => {
  expect(validate(contactForm, ann)).toMatchObject({ ok: true, output: { texts: '' } });
  expect(validate(contactForm, { ...ann, texts: texts.words })).toMatchObject({
    ok: true,
    output: { texts: texts.words },
  });
  expect(validate(contactForm, { ...ann, texts: 'on' })).toMatchObject({
    ok: false,
    problem: 'unfit',
    fields: { texts: expect.stringContaining('reload') },
  });
});

test('the email and the export contain the consent and its time', async () => {
  const mails: { text: string }[] = [];
  const binding = { send: async (message: { text: string }) => void mails.push(message) };
  for (const values of [
    { ...ann, texts: texts.words },
    { ...ann, texts: '' },
  ])
    await mail(sentAt(values), binding as never, 'staff@example.org');
  expect(mails[0]!.text.split('\n')).toContain(`Text messages: ${proof}`);
  expect(mails[1]!.text).not.toContain('Text messages');

  const agreed = sentAt({ ...ann, texts: texts.words });
  expect(exportEntry(agreed).texts).toBe(proof);
  expect(csv([agreed])).toContain(`"${proof}"`);
  expect(exportEntry(sentAt(ann)).texts).toBe('');
});
