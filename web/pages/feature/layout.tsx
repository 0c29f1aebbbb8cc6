import { planLine } from '#content/facts/pricing.ts';
import type { FeaturePage } from '#content/pages/feature-page.ts';
import { featureWords } from '#content/pages/feature-words.ts';
import { type FeaturePath, pages } from '#content/pages.ts';
import { BelowFold } from '../../browser/below-fold.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { Questions } from '../../sections/questions.tsx';
import { RelatedPages } from '../../sections/related-pages.tsx';
import { StatRow } from '../../sections/stat-row.tsx';
import { Bo } from '../../ui/bo.tsx';
import { hueStyle } from '../../ui/hue-style.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { Bento } from './bento.tsx';
import { CategoryList } from './category-list.tsx';
import { CategoryPicker } from './category-picker.tsx';
import type { Drawings } from './drawings.ts';
import { FactList } from './fact-list.tsx';
import { FeatureGrid } from './feature-grid.tsx';
import { QuoteBand } from './quote-band.tsx';
import { Steps } from './steps.tsx';
import { StickySteps } from './sticky-steps.tsx';

interface FeatureLayoutProps {
  path: FeaturePath;
  content: FeaturePage;
  drawings: Drawings;
}

/** The layout that all feature pages share; words come from content/features, drawings from web/pages/feature/scenes. */
export function FeatureLayout({ path, content, drawings }: FeatureLayoutProps) {
  const { default: Scene, Tools, ground, tiles, StepScene, CategoryScene } = drawings;
  return (
    <div style={hueStyle(content.hue)}>
      <PageHero
        {...content}
        ground={ground}
        badge={pages[path].name}
        text={<HeroText {...content} />}
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
        <FactList {...content} />
        <QuoteBand {...content.quote} />
        <Questions ground="alt" eyebrow={featureWords.questions} action={featureWords.ask} {...content.questions} />
        <RelatedPages paths={content.related} />
        {content.closing ? (
          <ClosingBand {...content.closing} pose={path} />
        ) : (
          <Bo pose={path} className="mx-auto -mt-4 w-64" />
        )}
      </BelowFold>
    </div>
  );
}

/** The text, and the way to the page that is easily taken for this one. */
function HeroText({ text, twin }: Pick<FeaturePage, 'text' | 'twin'>) {
  if (!twin) return text;
  return (
    <>
      {`${text} ${twin.text} `}
      <PageLink to={twin.to} className="text-link text-accent">
        {pages[twin.to].name}
      </PageLink>
      .
    </>
  );
}
