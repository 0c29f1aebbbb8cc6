import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Embed } from '#content/embeds/embed.ts';
import * as providers from '#content/embeds/providers.ts';
import { sampleChat as chat, sampleReviewWidget as reviews } from '#content/embeds/sample-embeds.ts';
import { site } from '#content/site.ts';
import { textOf } from '#content/test-words.ts';
import { parseLegalDocument } from './legal-documents.ts';

const folder = join(import.meta.dirname, '../../../content/legal');
const documents = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .map((file) => read(file.slice(0, -3)));

describe.each(documents)('$path', (document) => {
  test('has its date, its plain words and no unresolved placeholder', () => {
    expect(document.updated).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(Date.parse(document.updated)).toBeLessThanOrEqual(Date.now());
    expect(document.summary.length).toBeGreaterThanOrEqual(3);
    expect(JSON.stringify(document)).not.toMatch(/\{\{\w|\w\}\}|undefined/);
  });
});

describe('embeds in the cookie and privacy policies', () => {
  const cookie = { name: '_chat_*', kind: 'functional', purpose: 'Remembers the talk', lasts: '30 days' } as const;
  const own = [chat, reviews];
  const cookiePolicy = (embeds: readonly Embed[] = own) => textOf(read('cookie-policy', embeds));
  const privacyPolicy = (embeds: readonly Embed[] = own) => textOf(read('privacy-policy', embeds));
  const nothing = 'This website sets no cookies and loads nothing from other companies.';

  test('without embeds, the policies say that there are none', () => {
    expect(cookiePolicy()).toContain(nothing);
    expect(privacyPolicy()).toContain(nothing);
    expect(cookiePolicy().match(/On this website: none/g)).toHaveLength(4);
    expect(cookiePolicy()).toContain('There is nothing to switch off here.');
  });

  test("lists an embed's cookies and when it loads, if it needs consent", () => {
    const hosts = ['https://chat.test', 'https://*.chat.test'];
    const embeds: Embed[] = [{ ...chat, consent: 'functional', hosts, cookies: [cookie] }, reviews];
    const text = cookiePolicy(embeds);
    const piece = 'We load the chat from chat.test, only after you accept. This sets the cookie _chat_*.';
    expect(text).toContain(piece);
    expect(privacyPolicy(embeds)).toContain(piece);
    expect(text).toContain('_chat_* | Cookie of the chat | Remembers the talk | 30 days');
    expect(text).toContain('Consent | Local storage');
    expect(text).toContain('On this website: _chat_*. In the application: to remember');
    expect(text.match(/On this website: none/g)).toHaveLength(3);
    expect(text).toContain('A notice asks for your consent to the chat.');
    expect(text).toContain('fonts, pictures, video and customer reviews come from the website itself');
    for (const words of [nothing, 'There is nothing to switch off', 'No notice asks'])
      expect(text + privacyPolicy(embeds)).not.toContain(words);
  });

  test("names an embed's source if it needs no consent", () => {
    const check = providers.turnstile('a-key');
    const text = cookiePolicy([chat, { ...reviews, hosts: ['https://reviews.test'] }, check]);
    expect(text).toContain('We load the customer reviews from reviews.test. This sets no cookies.');
    expect(text).toContain(`a check against robots from ${new URL(check.script!).host}. This sets no cookies.`);
    expect(text).toContain('No notice asks for your consent');
    expect(text).not.toContain(nothing);
  });

  test("doesn't deny existing analytics or pixels", () => {
    expect(cookiePolicy()).toContain('We add no analytics scripts, advertising pixels or fingerprinting.');
    const text = cookiePolicy([providers.googleAnalytics('G-1'), providers.metaPixel('2')]);
    expect(text).toContain('We add no fingerprinting.');
    expect(text).toContain(
      'On every page, we load the pixel of Meta from connect.facebook.net, only after you accept.',
    );
    expect(text).toContain('On this website: _ga and _ga_*.');
  });

  test.each(
    Object.entries(providers).flatMap(([name, piece]) =>
      typeof piece === 'function' ? [[name, piece('an-id')] as const] : [],
    ),
  )('is complete for %s', (_, piece) => {
    const text = cookiePolicy([piece]);
    for (const { purpose, lasts } of piece.cookies ?? []) expect(text).toContain(`${purpose} | ${lasts}`);
    expect(text).toContain(piece.name);
  });

  test('separates cookies from other storage', () => {
    const text = cookiePolicy([providers.leadConnectorChat('an-id')]);
    expect(text).toContain('This sets no cookies, and keeps lead-connecter-text-widget-input-values and lead-');
    expect(text).toContain(' | Local storage of the chat | ');
  });

  test('requires cookie names if an embed needs consent', () => {
    expect(() => cookiePolicy([chat, { ...reviews, consent: 'functional' }])).toThrow(
      /^content\/embeds\/embeds\.ts: the customer reviews \(place: 'reviews'\) needs consent and names no cookie\. Add each/,
    );
  });
});

const front = `---
title: T
updated: 2025-01-01
head-title: H
head-description: D
keywords: a, b
social-title: S
social-description: S
summary:
  - S
---
`;

describe('invalid documents throw', () => {
  const parse = (body: string) => parseLegalDocument('cookie-policy', `${front}\n${body}\n`);

  test.each([
    ['an unknown placeholder', '## A\n\n{{site.mail.nobody}}', 'Unknown placeholder {{site.mail.nobody}}'],
    ['a placeholder for a group', '## A\n\n{{site.mail}}', 'Unknown placeholder {{site.mail}}'],
    ['a link to no page', '## A\n\n[b](/no-such-page)', 'links to /no-such-page'],
    ['a link that runs script', '## A\n\n[b](javascript:alert)', 'links to javascript:alert'],
    ['the same anchor twice', '## A\n\n### A', 'have the anchor #a'],
    ['HTML', '## A\n\n<b>b</b>', 'Markdown that legal documents do not use (html)'],
    ['text before a heading', 'words', 'text before its first heading'],
  ])('%s', (_, body, message) => {
    expect(() => parse(body)).toThrow(message);
  });

  test('no front matter', () => {
    expect(() => parseLegalDocument('cookie-policy', '## A')).toThrow('no front matter');
    expect(() => parseLegalDocument('cookie-policy', `${front.replace(/updated.*\n/, '')}## A`)).toThrow(
      'lacks "updated"',
    );
  });

  test('no page', () => {
    expect(() => parseLegalDocument('imprint', '---\ntitle: T\n---\n## A')).toThrow('imprint.md has no page');
  });
});

test('links to a section of the same document and placeholders inside links are complete', () => {
  const { sections } = parseLegalDocument(
    'cookie-policy',
    `${front}## What is it?\n\n[a](#what-is-it) [b](mailto:{{site.mail.dpo}})\n`,
  );
  expect(sections).toEqual([
    {
      id: 'what-is-it',
      heading: 'What is it?',
      blocks: [
        {
          kind: 'paragraph',
          children: [
            { kind: 'link', to: '/cookie-policy#what-is-it', children: ['a'] },
            ' ',
            { kind: 'link', to: `mailto:${site.mail.dpo}`, children: ['b'] },
          ],
        },
      ],
    },
  ]);
});

function read(slug: string, embeds?: readonly Embed[]) {
  return parseLegalDocument(slug, readFileSync(join(folder, `${slug}.md`), 'utf8'), embeds);
}
