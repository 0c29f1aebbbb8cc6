import { transaction } from '../db/database.ts';
import { receiverAnswered } from '../db/outbox.ts';
import { type Env, readSettings } from '../env.ts';
import { mailTest } from './mail.ts';

/** A success marks the channel as up. */
export async function sendTestEmails(env: Env, to: string): Promise<{ to: string; error?: string }[]> {
  const owners = readSettings(env, 'delivery')?.NOTIFY_EMAIL ?? [];
  const results = await Promise.all(
    [...new Set([...owners, to])].map(async (address) => {
      try {
        await mailTest(address, env.EMAIL);
        return { to: address };
      } catch (error) {
        return { to: address, error: error instanceof Error ? error.message : String(error) };
      }
    }),
  );
  const channels = results.flatMap(({ to, error }) => {
    if (error !== undefined) return [];
    return owners.includes(to) ? (['owner-email'] as const) : (['receipt', 'confirmation'] as const);
  });
  const statements = channels.flatMap((channel) => receiverAnswered(env.DB, channel, Date.now()));
  if (statements.length > 0) await transaction(env.DB, statements);
  return results;
}
