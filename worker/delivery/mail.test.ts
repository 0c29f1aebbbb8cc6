import { beforeEach, expect, test } from 'vitest';
import { confirmLink } from '#content/forms/emails.ts';
import { timestampOf } from '#content/shared/dates/day.ts';
import { demoTimeText } from '#content/shared/forms/demo-times.ts';
import { site } from '#content/site.ts';
import type { Message } from '../db/message.ts';
import type { Delivery } from '../db/outbox.ts';
import { deskLink } from './channels.ts';
import { mail, mailConfirmation, mailList, mailReceipt } from './mail.ts';

const mails: (Record<'subject' | 'text', string> & { attachments?: { content: string }[] })[] = [];
const binding = { send: async (message: (typeof mails)[number]) => void mails.push(message) } as never;
beforeEach(() => void mails.splice(0));

const ann = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.org', phone: '', company: '' };
const stored = (form: string, sent: object) =>
  ({ id: 'one', form, email: ann.email, payload: JSON.stringify(sent), received_at: Date.now() }) as Message;
const former = { ...ann, subject: 'No mail', issueType: 'fax', description: 'Since noon', color: 'red' };
const messages = {
  'before a field was asked for': stored('support', { ...ann, subject: 'No mail' }),
  'with what is not asked for any more': stored('support', former),
  'from a form that is gone': stored('survey', { ...ann, plan: 'Resell it' }),
};

test.each(Object.entries(messages))('a message %s is mailed, listed and acknowledged', async (_, message) => {
  await mail(message, binding, 'staff@example.org');
  await mailList('spam', { messages: [message], count: 1 }, binding, 'staff@example.org');
  await mailReceipt(message, binding);
  expect(JSON.stringify(mails)).not.toMatch(/undefined|null/);
  expect(mails).toHaveLength(message.form === 'support' ? 3 : 2);
});

test('the receipt of a demo request has its times, also as a file', async () => {
  const demo = { ...ann, message: 'A demo', firstDate: '2026-12-01', firstTime: '11:00', timeZone: 'Asia/Kathmandu' };
  await mailReceipt(stored('contact', demo), binding);
  expect(mails[0]!.text).toContain(demoTimeText(timestampOf('2026-12-01', '11:00')!, 'Asia/Kathmandu'));
  expect(mails[0]!.attachments).toMatchObject([{ filename: 'demo.ics', type: 'text/calendar' }]);
  expect(mails[0]!.attachments![0]!.content).toContain('STATUS:TENTATIVE');
});

test('emails all fields, also those that the form no longer has', async () => {
  await mail(messages['with what is not asked for any more'], binding, 'staff@example.org');
  expect(mails[0]!.text.split('\n')).toEqual(
    expect.arrayContaining(['First name: Ann', 'Issue type: fax', 'Since noon', 'color: red']),
  );
  await mail(messages['from a form that is gone'], binding, 'staff@example.org');
  expect(mails[1]).toMatchObject({ subject: 'Message (ONE)', text: expect.stringContaining('plan: Resell it') });
  await mailList('spam', { messages: Object.values(messages), count: 3 }, binding, 'staff@example.org');
  expect(mails[2]!.text).toMatch(/Since noon\n.*survey.*\n.*Resell it/s);
});

test('the owner reads the reference in every subject, and finds the message at the desk by its link', async () => {
  const id = '62d6a375-0000-4000-8000-000000000000';
  for (const form of ['contact', 'support', 'survey']) {
    const env = { ACCESS_TEAM_DOMAIN: 'team.access.test', ACCESS_AUD: 'a'.repeat(64) };
    await mail({ ...stored(form, ann), id }, binding, 'staff@example.org', deskLink(env, id));
  }
  for (const { subject, text } of mails) {
    expect(subject.split('62D6A375')).toHaveLength(2);
    expect(text).toContain(`${site.origin}/desk#messages/${id}`);
  }
  expect(deskLink({ ACCESS_TEAM_DOMAIN: '' }, id)).toBeUndefined();
});

test('the confirmation email has the link and no text from a visitor', async () => {
  await mailConfirmation({ email: 'ann@example.org', payload: '{"token":"one"}' } as Delivery, binding);
  expect(mails).toEqual([
    {
      to: 'ann@example.org',
      from: { name: site.name, email: site.mail.hello },
      subject: expect.any(String),
      text: expect.stringContaining(`\n${confirmLink('one')}\n`),
      headers: { 'Auto-Submitted': 'auto-generated' },
    },
  ]);
});
