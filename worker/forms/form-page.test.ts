import { expect, test } from 'vitest';
import { contactForm } from '#content/forms/contact.ts';
import { supportForm } from '#content/forms/support.ts';
import { honeypot } from '#content/shared/forms/form.ts';
import { messageTo } from '#content/shared/forms/test-message.ts';
import { api } from '#content/shared/http/api.ts';
import { sendErrors } from '#content/shared/http/api-errors.ts';
import { site } from '#content/site.ts';
import { startServer } from '../test-server.ts';

const { fetch, origin, post, rows, submit } = startServer();

const contact = messageTo(contactForm);
const support = messageTo(supportForm, { issueType: 'bug', priority: 'urgent' });

test('shows the thank-you view', async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries(support)) form.set(name, value);
  const { headers, body } = new Request('http://site.test', { method: 'POST', body: form });
  const answer = await fetch(api.support, {
    method: 'POST',
    headers: { 'Content-Type': headers.get('Content-Type')!, 'Sec-Fetch-Site': 'same-origin' },
    body: await new Response(body).text(),
  });
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).not.toMatch(/data-modules/);
  expect(tag(html, `form[^>]*data-form="support"`)).not.toBe('');
  expect(tag(block(html, 'support'), 'data-view="form"')).toContain('hidden');
  expect(tag(block(html, 'support'), 'data-view="sent"')).not.toContain('hidden');
  expect(html).toMatch(/<p[^>]*>[^<]*within 4 hours\./);
  expect(html).toContain(`<strong>${support.email}</`);
  if (site.newsletter) expect(tag(block(html, 'newsletter'), 'data-view="sent"')).toContain('hidden');
});

test('shows the filled-in form with an error at each invalid field', async () => {
  const answer = await submit(api.support, {
    ...support,
    firstName: '',
    email: 'ann@',
    company: '"Lee & Co" &lt;',
    priority: 'high',
    description: '\nFirst line\r\n</textarea><script>alert(1)</script>',
  });
  expect(answer.status).toBe(422);
  const html = block(await answer.text(), 'support');
  expect(tag(html, 'data-view="sent"')).toContain('hidden');
  expect(tag(html, 'name="lastName"')).toContain('value="Lee"');
  expect(tag(html, 'name="company"')).toContain('value="&quot;Lee &amp; Co&quot; &amp;lt;"');
  expect(html).toMatch(/<option value="high" selected=""/);
  expect(html).toMatch(/<option value="bug" selected=""/);
  expect(html.match(/selected=""/g)).toHaveLength(2);
  expect(html).toContain('>\n\nFirst line\r\n&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;</textarea>');
  expect(tag(html, 'name="firstName"')).toMatch(/ autofocus="".* aria-invalid="true"/);
  expect(tag(html, 'name="email"')).toContain('aria-invalid="true"');
  expect(tag(html, 'name="email"')).not.toContain('autofocus');
  expect(tag(html, 'name="lastName"')).not.toContain('aria-invalid=');
  expect(html).toMatch(/data-error="firstName"[^>]*>Please enter your first name\./);
  expect(html).toMatch(/data-error="email"[^>]*>Please enter a valid email address\./);
  expect(tag(html, 'data-error="firstName"')).not.toContain('hidden');
  expect(tag(html, 'data-error="lastName"')).toContain('hidden');
  expect(html).toMatch(new RegExp(`data-form-alert[^>]*>${supportForm.toasts.missing.text}`));
});

test('shows the error of a message that is too long', async () => {
  const answer = await submit(api.contact, { ...contact, message: 'x'.repeat(70_000) });
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([413, 'text/html; charset=utf-8']);
  expect(block(await answer.text(), 'contact')).toMatch(new RegExp(`data-form-alert[^>]*>${sendErrors.tooLong}<`));
});

test.skipIf(!site.newsletter)('shows the page of the newsletter form with the confirmation', async () => {
  const from = { Referer: `${origin()}/features/crm?x=1` };
  const answer = await submit(api.newsletter, { email: 'a@b.c' }, from);
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect([answer.headers.get('Cache-Control'), answer.headers.get('ETag')]).toEqual(['no-store', null]);
  const html = await answer.text();
  expect(html).toContain(`canonical" href="${site.origin}/features/crm"`);
  expect(html).not.toMatch(/data-modules/);
  expect(tag(html, 'data-view="form"')).toContain('hidden');
  expect(tag(html, 'data-view="sent"')).not.toContain('hidden');
});

test.skipIf(!site.newsletter)('shows the value and the error of the newsletter form', async () => {
  const answer = await submit(api.newsletter, { email: `" onfocus="alert(1)&lt;`, [honeypot.field]: 'on' });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  const input = tag(html, 'id="newsletter-email"');
  expect(input).toContain('value="&quot; onfocus=&quot;alert(1)&amp;lt;"');
  expect(input).toContain('aria-invalid="true"');
  expect(input).toContain('autofocus');
  expect(html).toMatch(/data-error="email"[^>]*>Please enter a valid email address\.</);
  expect(tag(html, 'data-error="email"')).not.toContain('hidden');
  expect(html).toMatch(/data-form-alert=""[^>]*>Please enter a valid email address\.</);
  expect(tag(html, `name="${honeypot.field}"`)).not.toContain('checked');
});

test.each(['https://evil.example/about', 'garbage', '/no-such-page'])(
  'is the home page for the referrer %s',
  async (from) => {
    const answer = await submit(api.newsletter, { email: 'a@b.c' }, { Referer: from });
    expect(await answer.text()).toContain(`canonical" href="${site.origin}/"`);
  },
);

test('twenty submissions of a form a minute from one network, whatever its proxy headers (ASVS 15.3.4)', async () => {
  const one = { 'CF-Connecting-IP': '192.0.2.7' };
  const proxyHeaders = ['X-Forwarded-For', 'X-Real-IP', 'X-Client-IP', 'True-Client-IP', 'Forwarded'];
  const forged = (n: number) => Object.fromEntries(proxyHeaders.map((name) => [name, `192.0.2.${100 + n}`]));
  // The window may span two minutes.
  const posts = Array.from({ length: 41 }, (_, n) => post(api.contact, contact, { ...one, ...forged(n) }));
  const late = (await Promise.all(posts)).filter(({ status }) => status !== 201);
  expect(late.length).toBeGreaterThan(0);
  expect(late.length).toBeLessThanOrEqual(21);
  for (const { status, headers } of late) expect([status, headers.get('Retry-After')]).toEqual([429, '60']);
  let page = await submit(api.contact, contact, one);
  while (page.ok) page = await submit(api.contact, contact, one);
  const html = await page.text();
  for (const text of [sendErrors.tooMany, contact.message]) expect(html).toContain(text);
  expect((await post(api.support, support, one)).status).toBe(201);
});

test.each([
  [api.contact, contact, 'submissions', 'idempotency_key'],
  [api.newsletter, { email: 'many@example.org' }, 'newsletter_keys', 'key'],
])('%s stores one of 50 concurrent requests with one key', { tags: ['slow'] }, async (path, body, table, column) => {
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const answers = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const answer = await post(path, body, key);
      return { status: answer.status, text: await answer.text() };
    }),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(49);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await rows(`SELECT 1 FROM ${table} WHERE ${column} = ?`, key['Idempotency-Key'])).toHaveLength(1);
});

function block(html: string, form: string): string {
  return html.slice(html.indexOf(`data-form-block="${form}"`));
}

function tag(html: string, pattern: string): string {
  return html.match(new RegExp(`<[^>]*${pattern}[^>]*>`))?.[0] ?? '';
}
