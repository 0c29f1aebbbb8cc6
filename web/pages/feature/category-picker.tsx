import type { FeaturePage } from '#content/pages/feature-page.ts';
import type { Hue } from '#content/site.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { hueStyle } from '../../ui/hue-style.ts';
import { Section, SectionHead } from '../../ui/section.tsx';
import type { Drawings } from './drawings.ts';

interface CategoryPickerProps {
  hue: Hue;
  categories: FeaturePage['categories'];
  CategoryScene: NonNullable<Drawings['CategoryScene']>;
}

/** A radio button covers each card and CSS shows its scene, so it works without scripts. Phones show only the first scene. */
export function CategoryPicker({ hue, categories, CategoryScene }: CategoryPickerProps) {
  const { eyebrow, heading, text, items, action } = categories;
  return (
    <Section ground="alt" labelledBy="categories">
      <div className="justify-between gap-x-16 lg:flex lg:items-end">
        <SectionHead id="categories" eyebrow={eyebrow} heading={heading} text={text} />
        {action && (
          <ButtonLink to={action.to} look="secondary" className="-mt-3 shrink-0 max-lg:mb-10 lg:mb-12">
            {action.label}
          </ButtonLink>
        )}
      </div>
      <fieldset className="category-picker grid min-w-0 gap-3 sm:grid-cols-3 lg:grid-cols-[1fr_1fr_2fr]">
        <legend data-no-markdown="" className="sr-only">
          {eyebrow}
        </legend>
        {items.flatMap(({ name, text, tag }, index) => [
          <div
            key={name}
            style={inHue(hue, index)}
            className="card relative flex flex-wrap items-center justify-between gap-2 p-5 sm:flex-col sm:flex-nowrap sm:items-start sm:has-checked:bg-hue-soft"
          >
            <h3 id={`category-${index}`} className="card-heading">
              {name}
            </h3>
            <p className="w-full text-text-soft max-sm:order-1 sm:mb-auto sm:text-sm">{text}</p>
            <span className="w-max max-w-full rounded-full bg-hue px-3 py-1 text-sm font-[650]">{tag}</span>
            <input
              type="radio"
              name="category"
              aria-labelledby={`category-${index}`}
              defaultChecked={index === 0}
              className="absolute inset-0 cursor-pointer appearance-none rounded-card"
            />
          </div>,
          <div
            key={tag}
            aria-hidden="true"
            style={inHue(hue, index)}
            className="content-center rounded-stage bg-hue p-4 text-sm leading-snug sm:p-9 lg:p-6"
          >
            <CategoryScene index={index} />
          </div>,
        ])}
      </fieldset>
    </Section>
  );
}

const hues: readonly Hue[] = ['sky', 'sun', 'grape', 'clay', 'rose', 'highlight'];

/** The first has the page's hue; all differ. */
const inHue = (first: Hue, index: number) => hueStyle(hues[(hues.indexOf(first) + index) % hues.length]!);
