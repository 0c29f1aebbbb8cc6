import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { forms, messageForms } from '#content/forms/forms.ts';
import { supportForm } from '#content/forms/support.ts';
import { dayMs, localTime } from '#content/shared/dates/day.ts';
import { demoTimes } from '#content/shared/forms/demo-times.ts';
import type { Field, Form, MessageForm } from '#content/shared/forms/form.ts';
import { validate } from '#content/shared/forms/validate.ts';
import { site } from '#content/site.ts';
import type { Message } from '../db/message.ts';
import type { ReceivedRow } from '../db/received.ts';
import { mail } from '../delivery/mail.ts';
import { csv, exportEntry } from '../desk/export.ts';

const fieldsOf = <Of extends Form>(form: Of) =>
  Object.entries(form.fields).map(([name, field]) => ({ form, name, field }));
const shown = Object.values<Form>(forms).filter(({ name }) => name !== 'newsletter' || site.newsletter);

describe.each(shown.flatMap(fieldsOf))('$form.name, field $name', ({ form, name, field }) => {
  test('is a labeled control in the prerendered page', async () => {
    const page = 'page' in form ? (form as MessageForm).page : '/about';
    const html = await readFile(`dist/client${page}.html`, 'utf8');
    // Without scripts one list has both parts of a time.
    if (field.type === 'slot' && !name.endsWith('Time')) return;
    const [element] = html.slice(html.indexOf(`data-form="${form.name}"`)).split('</form>');
    expect(element).toMatch(new RegExp(`<(input|select|textarea)[^>]* name="${name}"`));
    expect(element).toMatch(new RegExp(`<label for="${form.name}-${name}"[^>]*>${field.label}<`));
    expect(element).toContain(`data-error="${name}"`);
  });

  test('is validated', () => {
    expect(validate(form, { ...filled(form), [name]: 5 })).toMatchObject({
      ok: false,
      fields: { [name]: expect.any(String) },
    });
    // A contact message has the chosen times below its text.
    const text = 'message' in form.fields && { message: expect.stringMatching(/^some message\n\nFirst choice: /) };
    expect(validate(form, filled(form))).toEqual({ ok: true, output: { ...filled(form), ...text } });
  });
});

test('the subject of a support email has priority and reference', () => {
  const sent = { ...filled(supportForm), subject: 'It broke', priority: 'urgent' } as never;
  expect(supportForm.mailSubject(sent, '1A2B3C4D')).toBe('[Urgent] Support request 1A2B3C4D: It broke');
  const calm = { ...filled(supportForm), subject: 'A question', priority: '' } as never;
  expect(supportForm.mailSubject(calm, '1A2B3C4D')).toBe('Support request 1A2B3C4D: A question');
});

describe.each(Object.values<MessageForm>(messageForms).flatMap(fieldsOf))(
  '$form.name, field $name',
  ({ form, name, field }) => {
    const payload = JSON.stringify(filled(form));
    const { email } = filled(form);

    test('is in the email to the owner', async () => {
      const sent: { text: string; subject: string }[] = [];
      const binding = { send: async (message: (typeof sent)[number]) => void sent.push(message) };
      const source = '{"referrer":"www.example.org","utm_campaign":"may"}';
      const submission = { id: 'one', form: form.name, email, payload, source, received_at: 0 } as Message;
      await mail(submission, binding as never, 'staff@example.org');
      const line = field.type === 'textarea' ? '' : `${field.label}: `;
      const value = field.type === 'select' ? Object.values(field.options)[0] : filled(form)[name];
      expect(sent[0]!.text.split('\n')).toContain(line + value);
      expect(sent[0]!.subject).not.toContain('undefined');
      expect(sent[0]!.text).toContain('Came from: www.example.org\nCampaign: may');
    });

    test('is a column of the CSV export', () => {
      const row = { id: 'one', form: form.name, email, payload, received_at: 0, token: '' } as ReceivedRow;
      expect(exportEntry(row)[name]).toBe(filled(form)[name]);
      const [names, values] = csv([row]).split('\r\n');
      expect(values!.split(',')[names!.split(',').indexOf(name)]).toBe(`"${filled(form)[name]}"`);
    });
  },
);

const firstSlot = localTime(demoTimes(Date.now() + dayMs)[0]!).split(' ');
const secondSlot = localTime(demoTimes(Date.now() + dayMs)[1]!).split(' ');
const slots: Record<string, string> = {
  firstDate: firstSlot[0]!,
  firstTime: firstSlot[1]!,
  secondDate: secondSlot[0]!,
  secondTime: secondSlot[1]!,
  timeZone: 'Asia/Kathmandu',
};

function filled(form: Form): Record<string, string> & { email: string } {
  const values = Object.entries(form.fields).map(([name, field]) => [name, someText(name, field)]);
  return Object.fromEntries(values);
}

function someText(name: string, field: Field): string {
  if (field.type === 'email') return 'ann@example.org';
  if (field.type === 'slot') return slots[name]!;
  return field.type === 'select' ? Object.keys(field.options)[0]! : `some ${name}`;
}
