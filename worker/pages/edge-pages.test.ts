import { describe, expect, test } from 'vitest';
import { contactForm } from '#content/forms/contact.ts';
import { supportForm } from '#content/forms/support.ts';
import {
  planLines,
  stackHead,
  stackPictures,
  stackRows,
  stackTexts,
  stackTotals,
  stackWords,
} from '#content/pages/home-tool-stack.ts';
import { dayMs, localTime } from '#content/shared/dates/day.ts';
import { demoTimes, demoTimeText } from '#content/shared/forms/demo-times.ts';
import { messageTo } from '#content/shared/forms/test-message.ts';
import { api } from '#content/shared/http/api.ts';
import { answerWords } from '#content/shared/search/answer-words.ts';
import { askUs } from '#content/shared/search/search.ts';
import { money } from '#content/shared/text/format.ts';
import { site } from '#content/site.ts';
import { startServer } from '../test-server.ts';

const { fetch, post, rows, submit } = startServer();
const read = async (path: string) => (await fetch(path)).text();

describe('every edge page', () => {
  test.each([
    ['/', ['/?stack=crm.email', '/?stack=crm']],
    ['/features', ['/features?q=cancel', '/features?q=price']],
    ['/contact', ['/contact?subject=Demo', '/contact?subject=GDPR%20request', '/contact?subject=%E2%9C%93']],
  ])('%s has an ETag of each query and is revalidated each time', async (file, queries) => {
    const answers = await Promise.all([file, ...queries].map((path) => fetch(path)));
    const tags = answers.map(({ headers }) => headers.get('ETag')!);
    expect(new Set(tags).size).toBe(answers.length);
    const again = tags.map((tag) => fetch(queries[0]!, { headers: { 'If-None-Match': tag } }));
    const revalidated = await Promise.all(again);
    expect(revalidated.map(({ status }) => status)).toEqual(tags.map((tag) => (tag === tags[1] ? 304 : 200)));
    for (const { headers, status } of [...answers, ...revalidated]) {
      expect([headers.get('Cache-Control'), headers.get('Vary')]).toEqual(['no-cache', 'Accept']);
      if (status === 200) expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    }
  });

  test.each([
    ...[
      '',
      '?stack=',
      '?stack=fax',
      '?stack=__proto__.constructor',
      '?stack=%3Cscript%3Ealert(1)%3C/script%3E',
      '?stack=%ff%00',
      `?stack=${'.'.repeat(8000)}`,
      `?stack=${stackRows.map(({ id }) => id).join('.')}`,
      '?utm_source=mail',
    ].map((query) => ['/', query]),
    ['/', '?for=%E2%80%8B'],
    ['/features', '?q=+'],
  ])('%s%s is the unchanged file with its ETag', async (path, query) => {
    const [file, answer] = await Promise.all([fetch(path), fetch(path + query)]);
    expect([answer.status, answer.headers.get('ETag')]).toEqual([200, file.headers.get('ETag')]);
    expect(await answer.text()).toBe(await file.text());
  });

  test('HEAD, Markdown and other spellings of the path ignore the query', async () => {
    const [head, page] = [await fetch('/?stack=crm', { method: 'HEAD' }), await fetch('/?stack=crm')];
    expect([head.status, await head.text(), head.headers.get('ETag')]).toEqual([200, '', page.headers.get('ETag')]);
    const markdown = await fetch('/?stack=crm', { headers: { Accept: 'text/markdown' } });
    expect(await markdown.text()).toBe(await read('/index.md'));
    const moved = await fetch('/index.html?stack=crm');
    expect([moved.status, moved.headers.get('Location')]).toEqual([308, '/?stack=crm']);
    expect((await fetch('/?stack=crm', { method: 'POST' })).status).toBe(405);
  });
});

describe('a shared comparison', () => {
  const shared = new Set(['crm', 'email'] as const);
  const sharedRows = stackRows.filter(({ id }) => id === 'crm' || id === 'email');
  const { total, saving, percent } = stackTotals(sharedRows);

  function comparisonIn(html: string) {
    const section = /<section[^>]*"stack".*?<\/section>/s.exec(html)![0];
    const lines = planLines.map(({ line }) => [line, new RegExp(`"${line}"[^>]*>([^<]*)<`).exec(html)![1]]);
    const [chart] = /"stack-chart .*<\/div><p.*?<\/p><p.*?<\/p>/s.exec(section)!;
    const textAfter = (place: string, part = section) => new RegExp(`${place}[^>]*>([^<]*)<`).exec(part)![1];
    return {
      texts: {
        jobs: textAfter('noscript:block'),
        total: textAfter('numerals', chart),
        saving: textAfter('@container.*?numerals'),
        plan: textAfter('.*<p', chart),
        summary: textAfter('role="status"'),
        ...Object.fromEntries(lines),
      },
      ticks: [...section.matchAll(/<input[^>]*>/g)].map(([box]) => /\schecked/.test(box)),
      // The last one is the plan's.
      segments: [...chart.matchAll(/--price:(\d+)/g)].map(([, price]) => Number(price)).slice(0, -1),
    };
  }

  test('fills in sum, savings and rows, and changes nothing else but the Open Graph tags', async () => {
    const [file, filled] = await Promise.all([read('/'), read('/?stack=crm.email')]);
    const { texts, ticks, segments } = comparisonIn(filled);
    expect(texts).toEqual(stackTexts(shared));
    const plan = expect.stringContaining(`${percent}%`);
    expect(texts).toMatchObject({ total: money(total), saving: money(saving), plan });
    expect(ticks).toEqual(stackRows.map(({ id }) => id === 'crm' || id === 'email'));
    expect(segments).toEqual(sharedRows.map(({ monthlyPrice }) => monthlyPrice));

    const around = (html: string) =>
      html
        .replace(/<section[^>]*"stack".*?<\/section>/s, '')
        .replace(/(data-section="\w+-\w+"[^>]*>)[^<]*/g, '$1')
        .replace(/<script type="application\/json" id.*?<\/script>/, '')
        .replace(/<meta property="og:(title|description|url|image|image:alt)"[^>]*>/g, '');
    expect(around(filled)).toBe(around(file));
    expect(comparisonIn(file)).toMatchObject({
      texts: { jobs: stackWords.allJobs, total: money(stackTotals(stackRows).total) },
      ticks: stackRows.map(() => true),
    });
  });

  test('checks no box for ?stack=none', async () => {
    const { texts, ticks, segments } = comparisonIn(await read('/?stack=none'));
    expect(texts).toEqual(stackTexts(new Set()));
    expect([ticks.includes(true), segments]).toEqual([false, []]);
  });

  test('has its sum in the Open Graph title, and in hundreds in its picture', async () => {
    const social = async (query: string) =>
      Object.fromEntries(
        [...(await read(`/${query}`)).matchAll(/property="og:([\w:]+)" content="([^"]*)"/g)].map((it) => it.slice(1)),
      );
    const [home, says] = [await social(''), await social('?stack=crm.email')];
    expect(says).toMatchObject({
      title: expect.stringContaining(`${money(saving)} a month`),
      description: stackTexts(shared).summary,
      url: `${site.origin}/?stack=crm.email`,
      image: site.origin + stackPictures().findLast(({ from }) => from <= saving)!.path,
      'image:alt': says.title,
    });
    const picture = await fetch(new URL(says.image).pathname);
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/png']);
    const little = stackHead(new Set(['sms', 'website']));
    expect(await social('?stack=sms.website')).toMatchObject({ title: little?.title ?? home.title, image: home.image });
    for (const query of ['?stack=none', '?stack=forms']) expect(await social(query)).toEqual(home);
  });

  test('ignores order and unknown rows, and uses the first of several values, as the browser does', async () => {
    const known = await fetch('/?stack=crm.email');
    const html = await known.text();
    for (const query of ['stack=fax.email.crm.crm', 'utm_source=mail&stack=crm.email&stack=none']) {
      const answer = await fetch(`/?${query}`);
      expect([answer.headers.get('ETag'), await answer.text()]).toEqual([known.headers.get('ETag'), html]);
    }
  });
});

describe('a personalized link', () => {
  const openGraph = (html: string, property: string) =>
    new RegExp(`<meta property="og:${property}" content="([^"]*)"`).exec(html)![1];

  test('has the name in its title, and no typed text in its picture', async () => {
    const html = await read('/?for=Riverside+Dental&trade=vet');
    expect(openGraph(html, 'title')).toBe('Riverside Dental, on Main Street');
    const picture = openGraph(html, 'image')!;
    expect(picture).toBe(`${site.origin}/social/main-street.png`);
    expect((await fetch(new URL(picture).pathname)).headers.get('Content-Type')).toBe('image/png');
    expect(html.replace(/<head>.*<\/head>/s, '')).not.toContain('Riverside');
  });

  test.each([
    ['<script>alert(1)</script>"', '&lt;script>alert(1)&lt;/script>&quot;, on Main Street'],
    ['\u202eevil\u2066\u0000', 'evil, on Main Street'],
    ['🐼'.repeat(99), `${'🐼'.repeat(60)}, on Main Street`],
  ])('shows %j as escaped text of one line', async (name, title) => {
    const html = await read(`/?for=${encodeURIComponent(name)}`);
    expect(openGraph(html, 'title')).toBe(title);
    expect(html).not.toContain('<script>alert(1)');
  });

  test('is not indexed', async () => {
    for (const path of ['/?for=A', '/?for=', '/features/crm?for=A'])
      expect((await fetch(path)).headers.get('X-Robots-Tag'), path).toBe('noindex');
    expect((await fetch('/')).headers.has('X-Robots-Tag')).toBe(false);
  });

  test('keeps the sums of a shared comparison beside the name', async () => {
    const html = await read('/?stack=crm.email&for=A');
    expect(openGraph(html, 'title')).toBe('A, on Main Street');
    expect(openGraph(html, 'url')).toContain('?stack=crm.email');
  });
});

describe('a search', () => {
  const page = (q: string, headers: Record<string, string> = {}) =>
    fetch(`/features?${new URLSearchParams({ q })}`, { headers });
  const filled = async (q: string) =>
    /<div data-section="answers">(.*?)<\/div>/s.exec(await (await page(q)).text())![1]!;

  test('fills in the query and its answers', async () => {
    for (const time of ['first', 'second']) {
      const html = await filled('invoices');
      expect(html, time).toContain('value="invoices"');
      expect(/<a href="([^"]+)"/.exec(html)![1]).toMatch(/^\/features\/ecommerce/);
      expect(html).toMatch(/<b>Invoices?<\/b>/i);
    }
    expect(await filled('right to erasure')).toContain('gdpr-compliance');
    const markdown = await page('cancel', { Accept: 'text/markdown' });
    expect(markdown.headers.get('Content-Type')).toMatch(/markdown/);
  });

  test('without answers offers a person', async () => {
    const html = await filled('qqzzxx');
    expect(html).toContain(answerWords.none);
    expect(html).toContain(`href="${askUs.to('qqzzxx').replaceAll('&', '&amp;')}"`);
  });

  test.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '{{asked}}',
    '\u202e\0',
    '%',
    'é'.repeat(9000),
  ])('shows %s as text', async (q) => {
    const html = await filled(q);
    expect(html).not.toMatch(/<script|<img|onerror=alert\(1\)>/);
    expect(html).toContain('value="');
  });
});

describe('a subject', () => {
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
    const options = list.matchAll(/value="([^"]*)"( selected)?/g);
    return [...options].map(([, value, selected]) => value + (selected ? '!' : ''));
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
  ])('has its words on the page of $name without scripts: “%s”', async (form, subject) => {
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

  test('begins the message, as text', async () => {
    expect(messageIn(await read('/contact?subject=Demo'))).toBe(`${contactForm.topics!.Demo!.opening}\n`);
    const hostile = await read(`/contact?subject=${encodeURIComponent('</textarea><script>alert(1)')}`);
    expect(messageIn(hostile)).toBe('&lt;/textarea&gt;&lt;script&gt;alert(1)\n');
    const claim = textOf(await read('/contact'), 'claim');
    for (const subject of ['__proto__', 'constructor', 'Demolition', '%ff%00', 'x'.repeat(3000)])
      expect(textOf(await read(`/contact?subject=${subject}`), 'claim')).toBe(claim);
    expect(await read('/support?subject=A%20%22%26quot;')).toMatch(/name="subject" value="A &quot;&amp;quot;"/);
  });

  test('of a demo offers two lists of thirty times without scripts', async () => {
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

  test('of a demo stores times that a script sends, and rejects invalid ones', async () => {
    const at = demoTimes(Date.now() + dayMs)[0]!;
    const [firstDate, firstTime] = localTime(at).split(' ');
    const chosen = { firstDate, firstTime, timeZone: 'Asia/Kathmandu' };
    const message = messageTo(contactForm, { email: 'script@example.org' });
    expect((await post(api.contact, { ...message, ...chosen })).status).toBe(201);
    const stored = await storedFrom(message.email);
    expect(stored).toMatchObject(chosen);
    expect(stored.message).toContain(demoTimeText(at, 'Asia/Kathmandu'));
    const invalid = [{ firstDate: '2020-01-06' }, ...['03:07', '', 'x'.repeat(99)].map((firstTime) => ({ firstTime }))];
    for (const wrong of invalid) {
      const answer = await post(api.contact, { ...message, ...chosen, ...wrong });
      expect([answer.status, await answer.json()]).toMatchObject([422, { fields: { firstTime: expect.any(String) } }]);
    }
  });

  test('of privacy promises an answer within a month', async () => {
    const message = messageTo(contactForm, { message: 'GDPR request' });
    const thanks = await (await submit(api.contact, { ...message, request: 'erase' })).text();
    expect(thanks).toMatch(/<p[^>]*>[^<]*within one month/);
    expect((await post(api.contact, { ...message, request: 'sue' })).status).toBe(422);
  });
});
