import type { ComponentType, ReactNode } from 'react';
import type { FeaturePage } from '#content/pages/feature-page.ts';
import type { FeaturePath } from '#content/pages.ts';

/** A module of pieces/. It has its words from its page's file in content/features. */
export interface Piece {
  default: ComponentType;
  stills?: readonly Still[];
}

export type StillValues = Readonly<Record<string, string | readonly string[]>>;

export const pieceId = 'piece';

/** A part of the piece beside a feature, in a fixed state. A tap sets the piece to it. */
export interface Still {
  /** Index. */
  feature: number;
  /** Index of the rail's point or of the category. The feature's by default. */
  point?: number;
  /** Of the piece's controls by name, in the order in which they are set. */
  values?: StillValues;
  /** Id of the part of the piece that a tap leads to. The piece by default. */
  to?: string;
  /** Of a picture that needs one. */
  ground?: 'stage' | 'hue';
  picture: ReactNode;
}

/** Without a piece, the hero has the words alone. */
export interface PageParts {
  path: FeaturePath;
  content: FeaturePage;
  piece: Piece | undefined;
}
