import { dueText, waitingText } from '#content/desk/due.ts';
import { openMessagesEmail, referenceOf } from '#content/forms/emails.ts';
import { nameOf, readMessage } from '#content/forms/read.ts';
import { isoDay, localTime } from '#content/shared/day.ts';
import { lastHeartbeat, recordHeartbeat } from '../db/heartbeats.ts';
import { openCounts, receivedRows } from '../db/received.ts';
import type { Env, Settings } from '../env.ts';
import { deskLink } from './channels.ts';
import { sendEmail } from './mail.ts';

const mostLines = 100;

/** Once a day from DIGEST_HOUR on, if messages are open. */
export async function mailDailyDigest(env: Env, settings: Settings<'delivery'>): Promise<void> {
  const { NOTIFY_EMAIL: to, DIGEST_HOUR: hour } = settings;
  const now = Date.now();
  if (!to || hour === undefined || localTime(now).slice(11, 13) < hour.padStart(2, '0')) return;
  const last = await lastHeartbeat(env.DB, 'digest');
  if (last !== undefined && isoDay(last) === isoDay(now)) return;
  const counts = await openCounts(env.DB, now);
  if (counts.open > 0) {
    const filter = { words: [], state: 'open' } as const;
    const rows = await receivedRows(env.DB, filter, { limit: mostLines, order: 'due' });
    const lines = rows.map(({ id, form, email, payload, due_at }) => {
      const name = nameOf(readMessage(form, payload).sent) || email;
      const link = deskLink(env, id);
      return `${dueText(due_at!, now)}: ${referenceOf(id)}, ${name}, ${form}${link ? `\n${link}` : ''}`;
    });
    const { subject, text } = openMessagesEmail(waitingText(counts, now));
    await sendEmail(env.EMAIL, { to: [...to], subject, text: [text, ...lines].join('\n\n') });
  }
  await recordHeartbeat(env.DB, 'digest', now);
}
