import type { Channel } from '#content/desk/desk-api.ts';
import type { Env, Settings } from '../env.ts';

/** The channels of a message that comes now. A wrong variable counts as set: deliveries wait until it is right. */
export function messageChannels({
  DELIVERY_WEBHOOK_URL,
  NOTIFY_EMAIL,
}: Pick<Env, 'DELIVERY_WEBHOOK_URL' | 'NOTIFY_EMAIL'>): Channel[] {
  return [
    ...(DELIVERY_WEBHOOK_URL ? ['webhook' as const] : []),
    ...(NOTIFY_EMAIL ? (['owner-email', 'receipt'] as const) : []),
  ];
}

/** The channel for events about subscribers and erased persons. */
export const eventChannels = (env: Pick<Env, 'DELIVERY_WEBHOOK_URL'>): Channel[] =>
  env.DELIVERY_WEBHOOK_URL ? ['webhook'] : [];

/** Whether a sign-up counts only after confirmation. */
export const requiresConfirmation = ({ NEWSLETTER_CONFIRM }: Pick<Env, 'NEWSLETTER_CONFIRM'>): boolean =>
  Boolean(NEWSLETTER_CONFIRM) && NEWSLETTER_CONFIRM !== 'off';

/** Whether a channel can be used. */
export function isConfigured(channel: Channel, settings: Settings<'delivery'>): boolean {
  if (channel === 'webhook') return settings.DELIVERY_WEBHOOK_URL !== undefined;
  return channel === 'confirmation' || settings.NOTIFY_EMAIL !== undefined;
}
