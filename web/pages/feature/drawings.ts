import type { ComponentType, ReactNode } from 'react';
import type { HeroGround } from '../../sections/page-hero.tsx';

/**
 * What a scene file draws for its page. The hero's scene is the default; which of the other three a file has is the
 * page's build of body: a page has one or two of them, and never the same as its neighbor in the menu.
 */
export interface Drawings {
  default: ComponentType;
  /** What the hero stands on, if not on paper: never the same as its neighbor in the menu or the catalogue. */
  ground?: HeroGround;
  /** What there is to use above the hero's scene. */
  Tools?: ComponentType;
  /** Two of the six features as wide tiles, each under its place in the list, with a crop of the product. */
  tiles?: Readonly<Record<number, ReactNode>>;
  /** The product as it stands after a step, counted from 0. */
  StepScene?: ComponentType<{ step: number }>;
  /** The product as it stands for one of the six categories, counted from 0. */
  CategoryScene?: ComponentType<{ index: number }>;
}
