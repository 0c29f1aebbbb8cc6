import { messageForms } from '#content/forms/forms.ts';
import type { Unready } from '#content/readiness.ts';
import { type Channel, desk, type Receiver } from '#content/shared/desk/desk-api.ts';
import { site } from '#content/site.ts';
import { addressesIn, type Env, isEmailAddress, readSettings } from '../env.ts';

const notifyOf = (form: string): readonly string[] | undefined =>
  (messageForms as Record<string, { notify?: readonly string[] }>)[form]?.notify;

/** The addresses of NOTIFY_EMAIL that are addresses. */
export const ownerAddresses = ({ NOTIFY_EMAIL }: Pick<Env, 'NOTIFY_EMAIL'>): string[] =>
  addressesIn(NOTIFY_EMAIL ?? '').filter(isEmailAddress);

/** A wrong variable counts as set: its deliveries wait. */
export function messageChannels(
  { DELIVERY_WEBHOOK_URL, NOTIFY_EMAIL }: Pick<Env, 'DELIVERY_WEBHOOK_URL' | 'NOTIFY_EMAIL'>,
  form = '',
): Channel[] {
  const addresses = notifyOf(form) ?? addressesIn(NOTIFY_EMAIL ?? '');
  const owners = addresses.map((address) =>
    isEmailAddress(address) ? (`owner-email:${address}` as const) : 'owner-email',
  );
  return [
    ...(DELIVERY_WEBHOOK_URL ? ['webhook' as const] : []),
    ...(NOTIFY_EMAIL ? [...new Set(owners), 'receipt' as const] : []),
  ];
}

/** The channels of a form's messages; `default` is for forms without addresses of their own. */
export function channelsByForm(env: Parameters<typeof messageChannels>[0]): Record<string, Channel[]> {
  const special = Object.keys(messageForms).filter(notifyOf);
  return {
    default: messageChannels(env),
    ...Object.fromEntries(special.map((form) => [form, messageChannels(env, form)])),
  };
}

export const noNotifications: Unready = {
  what: 'Messages are stored, but no one is notified',
  file: 'wrangler.toml',
  words: 'NOTIFY_EMAIL',
  todo: 'Set NOTIFY_EMAIL to the addresses of the people who answer, or DELIVERY_WEBHOOK_URL to a webhook.',
};

const oneNotification: Unready = {
  what: 'Messages reach you in one way only: if it fails, nothing can tell you',
  file: 'wrangler.toml',
  words: 'NOTIFY_EMAIL',
  todo: 'Give NOTIFY_EMAIL a second address, with another provider, or set DELIVERY_WEBHOOK_URL to a webhook.',
};

export function unreadyChannels(env: Parameters<typeof messageChannels>[0]): Unready[] {
  const ways = messageChannels(env).filter((channel) => channel !== 'receipt').length;
  return ways > 1 ? [] : [ways === 1 ? oneNotification : noNotifications];
}

export const eventChannels = (env: Pick<Env, 'DELIVERY_WEBHOOK_URL'>): Channel[] =>
  env.DELIVERY_WEBHOOK_URL ? ['webhook'] : [];

export const requiresConfirmation = ({ NEWSLETTER_CONFIRM }: Pick<Env, 'NEWSLETTER_CONFIRM'>): boolean =>
  Boolean(NEWSLETTER_CONFIRM) && NEWSLETTER_CONFIRM !== 'off';

export function isConfigured(channel: Channel | Receiver, env: Env): boolean {
  if (channel === 'webhook') return Boolean(env.DELIVERY_WEBHOOK_URL);
  if (channel === 'confirmation' || channel === 'visitor-email') return true;
  if (!channel.startsWith('owner-email:')) return Boolean(env.NOTIFY_EMAIL);
  return Object.values(channelsByForm(env)).some((channels) => channels.includes(channel as Channel));
}

/** Channels whose variable is wrong: their deliveries wait. */
export const pausedChannels = (env: Env): Channel[] => (readSettings(env, 'webhook') ? [] : ['webhook']);

/** Public, so without the address. */
export function receiverName(receiver: Receiver, env: Env): string {
  const at = ownerAddresses(env).indexOf(addressOf(receiver));
  if (!receiver.startsWith('owner-email:')) return receiver;
  return at < 0 ? 'owner-email, an address of a form' : `owner-email, address ${at + 1} of NOTIFY_EMAIL`;
}

export const kindOf = (channel: Channel) => channel.split(':')[0] as Exclude<Channel, `owner-email:${string}`>;

export const addressOf = (channel: Channel | Receiver): string => channel.slice('owner-email:'.length);

/** Undefined while the desk is off. */
export function deskLink(
  { ACCESS_TEAM_DOMAIN, ACCESS_AUD, STAGING }: Pick<Env, 'ACCESS_TEAM_DOMAIN' | 'ACCESS_AUD' | 'STAGING'>,
  id?: string,
): string | undefined {
  if (!ACCESS_TEAM_DOMAIN || !ACCESS_AUD || STAGING) return undefined;
  return `${site.origin}${desk.page}${id === undefined ? '' : `#messages/${id}`}`;
}
