import { stripIntegrations } from '#content/facts/integrations.ts';
import { thirdPartyPage } from '#content/pages/integrations-third-party.ts';
import type { Hue } from '#content/site.ts';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { StatRow } from '../../sections/stat-row.tsx';
import { BrandTile } from '../../ui/brand-tile.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { hueStyle } from '../../ui/hue-style.ts';
import { Icon } from '../../ui/icon.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';
import { AutomationBridge } from './automation-bridge.tsx';
import { AutomationGuide } from './automation-guide.tsx';
import { Recipes } from './recipes.tsx';
import { ToolBrowser } from './tool-browser.tsx';

export { head } from '#content/pages/integrations-third-party.ts';
export const ground = 'night';

const hue: Hue = 'sky';

export default function IntegrationsThirdParty() {
  const { hero, stats, tools, closing } = thirdPartyPage;
  return (
    <div style={hueStyle(hue)}>
      <PageHero {...hero} ground={ground}>
        <div aria-hidden="true" className="mt-14">
          <AutomationBridge />
        </div>
      </PageHero>
      <StatRow stats={stats} />
      <Benefits />
      <AutomationGuide />
      <Section ground="alt" labelledBy="tools">
        <SectionHead id="tools" size="lead" heading={tools.heading} text={tools.text} />
        <ToolBrowser />
      </Section>
      <Recipes />
      <NativeStrip />
      <ClosingBand {...closing} pose="carrying" />
    </div>
  );
}

const benefitHues: readonly Hue[] = ['sun', 'sky', 'grape', 'rose'];

function Benefits() {
  const { heading, text, items } = thirdPartyPage.benefits;
  return (
    <Section labelledBy="benefits">
      <SectionHead id="benefits" heading={heading} text={text} />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {items.map(({ icon, title, text }, index) => (
          <li
            key={title}
            className="flex flex-col rounded-card bg-hue-soft p-6 lg:pt-7"
            style={hueStyle(benefitHues[index]!)}
          >
            <span className="grid size-11 place-items-center rounded-full bg-hue lg:mb-12">
              <Icon name={icon} />
            </span>
            <h3 className="card-heading mt-5">{title}</h3>
            <p className="mt-2 text-hue-text">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function NativeStrip() {
  const { text, action } = thirdPartyPage.native;
  return (
    <div className="wrap pb-20">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6 card p-6 sm:px-8">
        <div aria-hidden="true" className="flex flex-wrap gap-2">
          {stripIntegrations.slice(0, 6).map(({ name, icon, color }) => (
            <BrandTile key={name} name={name} icon={icon} color={color} className="[--tile:2.75rem]" />
          ))}
        </div>
        <p className="card-heading flex-1 basis-60 font-display">{text}</p>
        <ButtonLink to={action.to} look="secondary">
          {action.label}
        </ButtonLink>
      </div>
    </div>
  );
}
