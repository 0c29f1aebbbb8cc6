import type { Stat } from './facts/figures.ts';
import type { Inline, LegalDocument } from './legal/legal-document.ts';
import { cataloguePage } from './pages/feature-catalog.ts';
import * as home from './pages/home.ts';
import { nativePage } from './pages/integrations-native.ts';
import { thirdPartyPage } from './pages/integrations-third-party.ts';
import type { PagePath } from './pages.ts';
import { loadFeatures } from './readiness.ts';

const loaded = await loadFeatures();

export const features = loaded.map(({ path, page }) => [path, page] as const);

export const featurePages = loaded.map(({ path, page, head }) => ({ ...page, path, keywords: head.keywords }));

export const pageWords = new Map<PagePath, unknown>([
  ['/', { ...home }],
  ['/features', cataloguePage],
  ['/integrations/native', nativePage],
  ['/integrations/third-party', thirdPartyPage],
  ...features,
]);

export function statsIn(value: unknown): Stat[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('figure' in value) return [value as Stat];
  return Object.values(value).flatMap(statsIn);
}

/** The words of each entry and each list, without those of entries inside it. */
export function partsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value);
  const own = inner.flatMap(([name, text]) => (typeof text === 'string' && name !== 'path' ? [text] : []));
  const answer = 'answer' in value ? [value.answer].flat() : [];
  return [[...own, ...answer].join(' '), ...inner.flatMap(([, part]) => partsOf(part))];
}

export const wordingOf = ({ figure, label, base }: Stat) => `${figure} ${label} ${base}`;

export function anchorsOf({ sections }: LegalDocument) {
  return sections.flatMap(({ id, blocks }) => [
    id,
    ...blocks.flatMap((block) => (block.kind === 'heading' ? block.id : [])),
  ]);
}

export function textOf({ sections }: LegalDocument): string {
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
