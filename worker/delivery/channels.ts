import { type Channel, desk } from '#content/desk/desk-api.ts';
import type { Unready } from '#content/readiness.ts';
import { site } from '#content/site.ts';
import type { Env, Settings } from '../env.ts';

/** An invalid variable counts as set: its deliveries wait. */
export function messageChannels({
  DELIVERY_WEBHOOK_URL,
  NOTIFY_EMAIL,
}: Pick<Env, 'DELIVERY_WEBHOOK_URL' | 'NOTIFY_EMAIL'>): Channel[] {
  return [
    ...(DELIVERY_WEBHOOK_URL ? ['webhook' as const] : []),
    ...(NOTIFY_EMAIL ? (['owner-email', 'receipt'] as const) : []),
  ];
}

export const noNotifications: Unready = {
  what: 'Messages are stored, but no one is notified',
  file: 'wrangler.toml',
  words: 'NOTIFY_EMAIL',
  todo: 'Set NOTIFY_EMAIL to the addresses of the people who answer, or DELIVERY_WEBHOOK_URL to a webhook.',
};

export const eventChannels = (env: Pick<Env, 'DELIVERY_WEBHOOK_URL'>): Channel[] =>
  env.DELIVERY_WEBHOOK_URL ? ['webhook'] : [];

export const requiresConfirmation = ({ NEWSLETTER_CONFIRM }: Pick<Env, 'NEWSLETTER_CONFIRM'>): boolean =>
  Boolean(NEWSLETTER_CONFIRM) && NEWSLETTER_CONFIRM !== 'off';

export function isConfigured(channel: Channel, settings: Settings<'delivery'>): boolean {
  if (channel === 'webhook') return settings.DELIVERY_WEBHOOK_URL !== undefined;
  return channel === 'confirmation' || settings.NOTIFY_EMAIL !== undefined;
}

/** Undefined while the desk is off. */
export function deskLink(
  { ACCESS_TEAM_DOMAIN, ACCESS_AUD, STAGING }: Pick<Env, 'ACCESS_TEAM_DOMAIN' | 'ACCESS_AUD' | 'STAGING'>,
  id?: string,
): string | undefined {
  if (!ACCESS_TEAM_DOMAIN || !ACCESS_AUD || STAGING) return undefined;
  return `${site.origin}${desk.page}${id === undefined ? '' : `#messages/${id}`}`;
}
