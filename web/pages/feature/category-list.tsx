import type { FeaturePage } from '#content/pages/feature-page.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';

export function CategoryList({ eyebrow, heading, text, items, action }: FeaturePage['categories']) {
  return (
    <Section ground="alt" labelledBy="categories">
      <div className="grid gap-x-16 lg:grid-cols-[1fr_1.6fr]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <SectionHead id="categories" eyebrow={eyebrow} heading={heading} text={text} />
          {action && (
            <ButtonLink to={action.to} look="secondary" className="-mt-3 max-lg:mb-10">
              {action.label}
            </ButtonLink>
          )}
        </div>
        <ul className="border-t border-line">
          {items.map(({ name, text, tag }) => (
            <li key={name} className="grid gap-x-6 gap-y-1 border-b border-line py-6 sm:grid-cols-[1fr_auto]">
              <h3 className="card-heading">{name}</h3>
              <span className="row-start-1 w-max rounded-full bg-hue-soft px-3 py-1 text-sm font-[650] text-hue-text sm:col-start-2">
                {tag}
              </span>
              <p className="text-text-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
