import { Fragment, type ReactNode } from 'react';
import { nativePage } from '#content/pages/integrations-native.ts';
import { site } from '#content/site.ts';
import { Segments } from '../../drawing/bamboo.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';
import { IntegrationTile } from './integration-tile.tsx';

/** A native connection is an unbroken cane; others have loose joints. */
export function WhyNative() {
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
                <h3 className="card-heading">{title}</h3>
                <p className="mt-2 text-on-dark-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Way({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div>
      {caption}
      <div className="mt-2 flex items-center gap-1.5">
        <img src={site.sign} alt="" width="48" height="48" loading="lazy" className="shrink-0" />
        {children}
        <IntegrationTile name="Stripe" />
      </div>
    </div>
  );
}
