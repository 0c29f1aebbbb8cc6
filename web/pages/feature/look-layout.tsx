import { BelowFold } from '../../sections/below-fold.tsx';
import { StatRow } from '../../sections/stat-row.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';
import { Categories } from './categories.tsx';
import { FeatureEnd } from './feature-end.tsx';
import { FeatureHero } from './feature-hero.tsx';
import { FeatureList } from './feature-list.tsx';
import type { BodyProps } from './piece.ts';
import { StepLine } from './step-line.tsx';

/** Visitors enter their own case, or choose one of six: those of the categories. */
export function LookLayout({ path, content, Piece }: BodyProps) {
  const { features, categories, steps, stats } = content;
  return (
    <>
      <FeatureHero path={path} content={content} ground="page">
        <div className="rounded-stage hue-area grid gap-8 bg-hue p-5 sm:p-8">
          {Piece && <Piece />}
          <section aria-labelledby="categories">
            <h2 id="categories" className="card-heading">
              {categories.heading}
            </h2>
            <p className="mt-1 mb-4">{categories.text}</p>
            <Categories {...categories} className="sm:grid-cols-2 lg:grid-cols-3" />
          </section>
        </div>
      </FeatureHero>
      <BelowFold>
        <Section labelledBy="features">
          <SectionHead id="features" heading={features.heading} text={features.text} />
          <FeatureList items={features.items} className="sm:grid-cols-2 lg:grid-cols-3" />
        </Section>
        {stats.length > 0 && <StatRow stats={stats} />}
        <StepLine {...steps} />
        <FeatureEnd path={path} content={content} />
      </BelowFold>
    </>
  );
}
