import { planLine } from '#content/facts/pricing.ts';
import type { FeaturePage } from '#content/pages/feature-page.ts';
import { type FeaturePath, pages } from '#content/pages.ts';
import { BelowFold } from '../../browser/below-fold.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { StatRow } from '../../sections/stat-row.tsx';
import { hueStyle } from '../../ui/hue-style.ts';
import { Bento } from './bento.tsx';
import { CategoryList } from './category-list.tsx';
import { CategoryPicker } from './category-picker.tsx';
import type { Drawings } from './drawings.ts';
import { FeatureEnd } from './feature-end.tsx';
import { FeatureGrid } from './feature-grid.tsx';
import { Steps } from './steps.tsx';
import { StickySteps } from './sticky-steps.tsx';

interface PosterLayoutProps {
  path: FeaturePath;
  content: FeaturePage;
  drawings: Drawings;
}

/** A feature page with a picture from web/pages/feature/scenes in its hero. */
export function PosterLayout({ path, content, drawings }: PosterLayoutProps) {
  const { default: Scene, Tools, ground, tiles, StepScene, CategoryScene } = drawings;
  return (
    <div style={hueStyle(content.hue)}>
      <PageHero
        {...content}
        ground={ground}
        badge={pages[path].name}
        note={planLine(path)}
        tools={Tools && <Tools />}
        scene={<Scene />}
      />
      <BelowFold>
        {content.stats.length > 0 && <StatRow stats={content.stats} />}
        {tiles ? <Bento {...content.features} tiles={tiles} /> : <FeatureGrid {...content.features} />}
        {StepScene ? <StickySteps {...content.steps} Scene={StepScene} /> : <Steps {...content.steps} />}
        {CategoryScene ? (
          <CategoryPicker {...content} CategoryScene={CategoryScene} />
        ) : (
          <CategoryList {...content.categories} />
        )}
        <FeatureEnd path={path} content={content} />
      </BelowFold>
    </div>
  );
}
