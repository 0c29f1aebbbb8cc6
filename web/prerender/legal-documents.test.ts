import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Embeds } from '#content/legal/embeds.ts';
import type { Inline, LegalDocument } from '#content/legal-document.ts';
import { pages } from '#content/pages.ts';
import { site } from '#content/site.ts';
import { parseLegalDocument } from './legal-documents.ts';

const folder = join(import.meta.dirname, '../../content/legal');
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

  test('links to live pages and anchors', () => {
    const dead = linksOf(document).filter((to) => {
      if (!to.startsWith('/')) return !/^(https:\/\/|mailto:\S+@|tel:\+)/.test(to);
      const { pathname, hash } = new URL(to, site.origin);
      const target = documents.find(({ path }) => path === pathname);
      return !(pathname in pages) || (hash !== '' && !(target && anchorsOf(target).includes(hash.slice(1))));
    });
    expect(dead).toEqual([]);
  });
});

describe('what the cookie and privacy policies say about pieces of other companies', () => {
  const own = { consent: false, hosts: [], cookies: [] };
  const [chat, reviews, turnstile] = [own, own, { ...site.embeds.turnstile, siteKey: '' }];
  const cookie = { name: '_chat_*', kind: 'functional', purpose: 'Remembers the talk', lasts: '30 days' } as const;
  const none: Embeds = { chat, reviews, turnstile };
  const cookiePolicy = (embeds = none) => textOf(read('cookie-policy', embeds));
  const privacyPolicy = (embeds = none) => textOf(read('privacy-policy', embeds));
  const nothing = 'This website sets no cookies and loads nothing from other companies.';

  test('is that there are none, as long as there are none', () => {
    expect(cookiePolicy()).toContain(nothing);
    expect(privacyPolicy()).toContain(nothing);
    expect(cookiePolicy().match(/On this website: none/g)).toHaveLength(4);
    expect(cookiePolicy()).toContain('There is nothing to switch off here.');
  });

  test('is what a piece sets and when it loads, where one needs consent', () => {
    const embeds = {
      chat: { ...chat, consent: true, hosts: ['https://chat.test', 'https://*.chat.test'], cookies: [cookie] },
      reviews,
      turnstile,
    };
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

  test('is where a piece comes from, where none needs consent', () => {
    const text = cookiePolicy({
      chat,
      reviews: { ...reviews, hosts: ['https://reviews.test'] },
      turnstile: { ...turnstile, siteKey: 'a-key' },
    });
    expect(text).toContain('We load the customer reviews from reviews.test. This sets no cookies.');
    expect(text).toContain(`a check against robots from ${new URL(turnstile.script).host}. This sets no cookies.`);
    expect(text).toContain('No notice asks for your consent');
    expect(text).not.toContain(nothing);
  });

  test('has to be known, where one needs consent', () => {
    const embeds = { chat, reviews: { ...reviews, consent: true }, turnstile };
    expect(() => cookiePolicy(embeds)).toThrow(
      /^content\/site\.ts: embeds\.reviews has consent: true and names no cookie\. Add .* embeds\.reviews\.cookies/,
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

describe('a document that is wrong is refused', () => {
  const parse = (body: string) => parseLegalDocument('cookie-policy', `${front}\n${body}\n`);

  test.each([
    ['an unknown placeholder', '## A\n\n{{site.mail.nobody}}', 'Unknown placeholder {{site.mail.nobody}}'],
    ['a placeholder for a group', '## A\n\n{{site.mail}}', 'Unknown placeholder {{site.mail}}'],
    ['a link to no page', '## A\n\n[b](/nowhere)', 'links to /nowhere'],
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

function read(slug: string, embeds?: Embeds) {
  return parseLegalDocument(slug, readFileSync(join(folder, `${slug}.md`), 'utf8'), embeds);
}

function anchorsOf({ sections }: LegalDocument) {
  return sections.flatMap(({ id, blocks }) => [
    id,
    ...blocks.flatMap((block) => (block.kind === 'heading' ? block.id : [])),
  ]);
}

/** Every target, of text links and of buttons. */
function linksOf(document: LegalDocument): string[] {
  return [...JSON.stringify(document).matchAll(/"to":"([^"]+)"/g)].map(([, to]) => to!);
}

/** The words of a document, with those of buttons and badges. */
function textOf({ sections }: LegalDocument): string {
  const inlines = (children: readonly Inline[]): string =>
    children.map((child) => (typeof child === 'string' ? child : inlines(child.children))).join('');
  return sections
    .flatMap(({ heading, blocks }) => [
      heading,
      ...blocks.flatMap((block): string[] => {
        if (block.kind === 'heading') return [block.text];
        if (block.kind === 'paragraph') return [inlines(block.children)];
        if (block.kind === 'list') return block.items.map(inlines);
        if (block.kind === 'table') return [block.head, ...block.rows].map((row) => row.map(inlines).join(' | '));
        if (block.kind === 'badges') return block.badges.map(({ name }) => name);
        if (block.kind === 'documents') return block.documents.map(({ label }) => label);
        return block.kind === 'action' ? [block.action.label] : [];
      }),
    ])
    .join('\n');
}
