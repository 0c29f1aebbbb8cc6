import { expect, test } from 'vitest';
import {
  planLines,
  stackHead,
  stackPictures,
  stackRows,
  stackTexts,
  stackTotals,
  stackWords,
} from '#content/pages/home-tool-stack.ts';
import { money } from '#content/shared/text/format.ts';
import { site } from '#content/site.ts';
import { startServer } from '../test-server.ts';

const { fetch } = startServer();
const read = async (path: string) => (await fetch(path)).text();
const shared = new Set(['crm', 'email'] as const);
const sharedRows = stackRows.filter(({ id }) => id === 'crm' || id === 'email');
const { total, saving, percent } = stackTotals(sharedRows);

function comparisonIn(html: string) {
  const section = /<section[^>]*"stack".*?<\/section>/s.exec(html)![0];
  const lines = planLines.map(({ line }) => [line, new RegExp(`"${line}"[^>]*>([^<]*)<`).exec(html)![1]]);
  const [chart] = /"stack-chart".*<\/div><p.*?<\/p><p.*?<\/p>/s.exec(section)!;
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

test('fills in sum, savings and rows', async () => {
  const { texts, ticks, segments } = comparisonIn(await read('/?stack=crm.email'));
  expect(texts).toEqual(stackTexts(shared));
  expect(texts).toMatchObject({
    total: money(total),
    saving: money(saving),
    plan: expect.stringContaining(`${percent}%`),
  });
  expect(ticks).toEqual(stackRows.map(({ id }) => id === 'crm' || id === 'email'));
  expect(segments).toEqual(sharedRows.map(({ monthlyPrice }) => monthlyPrice));
});

test('?stack=none checks no box', async () => {
  const { texts, ticks, segments } = comparisonIn(await read('/?stack=none'));
  expect(texts).toEqual(stackTexts(new Set()));
  expect([ticks.includes(true), segments]).toEqual([false, []]);
});

test('changes only the comparison and the Open Graph tags', async () => {
  const [file, filled] = await Promise.all([read('/'), read('/?stack=crm.email')]);
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

test('the Open Graph title has the sum, and the picture shows it in hundreds', async () => {
  const social = async (query: string) =>
    Object.fromEntries(
      [...(await read(`/${query}`)).matchAll(/property="og:([\w:]+)" content="([^"]*)"/g)].map((it) => it.slice(1)),
    );
  const home = await social('');
  const says = await social('?stack=crm.email');
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

test.each([
  '',
  '?stack=',
  '?stack=fax',
  '?stack=__proto__.constructor',
  '?stack=%3Cscript%3Ealert(1)%3C/script%3E',
  '?stack=%ff%00',
  `?stack=${'.'.repeat(8000)}`,
  `?stack=${stackRows.map(({ id }) => id).join('.')}`,
  '?utm_source=mail',
])('/%s is the unchanged file with its ETag', async (query) => {
  const file = await fetch('/');
  const html = await file.text();
  const response = await fetch(`/${query}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('ETag')).toBe(file.headers.get('ETag'));
  expect(await response.text()).toBe(html);
});

test('ignores unknown rows and uses the first of several values, as the browser does', async () => {
  const known = await read('/?stack=crm.email');
  for (const query of ['stack=fax.email.crm.crm', 'utm_source=mail&stack=crm.email&stack=none'])
    expect(await read(`/?${query}`)).toBe(known);
});

test('each comparison has its own ETag and is revalidated each time', async () => {
  const [file, one, other] = await Promise.all(['/', '/?stack=crm.email', '/?stack=crm'].map((path) => fetch(path)));
  const tags = [file, one, other].map((page) => page!.headers.get('ETag')!);
  expect(new Set(tags).size).toBe(3);
  expect([one!.headers.get('Cache-Control'), one!.headers.get('Vary')]).toEqual(['no-cache', 'Accept']);
  expect(one!.headers.get('Content-Type')).toBe('text/html; charset=utf-8');

  const again = await fetch('/?stack=email.crm', { headers: { 'If-None-Match': tags[1]! } });
  expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', tags[1]]);
  expect([again.headers.get('Cache-Control'), again.headers.get('Vary')]).toEqual(['no-cache', 'Accept']);
  for (const tag of [tags[0]!, tags[2]!]) {
    const page = await fetch('/?stack=crm.email', { headers: { 'If-None-Match': tag } });
    expect([page.status, comparisonIn(await page.text()).texts.total]).toEqual([200, money(total)]);
  }
});

test('HEAD, Markdown and other spellings of the path ignore the comparison', async () => {
  const head = await fetch('/?stack=crm', { method: 'HEAD' });
  const page = await fetch('/?stack=crm');
  expect([head.status, await head.text(), head.headers.get('ETag')]).toEqual([200, '', page.headers.get('ETag')]);
  const markdown = await fetch('/?stack=crm', { headers: { Accept: 'text/markdown' } });
  expect(await markdown.text()).toBe(await read('/index.md'));
  const moved = await fetch('/index.html?stack=crm');
  expect([moved.status, moved.headers.get('Location')]).toEqual([308, '/?stack=crm']);
  expect((await fetch('/?stack=crm', { method: 'POST' })).status).toBe(405);
});
