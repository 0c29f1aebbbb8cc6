import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { testEmail } from '#content/forms/emails.ts';
import { site } from '#content/site.ts';

const wrangler = join(import.meta.dirname, '../../node_modules/wrangler/bin/wrangler.js');

export function sendTestEmails(addresses: readonly string[], run = runWrangler): { to: string; error?: string }[] {
  const { subject, text } = testEmail;
  const from = ['--from', site.mail.hello, '--from-name', site.name];
  return addresses.map((to) => {
    const { status, output } = run([
      ...'email sending send'.split(' '),
      ...from,
      '--to',
      to,
      '--subject',
      subject,
      '--text',
      text,
    ]);
    return status === 0 ? { to } : { to, error: output.trim() };
  });
}

function runWrangler(args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [wrangler, ...args], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, output: `${stdout}${stderr}` };
}
