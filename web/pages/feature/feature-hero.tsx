import type { ReactNode } from 'react';
import { planLine } from '#content/facts/pricing.ts';
import { pages } from '#content/pages.ts';
import { type HeroGround, PageHero } from '../../sections/page-hero.tsx';
import type { BodyProps } from './piece.ts';

/** Its children are interactive. */
export function FeatureHero({
  path,
  content,
  ground,
  children,
}: Pick<BodyProps, 'path' | 'content'> & { ground: HeroGround | 'page'; children: ReactNode }) {
  return (
    <PageHero {...content} ground={ground} badge={pages[path].name} note={planLine(path)}>
      <div className="mt-8 pb-10">{children}</div>
    </PageHero>
  );
}
