import type { ComponentType } from 'react';
import type { FeaturePage } from '#content/pages/feature-page.ts';
import type { FeaturePath } from '#content/pages.ts';

/** It has its words from its page's file in content/features. */
export type Piece = ComponentType;

/** The props of a layout. Without a piece, the hero has the words alone. */
export interface BodyProps {
  path: FeaturePath;
  content: FeaturePage;
  Piece: Piece | undefined;
}
