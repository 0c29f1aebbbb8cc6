import type { Action, PageHead, PageLink, PagePath } from '../pages.ts';
import type { Badge, ComplianceDocument } from './security.ts';

/** What the page of a document says around it. */
export const legalWords = {
  updated: 'Last updated',
  /** At the end of a document. */
  changed: 'Wording last changed on',
  plainWords: 'In plain words',
  otherDocuments: 'Other documents',
} as const;

/** A stretch of a sentence. Plain text is a string; a link leads to a page, another host, a mailbox or a telephone. */
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
  /** Where the visitor sees and changes the answer to the consent notice, if this site has one. */
  | { kind: 'consent' };

/** A part of a document under one heading; `id` is its anchor. Smaller headings are blocks. */
export interface LegalSection {
  id: string;
  heading: string;
  blocks: readonly Block[];
}

/** A document of content/legal, read and resolved: what web/pages/legal/layout.tsx shows. */
export interface LegalDocument {
  path: PagePath;
  title: string;
  head: PageHead;
  /** The day at its top, ISO 8601. */
  updated: string;
  /** The day on which its wording last changed, at its end. */
  changed?: string;
  /** The document in plain words, a sentence an entry. */
  summary: readonly string[];
  sections: readonly LegalSection[];
}
