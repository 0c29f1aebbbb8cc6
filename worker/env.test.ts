import { expect, test, vi } from 'vitest';
import { contactForm } from '#content/forms/contact.ts';
import { supportForm } from '#content/forms/support.ts';
import { messageTo } from '#content/shared/forms/test-message.ts';
import { api } from '#content/shared/http/api.ts';
import { sendErrors } from '#content/shared/http/api-errors.ts';
import { site } from '#content/site.ts';
import { checkSettings, type Env, readSettings } from './env.ts';
import { startServer } from './test-server.ts';

const { fetch, logs, post, rows, submit } = startServer({
  FORMS_CLOSED: 'support',
  DELIVERY_WEBHOOK_URL: 'https://hook.test',
  NOTIFY_EMAIL: 'nobody',
  CHANGELOG_TTL_SECONDS: 'soon',
});
const [delivery, ttl] = [
  'NOTIFY_EMAIL must be email addresses, separated by commas',
  'CHANGELOG_TTL_SECONDS must be a whole number from 0 to 86400',
];

test('invalid variables leave pages, files and forms working', async () => {
  for (const path of ['/', '/about', '/about.md', '/contact', site.favicon, '/robots.txt', api.unsubscribe])
    expect([path, (await fetch(path)).status]).toEqual([path, path === api.unsubscribe ? 404 : 200]);
  expect((await post(api.newsletter, { email: 'ann@example.org' })).status).toBe(201);
  const answer = await post(api.contact, messageTo(contactForm));
  expect(answer.status).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  await vi.waitUntil(() => logs.some((line) => line.includes(delivery)));
  expect(await rows('SELECT spam FROM submissions WHERE id = ?', id)).toEqual([{ spam: 0 }]);
});

test('a closed form keeps what was typed', async () => {
  const page = await submit(api.support, messageTo(supportForm, { description: 'Kept in the form' }));
  const html = await page.text();
  expect([page.status, html.includes(sendErrors.closed), html.includes('Kept in the form')]).toEqual([503, true, true]);
});

test('an invalid changelog variable disables only the changelog', async () => {
  const page = await fetch('/changelog');
  expect([page.status, (await page.text()).includes('Loading updates')]).toEqual([200, true]);
  expect((await fetch(api.feed)).status).toBe(502);
  const lines = logs.flatMap((line) => (line.includes('settings invalid') ? [JSON.parse(line)] : []));
  const error = { name: 'BadSettings', message: ttl };
  expect(lines).toContainEqual(
    expect.objectContaining({ level: 'error', part: 'changelog', error: expect.objectContaining(error) }),
  );
});

test('health lists every invalid variable', async () => {
  const health = await fetch(api.health);
  expect(health.status).toBe(503);
  const { checks } = (await health.json()) as { checks: { settings: { ok: boolean; error: string } } };
  expect(checks.settings.ok).toBe(false);
  expect(checks.settings.error.split('; ').sort()).toEqual(
    [ttl, delivery, 'DELIVERY_WEBHOOK_SECRET must be set because DELIVERY_WEBHOOK_URL is'].sort(),
  );
});

test('unset and empty variables get their defaults', () => {
  expect(readSettings({ CHANGELOG_FEED_URL: '' } as Env, 'changelog')).toEqual({ CHANGELOG_TTL_SECONDS: 300 });
  expect(readSettings({ DELIVERY_RETRY_SECONDS: '' } as Env, 'retries')).toEqual({ DELIVERY_RETRY_SECONDS: 30 });
});

const key = `whsec_${'a'.repeat(32)}`;

test.each([key, `${key} ${key}`])('accepts %s as signing keys', (DELIVERY_WEBHOOK_SECRET) => {
  checkSettings({ DELIVERY_WEBHOOK_URL: 'https://hook.test', DELIVERY_WEBHOOK_SECRET });
});

const keysNeeded = 'DELIVERY_WEBHOOK_SECRET must be one or two keys: whsec_';
const bothNeeded = 'ACCESS_AUD and ACCESS_TEAM_DOMAIN must both be set, or neither';
const audience = 'a'.repeat(64);

test.each<[Partial<Env>, string]>([
  [{ DELIVERY_WEBHOOK_URL: 'https://hook.test' }, 'DELIVERY_WEBHOOK_SECRET must be set'],
  ...['secret', `whsec_${'a'.repeat(42)}=`, `whsec_${'a'.repeat(33)}`, `whsec_${'a'.repeat(28)}`].map(
    (DELIVERY_WEBHOOK_SECRET): [Partial<Env>, string] => [{ DELIVERY_WEBHOOK_SECRET }, keysNeeded],
  ),
  [{ DELIVERY_WEBHOOK_SECRET: `${key} ${key} ${key}` }, keysNeeded],
  [{ DELIVERY_WEBHOOK_SECRET: `${key} old` }, keysNeeded],
  [{ ACCESS_AUD: audience }, bothNeeded],
  [{ ACCESS_TEAM_DOMAIN: 'team.access.test' }, bothNeeded],
  [{ ACCESS_TEAM_DOMAIN: 'https://a.test', ACCESS_AUD: audience }, "ACCESS_TEAM_DOMAIN must be your team's host"],
  [{ ACCESS_TEAM_DOMAIN: 'team.access.test', ACCESS_AUD: 'desk' }, 'ACCESS_AUD must be the 64 characters'],
  [{ TURNSTILE_SECRET: 'two words' }, 'TURNSTILE_SECRET must not contain spaces'],
  [{ DELIVERY_WEBHOOK_URL: 'http://hook.test' }, 'DELIVERY_WEBHOOK_URL must be an https'],
  [{ CHANGELOG_FEED_URL: 'ftp://feed.test' }, 'CHANGELOG_FEED_URL must be an http:'],
  [{ NOTIFY_EMAIL: 'a@b.c\r\nBcc: d@e.f' }, 'NOTIFY_EMAIL must be email addresses, separated by commas'],
  [{ CHANGELOG_TTL_SECONDS: '-1' }, 'CHANGELOG_TTL_SECONDS must be a whole number'],
])('rejects %o', (variables, message) => {
  expect(() => checkSettings(variables as Env)).toThrow(new RegExp(`^${message}`));
});
