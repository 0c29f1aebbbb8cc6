import { expect, test } from 'vitest';
import { contactForm } from '#content/forms/contact.ts';
import { supportForm } from '#content/forms/support.ts';
import { dayMs, localTime } from '#content/shared/dates/day.ts';
import { demoTimes, demoTimeText } from '#content/shared/forms/demo-times.ts';
import { messageTo } from '#content/shared/forms/test-message.ts';
import { api } from '#content/shared/http/api.ts';
import { startServer } from '../test-server.ts';

const { fetch, post, rows, submit } = startServer();

const read = async (path: string) => (await fetch(path)).text();
const places = {
  claim: /<h1[^>]*>([^<]*)</,
  text: /<\/h1><p[^>]*>([^<]*)</,
  heading: /<h2 id="\w+-heading"[^>]*>([^<]*)</,
  prompt: /<h2 id="\w+-heading".*?<\/h2><p class[^>]*>([^<]*)</,
};
const textOf = (html: string, place: keyof typeof places) => places[place].exec(html)?.[1];
const messageIn = (html: string) => /<textarea[^>]*>([^<]*)</.exec(html)?.[1];
const optionsIn = (html: string, name: string) => {
  const [list] = new RegExp(`<select[^>]*name="${name}".*?</select>`, 's').exec(html)!;
  return [...list.matchAll(/value="([^"]*)"( selected)?/g)].map(([, value, selected]) => value + (selected ? '!' : ''));
};
async function storedFrom(email: string): Promise<Record<string, string>> {
  const [row] = await rows<{ payload: string }>('SELECT payload FROM submissions WHERE email = ?', email);
  return JSON.parse(row!.payload);
}

test.each([
  [contactForm, 'Demo'],
  [contactForm, 'GDPR request'],
  [contactForm, 'I was looking for “fax”'],
  [supportForm, 'Security issue'],
])('$name shows the words of “%s” without scripts', async (form, subject) => {
  const [plain, html] = await Promise.all([
    read(form.page),
    read(`${form.page}?subject=${encodeURIComponent(subject)}`),
  ]);
  const [key, topic] = Object.entries(form.topics!).find(([key]) => subject.startsWith(key))!;
  for (const place of ['claim', 'text', 'heading', 'prompt'] as const) {
    expect(textOf(html, place)).toBe(topic[place]);
    expect(textOf(plain, place)).not.toBe(textOf(html, place));
  }
  const hiddenRequest =
    /<fieldset hidden="" disabled="" [^>]*><legend[^>]*>[^<]*<\/legend><div><label for="contact-request"/;
  expect(hiddenRequest.test(html)).toBe(form.name === 'contact' && key !== 'GDPR request');
});

test('?subject= begins the message, as text', async () => {
  expect(messageIn(await read('/contact?subject=Demo'))).toBe(`${contactForm.topics!.Demo!.opening}\n`);
  const hostile = await read(`/contact?subject=${encodeURIComponent('</textarea><script>alert(1)')}`);
  expect(messageIn(hostile)).toBe('&lt;/textarea&gt;&lt;script&gt;alert(1)\n');
  for (const subject of ['__proto__', 'constructor', 'Demolition', '%ff%00', 'x'.repeat(3000)])
    expect(textOf(await read(`/contact?subject=${subject}`), 'claim')).toBe(textOf(await read('/contact'), 'claim'));
  expect(await read('/support?subject=A%20%22%26quot;')).toMatch(/name="subject" value="A &quot;&amp;quot;"/);
});

test('each subject has its own ETag', async () => {
  const paths = ['/contact', '/contact?subject=Demo', '/contact?subject=GDPR%20request', '/contact?subject=%E2%9C%93'];
  const tags = await Promise.all(paths.map(async (path) => (await fetch(path)).headers.get('ETag')!));
  expect(new Set(tags).size).toBe(4);
  const [plain, demo] = tags;
  const again = async (tag: string) => (await fetch(paths[1]!, { headers: { 'If-None-Match': tag } })).status;
  expect([await again(demo!), await again(plain!)]).toEqual([304, 200]);
});

test('offers two lists of thirty demo times without scripts', async () => {
  const html = await read('/contact?subject=Demo');
  const times = optionsIn(html, 'firstTime').slice(1) as string[];
  expect(times).toHaveLength(30);
  expect(optionsIn(html, 'secondTime').slice(1)).toEqual(times);
  expect(optionsIn(await read('/contact'), 'firstTime')).toEqual([]);

  const [firstTime, secondTime] = [times[8]!, times[3]!];
  const typed = { ...messageTo(contactForm, { email: 'lists@example.org' }), firstTime, secondTime };
  const refused = await (await submit(api.contact, { ...typed, firstName: '' })).text();
  expect(optionsIn(refused, 'firstTime')).toContain(`${firstTime}!`);
  expect(textOf(refused, 'claim')).toBe(textOf(html, 'claim'));

  const thanks = await (await submit(api.contact, typed)).text();
  const [, file] = /href="data:text\/calendar;charset=utf-8,([^"]*)" download="demo.ics"/.exec(thanks)!;
  expect(decodeURIComponent(file!).match(/STATUS:TENTATIVE/g)).toHaveLength(2);
  const stored = await storedFrom(typed.email);
  expect(`${stored.firstDate} ${stored.firstTime}`).toBe(firstTime);
  for (const text of stored.message!.split('\n').slice(-2)) expect(thanks).toContain(text.split(': ')[1]);
});

test('stores times that a script sends, and rejects invalid ones', async () => {
  const at = demoTimes(Date.now() + dayMs)[0]!;
  const [firstDate, firstTime] = localTime(at).split(' ');
  const chosen = { firstDate, firstTime, timeZone: 'Asia/Kathmandu' };
  const message = messageTo(contactForm, { email: 'script@example.org' });
  expect((await post(api.contact, { ...message, ...chosen })).status).toBe(201);
  const stored = await storedFrom(message.email);
  expect(stored).toMatchObject(chosen);
  expect(stored.message).toContain(demoTimeText(at, 'Asia/Kathmandu'));
  const wrongs = [
    { firstDate: '2020-01-06' },
    { firstTime: '03:07' },
    { firstTime: '' },
    { firstTime: 'x'.repeat(99) },
  ];
  for (const wrong of wrongs) {
    const answer = await post(api.contact, { ...message, ...chosen, ...wrong });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ fields: { firstTime: expect.any(String) } });
  }
});

test('a privacy request is promised an answer within a month', async () => {
  const message = messageTo(contactForm, { message: 'GDPR request' });
  const thanks = await (await submit(api.contact, { ...message, request: 'erase' })).text();
  expect(thanks).toMatch(/<p[^>]*>[^<]*within one month/);
  expect((await post(api.contact, { ...message, request: 'sue' })).status).toBe(422);
});
