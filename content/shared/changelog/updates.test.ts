import { expect, test } from 'vitest';
import { site } from '../../site.ts';
import { isoDay } from '../dates/day.ts';
import { longDate } from '../text/format.ts';
import { item } from './test-item.ts';
import { type ChangelogItem, isHidden, maxTextLength, maxUnfoldedLength, toUpdates } from './updates.ts';

const update = (fields: Partial<ChangelogItem>) => toUpdates([item(fields)])[0]!;

test('an entry becomes a card', () => {
  expect(toUpdates([item()])).toEqual([
    {
      id: 'update-a',
      title: 'Title',
      link: 'https://feed.test/a',
      text: 'Text',
      rest: '',
      author: 'Ann',
      date: longDate('2026-01-05'),
      day: '2026-01-05',
      categories: [{ name: 'New', tone: 'new' }],
    },
  ]);
});

test.each([
  ['saas mode'],
  ['SaaS Mode'],
  ['The SAAS MODE corner'],
  ['SaaS\n  Mode'],
  ['SaaS\u00a0Mode'],
  ['SaaS\u2003\u202fMode'],
  ['SaaS\u0085Mode'],
  ['SaaS\u200bMode'],
  ['SaaS\u00adMode'],
  ['SaaS\ufeffMode'],
  ['SaaS\u3164Mode'],
  ['SaaS\u2800Mode'],
  ['Sa\u200bas M\u2060ode'],
  ['Sa\ufeffas Mode'],
  ['\u202eSaa\u202cS\u200d M\ufe0fode'],
  ['SaaS&nbsp;Mode'],
  ['SaaS&amp;nbsp;Mode'],
  ['S&#97;aS&#x20;Mode'],
  ['SaaS&#8203; &shy;Mode'],
  ['<b>SaaS</b> Mode'],
  ['SaaS &lt;i&gt;Mode&lt;/i&gt;'],
  ['SaaS<br/>Mode'],
  ['<i>Sa</i>a<i>S</i> Mode'],
  ['SaaS&amp;NonBreakingSpace;Mode'],
  ['SaaS&nbspMode'],
  ['ＳａａＳ　Ｍｏｄｅ'],
  ['𝐒𝐚𝐚𝐒 𝐌𝐨𝐝𝐞'],
  ['ſaaſ mode'],
])('%o is hidden', (category) => {
  expect(isHidden(['New', category])).toBe(true);
  expect(toUpdates([item({ categories: ['New', category] })])).toEqual([]);
});

test.each([['SaaS'], ['Mode'], ['SaaSMode'], ['SaaS-Mode'], ['Mode SaaS'], ['SaaS <Mode>'], ['SaaS & Mode'], ['']])(
  '%o is shown',
  (category) => {
    expect(isHidden([category])).toBe(false);
  },
);

test.each([
  ['Mon, 05 Jan 2026 10:00:00 EST', '2026-01-05'],
  ['Mon, 05 Jan 2026 00:10:00', '2026-01-05'],
  ['2026-01-05', '2026-01-05'],
  ['2026-01-05T00:10:00', '2026-01-05'],
  ['2026-01-05 00:10', '2026-01-05'],
  ['January 5, 2026', '2026-01-05'],
  [' Jan 5\n2026 ', '2026-01-05'],
  ['01/05/2026', '2026-01-05'],
  ['24 Nov 2026', '2026-11-24'],
  ['2026-11-24T10:00:00+0200', '2026-11-24'],
  ['Tuesday, November 24, 2026', '2026-11-24'],
  ['Tue, 24 Nov 26 10:00:00 GMT', '2026-11-24'],
  ['Tue, 24 Nov 2026 23:30:00 -0800', '2026-11-25'],
  ['Tue, 24 Nov 2026 10:00 AM', '2026-11-24'],
  ['2026-11-24T10:00:00.000000Z', '2026-11-24'],
  ['Tue, 31 Nov 2026 10:00:00 GMT', '2026-12-01'],
  ['Tue Nov 24 2026 10:00:00 GMT+0000 (Coordinated Universal Time)', '2026-11-24'],
  ['2026-11', '2026-11-01'],
  ['Tue,24 Nov 2026 10:00:00 GMT', '2026-11-24'],
  ['  Tue, 24 Nov 2026 10:00:00 GMT  ', '2026-11-24'],
  ['2026-11-24T10:00Z', '2026-11-24'],
  ['2026-11-24T24:00:00Z', '2026-11-25'],
  ['Tue, 24 Sept 2026 10:00:00 GMT', '2026-09-24'],
  ['Tue, 24 Nov 2026 10:00:00 +02:00', '2026-11-24'],
  ['2026/11/24', '2026-11-24'],
  // In the site's time zone.
  ['Mon, 05 Jan 2026 23:30:00 -0500', isoDay(Date.UTC(2026, 0, 6, 4, 30))],
  ['Thu, 05 Nov 2026 01:00:00 +0300', isoDay(Date.UTC(2026, 10, 4, 22))],
  // Many feeds write a day as midnight UTC.
  ['Thu, 01 Jan 1970 00:00:00 GMT', '1970-01-01'],
  ['0001-01-01T00:00:00Z', '0001-01-01'],
])('%o is of the day %o', (pubDate, day) => {
  expect(update({ pubDate })).toMatchObject({ date: longDate(day), day });
});

test.each([
  'Version 2',
  'Q3 2026',
  'Released in 2026',
  'Mon, 45 Jan 2026',
  '3 weeks ago',
  '7',
  '',
  '24/11/2026',
  '1795514400',
  'Di, 24 Nov 2026 10:00:00 +0100',
  'Mar, 24 nov. 2026 10:00:00 +0100',
  '2026-W48',
  '20261124T100000Z',
  'Tue, 24 Nov 2026 10:00:00 CET',
  'yesterday',
])('%o is no date, and is shown as it is', (pubDate) => {
  expect(update({ pubDate })).toMatchObject({ date: pubDate, day: '' });
  expect(update({ pubDate: pubDate.replace(' ', '  ') }).date).toBe(pubDate);
});

test("the day does not depend on the machine's time zone", () => {
  const zone = process.env.TZ;
  try {
    for (const TZ of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      process.env.TZ = TZ;
      expect(update({ pubDate: 'January 5, 2026' }).day).toBe('2026-01-05');
      expect(update({ pubDate: '5-Jan-2026' }).date).toBe(longDate('2026-01-05'));
    }
  } finally {
    process.env.TZ = zone;
  }
});

test.each([
  ['', ''],
  ['https://feed.test/a?b=1&c#d', 'https://feed.test/a?b=1&c#d'],
  [' HTTP://feed.test \n', 'HTTP://feed.test'],
  ['javascript:alert(1)', ''],
  ['java\nscript:alert(1)', ''],
  [' \u0001javascript:alert(1)', ''],
  ['data:text/html,x', ''],
  ['mailto:a@feed.test', ''],
  ['//feed.test/a', ''],
  ['/a', ''],
  ['https://', ''],
])('the link %o leads to %o', (link, safe) => {
  expect(update({ link }).link).toBe(safe);
});

test('an author without a name is the team, an address is not shown', () => {
  expect(update({ author: ' ' }).author).toBe(site.teamName);
  expect(update({ author: 'ann@feed.test (Ann Lee)' }).author).toBe('Ann Lee');
});

test('texts are plain and cut to length', () => {
  const words = 'word & '.repeat(100).trim();
  const { text, rest, title } = update({ description: `<p>${'word &amp; '.repeat(100)}</p>`, title: 'x '.repeat(200) });
  expect(text).toBe(`${words.slice(0, 400)}…`);
  expect(rest).toBe(words.slice(399));
  expect(update({ description: `${'x'.repeat(380)}. A sentence that is cut.` }).rest).toBe('A sentence that is cut.');
  expect(title).toBe(`${'x '.repeat(100)}…`);
  expect(update({ description: 'x'.repeat(400) })).toMatchObject({ text: 'x'.repeat(400), rest: '' });
  expect(update({ title: ' ', description: '<b>Only text</b><p>More' }).title).toBe('Only text');
  expect(update({ title: '', description: '' }).title).toBe('Untitled update');
});

test('endless texts are cut', () => {
  const endless = '@'.repeat(1_000_000);
  const { author, date, link, categories, text, rest } = update({
    description: endless,
    author: endless,
    pubDate: endless,
    link: `https://feed.test/${endless}`,
    categories: [endless],
  });
  expect([text, rest].map(({ length }) => length)).toEqual([maxTextLength + 1, maxUnfoldedLength + 1 - maxTextLength]);
  expect([author, date, categories[0]!.name].map(({ length }) => length)).toEqual([201, 201, 201]);
  expect(link).toBe('');
});

test('badges have the color of their category', () => {
  const categories = ['NEW', 'improved', 'Fixed', 'Deprecated', 'removed', 'Email', ' e\nmail', 'email', 'EMAIL', ''];
  expect(update({ categories }).categories).toEqual([
    { name: 'NEW', tone: 'new' },
    { name: 'improved', tone: 'improved' },
    { name: 'Fixed', tone: 'fixed' },
    { name: 'Deprecated', tone: 'deprecated' },
    { name: 'removed', tone: 'removed' },
    { name: 'Email', tone: 'other' },
    { name: 'e mail', tone: 'other' },
  ]);
});

test('a permalink comes from the guid, and is unique', () => {
  const ids = [
    item({ guid: 'https://feed.test/updates/2026/A_b?x=1' }),
    item({ guid: 'https://feed.test/updates/2026/A_b?x=1' }),
    item({ guid: '', link: 'https://feed.test/e' }),
    item({ guid: '', link: '', title: 'C & D: it’s here!' }),
    item({ guid: '日本語' }),
    item({ guid: '***' }),
    item({ guid: '__proto__' }),
    item({ guid: `"><script>${'x'.repeat(200)}` }),
  ];
  expect(toUpdates(ids).map(({ id }) => id)).toEqual([
    'update-updates-2026-a-b-x-1',
    'update-updates-2026-a-b-x-1.2',
    'update-e',
    'update-c-d-it-s-here',
    'update-fflhz',
    'update-w6i',
    'update-proto',
    `update-${'x'.repeat(80)}`,
  ]);
});
