import { type AlarmChange, alarmEmail } from '#content/desk/health-alarms.ts';
import { site } from '#content/site.ts';
import { sendEmail } from '../delivery/mail.ts';
import { postEvent } from '../delivery/webhook.ts';
import { type Env, readSettings } from '../env.ts';
import { log } from '../log.ts';

/** Uses the webhook if email fails. */
export async function tellOwner(env: Env, changes: readonly AlarmChange[]): Promise<void> {
  for (const { check, error } of changes)
    log(error ? 'error' : 'info', error ? 'alarm' : 'alarm over', { check, error });
  // Unvalidated: an error in another variable must not silence the alarm.
  const to = (env.NOTIFY_EMAIL ?? '').split(',').flatMap((address) => address.trim() || []);
  const failed =
    to.length > 0 &&
    (await email(env, to, changes).then(
      () => undefined,
      (error) => error,
    ));
  if (failed === undefined) return;
  const { DELIVERY_WEBHOOK_URL: url, DELIVERY_WEBHOOK_SECRET: keys } = readSettings(env, 'delivery') ?? {};
  if (!url || !keys) {
    if (failed) throw failed;
    return;
  }
  const event = { type: 'alarm.changed', timestamp: new Date().toISOString(), data: { changes } };
  await postEvent(crypto.randomUUID(), event, url, keys);
}

async function email({ EMAIL, STAGING }: Env, to: string[], changes: readonly AlarmChange[]): Promise<void> {
  await sendEmail(EMAIL, {
    to,
    ...alarmEmail(STAGING ? `${site.name} (staging)` : site.name, changes),
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
}
