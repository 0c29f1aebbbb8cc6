import type { FeaturePage } from '#content/pages/feature-page.ts';
import { Section, SectionHead } from '../../ui/section.tsx';

export function StepLine({ heading, text, items }: FeaturePage['steps']) {
  return (
    <Section labelledBy="steps">
      <SectionHead id="steps" heading={heading} text={text} />
      <ol className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {items.map(({ title, text }, index) => (
          <li key={title}>
            <span aria-hidden="true" className="segments mb-4 h-4">
              {items.map((step, segment) => (
                <i key={step.title} className={segment <= index ? 'bg-action' : ''} />
              ))}
            </span>
            <h3 className="card-heading">{title}</h3>
            <p className="mt-1.5 text-sm text-text-soft">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
