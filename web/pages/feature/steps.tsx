import type { FeaturePage } from '#content/pages/feature-page.ts';
import { Section, SectionHead } from '../../ui/section.tsx';

export function Steps({ heading, text, items }: FeaturePage['steps']) {
  return (
    <Section ground="stage" labelledBy="steps">
      <SectionHead id="steps" heading={heading} text={text} />
      <ol className="grid gap-8 lg:grid-cols-4 lg:gap-5">
        {items.map(({ title, text }, index) => (
          <li key={title} className="flex gap-5 lg:flex-col lg:justify-end">
            <span aria-hidden="true" className="flex w-10 shrink-0 flex-col-reverse gap-1 lg:w-full lg:flex-row">
              {items.slice(0, index + 1).map((_, segment) => (
                <i
                  key={segment}
                  className={`min-h-3 flex-1 rounded-[5px] lg:h-5 lg:flex-none lg:basis-1/5 ${segment === index ? 'bg-hue' : 'bg-action'}`}
                />
              ))}
            </span>
            <div className="lg:grow">
              <p aria-hidden="true" className="numerals text-on-dark-faint">
                {index + 1}
              </p>
              <h3 className="card-heading mt-1">{title}</h3>
              <p className="mt-2 text-on-dark-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
