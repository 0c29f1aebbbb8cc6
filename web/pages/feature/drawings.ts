import type { ComponentType, ReactNode } from 'react';
import type { HeroGround } from '../../sections/page-hero.tsx';

/**
 * The default export is the hero's scene; the others choose the page's layout. A page has one or two of them, unlike its
 * neighbor in the menu.
 */
export interface Drawings {
  default: ComponentType;
  /** Default: paper. Differs from the neighbors in menu and catalogue. */
  ground?: HeroGround;
  /** Controls above the hero's scene. */
  Tools?: ComponentType;
  /** Pictures of two wide tiles, by index of the feature. */
  tiles?: Readonly<Record<number, ReactNode>>;
  /** The product after a step, counted from 0. */
  StepScene?: ComponentType<{ step: number }>;
  /** The product for a category, counted from 0. */
  CategoryScene?: ComponentType<{ index: number }>;
}
