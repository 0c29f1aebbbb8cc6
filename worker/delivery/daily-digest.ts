import { openMessagesEmail, referenceOf } from '#content/forms/emails.ts';
import { nameOf, readMessage } from '#content/forms/read.ts';
import { isoDay, localTime } from '#content/shared/dates/day.ts';
import { dueText, waitingText } from '#content/shared/desk/due.ts';
import { lastHeartbeat, recordHeartbeat } from '../db/heartbeats.ts';
import { openCounts, receivedPage } from '../db/received.ts';
import { type Env, readSettings } from '../env.ts';
import { deskLink } from './channels.ts';
import { sendEmail } from './mail.ts';
import { mailOwners } from './owners.ts';

const mostLines = 100;

const retryMs = 8 * 3_600_000;

/** Once a day from DIGEST_HOUR on, if messages are open. After a failure it is tried again, at most three times a day. */
export async function mailDailyDigest(env: Env): Promise<void> {
  const hour = readSettings(env, 'digest')?.DIGEST_HOUR;
  const now = Date.now();
  if (!env.NOTIFY_EMAIL || hour === undefined || localTime(now).slice(11, 13) < hour.padStart(2, '0')) return;
  const last = await lastHeartbeat(env.DB, 'digest');
  if (last !== undefined && isoDay(last) === isoDay(now)) return;
  const tried = await lastHeartbeat(env.DB, 'digest-try');
  if (tried !== undefined && tried <= now && now - tried < retryMs) return;
  const counts = await openCounts(env.DB, now);
  if (counts.open > 0) {
    const filter = { words: [], state: 'open' } as const;
    const { rows } = await receivedPage(env.DB, filter, { limit: mostLines, offset: 0, order: 'due' });
    const lines = rows.map(({ id, form, email, payload, due_at }) => {
      const name = nameOf(readMessage(form, payload).sent) || email;
      const link = deskLink(env, id);
      return `${dueText(due_at!, now)}: ${referenceOf(id)}, ${name}, ${form}${link ? `\n${link}` : ''}`;
    });
    const { subject, text } = openMessagesEmail(waitingText(counts, now));
    await recordHeartbeat(env.DB, 'digest-try', now);
    await recordHeartbeat(env.DB, 'digest', now);
    const email = { subject, text: [text, ...lines].join('\n\n') };
    const sent = await mailOwners(env, (to) => sendEmail(env.EMAIL, { to, ...email }));
    if (!sent) await recordHeartbeat(env.DB, 'digest', last ?? 0);
  } else await recordHeartbeat(env.DB, 'digest', now);
}
