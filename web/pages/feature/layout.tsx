import { planLine } from '#content/facts/pricing.ts';
import type { FeatureBody } from '#content/pages/feature-page.ts';
import { pages } from '#content/pages.ts';
import { BelowFold } from '../../sections/below-fold.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { type HeroGround, PageHero } from '../../sections/page-hero.tsx';
import { StatRow } from '../../sections/stat-row.tsx';
import { Bo } from '../../ui/bo.tsx';
import { hueStyle } from '../../ui/hue-style.ts';
import { Categories } from './categories.tsx';
import { Checklist } from './checklist.tsx';
import { Features } from './features.tsx';
import { FiguresAndSteps } from './figures-and-steps.tsx';
import { FinePrint } from './fine-print.tsx';
import { type PageParts, pieceId } from './piece.ts';

const grounds: Record<FeatureBody, HeroGround | 'page'> = { do: 'hue', see: 'night', look: 'page' };

/** A feature page in the layout of its `body`. */
export function FeatureLayout({ path, ...parts }: PageParts) {
  const { content } = parts;
  return (
    <div className="feature-page points" style={hueStyle(content.hue)}>
      <PageHero {...content} ground={grounds[content.body]} badge={pages[path].name} note={planLine(path)}>
        <div className="mt-8 pb-10">
          <Opening {...parts} />
        </div>
      </PageHero>
      <BelowFold>
        <Middle {...parts} />
        <div className="section-gap">
          <div className="wrap grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_1.4fr]">
            <Categories {...content.categories} />
            <FinePrint {...content} />
          </div>
        </div>
        {content.closing ? (
          <ClosingBand {...content.closing} pose={path} />
        ) : (
          <Bo pose={path} className="mx-auto -mt-3 w-64" />
        )}
      </BelowFold>
    </div>
  );
}

type Parts = Omit<PageParts, 'path'>;

/** The piece in the hero: a job with its checklist, a scene above the features at its points, or the visitor's own case. */
function Opening({ content: { body, features, steps }, piece }: Parts) {
  if (body === 'do')
    return (
      <div id={pieceId} className={piece && 'grid gap-x-10 gap-y-8 lg:grid-cols-[1fr_19rem]'}>
        {piece && <piece.default />}
        <Checklist {...steps} isRow={!piece} />
      </div>
    );
  return (
    <>
      {piece && (
        <div id={pieceId} className={body === 'look' ? 'rounded-stage hue-area bg-hue p-5 sm:p-8' : undefined}>
          <piece.default />
        </div>
      )}
      {body === 'see' && (
        <div className="mt-10">
          <Features {...features} stills={piece?.stills} />
        </div>
      )}
    </>
  );
}

/** Figures, and the steps and features that the hero lacks. */
function Middle({ content, piece }: Parts) {
  const { body, stats, features } = content;
  return (
    <>
      {body !== 'do' ? <FiguresAndSteps {...content} /> : stats.length > 0 && <StatRow stats={stats} />}
      {body !== 'see' && (
        <div className={body === 'do' ? 'section-gap section-alt' : 'section-gap'}>
          <div className="wrap">
            <Features {...features} stills={piece?.stills} />
          </div>
        </div>
      )}
    </>
  );
}
