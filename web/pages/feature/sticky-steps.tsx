import type { ComponentType, CSSProperties } from 'react';
import type { FeaturePage } from '#content/pages/feature-page.ts';
import { Section, SectionHead } from '../../ui/section.tsx';

type StickyStepsProps = FeaturePage['steps'] & { Scene: ComponentType<{ step: number }> };

/** On wide screens steps scroll past one sticky picture (sticky-steps.css); the HTML has all four. */
export function StickySteps({ heading, text, items, Scene }: StickyStepsProps) {
  return (
    <Section ground="stage" labelledBy="steps">
      <SectionHead id="steps" heading={heading} text={text} />
      <ol className="sticky-steps grid">
        {items.map(({ title, text }, index) => (
          <li key={title} className="grid gap-4 md:gap-10 lg:gap-16" style={{ '--step': index + 1 } as CSSProperties}>
            <div className="grid content-center">
              <span aria-hidden="true" className="flex items-center gap-1">
                <b className="numerals mr-2.5 text-on-dark-faint">{index + 1}</b>
                {items.slice(0, index + 1).map((_, segment) => (
                  <i key={segment} className={`h-3 w-10 rounded-[3px] ${segment === index ? 'bg-hue' : 'bg-action'}`} />
                ))}
              </span>
              <h3 className="mt-3 text-xl leading-tight sm:text-3xl">{title}</h3>
              <p className="mt-2 text-on-dark-soft">{text}</p>
            </div>
            <div
              aria-hidden="true"
              className="step-scene grid overflow-clip rounded-card bg-hue text-sm leading-snug text-text"
            >
              <Scene step={index} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
