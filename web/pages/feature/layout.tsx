import type { CSSProperties, ReactNode } from 'react';
import type { FeaturePage } from '#content/feature-page.ts';
import { type FeaturePath, pages } from '#content/pages.ts';
import { planLine } from '#content/pricing.ts';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { RelatedPages } from '../../sections/related-pages.tsx';
import { StatRow } from '../../sections/stat-row.tsx';
import { CategoryList } from './category-list.tsx';
import { FeatureGrid } from './feature-grid.tsx';
import { Steps } from './steps.tsx';

/** The layout that all feature pages share; words come from content/features, the picture from web/pages/feature/scenes. */
export function FeatureLayout({ path, content, scene }: { path: FeaturePath; content: FeaturePage; scene: ReactNode }) {
  return (
    <div style={{ '--page-hue': `var(--hue-${content.hue})` } as CSSProperties}>
      <PageHero {...content} badge={pages[path].name} note={planLine(path)} scene={scene} />
      {content.stats.length > 0 && <StatRow stats={content.stats} />}
      <FeatureGrid {...content.features} />
      <Steps {...content.steps} />
      <CategoryList {...content.categories} />
      <RelatedPages paths={content.related} />
      {content.closing && <ClosingBand {...content.closing} />}
    </div>
  );
}
