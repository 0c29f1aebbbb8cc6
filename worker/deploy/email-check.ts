import { testEmail } from '#content/forms/emails.ts';
import { site } from '#content/site.ts';
import { spawnWrangler } from '../cli/spawn-wrangler.ts';

type Run = (...call: Parameters<typeof spawnWrangler>) => { status: number | null; stdout: string; stderr: string };

export function sendTestEmails(
  addresses: readonly string[],
  run: Run = spawnWrangler,
): { to: string; error?: string }[] {
  const { subject, text } = testEmail;
  const email = ['--from', site.mail.hello, '--from-name', site.name, '--subject', subject, '--text', text];
  return addresses.map((to) => {
    const { status, stdout, stderr } = run(['email', 'sending', 'send', ...email, '--to', to], { timeout: 60_000 });
    return status === 0 ? { to } : { to, error: `${stdout}${stderr}`.trim() };
  });
}
