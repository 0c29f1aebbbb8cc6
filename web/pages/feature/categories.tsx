import type { FeaturePage } from '#content/pages/feature-page.ts';
import { ButtonLink } from '../../ui/button.tsx';

export function Categories({ heading, text, items, action }: FeaturePage['categories']) {
  return (
    <section aria-labelledby="categories">
      <h3 id="categories" className="heading-aside">
        {heading}
      </h3>
      <p className="mt-2 mb-6 text-text-soft">{text}</p>
      <ul className="grid gap-x-8 sm:max-lg:grid-cols-2">
        {items.map(({ name, text, tag }) => (
          <li key={name} className="flex flex-wrap content-start items-center gap-x-3 border-t border-line py-3">
            <h4 className="flex-1 font-[650] wrap-break-word">{name}</h4>
            <span className="rounded-full bg-hue-soft px-2.5 py-0.5 text-xs font-[650] text-hue-text">{tag}</span>
            <p className="basis-full text-sm text-text-soft">{text}</p>
          </li>
        ))}
      </ul>
      {action && (
        <ButtonLink to={action.to} look="secondary" className="mt-6">
          {action.label}
        </ButtonLink>
      )}
    </section>
  );
}
