import { BelowFold } from '../../sections/below-fold.tsx';
import { FeatureEnd } from './feature-end.tsx';
import { FeatureHero } from './feature-hero.tsx';
import { Features } from './features.tsx';
import { FiguresAndSteps } from './figures-and-steps.tsx';
import { type BodyProps, pieceId } from './piece.ts';

/** A scene at night; the rail's points are the six features. */
export function SeeLayout({ path, content, piece }: BodyProps) {
  return (
    <>
      <FeatureHero path={path} content={content} ground="night">
        {piece && (
          <div id={pieceId}>
            <piece.default />
          </div>
        )}
        <div className="mt-10">
          <Features {...content.features} stills={piece?.stills} />
        </div>
      </FeatureHero>
      <BelowFold>
        <FiguresAndSteps {...content} />
        <FeatureEnd path={path} content={content} />
      </BelowFold>
    </>
  );
}
