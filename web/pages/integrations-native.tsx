import { Fragment, type ReactNode } from 'react';
import { type IntegrationName, integrations, nativePage } from '#content/integrations.ts';
import { Leaves, Segments } from '../scenes/parts/bamboo.tsx';
import { Row } from '../scenes/parts/row.tsx';
import { Window } from '../scenes/parts/window.tsx';
import { ClosingBand } from '../sections/closing-band.tsx';
import { IntegrationDirectory } from '../sections/integration-directory.tsx';
import { RelatedPages } from '../sections/related-pages.tsx';
import { Badge } from '../ui/badge.tsx';
import { BrandTile } from '../ui/brand-tile.tsx';
import { Icon } from '../ui/icon.tsx';
import { Section, SectionHead } from '../ui/section.tsx';

export default function IntegrationsNative() {
  return (
    <>
      <Opening />
      <div className="bg-page-alt pt-10 pb-24 lg:pt-16">
        <div className="wrap">
          <IntegrationDirectory />
        </div>
      </div>
      <Why />
      <RelatedPages paths={nativePage.related} />
      <ClosingBand {...nativePage.closing} />
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
        <dl className="mt-8 grid grid-cols-2 gap-x-8 gap-y-5 border-t border-line pt-6 sm:flex sm:justify-between">
          {stats.map(({ figure, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end gap-1.5">
              <dt className="text-sm text-text-soft">{label}</dt>
              <dd className="numerals text-3xl text-action">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Cane />
    </div>
  );
}

const boughs: readonly (readonly [IntegrationName, IntegrationName])[] = [
  ['Instagram', 'Stripe'],
  ['Google Calendar', 'WhatsApp'],
  ['Zoom', 'Shopify'],
];

const arrivals: readonly { from: IntegrationName; text: string; time: string }[] = [
  { from: 'Stripe', text: 'Paid $80 for the fall class', time: '10:42 am' },
  { from: 'Google Calendar', text: 'Trial lesson booked for Tuesday', time: '10:40 am' },
  { from: 'Instagram', text: '“Is there still room for my son?”', time: '10:31 am' },
];

/** Tools on the boughs of one cane, and what they bring on one timeline at its foot. */
function Cane() {
  return (
    <div
      aria-hidden="true"
      className="overflow-clip rounded-stage bg-stage px-6 pt-8 text-xs leading-snug sm:px-10 sm:max-lg:flex sm:max-lg:items-end sm:max-lg:gap-10"
    >
      <div className="mx-auto max-w-md sm:max-lg:flex-1">
        <Leaves className="mx-auto h-8 w-16 text-highlight" />
        {boughs.map(([left, right]) => (
          <div key={left} className="flex max-sm:last:hidden">
            <Bough name={left} className="pb-6" />
            <span className="flex w-6 flex-col gap-1 pt-1">
              <i className="flex-1 rounded-chip bg-action" />
              <i className="flex-1 rounded-chip bg-action" />
            </span>
            <Bough name={right} className="flex-row-reverse py-3" />
          </div>
        ))}
      </div>
      <Window title="Maple Dance Studio" aside="Today" flush className="mx-auto mt-1 max-w-md sm:max-lg:flex-1">
        <div className="grid gap-3 p-4">
          {arrivals.map(({ from, text, time }) => (
            <Row
              key={from}
              lead={<Tool name={from} className="size-9" />}
              title={text}
              text={from}
              end={<span className="text-2xs text-text-faint">{time}</span>}
              className="max-sm:last:hidden"
            />
          ))}
        </div>
      </Window>
    </div>
  );
}

function Bough({ name, className }: { name: IntegrationName; className: string }) {
  return (
    <span className={`flex flex-1 items-center justify-end ${className}`}>
      <Tool name={name} className="size-14 sm:size-16" />
      <Segments of={3} filled={3} tone="action" className="mx-0.5 h-2.5 flex-1" />
    </span>
  );
}

function Tool({ name, className }: { name: IntegrationName; className: string }) {
  const { icon } = integrations.find((entry) => entry.name === name)!;
  return <BrandTile name={name} icon={icon} className={className} />;
}

function Why() {
  const { heading, text, direct, detour, items } = nativePage.why;
  return (
    <Section ground="stage" labelledBy="why">
      <div className="grid gap-x-16 lg:grid-cols-2">
        <div className="max-lg:mb-10">
          <SectionHead id="why" heading={heading} text={text} />
          <div aria-hidden="true" className="grid gap-3 text-sm text-on-dark-soft">
            <Way caption={direct}>
              <Segments of={12} filled={12} tone="highlight" className="h-3 flex-1" />
            </Way>
            <Way caption={detour}>
              {[2, 1, 2, 0].map((filled, index) => (
                <Fragment key={index}>
                  {index > 0 && (
                    <i className="grid size-9 shrink-0 place-items-center rounded-full border border-line-dark">
                      <Icon name="plug" className="size-4" />
                    </i>
                  )}
                  <Segments of={2} filled={filled} tone="clay" className="h-3 flex-1" />
                </Fragment>
              ))}
            </Way>
          </div>
        </div>
        <ul className="border-t border-line-dark">
          {items.map(({ icon, title, text }) => (
            <li key={title} className="flex gap-5 border-b border-line-dark py-7">
              <Icon name={icon} className="mt-0.5 size-6 text-highlight" />
              <div>
                <h3 className="display-3">{title}</h3>
                <p className="mt-2 text-on-dark-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** One way from the customer list to a tool. */
function Way({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div>
      {caption}
      <div className="mt-2 flex items-center gap-1.5">
        <img src="/logo.svg" alt="" width="48" height="48" loading="lazy" className="shrink-0" />
        {children}
        <Tool name="Stripe" className="size-12" />
      </div>
    </div>
  );
}
