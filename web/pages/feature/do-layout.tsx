import { BelowFold } from '../../sections/below-fold.tsx';
import { StatRow } from '../../sections/stat-row.tsx';
import { Checklist } from './checklist.tsx';
import { FeatureEnd } from './feature-end.tsx';
import { FeatureHero } from './feature-hero.tsx';
import { Features } from './features.tsx';
import { type BodyProps, pieceId } from './piece.ts';

/** A job to finish in the hero, with the four steps as its checklist. */
export function DoLayout({ path, content, piece }: BodyProps) {
  const { features, steps, stats } = content;
  return (
    <>
      <FeatureHero path={path} content={content} ground="hue">
        <div id={pieceId} className={piece && 'grid gap-x-10 gap-y-8 lg:grid-cols-[1fr_19rem]'}>
          {piece && <piece.default />}
          <Checklist {...steps} isRow={!piece} />
        </div>
      </FeatureHero>
      <BelowFold>
        {stats.length > 0 && <StatRow stats={stats} />}
        <div className="section-gap section-alt">
          <div className="wrap">
            <Features {...features} stills={piece?.stills} />
          </div>
        </div>
        <FeatureEnd path={path} content={content} />
      </BelowFold>
    </>
  );
}
