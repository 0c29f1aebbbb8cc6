import { BelowFold } from '../../sections/below-fold.tsx';
import { FeatureEnd } from './feature-end.tsx';
import { FeatureHero } from './feature-hero.tsx';
import { Features } from './features.tsx';
import { FiguresAndSteps } from './figures-and-steps.tsx';
import { type BodyProps, pieceId } from './piece.ts';

/** Visitors enter their own case, or choose one of six: those of the categories. */
export function LookLayout({ path, content, piece }: BodyProps) {
  return (
    <>
      <FeatureHero path={path} content={content} ground="page">
        {piece && (
          <div id={pieceId} className="rounded-stage hue-area bg-hue p-5 sm:p-8">
            <piece.default />
          </div>
        )}
      </FeatureHero>
      <BelowFold>
        <FiguresAndSteps {...content} />
        <div className="section-gap">
          <div className="wrap">
            <Features {...content.features} stills={piece?.stills} />
          </div>
        </div>
        <FeatureEnd path={path} content={content} />
      </BelowFold>
    </>
  );
}
