import { testEmail } from '#content/forms/emails.ts';
import { transaction } from '../db/database.ts';
import { receiverAnswered } from '../db/receivers.ts';
import type { Env } from '../env.ts';
import { ownerAddresses } from './channels.ts';
import { sendEmail } from './mail.ts';

/** A success marks the receiver as up. */
export async function sendTestEmails(env: Env, to: string): Promise<{ to: string; error?: string }[]> {
  const owners = ownerAddresses(env);
  const results = await Promise.all(
    [...new Set([...owners, to])].map(async (address) => {
      try {
        await sendEmail(env.EMAIL, { to: address, ...testEmail });
        return { to: address };
      } catch (error) {
        return { to: address, error: error instanceof Error ? error.message : String(error) };
      }
    }),
  );
  const statements = results.flatMap(({ to, error }) => {
    if (error !== undefined) return [];
    return receiverAnswered(env.DB, owners.includes(to) ? `owner-email:${to}` : 'visitor-email', Date.now());
  });
  if (statements.length > 0) await transaction(env.DB, statements);
  return results;
}
