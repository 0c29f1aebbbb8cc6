import { BelowFold } from '../../sections/below-fold.tsx';
import { StatRow } from '../../sections/stat-row.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';
import { Categories } from './categories.tsx';
import { Checklist } from './checklist.tsx';
import { FeatureEnd } from './feature-end.tsx';
import { FeatureHero } from './feature-hero.tsx';
import { FeatureList } from './feature-list.tsx';
import type { BodyProps } from './piece.ts';

/** A job to finish in the hero, with the four steps as its checklist. */
export function DoLayout({ path, content, Piece }: BodyProps) {
  const { features, categories, steps, stats } = content;
  return (
    <>
      <FeatureHero path={path} content={content} ground="hue">
        <div className={Piece && 'grid gap-x-10 gap-y-8 lg:grid-cols-[1fr_19rem]'}>
          {Piece && <Piece />}
          <Checklist {...steps} isRow={!Piece} />
        </div>
      </FeatureHero>
      <BelowFold>
        {stats.length > 0 && <StatRow stats={stats} />}
        <Section ground="alt" labelledBy="categories">
          <SectionHead id="categories" heading={categories.heading} text={categories.text} />
          <Categories {...categories} className="sm:grid-cols-2 lg:grid-cols-3" />
        </Section>
        <Section labelledBy="features">
          <SectionHead id="features" heading={features.heading} text={features.text} />
          <FeatureList items={features.items} className="sm:grid-cols-2" />
        </Section>
        <FeatureEnd path={path} content={content} />
      </BelowFold>
    </>
  );
}
