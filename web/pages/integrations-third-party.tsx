import type { CSSProperties } from 'react';
import { stripIntegrations } from '#content/integrations.ts';
import type { Hue } from '#content/site.ts';
import { automationPlatforms, thirdPartyPage, toolCategories } from '#content/third-party.ts';
import { Segments } from '../scenes/parts/bamboo.tsx';
import { Mark, Row } from '../scenes/parts/row.tsx';
import { Scene } from '../scenes/parts/scene.tsx';
import { Panel } from '../scenes/parts/window.tsx';
import { AutomationGuide } from '../sections/automation-guide.tsx';
import { ClosingBand } from '../sections/closing-band.tsx';
import { Hero } from '../sections/hero.tsx';
import { Recipes } from '../sections/recipes.tsx';
import { StatRow } from '../sections/stat-row.tsx';
import { ToolBrowser } from '../sections/tool-browser.tsx';
import { BrandTile } from '../ui/brand-tile.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Section, SectionHead } from '../ui/section.tsx';

const hue: Hue = 'sky';

export default function IntegrationsThirdParty() {
  const { hero, stats, tools, closing } = thirdPartyPage;
  return (
    <div style={hueStyle(hue)}>
      <Hero {...hero} hue={hue} scene={<Bridge />} />
      <StatRow stats={stats} />
      <Benefits />
      <AutomationGuide />
      <Section ground="alt" labelledBy="tools">
        <SectionHead id="tools" heading={tools.heading} text={tools.text} />
        <ToolBrowser />
      </Section>
      <Recipes />
      <NativeStrip />
      <ClosingBand {...closing} />
    </div>
  );
}

const hueStyle = (hue: Hue) => ({ '--page-hue': `var(--hue-${hue})` }) as CSSProperties;

const cane = 'mx-auto h-12 w-3 max-md:flex-col md:h-3 md:w-auto md:flex-1';

/** One automation: what happened in a tool, the platform in between, what it set off. */
function Bridge() {
  const moodle = toolCategories.flatMap(({ tools }) => tools).find(({ name }) => name === 'Moodle')!;
  return (
    <Scene className="flex pb-16 max-md:flex-col md:items-center lg:pb-20">
      <Panel className="bg-surface p-5 md:w-64">
        <Row
          lead={<BrandTile name={moodle.name} icon={moodle.icon} />}
          title="Exam passed, 92%"
          text="Moodle, 9:14 pm"
          end={<Icon name="award" />}
        />
        <p className="mt-4 rounded-tile bg-page-alt p-3">
          <b className="block font-[650]">Ana Ruiz</b>
          Barista basics, spring group
        </p>
      </Panel>
      <Segments of={4} filled={4} className={cane} />
      <Panel className="mx-auto grid grid-cols-2 gap-2.5 bg-hue p-4">
        {automationPlatforms.map(({ name, icon }) => (
          <BrandTile key={name} name={name} icon={icon} className="size-14" />
        ))}
      </Panel>
      <Segments of={4} filled={4} tone="highlight" className={cane} />
      <Panel className="grid gap-3 bg-surface p-5 md:w-64">
        <Row lead={<Mark icon="tag" tone="done" />} title="Tagged as alumni" text="9:14 pm" />
        <Row lead={<Mark icon="message" tone="done" />} title="“Well done, Ana!”" text="Text sent, 9:15 pm" />
        <Row lead={<Mark icon="calendar" tone="done" />} title="Seat in Latte art held" text="For three days" />
      </Panel>
    </Scene>
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
            <h3 className="display-3 mt-5">{title}</h3>
            <p className="mt-2 text-hue-text">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The way to the directory for whoever needs no platform. */
function NativeStrip() {
  const { text, action } = thirdPartyPage.native;
  return (
    <div className="wrap pb-20">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6 rounded-card border border-line bg-surface p-6 sm:px-8">
        <div aria-hidden="true" className="flex flex-wrap gap-2">
          {stripIntegrations.slice(0, 6).map(({ name, icon }) => (
            <BrandTile key={name} name={name} icon={icon} className="size-11" />
          ))}
        </div>
        <p className="display-3 flex-1 basis-60 font-display">{text}</p>
        <ButtonLink to={action.to} look="secondary">
          {action.label}
        </ButtonLink>
      </div>
    </div>
  );
}
