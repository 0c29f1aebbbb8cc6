import { expect, test, vi } from 'vitest';
import { contactForm } from '#content/forms/contact.ts';
import { forms } from '#content/forms/forms.ts';
import { supportForm } from '#content/forms/support.ts';
import { honeypot, type MessageForm } from '#content/shared/forms/form.ts';
import { messageTo, requiredFields } from '#content/shared/forms/test-message.ts';
import { api, type Receipt } from '#content/shared/http/api.ts';
import { sendErrors } from '#content/shared/http/api-errors.ts';
import type { Message } from '../db/message.ts';
import { minute, start as now, startWorld } from '../delivery/test-world.ts';
import { checkSettings } from '../env.ts';
import { origin, startForms } from './test-forms.ts';

const contact = messageTo(contactForm);
const support = messageTo(supportForm, { issueType: 'bug', priority: 'urgent' });
const invisible = { firstName: '\u200b\u2060', lastName: '\u3164', message: '\u202e \u00ad\ufe0f' };
const unknown = { issueType: 'constructor', priority: 'Low' };

function start(variables = {}) {
  const site = startForms(startWorld(variables));
  const messages = () => site.rows<Message>('SELECT * FROM submissions ORDER BY rowid');
  return { ...site, messages };
}

test.each([
  [api.contact, contact],
  [api.support, support],
])('%s stores a message', async (path, message) => {
  const { post, messages } = start();
  const answer = await post(path, message);
  expect(answer.status).toBe(201);
  const { ok, id } = (await answer.json()) as Receipt;
  expect(ok).toBe(true);
  const [row] = messages();
  const facts = { id, form: path.split('/').at(-1), email: contact.email, spam: 0, done_at: null, received_at: now };
  expect(row).toMatchObject(facts);
  expect(JSON.parse(row!.payload)).toEqual(message);
});

test('stores the source of messages and subscriptions', async () => {
  const { post, rows, messages } = start();
  const sent = { landing: `${origin}/about?utm_source=news`, referrer: 'https://www.example.org/search?q=x' };
  const headers = { Referer: `${origin}/contact`, 'Accept-Language': 'en-US,en;q=0.9' };
  await post(api.contact, { ...contact, ...sent }, headers);
  await post(api.newsletter, { email: 'source@example.org', ...sent }, headers);
  expect(JSON.parse(messages()[0]!.payload)).toEqual(contact);
  const kept = { landing: '/about', referrer: 'www.example.org', utm_source: 'news', language: 'en-US' };
  for (const { source } of [messages()[0]!, ...rows<{ source: string }>('SELECT source FROM subscribers')])
    expect(JSON.parse(source!)).toEqual({ page: '/contact', ...kept });
});

test('a repeated key returns the stored message; a different text is rejected', async () => {
  const { post, messages } = start();
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const first = await post(api.contact, contact, key);
  const repeat = await post(api.contact, { ...contact, firstName: ' Ann ', [honeypot.elapsed]: 60_000 }, key);
  expect([first.status, repeat.status]).toEqual([201, 200]);
  expect(await repeat.json()).toEqual(await first.json());
  const other = await post(api.contact, { ...contact, message: 'Something else' }, key);
  expect([other.status, await other.json()]).toEqual([409, { error: sendErrors.usedKey }]);
  expect(messages()).toHaveLength(1);
  expect((await post(api.support, support, key)).status).toBe(201);
});

test('a rejected message leaves its key unused', async () => {
  const { post } = start();
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  expect((await post(api.support, { ...support, subject: '' }, key)).status).toBe(422);
  expect((await post(api.support, support, key)).status).toBe(201);
});

test('without a key each submission is a new message', async () => {
  const { post, messages } = start();
  for (const _ of ['first', 'second']) await post(api.contact, contact);
  expect(messages()).toHaveLength(2);
});

// `homepage` is in cached pages.
test.each([
  [{ [honeypot.field]: 'on', [honeypot.elapsed]: 100 }, 1],
  [{ [honeypot.field]: 'on', [honeypot.elapsed]: '100' }, 1],
  [{ [honeypot.field]: 'on', [honeypot.elapsed]: '-1' }, 1],
  [{ [honeypot.field]: 'on' }, 0],
  [{ [honeypot.field]: true, [honeypot.elapsed]: 20_000 }, 0],
  [{ [honeypot.field]: 'on', [honeypot.elapsed]: 'long' }, 0],
  [{ [honeypot.elapsed]: 100 }, 0],
  [{ homepage: 'https://spam.test', [honeypot.elapsed]: 100 }, 0],
])('a message with %o is stored with spam = %i and answered as usual', async (signals, spam) => {
  const { post, messages } = start();
  for (const [path, message] of [
    [api.contact, contact],
    [api.support, support],
  ] as const)
    expect((await post(path, { ...message, ...signals })).status).toBe(201);
  expect(messages()).toMatchObject([{ spam }, { spam }]);
});

test('without JavaScript a checked honeypot alone is no spam', async () => {
  const { submit, messages } = start();
  expect((await submit(api.contact, { ...contact, [honeypot.field]: 'on' })).status).toBe(200);
  expect(messages()).toMatchObject([{ spam: 0 }]);
});

test.each([
  ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
  ['SQL', `'); DROP TABLE submissions; --`],
  ['other alphabets', 'שלום 你好 🐼👩‍👩‍👧 ❤️ می‌خواهم e\u0301'],
  ['a mail header', 'Hello\nBcc: x@y.z\n\nBody'],
  ['a template', '{{7*7}} %s %00 \\u0000'],
  ['the longest text', 'x'.repeat(5000)],
])('stores %s unchanged', async (_, message) => {
  const { post, messages } = start();
  await post(api.contact, { ...contact, message });
  expect(JSON.parse(messages()[0]!.payload).message).toBe(message);
});

test('drops bidirectional control characters', async () => {
  const { post, messages } = start();
  const turned = { firstName: '\u202eAnn', lastName: 'Lee\u2066\u2069', message: 'a\u200eb\u061c\n\u202ec\u202c' };
  await post(api.contact, { ...contact, ...turned });
  const kept = { firstName: 'Ann', lastName: 'Lee', message: 'ab\nc' };
  expect(JSON.parse(messages()[0]!.payload)).toMatchObject(kept);
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
  const answer = await start().post(form.path, message);
  expect(answer.status).toBe(422);
  const refused = (await answer.json()) as { error: string; fields: Record<string, string> };
  expect(refused.error).toBe(form.toasts[problem].text);
  if (fields) expect(Object.keys(refused.fields)).toEqual(fields);
});

test('support needs neither issue type nor priority', async () => {
  const { post } = start();
  const { issueType, priority, ...rest } = support;
  expect((await post(api.support, rest)).status).toBe(201);
  expect((await post(api.support, { ...support, issueType: '', priority: '' })).status).toBe(201);
});

test.each([
  [api.contact, contact, 'message'],
  [api.support, support, 'subject'],
])('%s asks for text instead of a file', async (path, values, field) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  form.set(field, new Blob(['text']), 'text.txt');
  expect((await start().send(path, form, {})).status).toBe(422);
});

test('without JavaScript a double click stores one message', async () => {
  const { submit, messages } = start();
  const twice = { ...contact, message: 'Sent twice\r\nby a browser' };
  const answers = await Promise.all([submit(api.contact, twice), submit(api.contact, twice)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await submit(api.contact, { ...twice, message: `${twice.message}!` });
  expect(messages().map(({ payload }) => JSON.parse(payload).message)).toEqual([
    'Sent twice\nby a browser',
    'Sent twice\nby a browser!',
  ]);
});

test('recognizes a double click across the end of a period', async () => {
  const { submit, messages } = start();
  for (const [after, count] of [
    [0, 1],
    [5, 1],
    [10, 2],
  ] as const) {
    vi.setSystemTime(now + after * minute);
    await submit(api.contact, contact);
    expect(messages()).toHaveLength(count);
  }
});

test('answers 503 while the database is down; the same key works afterwards', async () => {
  const { breakStatements, post, submit } = start();
  breakStatements((sql) => sql.includes('INTO submissions'));
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const answer = await post(api.contact, contact, key);
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '30']);
  expect(await answer.json()).toEqual({ error: sendErrors.notStored('message') });
  const page = await submit(api.support, support);
  expect([page.status, page.headers.get('Retry-After')]).toEqual([503, '30']);
  breakStatements(() => false);
  expect((await post(api.contact, contact, key)).status).toBe(201);
});

test('a closed form answers 503 and stores nothing, the others stay open', async () => {
  const { post, rows, submit } = start({ FORMS_CLOSED: 'contact, newsletter' });
  for (const answer of [await post(api.contact, contact), await post(api.newsletter, { email: contact.email })]) {
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '3600']);
    expect(await answer.json()).toEqual({ error: sendErrors.closed });
  }
  const page = await submit(api.contact, contact);
  expect([page.status, (await page.text()).includes(sendErrors.closed)]).toEqual([503, true]);
  expect(rows('SELECT id FROM submissions UNION ALL SELECT email FROM subscribers')).toEqual([]);
  expect((await post(api.support, support)).status).toBe(201);
  expect(() => checkSettings({ FORMS_CLOSED: 'contact, contcat' })).toThrow(
    `FORMS_CLOSED.1 must name forms: ${Object.keys(forms).join(', ')}`,
  );
});
