import { afterEach, expect, test } from 'vitest';
import { turnstile } from '#content/embeds/providers.ts';
import { brandInFilm } from '#content/facts/demo-video-brand.ts';
import { figures } from '#content/facts/figures.ts';
import { messageRates } from '#content/facts/message-rates.ts';
import { testimonials } from '#content/facts/testimonials.ts';
import { badges } from '#content/legal/security.ts';
import type { Fact } from '#content/pages/feature-page.ts';
import { unreadyContent } from '#content/readiness.ts';
import { site } from '#content/site.ts';
import { feedWith, sends, startUpstream } from '../changelog/test-upstream.ts';
import { sendTestEmails } from './email-check.ts';
import { formatTasks, unreadySettings } from './ready.ts';

const own = {
  ...JSON.parse(JSON.stringify({ site, figures, badges, testimonials, messageRates }).replaceAll('.example', '.com')),
  embeds: [turnstile('key')],
  figuresChecked: '2026-12-31',
  promisesChecked: '2026-12-31',
  questionLists: {},
  filmedBrand: brandInFilm,
};
own.site.phone.display = '(602) 433-0142';
own.site.address.street = '14 Grove Lane';
own.site.company.sample = false;
own.site.film = { language: 'en' };
delete own.messageRates.sample;
own.figures.rating.source = 'https://reviews.com/brand';
for (const badge of own.badges) badge.source = 'report.pdf';
for (const testimonial of own.testimonials) delete testimonial.sample;

const features = (more: readonly Fact[] = []) => [{ path: '/features/crm', page: { facts: { more } } }];

test('lists sample content only', () => {
  expect(unreadyContent(features(), '<rss></rss>', own)).toEqual([]);
  expect(unreadyContent([], '', { ...own, embeds: [] }).map(({ what }) => what)).toEqual([
    'Forms have no bot check beyond the limits on submissions',
  ]);
  const limit = { term: 'Rate limit', text: '100 a minute.' };
  expect(unreadyContent(features([limit]), '', own)).toEqual([]);
  expect(unreadyContent(features([{ ...limit, sample: true }]), '', own)).toMatchObject([
    { what: 'An unconfirmed fact on /features/crm: Rate limit: 100 a minute.', words: "term: 'Rate limit'" },
  ]);
  const answer = { phrasings: ['Do you fax?'], answer: 'No.', place: '/', sample: true } as const;
  expect(unreadyContent([], '', { ...own, questionLists: { 'buyer-questions.ts': [answer] } })).toMatchObject([
    { what: 'An unconfirmed answer of the search: Do you fax? No.', words: 'Do you fax?' },
  ]);
  const nobody = { ...testimonials[0]!, quote: 'Nobody said this.', sample: true };
  const found = unreadyContent([], '', { ...own, testimonials: [...own.testimonials, nobody] });
  expect(found.map(({ words }) => words)).toEqual([nobody.quote]);
});

let upstream: Awaited<ReturnType<typeof startUpstream>> | undefined;
afterEach(() => upstream?.close());

test('lists a demo video of another brand', () => {
  expect(unreadyContent([], '', { ...own, filmedBrand: 'former' }).map(({ file }) => file)).toEqual([
    'content/facts/demo-video-brand.ts',
  ]);
  const site = { ...own.site, film: null };
  expect(unreadyContent([], '', { ...own, site, filmedBrand: 'former' })).toEqual([]);
});

test('lists settings that prevent delivery or updates', async () => {
  upstream = await startUpstream();
  const problems = async (vars: Record<string, string>, ...secrets: string[]) =>
    (await unreadySettings(vars, () => ['TURNSTILE_SECRET', ...secrets])).map(({ words }) => words);
  expect(await problems({})).toEqual(['NOTIFY_EMAIL']);
  expect(await problems({ NOTIFY_EMAIL: 'ann@brand.test' })).toEqual(['NOTIFY_EMAIL']);
  expect(await problems({ NOTIFY_EMAIL: 'ann@brand.test, ben@brand.test' })).toEqual([]);
  const hook = { DELIVERY_WEBHOOK_URL: 'https://hook.test', NOTIFY_EMAIL: 'ann@brand.test' };
  expect(await problems(hook)).toEqual(['DELIVERY_WEBHOOK_SECRET']);
  expect(await problems(hook, 'DELIVERY_WEBHOOK_SECRET')).toEqual([]);
  const feed = { NOTIFY_EMAIL: 'ann@brand.test, ben@brand.test', CHANGELOG_FEED_URL: upstream.url };
  upstream.answer = sends(feedWith('An update'));
  expect(await problems(feed)).toEqual([]);
  upstream.answer = (request, response) =>
    request.url === '/feed'
      ? response.writeHead(301, { Location: '/feed/' }).end()
      : sends(feedWith('An update'))(request, response);
  expect(await unreadySettings(feed, () => [])).toMatchObject([
    { what: `${upstream.url} redirects to ${upstream.url}/`, todo: `Write ${upstream.url}/ as CHANGELOG_FEED_URL.` },
  ]);
  upstream.answer = sends('<rss>\n<channel></rss>');
  const what = `The changelog cannot be read from ${upstream.url}: line 2, column 15: unexpected close tag`;
  expect(await unreadySettings(feed, () => [])).toMatchObject([{ what, words: 'CHANGELOG_FEED_URL' }]);
  upstream.answer = (_, response) => response.destroy();
  expect(await problems(feed)).toEqual(['CHANGELOG_FEED_URL']);
});

test('groups tasks by solution', () => {
  const entry = { file: 'content/a.ts', words: '' };
  const found = [
    { ...entry, line: 1, what: 'One', todo: 'Write it.' },
    { ...entry, line: 5, what: 'Two', todo: 'Take it away.' },
    { ...entry, line: 9, what: 'Three', todo: 'Write it.' },
  ];
  expect(formatTasks(found)).toBe(
    'content/a.ts:1  One\ncontent/a.ts:9  Three\n    → Write it.\ncontent/a.ts:5  Two\n    → Take it away.',
  );
});

test('emails each address separately and returns errors', () => {
  const calls: string[][] = [];
  const run = (args: readonly string[]) => {
    calls.push([...args]);
    const isVerified = args.includes('owner@example.org');
    return { status: isVerified ? 0 : 1, stdout: '', stderr: isVerified ? '' : 'recipient not verified\n' };
  };
  expect(sendTestEmails(['owner@example.org', 'visitor@example.org'], run)).toEqual([
    { to: 'owner@example.org' },
    { to: 'visitor@example.org', error: 'recipient not verified' },
  ]);
  expect(calls[1]).toEqual(expect.arrayContaining(['email', 'sending', 'send', '--from', site.mail.hello]));
});
