import { transaction } from '../db/database.ts';
import { receiverAnswered } from '../db/receivers.ts';
import type { Env } from '../env.ts';
import { log } from '../log.ts';
import { TimeoutError } from '../timeout.ts';
import { ownerAddresses } from './channels.ts';

/** To each address; a success marks it as up. True if one may have got it. */
export async function mailOwners(env: Env, send: (to: string) => Promise<unknown>): Promise<boolean> {
  const results = await Promise.all(
    ownerAddresses(env).map(async (to) => {
      try {
        await send(to);
      } catch (error) {
        log('error', 'email to owner failed', { error });
        return error instanceof TimeoutError;
      }
      await transaction(env.DB, receiverAnswered(env.DB, `owner-email:${to}`, Date.now()));
      return true;
    }),
  );
  return results.includes(true);
}
