import { expect, test } from 'vitest';
import { site } from '../../site.ts';
import { dateAndTime } from '../dates/date-time.ts';
import { localTime } from '../dates/day.ts';
import { item } from './test-item.ts';
import { toUpdates, type Update } from './updates.ts';
import { changelogAddress, changelogView, maxSearchLength, readFilter, updatesPerPage } from './view.ts';

const update = (id: number, ...names: string[]): Update => ({
  id: `update-${id}`,
  title: `Title ${id}`,
  link: '',
  text: id % 2 ? 'An odd word' : 'Something even',
  rest: '',
  author: 'Ann',
  date: '',
  day: '',
  categories: names.map((name) => ({ name, tone: 'other' as const })),
});
const updates = Array.from({ length: 30 }, (_, id) => update(id, id % 3 ? 'New' : 'Fixed', `Area ${id}`));
const view = (address: string, list = updates) => changelogView(list, readFilter(new URLSearchParams(address)));

test('filters survive a round trip through the address', () => {
  for (const address of ['', '?q=a+b', '?category=New', '?q=%3Cb%3E&category=A%26B&show=24']) {
    expect(changelogAddress(readFilter(new URLSearchParams(address)))).toBe(`/changelog${address}`);
  }
});

test.each([
  '?show=x',
  '?show=-5',
  '?show=12',
  '?show=1e99',
  '?show=12.5',
  '?show=NaN',
  '?utm_source=a',
  '?q=&category=',
])('nonsense in %s is passed over', (address) => {
  const { shown, ...rest } = readFilter(new URLSearchParams(address));
  expect(rest).toEqual({ text: '', category: '' });
  expect(shown === updatesPerPage || shown === 1e99).toBe(true);
});

test('cuts a search to the maximum length', () => {
  expect(readFilter(new URLSearchParams({ q: 'x'.repeat(1000) })).text).toHaveLength(maxSearchLength);
});

test('shows the first screen, and links to the rest', () => {
  const first = view('');
  expect(first.updates.map(({ id }) => id)).toEqual(updates.slice(0, 12).map(({ id }) => id));
  expect(first).toMatchObject({ count: '30 updates', older: '/changelog?show=24#update-12', asOf: '', noMatch: false });
  expect(view('?show=24')).toMatchObject({ older: '/changelog?show=36#update-24', address: '/changelog?show=24' });
  expect(view('?show=36')).toMatchObject({ older: '', updates: { length: 30 } });
});

test('finds words in any order, case and part of a card', () => {
  expect(view('?q=ODD+title')).toMatchObject({ count: '15 of 30 updates', text: 'ODD title' });
  expect(view('?q=ann')).toMatchObject({ count: '30 updates' });
  expect(view('?q=+')).toMatchObject({ count: '30 updates' });
  expect(view('?q=folded', [{ ...update(1), rest: 'What is folded away.' }])).toMatchObject({ count: '1 update' });
  expect(view('?q=area+29').updates.map(({ id }) => id)).toEqual(['update-29']);
  expect(view('?q=nothing')).toMatchObject({ count: '0 of 30 updates', updates: [], noMatch: true, noUpdates: false });
});

test('a category matches in any case, and counts follow the search', () => {
  expect(view('?category=FIXED')).toMatchObject({ count: '10 of 30 updates', category: 'FIXED' });
  const { categories } = view('?category=fixed&q=odd');
  expect(categories.slice(0, 3)).toEqual([
    { name: 'All', tone: 'all', count: '15', address: '/changelog?q=odd', current: 'false' },
    { name: 'New', tone: 'new', count: '10', address: '/changelog?q=odd&category=New', current: 'false' },
    { name: 'Fixed', tone: 'fixed', count: '5', address: '/changelog?q=odd&category=Fixed', current: 'true' },
  ]);
  expect(categories).toHaveLength(13);
  expect(view('?category=area+29').categories.at(-1)).toMatchObject({ name: 'Area 29', current: 'true' });
  expect(view('?category=constructor')).toMatchObject({ noMatch: true });
});

test('a permalink shows enough of the list to include its update', () => {
  const links = (address: string) => view(address).updates.map(({ permalink }) => permalink);
  expect(links('?show=36').at(0)).toBe('/changelog#update-0');
  expect(links('?show=36').at(11)).toBe('/changelog#update-11');
  expect(links('?show=36').at(12)).toBe('/changelog?show=24#update-12');
  expect(links('?show=36').at(29)).toBe('/changelog?show=36#update-29');
  expect(links('?category=Fixed').at(-1)).toBe('/changelog?show=36#update-27');
  expect(links('?q=area+29')).toEqual(['/changelog?show=36#update-29']);
  const own = { ...update(3), link: `${site.origin}/changelog#update-3` };
  expect(view('', [...updates.slice(4), own]).updates[0]!.link).toBe('');
  expect(view('?show=36', [...updates.slice(4), own]).updates.at(-1)!.link).toBe(
    `${site.origin}/changelog?show=36#update-3`,
  );
});

test('every update opens by its permalink and by the links to older ones, with any page limit', () => {
  const ask = (address: string) => {
    const [path, id] = address.split('#');
    const shown = changelogView(updates, readFilter(new URL(path!, site.origin).searchParams), undefined, 12);
    return { ...shown, has: shown.updates.some((one) => one.id === id) };
  };
  for (const { permalink } of view('?show=36').updates) expect(ask(permalink)).toMatchObject({ has: true });
  let { older } = ask('/changelog');
  let steps = 0;
  for (; older; steps++) {
    const next = ask(older);
    expect(next).toMatchObject({ has: true, address: '', updates: { length: 12 } });
    older = next.older;
  }
  expect(steps).toBe(2);
  expect(ask('/changelog?show=1000000')).toMatchObject({ updates: { length: 12 }, older: '' });
});

test('the lead and the rest of a cut text are the whole text, each line once', () => {
  const cases = [
    'One. '.repeat(100),
    `${'word '.repeat(70)}\nA line that is cut ${'here '.repeat(40)}\nThe end.`,
    'x'.repeat(600),
    `${'日本'.repeat(150)}。${'語'.repeat(200)}`,
  ];
  for (const description of cases) {
    const updates = toUpdates([item({ description: description.replaceAll('\n', '<br>') })]);
    const [{ lead, cut, text, rest } = { lead: '', cut: '', text: '', rest: '' }] = view('', updates).updates;
    expect(lead + cut).toBe(text);
    expect(cut).toMatch(/…$/);
    expect(rest.startsWith(cut.slice(0, -1))).toBe(true);
    expect(`${lead}${rest}`.replace(/\s+/g, '')).toBe(description.replace(/\s+/g, ''));
  }
  expect(view('', [update(1)]).updates[0]).toMatchObject({ lead: 'An odd word', cut: '' });
});

test('an empty feed shows a message', () => {
  expect(view('', [])).toMatchObject({ noMatch: false, noUpdates: true, count: '0 updates' });
});

test('a stale copy shows its time', () => {
  const at = new Date('2026-11-21T12:35:00Z');
  const { asOf } = changelogView(updates, readFilter(new URLSearchParams()), at);
  expect(asOf).toBe(dateAndTime(at.getTime()));
  expect(asOf).toContain(localTime(at.getTime()).slice(-2));
});
