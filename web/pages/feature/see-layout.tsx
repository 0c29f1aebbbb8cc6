import { BelowFold } from '../../sections/below-fold.tsx';
import { Figures, ReportedNote } from '../../sections/stat-row.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';
import { Categories } from './categories.tsx';
import { FeatureEnd } from './feature-end.tsx';
import { FeatureHero } from './feature-hero.tsx';
import { FeatureList } from './feature-list.tsx';
import type { BodyProps } from './piece.ts';
import { StepLine } from './step-line.tsx';

/** A scene at night; the rail's points are the six features. */
export function SeeLayout({ path, content, Piece }: BodyProps) {
  const { features, categories, steps, stats } = content;
  return (
    <>
      <FeatureHero path={path} content={content} ground="night">
        {Piece && <Piece />}
        <section aria-labelledby="features" className="mt-10">
          <SectionHead id="features" heading={features.heading} text={features.text} />
          <FeatureList items={features.items} className="see-features sm:grid-cols-2 lg:grid-cols-6" />
        </section>
        <Figures stats={stats} className="stat-row" />
        <ReportedNote stats={stats} className="*:text-accent" />
      </FeatureHero>
      <BelowFold>
        <StepLine {...steps} />
        <Section ground="alt" labelledBy="categories">
          <SectionHead id="categories" heading={categories.heading} text={categories.text} />
          <Categories {...categories} className="sm:grid-cols-2 lg:grid-cols-3" />
        </Section>
        <FeatureEnd path={path} content={content} />
      </BelowFold>
    </>
  );
}
