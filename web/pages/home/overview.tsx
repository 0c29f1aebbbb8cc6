import type { ReactNode } from 'react';
import { type Highlight, overview } from '#content/pages/home.ts';
import { ReportedNote } from '../../sections/stat-row.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';
import { Ticks } from '../../ui/ticks.tsx';
import {
  CampaignSequence,
  CustomerTimeline,
  DraftedStep,
  GrowthChart,
  GrowthSources,
  SalesFunnel,
} from './overview-pictures.tsx';

const [analytics, campaigns, funnels, crm] = overview.cards;

export function Overview() {
  return (
    <Section id="features" labelledBy="features-heading">
      <SectionHead id="features-heading" {...overview} />
      <ul className="grid gap-3 sm:gap-5 sm:grid-cols-2 lg:grid-cols-6">
        <Tile
          {...analytics}
          ground="dark-area bg-stage text-on-dark"
          beside={<GrowthSources />}
          picture={<GrowthChart />}
        />
        <Tile {...campaigns} ground="bg-highlight" picture={<CampaignSequence />} />
        <Tile {...funnels} ground="bg-sun/35" picture={<SalesFunnel />} />
        <Tile {...crm} ground="border border-line bg-surface" beside={<DraftedStep />} picture={<CustomerTimeline />} />
      </ul>
      <ReportedNote stats={overview.cards.map(({ stat }) => stat)} className="mt-4" />
      <p className="mt-1 sm:mt-5">
        <PageLink
          to={overview.link.to}
          className="group inline-flex min-h-11 items-center gap-2 font-[650] text-action hover:underline"
        >
          {overview.link.label}
          <Icon name="next" className="onward" />
        </PageLink>
      </p>
    </Section>
  );
}

function Tile({
  title,
  description,
  url,
  stat,
  highlights,
  ground,
  picture,
  beside,
}: Highlight & { ground: string; picture: ReactNode; beside?: ReactNode }) {
  return (
    <li
      className={`group bento-tile relative grid gap-3 rounded-card p-4 sm:gap-8 sm:p-9 ${ground} ${beside ? 'sm:col-span-2 sm:grid-cols-2 lg:col-span-4' : 'content-between lg:col-span-2'}`}
    >
      <div className="flex flex-col">
        <h3 className="flex items-start justify-between gap-4 text-[1.25rem] leading-tight font-[650] sm:text-[1.5rem]">
          <PageLink to={url} className="stretched">
            {title}
          </PageLink>
          <Icon name="next" className="onward mt-0.5 size-6 sm:hidden" />
        </h3>
        <p className="mt-1.5 opacity-80 max-sm:text-sm sm:mt-2">{description}</p>
        <Ticks items={highlights} className="text-sm font-medium sm:mt-5" />
        {beside && (
          <div aria-hidden="true" className="sm:mt-2">
            {beside}
          </div>
        )}
        <p className="mt-auto pt-2 text-xs sm:pt-5 sm:text-sm/[1.4]">
          <span className="numerals text-[1.25rem] sm:mb-1 sm:block sm:text-[2.6rem]">{stat.figure}</span>
          {` ${stat.label} ${stat.base}`}
        </p>
      </div>
      <div aria-hidden="true">{picture}</div>
    </li>
  );
}
