import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { retention } from '#content/figures.ts';
import { startServer } from './test-server.ts';

const { worker, logs } = startServer();

test.each(['privacy-policy', 'gdpr-compliance'])('the %s page states what the purge keeps to', async (name) => {
  const text = await readFile(`content/legal/${name}.md`, 'utf8');
  expect(text).toMatch(/^\|.*messages.*\{\{retention\.usageMonths\}\} months/im);
});

test('the daily purge keeps what the privacy policy states', async () => {
  const { DB } = await worker().getEnv();
  const now = new Date();
  const monthsAgo = (months: number, days: number) =>
    new Date(now).setUTCMonth(now.getUTCMonth() - months) + days * 86_400_000;
  const message = (id: string, receivedAt: number) =>
    DB.prepare(
      "INSERT INTO submissions (id, form, idempotency_key, email, payload, received_at) VALUES (?1, 'contact', ?1, 'a@b.c', '{}', ?2)",
    ).bind(id, receivedAt);
  const subscriber = (email: string, unsubscribedAt: number | null) =>
    DB.prepare('INSERT INTO subscribers (email, token, subscribed_at, unsubscribed_at) VALUES (?1, ?1, 1, ?2)').bind(
      email,
      unsubscribedAt,
    );
  const key = (name: string, hours: number) =>
    DB.prepare("INSERT INTO newsletter_keys VALUES (?1, ?1, 'a@b.c', ?2)").bind(name, Date.now() - hours * 3_600_000);
  await DB.batch([
    message('kept', monthsAgo(retention.usageMonths, 1)),
    message('too old', monthsAgo(retention.usageMonths, -1)),
    subscriber('stays@b.c', null),
    subscriber('left@b.c', 5),
    key('today', 23),
    key('yesterday', 25),
  ]);

  expect(await worker().scheduled({ cron: '17 3 * * *', scheduledTime: now })).toMatchObject({ outcome: 'ok' });
  expect(await DB.prepare('SELECT id FROM submissions').all()).toMatchObject({ results: [{ id: 'kept' }] });
  expect(await DB.prepare('SELECT email FROM subscribers').all()).toMatchObject({ results: [{ email: 'stays@b.c' }] });
  expect(await DB.prepare('SELECT key FROM newsletter_keys').all()).toMatchObject({ results: [{ key: 'today' }] });
  const line = JSON.parse(logs().find((text) => text.includes('purged'))!);
  expect(line).toMatchObject({ submissions: 1, newsletterKeys: 1, subscribers: 1 });
});
