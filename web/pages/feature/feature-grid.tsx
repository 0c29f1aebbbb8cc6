import type { FeaturePage } from '#content/pages/feature-page.ts';
import { Icon } from '../../ui/icon.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';

export function FeatureGrid({ heading, text, items }: FeaturePage['features']) {
  return (
    <Section labelledBy="features">
      <SectionHead id="features" heading={heading} text={text} />
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((item) => (
          <FeatureCard key={item.title} {...item} />
        ))}
      </ul>
    </Section>
  );
}

export function FeatureCard({
  icon,
  title,
  text,
  className = '',
}: FeaturePage['features']['items'][number] & { className?: string }) {
  return (
    <li className={`card p-7 ${className}`}>
      <span className="grid size-11 place-items-center rounded-tile bg-hue-soft text-hue-text">
        <Icon name={icon} />
      </span>
      <h3 className="card-heading pt-5">{title}</h3>
      <p className="mt-2 text-text-soft">{text}</p>
    </li>
  );
}
