import type { Message, Submission } from '../db/submissions.ts';
import type { Env, Settings } from '../env.ts';

/** Where messages can go: to the owner's system, to the owner by mail, and as a receipt to who wrote it. */
export type Channel = 'webhook' | 'email' | 'receipt';

/** Where messages go; nowhere when nothing is configured. */
export function channelsOf({
  DELIVERY_WEBHOOK_URL,
  NOTIFY_EMAIL,
}: Pick<Settings<'delivery'>, 'DELIVERY_WEBHOOK_URL' | 'NOTIFY_EMAIL'>): Channel[] {
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

/** Where a newcomer to the newsletter is asked: nowhere without mail. */
export const askingChannels = (env: Env): string => (env.NOTIFY_EMAIL ? 'email' : '');

/** Where it is told who subscribed and who left. */
export const eventChannels = (env: Pick<Env, 'DELIVERY_WEBHOOK_URL'>): string =>
  env.DELIVERY_WEBHOOK_URL ? 'webhook' : '';

/** Whether it is what somebody wrote, not an event of the newsletter. */
export const isMessage = (submission: Submission): submission is Message => !submission.form.startsWith('subscriber.');

/** Whether a message has to go there; one without a list of its own goes wherever is configured. */
export const isFor = ({ channels }: Submission, channel: Channel): boolean =>
  channels === null || channels.split(',').includes(channel);
