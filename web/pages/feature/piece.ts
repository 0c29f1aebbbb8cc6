import type { ComponentType, ReactNode } from 'react';
import type { FeaturePage } from '#content/pages/feature-page.ts';
import type { FeaturePath } from '#content/pages.ts';

/** A module of pieces/. It has its words from its page's file in content/features. */
export interface Piece {
  default: ComponentType;
  stills?: readonly Still[];
}

export const pieceId = 'piece';

/** A part of the piece beside a feature, in the state of a point of the rail or of a category. All are indexes. */
export interface Still {
  feature: number;
  /** The feature's by default. */
  point?: number;
  /** Of a picture that needs one. */
  ground?: 'stage' | 'hue';
  picture: ReactNode;
}

/** The props of a layout. Without a piece, the hero has the words alone. */
export interface BodyProps {
  path: FeaturePath;
  content: FeaturePage;
  piece: Piece | undefined;
}
