import { basename } from 'node:path';
import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import type { Embed } from '../../../content/embeds/embed.ts';
import { embeds } from '../../../content/embeds/embeds.ts';
import { figures, offer, retention, service } from '../../../content/facts/figures.ts';
import { openingHours } from '../../../content/facts/opening-hours.ts';
import { postalAddress } from '../../../content/facts/postal-address.ts';
import { taxNote } from '../../../content/facts/price-text.ts';
import * as promises from '../../../content/facts/promises.ts';
import { texting } from '../../../content/forms/person.ts';
import { describeCounts } from '../../../content/legal/analytics.ts';
import { describeEmbeds } from '../../../content/legal/embeds.ts';
import { request } from '../../../content/legal/gdpr.ts';
import type { Block, Inline, LegalDocument, LegalSection } from '../../../content/legal/legal-document.ts';
import { badges, documents, report } from '../../../content/legal/security.ts';
import { pages } from '../../../content/pages.ts';
import { patterns } from '../../../content/shared/dates/locale.ts';
import { anchorOf } from '../../../content/shared/text/anchor.ts';
import { ended } from '../../../content/shared/text/ended.ts';
import { site } from '../../../content/site.ts';

/** Modules that export a LegalDocument, so no parser ships to browsers. */
export function legalDocuments(): Plugin {
  return {
    name: 'legal-documents',
    transform: {
      filter: { id: /\/content\/legal\/[\w-]+\.md$/ },
      handler(source, id) {
        const document = parseLegalDocument(basename(id, '.md'), source);
        return { code: `export default ${JSON.stringify(document)}`, map: null, moduleType: 'js' };
      },
    },
  };
}

/**
 * Front matter, placeholders (`{{site.mail.privacy}}`), markers (`{{badges}}`) and a subset of Markdown. Throws on everything
 * else.
 */
export function parseLegalDocument(slug: string, source: string, pieces: readonly Embed[] = embeds): LegalDocument {
  const path = `/${slug}`;
  if (!(path in pages)) throw new Error(`${slug}.md has no page. Add '${path}' to content/pages.ts as \`legal\`.`);
  const [, front, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(resolvePlaceholders(source, pieces)) ?? [];
  if (front === undefined || body === undefined)
    throw new Error(`${slug}.md has no front matter. Begin it as the other documents begin.`);
  const field = (name: string) => {
    const value = new RegExp(`^${name}: (.+)$`, 'm').exec(front)?.[1];
    if (value === undefined)
      throw new Error(`${slug}.md lacks "${name}". Add it to what stands between the two lines of ---.`);
    return value;
  };
  return {
    path: path as LegalDocument['path'],
    title: field('title'),
    head: {
      title: field('head-title'),
      description: field('head-description'),
      keywords: field('keywords').split(', '),
      socialTitle: field('social-title'),
      socialDescription: field('social-description'),
    },
    updated: field('updated'),
    changed: /^changed: (.+)$/m.exec(front)?.[1],
    summary: [...front.matchAll(/^ {2}- (.+)$/gm)].map(([, sentence]) => sentence!),
    sections: readSections(lexer(body), path),
  };
}

const inserts: Record<string, Block> = {
  badges: { kind: 'badges', badges },
  documents: { kind: 'documents', documents },
  report: { kind: 'action', action: report },
  request: { kind: 'action', action: request },
  consent: { kind: 'consent' },
};

function resolvePlaceholders(source: string, pieces: readonly Embed[]): string {
  const described = { counts: describeCounts(), embeds: describeEmbeds(pieces) };
  const values = {
    site,
    taxNote,
    postalAddress,
    openingHours,
    currencyName: patterns.currencyName,
    figures,
    offer,
    service,
    retention,
    promises,
    texting,
    ...described,
  };
  return source.replace(/\{\{([\w.]+)\}\}(\.?)/g, (placeholder, name: string, point: string) => {
    if (name in inserts) return placeholder;
    const value = name
      .split('.')
      .reduce<unknown>(
        (group, key) => (group && typeof group === 'object' ? Reflect.get(group, key) : undefined),
        values,
      );
    if (typeof value !== 'string' && typeof value !== 'number')
      throw new Error(`Unknown placeholder ${placeholder}. Write the name of a value as it stands in content/.`);
    return point ? ended(String(value)) : String(value);
  });
}

function readSections(tokens: readonly Token[], path: string): LegalSection[] {
  const sections: (LegalSection & { blocks: Block[] })[] = [];
  const taken = new Set<string>();
  for (const token of tokens as MarkedToken[]) {
    if (token.type === 'space') continue;
    if (token.type === 'heading') {
      const id = anchorOf(token.text);
      if (taken.has(id)) throw new Error(`Two headings of ${path} have the anchor #${id}. Reword one of them.`);
      taken.add(id);
      if (token.depth === 2) {
        sections.push({ id, heading: token.text, blocks: [] });
        continue;
      }
    }
    const section = sections.at(-1);
    if (!section) throw new Error(`${path} has text before its first heading. Begin it with a line of ##.`);
    section.blocks.push(readBlock(token, path));
  }
  return sections;
}

function readBlock(token: MarkedToken, path: string): Block {
  switch (token.type) {
    case 'heading':
      if (token.depth !== 3) break;
      return { kind: 'heading', id: anchorOf(token.text), text: token.text };
    case 'paragraph': {
      const insert = inserts[/^\{\{(\w+)\}\}$/.exec(token.text)?.[1] ?? ''];
      return insert ?? { kind: 'paragraph', children: readInlines(token.tokens, path) };
    }
    case 'list':
      return {
        kind: 'list',
        ordered: token.ordered,
        items: token.items.map((item) => readInlines(item.tokens.flatMap(unwrapText), path)),
      };
    case 'table': {
      const cells = (row: readonly Tokens.TableCell[]) => row.map(({ tokens }) => readInlines(tokens, path));
      return { kind: 'table', head: cells(token.header), rows: token.rows.map(cells) };
    }
  }
  throw new Error(`${path}: "${token.raw.slice(0, 40)}" is Markdown that legal documents do not use (${token.type})`);
}

/** A list item has its text in a text block. */
const unwrapText = (token: Token) => (token.type === 'text' && 'tokens' in token ? (token.tokens ?? []) : [token]);

function readInlines(tokens: readonly Token[], path: string): Inline[] {
  return (tokens as MarkedToken[]).map((token): Inline => {
    switch (token.type) {
      case 'text':
      case 'escape':
        return token.text.replace(/\s*\n\s*/g, ' ');
      case 'strong':
      case 'em':
        return { kind: token.type, children: readInlines(token.tokens, path) };
      case 'link':
        return { kind: 'link', to: linkTarget(token.href, path), children: readInlines(token.tokens, path) };
    }
    throw new Error(`${path}: "${token.raw}" is Markdown that legal documents do not use (${token.type})`);
  });
}

type LinkTarget = Extract<Inline, { kind: 'link' }>['to'];

/** A fragment gets the document's path. Throws on a dead page. */
function linkTarget(href: string, path: string): LinkTarget {
  const target = href.startsWith('#') ? path + href : href;
  const known = target.startsWith('/') ? target.split(/[?#]/)[0]! in pages : /^(https|mailto|tel):/.test(target);
  if (!known) throw new Error(`${path} links to ${href}, which is no page. Link to one of content/pages.ts.`);
  return target as LinkTarget;
}
