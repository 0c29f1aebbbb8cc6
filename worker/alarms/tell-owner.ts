import { type AlarmChange, alarmEmail } from '#content/desk/health-alarms.ts';
import { site } from '#content/site.ts';
import { sendEmail } from '../delivery/mail.ts';
import { postEvent } from '../delivery/webhook.ts';
import { addressesIn, type Env, readSettings } from '../env.ts';
import { log } from '../log.ts';

/** In every way that works. Rejects if none does. */
export async function tellOwner(env: Env, changes: readonly AlarmChange[]): Promise<void> {
  for (const { check, error, isOver } of changes)
    log(error && !isOver ? 'error' : 'info', error && !isOver ? 'alarm' : 'alarm over', { check, error });
  // Unvalidated: an error in another variable must not silence the alarm.
  const to = addressesIn(env.NOTIFY_EMAIL ?? '').filter(Boolean);
  const { DELIVERY_WEBHOOK_URL: url, DELIVERY_WEBHOOK_SECRET: keys } = readSettings(env, 'webhook') ?? {};
  const event = { type: 'alarm.changed', timestamp: new Date().toISOString(), data: { changes } };
  const results = await Promise.allSettled([
    ...to.map((address) => email(env, address, changes)),
    ...(url && keys ? [postEvent(crypto.randomUUID(), event, url, keys)] : []),
  ]);
  const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (errors.length > 0 && errors.length === results.length) throw errors[0];
  for (const error of errors) log('error', 'alarm not sent', { error });
}

async function email({ EMAIL, STAGING }: Env, to: string, changes: readonly AlarmChange[]): Promise<void> {
  await sendEmail(EMAIL, {
    to,
    ...(STAGING ? alarmEmail(`${site.name} (staging)`, changes, 'staging') : alarmEmail(site.name, changes)),
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
}
