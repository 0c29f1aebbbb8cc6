import type { Action, PageHead, PageLink, PagePath } from '../pages.ts';
import type { Badge, ComplianceDocument } from './security.ts';

export const legalWords = {
  updated: 'Last updated',
  changed: 'Wording last changed on',
  plainWords: 'In plain words',
  otherDocuments: 'Other documents',
} as const;

/** Plain text is a string. */
export type Inline =
  | string
  | { kind: 'strong'; children: readonly Inline[] }
  | { kind: 'em'; children: readonly Inline[] }
  | {
      kind: 'link';
      to: PageLink | `https://${string}` | `mailto:${string}` | `tel:${string}`;
      children: readonly Inline[];
    };

export type Block =
  | { kind: 'heading'; id: string; text: string }
  | { kind: 'paragraph'; children: readonly Inline[] }
  | { kind: 'list'; ordered: boolean; items: readonly (readonly Inline[])[] }
  | { kind: 'table'; head: readonly (readonly Inline[])[]; rows: readonly (readonly (readonly Inline[])[])[] }
  | { kind: 'badges'; badges: readonly Badge[] }
  | { kind: 'documents'; documents: readonly ComplianceDocument[] }
  | { kind: 'action'; action: Action }
  | { kind: 'consent' };

/** `id` is the anchor. Smaller headings are blocks. */
export interface LegalSection {
  id: string;
  heading: string;
  blocks: readonly Block[];
}

export interface LegalDocument {
  path: PagePath;
  title: string;
  head: PageHead;
  /** The date at its top, ISO 8601. */
  updated: string;
  /** When its wording last changed, at its end. */
  changed?: string;
  summary: readonly string[];
  sections: readonly LegalSection[];
}
