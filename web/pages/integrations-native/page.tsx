import { nativePage } from '#content/integrations.ts';
import { BelowFold } from '../../browser/below-fold.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { RelatedPages } from '../../sections/related-pages.tsx';
import { Badge } from '../../ui/badge.tsx';
import { IntegrationDirectory } from './integration-directory.tsx';
import { ToolCane } from './tool-cane.tsx';
import { WhyNative } from './why-native.tsx';

export { head } from '#content/integrations.ts';

export default function IntegrationsNative() {
  return (
    <>
      <Opening />
      <BelowFold>
        <div className="bg-page-alt pt-10 pb-24 lg:pt-16">
          <div className="wrap">
            <IntegrationDirectory />
          </div>
        </div>
        <WhyNative />
        <RelatedPages paths={nativePage.related} />
        <ClosingBand {...nativePage.closing} />
      </BelowFold>
    </>
  );
}

/** Claim and figures beside a cane that carries the tools. */
function Opening() {
  const { hero, stats } = nativePage;
  return (
    <div className="wrap grid items-center gap-10 pt-28 pb-12 lg:grid-cols-2 lg:gap-16 lg:pt-32 lg:pb-16">
      <div>
        <Badge>{hero.badge}</Badge>
        <h1 className="display-1 mt-5">{hero.heading}</h1>
        <p className="mt-5 max-w-[60ch] text-lg text-text-soft">{hero.text}</p>
        <dl className="figures mt-8 grid grid-cols-2 gap-x-8 gap-y-5 border-t border-line pt-6 sm:flex sm:justify-between lg:grid xl:flex">
          {stats.map(({ figure, label }) => (
            <div key={label} className="gap-1.5">
              <dt>{label}</dt>
              <dd className="text-3xl text-action">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ToolCane />
    </div>
  );
}
