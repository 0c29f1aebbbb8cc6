import { expect, test } from 'vitest';
import { answerWords } from '#content/shared/search/answer-words.ts';
import { askUs } from '#content/shared/search/search.ts';
import { startServer } from '../test-server.ts';

const { fetch } = startServer();
const page = (q: string, headers: Record<string, string> = {}) =>
  fetch(`/features?${new URLSearchParams({ q })}`, { headers });
const filled = async (q: string) => /<div data-section="answers">(.*?)<\/div>/s.exec(await (await page(q)).text())![1]!;

test('fills in the query and its answers', async () => {
  for (const time of ['first', 'second']) {
    const html = await filled('invoices');
    expect(html, time).toContain('value="invoices"');
    expect(/<a href="([^"]+)"/.exec(html)![1]).toMatch(/^\/features\/ecommerce/);
    expect(html).toMatch(/<b>Invoices?<\/b>/i);
  }
  expect(await filled('right to erasure')).toContain('gdpr-compliance');
});

test('without answers it offers a person', async () => {
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

test('each search has its own ETag; an empty one is the file', async () => {
  const [file, empty, one, other] = await Promise.all([fetch('/features'), page(' '), page('cancel'), page('price')]);
  const tags = [file, one, other].map(({ headers }) => headers.get('ETag')!);
  expect(new Set(tags).size).toBe(3);
  expect(await empty.text()).toBe(await file.text());
  expect(one.headers.get('Cache-Control')).toBe('no-cache');
  expect((await page('cancel', { 'If-None-Match': tags[1]! })).status).toBe(304);
  expect((await page('cancel', { 'If-None-Match': tags[0]! })).status).toBe(200);
  expect((await page('cancel', { Accept: 'text/markdown' })).headers.get('Content-Type')).toMatch(/markdown/);
});
