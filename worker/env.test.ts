import { expect, test } from 'vitest';
import { api } from '#content/api.ts';
import { type Env, readSettings } from './env.ts';
import { startServer } from './test-server.ts';

const { fetch, logs } = startServer({ DELIVERY_WEBHOOK_URL: 'ftp://nowhere.test', CHANGELOG_TTL_SECONDS: 'soon' });

test('a wrong variable stops the site and is named where the owner looks', async () => {
  const page = await fetch('/about');
  expect(page.status).toBe(500);
  const html = await page.text();
  expect(html).toMatch(/<h1[^>]*>Something went wrong on our side<\/h1>/);
  expect(html).toContain(`Reference: ${page.headers.get('X-Request-Id')}<`);
  const call = await fetch(api.newsletter, { method: 'POST' });
  expect(call.status).toBe(500);
  expect(await call.json()).toEqual({ error: expect.stringMatching(reference(call)) });
  const health = await fetch(api.health);
  expect(health.status).toBe(503);
  expect(await health.json()).toMatchObject({
    checks: {
      settings: {
        ok: false,
        error:
          'CHANGELOG_TTL_SECONDS must be a whole number from 0 to 86400; DELIVERY_WEBHOOK_URL must be an https:// address',
      },
    },
  });
  const line = JSON.parse(logs().find((message) => message.includes('request failed'))!);
  expect(line).toMatchObject({ level: 'error', pathname: '/about', error: { name: 'BadSettings' } });
  expect(line.requestId).toBe(page.headers.get('X-Request-Id'));
});

const reference = ({ headers }: { headers: { get(name: string): string | null } }) =>
  new RegExp(`Something went wrong on our side\\..* Reference: ${headers.get('X-Request-Id')}`);

test('unset and empty variables have their defaults', () => {
  expect(readSettings({ NOTIFY_EMAIL: '' } as Env)).toEqual({ CHANGELOG_TTL_SECONDS: 300, DELIVERY_RETRY_SECONDS: 30 });
});

test.each([
  [{ DELIVERY_WEBHOOK_URL: 'https://hook.test' }, /^DELIVERY_WEBHOOK_SECRET must be set/],
  [{ DELIVERY_WEBHOOK_SECRET: 'secret' }, /^DELIVERY_WEBHOOK_SECRET must be whsec_/],
  [{ DELIVERY_WEBHOOK_SECRET: `whsec_${'a'.repeat(42)}=` }, /^DELIVERY_WEBHOOK_SECRET must be whsec_/],
  [{ DELIVERY_WEBHOOK_SECRET: `whsec_${'a'.repeat(33)}` }, /^DELIVERY_WEBHOOK_SECRET must be whsec_/],
  [{ DELIVERY_WEBHOOK_SECRET: `whsec_${'a'.repeat(28)}` }, /^DELIVERY_WEBHOOK_SECRET must be whsec_/],
  [{ DELIVERY_WEBHOOK_URL: 'http://hook.test' }, /^DELIVERY_WEBHOOK_URL must be an https/],
  [{ CHANGELOG_FEED_URL: 'ftp://feed.test' }, /^CHANGELOG_FEED_URL must be an http:/],
  [{ NOTIFY_EMAIL: 'a@b.c\r\nBcc: d@e.f' }, /^NOTIFY_EMAIL must be an email address$/],
  [{ CHANGELOG_TTL_SECONDS: '-1' }, /^CHANGELOG_TTL_SECONDS must be a whole number/],
])('%o is refused by name', (variables, message) => {
  expect(() => readSettings(variables as Env)).toThrow(message);
});
