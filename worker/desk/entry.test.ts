import { expect, test } from 'vitest';
import type { ReceivedRow } from '../db/received.ts';
import { deskMessage } from './entry.ts';

test.each([
  ['support', { subject: 'Subject', issueType: 'Issue type', description: 'Description', color: 'color' }],
  ['partner', { subject: 'subject', issueType: 'issueType', description: 'description', color: 'color' }],
])('shows all submitted fields of form %s, removed ones by name', (form, labels) => {
  const sent = { color: 'red', subject: 'No mail', issueType: 'fax', description: 'Since noon', phone: '' };
  const row = { id: 'one', form, email: 'a@b.c', payload: JSON.stringify(sent), received_at: 1 } as ReceivedRow;
  const { fields } = deskMessage(row, [], []);
  expect(Object.fromEntries(fields.map(({ label, value }) => [label, value]))).toEqual(
    Object.fromEntries(Object.entries(labels).map(([name, label]) => [label, sent[name as keyof typeof labels]])),
  );
});
