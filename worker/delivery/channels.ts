import type { Submission } from '../db.ts';
import type { Env, Settings } from '../env.ts';

/** Where messages can go: to the owner's system, to the owner by mail, and as a receipt to who wrote it. */
export type Channel = 'webhook' | 'email' | 'receipt';

/** Where messages go; nowhere when nothing is configured. */
export function channelsOf({
  DELIVERY_WEBHOOK_URL,
  NOTIFY_EMAIL,
}: Pick<Settings, 'DELIVERY_WEBHOOK_URL' | 'NOTIFY_EMAIL'>): Channel[] {
  return [
    ...(DELIVERY_WEBHOOK_URL ? ['webhook' as const] : []),
    ...(NOTIFY_EMAIL ? (['email', 'receipt'] as const) : []),
  ];
}

/**
 * Where a message that comes now has to go, as the database has it. The variables are taken as they are: one that is set
 * wrongly lets the message wait until it is right.
 */
export const wantedChannels = (env: Env): string => channelsOf(env).join();

/** Whether a message has to go there; one without a list of its own goes wherever is configured. */
export const isFor = ({ channels }: Submission, channel: Channel): boolean =>
  channels === null || channels.split(',').includes(channel);
