import { expect, test, vi } from 'vitest';
import { contactForm } from '#content/forms/contact.ts';
import { supportForm } from '#content/forms/support.ts';
import { honeypot, type MessageForm } from '#content/shared/forms/form.ts';
import { messageTo, requiredFields } from '#content/shared/forms/test-message.ts';
import { api } from '#content/shared/http/api.ts';
import { sendErrors } from '#content/shared/http/api-errors.ts';
import { site } from '#content/site.ts';
import type { Message } from '../db/message.ts';
import { startServer } from '../test-server.ts';

const { fetch, origin, post, rows, submit } = startServer();

const contact = messageTo(contactForm);
const support = messageTo(supportForm, { issueType: 'bug', priority: 'urgent' });
const invisible = { firstName: '\u200b\u2060', lastName: '\u3164', message: '\u202e \u00ad\ufe0f' };
const unknown = { issueType: 'constructor', priority: 'Low' };

test.each([
  [api.contact, contact],
  [api.support, support],
])('%s stores a message', async (path, message) => {
  const begin = Date.now();
  const answer = await post(path, message);
  expect(answer.status).toBe(201);
  const { ok, id } = (await answer.json()) as { ok: boolean; id: string };
  expect(ok).toBe(true);
  const [row] = await stored('id', id);
  expect(row).toMatchObject({
    form: path.split('/').at(-1),
    email: contact.email,
    spam: 0,
    done_at: null,
  });
  expect(JSON.parse(row!.payload)).toEqual(message);
  expect(row!.received_at).toBeGreaterThanOrEqual(begin);
  expect(row!.received_at).toBeLessThanOrEqual(Date.now());
});

test('stores the source of messages and subscriptions', async () => {
  const [landing, referrer] = [`${origin()}/about?utm_source=news`, 'https://www.example.org/search?q=x'];
  const headers = { Referer: `${origin()}/contact`, 'Accept-Language': 'en-US,en;q=0.9' };
  const source = {
    page: '/contact',
    landing: '/about',
    referrer: 'www.example.org',
    utm_source: 'news',
    language: 'en-US',
  };
  const answer = await post(api.contact, { ...contact, landing, referrer }, headers);
  const { id } = (await answer.json()) as { id: string };
  const [row] = await stored('id', id);
  expect(JSON.parse(row!.source!)).toEqual(source);
  expect(JSON.parse(row!.payload)).toEqual(contact);
  await post(api.newsletter, { email: 'source@example.org', landing, referrer }, headers);
  const [subscriber] = await rows<{ source: string }>(
    "SELECT source FROM subscribers WHERE email = 'source@example.org'",
  );
  expect(JSON.parse(subscriber!.source)).toEqual(source);
});

test('a repeated key returns the stored message; a different text is rejected', async () => {
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const first = await post(api.contact, contact, key);
  const repeat = await post(api.contact, { ...contact, firstName: ' Ann ', [honeypot.elapsed]: 60_000 }, key);
  expect([first.status, repeat.status]).toEqual([201, 200]);
  expect(await repeat.json()).toEqual(await first.json());
  const other = await post(api.contact, { ...contact, message: 'Something else' }, key);
  expect(other.status).toBe(409);
  expect(Object.keys((await other.json()) as object)).toEqual(['error']);
  expect(await stored('idempotency_key', key['Idempotency-Key'])).toHaveLength(1);
  expect((await post(api.support, support, key)).status).toBe(201);
});

test('a rejected message leaves its key unused', async () => {
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  expect((await post(api.support, { ...support, subject: '' }, key)).status).toBe(422);
  expect((await post(api.support, support, key)).status).toBe(201);
});

test('without a key each submission is a new message', async () => {
  const [first, second] = [await post(api.contact, contact), await post(api.contact, contact)];
  expect(await first.json()).not.toEqual(await second.json());
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

test.each([
  [api.contact, contact],
  [api.support, support],
])('%s stores spam as suspected and answers as usual', async (path, message) => {
  const spamOf = async (signals: object) => {
    const answer = await post(path, { ...message, ...signals });
    expect(answer.status).toBe(201);
    const { id } = (await answer.json()) as { id: string };
    return (await stored('id', id))[0]!.spam;
  };
  for (const elapsed of [100, '100', '-1'])
    expect(await spamOf({ [honeypot.field]: 'on', [honeypot.elapsed]: elapsed })).toBe(1);
  // `homepage` is in cached pages.
  for (const signal of [
    { [honeypot.field]: 'on' },
    { [honeypot.field]: true, [honeypot.elapsed]: 20_000 },
    { [honeypot.field]: 'on', [honeypot.elapsed]: 'long' },
    { [honeypot.elapsed]: 100 },
    { homepage: 'https://spam.test', [honeypot.elapsed]: 100 },
  ])
    expect([signal, await spamOf(signal)]).toEqual([signal, 0]);
});

test('without JavaScript a checked honeypot alone is no spam', async () => {
  const email = 'autofilled@example.org';
  expect((await submit(api.contact, { ...contact, email, [honeypot.field]: 'on' })).status).toBe(200);
  expect(await stored('email', email)).toMatchObject([{ spam: 0 }]);
});

test.each([
  ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
  ['SQL', `'); DROP TABLE submissions; --`],
  ['other alphabets', 'שלום 你好 🐼👩‍👩‍👧 ❤️ می‌خواهم e\u0301'],
  ['a mail header', 'Hello\nBcc: x@y.z\n\nBody'],
  ['a template', '{{7*7}} %s %00 \\u0000'],
  ['the longest text', 'x'.repeat(5000)],
])('stores %s unchanged', async (_, message) => {
  const { id } = (await (await post(api.contact, { ...contact, message })).json()) as { id: string };
  expect(JSON.parse((await stored('id', id))[0]!.payload).message).toBe(message);
});

test('drops bidirectional control characters', async () => {
  const turned = { firstName: '\u202eAnn', lastName: 'Lee\u2066\u2069', message: 'a\u200eb\u061c\n\u202ec\u202c' };
  const { id } = (await (await post(api.contact, { ...contact, ...turned })).json()) as { id: string };
  const kept = { firstName: 'Ann', lastName: 'Lee', message: 'ab\nc' };
  expect(JSON.parse((await stored('id', id))[0]!.payload)).toMatchObject(kept);
});

test.each<[string, MessageForm, object, keyof MessageForm['toasts'], string[]?]>([
  ['nothing', contactForm, {}, 'missing', requiredFields(contactForm)],
  ['spaces', contactForm, { ...contact, firstName: ' ', message: '\n\t' }, 'missing', ['firstName', 'message']],
  ['invisible characters', contactForm, { ...contact, ...invisible }, 'missing', Object.keys(invisible)],
  ['inherited values', contactForm, JSON.parse(`{"__proto__":${JSON.stringify(contact)}}`), 'missing'],
  ['no text', supportForm, { ...support, description: '' }, 'missing', ['description']],
  ['no address', contactForm, { ...contact, email: 'ann@example' }, 'email', ['email']],
  ['a number', contactForm, { ...contact, phone: 5 }, 'unfit', ['phone']],
  ['a list', contactForm, { ...contact, message: ['x'] }, 'unfit', ['message']],
  ['null', contactForm, { ...contact, company: null }, 'unfit', ['company']],
  ['a line break in a name', contactForm, { ...contact, firstName: 'Ann\r\nBcc: x@y.z' }, 'unfit', ['firstName']],
  ['a control character', contactForm, { ...contact, message: 'a\u0000b' }, 'unfit', ['message']],
  ['an escape sequence', contactForm, { ...contact, message: 'a\u001b[2Jb' }, 'unfit', ['message']],
  ['a lone surrogate', contactForm, { ...contact, lastName: '\ud83d' }, 'unfit', ['lastName']],
  ['a long name', contactForm, { ...contact, firstName: 'x'.repeat(101) }, 'unfit', ['firstName']],
  ['a long phone', contactForm, { ...contact, phone: '1'.repeat(41) }, 'unfit', ['phone']],
  ['a long message', contactForm, { ...contact, message: 'x'.repeat(5001) }, 'unfit', ['message']],
  ['a long subject', supportForm, { ...support, subject: 'x'.repeat(201) }, 'unfit', ['subject']],
  ['unknown options', supportForm, { ...support, ...unknown }, 'unfit', Object.keys(unknown)],
])('rejects %s and names the field', async (_, form, message, problem, fields) => {
  const answer = await post(form.path, message);
  expect(answer.status).toBe(422);
  const refused = (await answer.json()) as { error: string; fields: Record<string, string> };
  expect(refused.error).toBe(form.toasts[problem].text);
  if (fields) expect(Object.keys(refused.fields)).toEqual(fields);
});

test('support needs neither issue type nor priority', async () => {
  const { issueType, priority, ...rest } = support;
  expect((await post(api.support, rest)).status).toBe(201);
  expect((await post(api.support, { ...support, issueType: '', priority: '' })).status).toBe(201);
});

test.each([
  [api.contact, contact, 'message'],
  [api.support, support, 'subject'],
])('%s asks for text instead of a file', async (path, values, field) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.set(name, value as string);
  body.set(field, new Blob(['text']), 'text.txt');
  const form = new Response(body);
  const headers = { 'Content-Type': form.headers.get('Content-Type')! };
  expect((await fetch(path, { method: 'POST', headers, body: await form.text() })).status).toBe(422);
});

test('without JavaScript a double click stores one message', async () => {
  const words = { ...contact, message: `Sent twice ${crypto.randomUUID()}\r\nby a browser` };
  const answers = await Promise.all([submit(api.contact, words), submit(api.contact, words)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await submit(api.contact, { ...words, message: `${words.message}!` });
  const rows = (await stored('email', contact.email)).filter(({ payload }) => payload.includes('Sent twice'));
  expect(rows).toHaveLength(2);
  expect(JSON.parse(rows[0]!.payload).message).toBe(words.message.replace('\r\n', '\n'));
});

test('recognizes a double click across the end of a period', async () => {
  const words = { ...contact, message: 'Over the boundary' };
  // Keep the clock within one period.
  const periodMs = 5 * 60_000;
  await vi.waitUntil(() => periodMs - (Date.now() % periodMs) > 10_000, { timeout: 15_000, interval: 500 });
  await submit(api.contact, words);
  const [{ id, idempotency_key: key }] = (await stored('email', contact.email)).filter(({ payload }) =>
    payload.includes(words.message),
  ) as [Message];
  const period = Number(key.split(' ').at(-1));
  const moveKey = (to: number) =>
    rows('UPDATE submissions SET idempotency_key = ? WHERE id = ?', key.replace(`${period}`, `${to}`), id);
  const count = async () =>
    (await stored('email', contact.email)).filter(({ payload }) => payload.includes(words.message)).length;
  await moveKey(period - 1);
  await submit(api.contact, words);
  expect(await count()).toBe(1);
  await moveKey(period - 2);
  await submit(api.contact, words);
  expect(await count()).toBe(2);
});

test('without JavaScript shows the thank-you view', async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries(support)) form.set(name, value);
  const { headers, body } = new Request('http://site.test', { method: 'POST', body: form });
  const type = headers.get('Content-Type')!;
  const answer = await fetch(api.support, {
    method: 'POST',
    headers: { 'Content-Type': type, 'Sec-Fetch-Site': 'same-origin' },
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

test('without JavaScript shows the filled-in form with an error at each invalid field', async () => {
  const words = {
    ...support,
    firstName: '',
    email: 'ann@',
    company: '"Lee & Co" &lt;',
    priority: 'high',
    description: '\nFirst line\r\n</textarea><script>alert(1)</script>',
  };
  const answer = await submit(api.support, words);
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

test('without JavaScript a message that is too long gets its page with the error', async () => {
  const answer = await submit(api.contact, { ...contact, message: 'x'.repeat(70_000) });
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([413, 'text/html; charset=utf-8']);
  expect(block(await answer.text(), 'contact')).toMatch(new RegExp(`data-form-alert[^>]*>${sendErrors.tooLong}<`));
});

test('rejects a form from another site', async () => {
  const answer = await submit(api.contact, contact, { Origin: 'https://evil.example' });
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([403, 'text/html; charset=utf-8']);
});

test('answers 503 while the database is down', async () => {
  await rows('ALTER TABLE submissions RENAME TO gone');
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const answer = await post(api.contact, contact, key);
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '30']);
  expect(await answer.json()).toEqual({ error: sendErrors.notStored('message') });
  const page = await submit(api.support, support);
  expect([page.status, page.headers.get('Retry-After')]).toEqual([503, '30']);
  await rows('ALTER TABLE gone RENAME TO submissions');
  expect((await post(api.contact, contact, key)).status).toBe(201);
});

function block(html: string, form: string): string {
  return html.slice(html.indexOf(`data-form-block="${form}"`));
}

function tag(html: string, pattern: string): string {
  return html.match(new RegExp(`<[^>]*${pattern}[^>]*>`))?.[0] ?? '';
}

function stored(column: 'id' | 'idempotency_key' | 'email', value: string) {
  return rows<Message>(`SELECT * FROM submissions WHERE ${column} = ? ORDER BY rowid`, value);
}
