import type { ComponentType, ReactNode } from 'react';
import type { FeaturePage } from '#content/pages/feature-page.ts';
import type { FeaturePath } from '#content/pages.ts';

/** It has its words from its page's file in content/features. A `look` page passes its categories as children. */
export type Piece = ComponentType<{ children?: ReactNode }>;

/** The props of a layout. Without a piece, the hero has the words alone. */
export interface BodyProps {
  path: FeaturePath;
  content: FeaturePage;
  Piece: Piece | undefined;
}
