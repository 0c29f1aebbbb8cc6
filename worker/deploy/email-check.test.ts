import { expect, test } from 'vitest';
import { site } from '#content/site.ts';
import { sendTestEmails } from './email-check.ts';

test('emails each address separately and returns errors', () => {
  const calls: string[][] = [];
  const run = (args: readonly string[]) => {
    calls.push([...args]);
    const isVerified = args.includes('owner@example.org');
    return { status: isVerified ? 0 : 1, stdout: '', stderr: isVerified ? '' : 'recipient not verified\n' };
  };
  expect(sendTestEmails(['owner@example.org', 'visitor@example.org'], run)).toEqual([
    { to: 'owner@example.org' },
    { to: 'visitor@example.org', error: 'recipient not verified' },
  ]);
  expect(calls[1]).toEqual(expect.arrayContaining(['email', 'sending', 'send', '--from', site.mail.hello]));
});
