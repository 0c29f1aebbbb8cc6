import { expect, test } from 'vitest';
import type { ReceivedRow } from '../db/received.ts';
import { deskMessage } from './entry.ts';

test.each([
  ['support', { subject: 'Subject', issueType: 'Issue type', description: 'Description', color: 'color' }],
  ['former', { subject: 'subject', issueType: 'issueType', description: 'description', color: 'color' }],
])('shows all submitted fields of form %s, removed ones by name', (form, labels) => {
  const sent = { color: 'red', subject: 'No mail', issueType: 'fax', description: 'Since noon', phone: '' };
  const row = { id: 'one', form, email: 'a@b.c', payload: JSON.stringify(sent), received_at: 1 } as ReceivedRow;
  const facts = { deliveries: [], history: [], replies: [], others: [], isEmailOn: true };
  const { fields, text } = deskMessage(row, facts);
  const shown = [...fields.map(({ label, value }) => `${label}: ${value}`), text].join('\n');
  for (const [name, label] of Object.entries(labels)) {
    const value = sent[name as keyof typeof labels];
    expect(shown).toContain(text.includes(value) ? value : `${label}: ${value}`);
  }
  expect(text).toContain('Since noon');
});
