import { nativePage } from '#content/pages/integrations-native.ts';
import { frameWords } from '#content/pages/layout-words.ts';
import { pages } from '#content/pages.ts';
import { BelowFold } from '../../sections/below-fold.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { Figures } from '../../sections/stat-row.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { IntegrationDirectory } from './integration-directory.tsx';
import { ToolDiagram } from './tool-diagram.tsx';
import { WhyNative } from './why-native.tsx';

export { head } from '#content/pages/integrations-native.ts';

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
        <RelatedPages />
        <ClosingBand {...nativePage.closing} pose="/features/integrations" />
      </BelowFold>
    </>
  );
}

function Opening() {
  const { hero, stats } = nativePage;
  return (
    <div className="wrap grid items-center gap-10 pt-28 pb-12 lg:grid-cols-2 lg:gap-16 lg:pt-32 lg:pb-16">
      <div>
        <p className="eyebrow">{hero.badge}</p>
        <h1 className="claim">{hero.heading}</h1>
        <p className="mt-5 max-w-[65ch] text-lg text-text-soft">{hero.text}</p>
        <Figures
          stats={stats}
          className="mt-8 grid grid-cols-2 gap-x-8 gap-y-5 border-t border-line pt-6 sm:flex sm:justify-between lg:grid xl:flex"
        />
      </div>
      <ToolDiagram />
    </div>
  );
}

function RelatedPages() {
  return (
    <nav aria-label={frameWords.relatedPages} className="wrap py-band">
      <ul className="grid gap-4 md:grid-cols-3">
        {nativePage.related.map((path) => (
          <li key={path}>
            <PageLink
              to={path}
              className="group flex h-full items-center justify-between gap-4 card px-6 py-6 font-[650] hover:border-action"
            >
              {pages[path].name}
              <Icon name="next" className="onward text-action" />
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
