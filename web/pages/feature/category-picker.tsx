import type { FeaturePage } from '#content/feature-page.ts';
import type { Hue } from '#content/site.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { hueStyle } from '../../ui/hue-style.ts';
import { Section, SectionHead } from '../../ui/section.tsx';
import { Shop } from '../../ui/shop.tsx';
import type { Drawings } from './drawings.ts';

interface CategoryPickerProps {
  hue: Hue;
  categories: FeaturePage['categories'];
  CategoryScene: NonNullable<Drawings['CategoryScene']>;
}

/**
 * Six kinds to choose from, each in a hue of its own; the scene beside the words changes with the kind. All panels are in
 * the HTML. A kind is a radio button, so that keys, fingers and screen readers need no script; the stylesheet shows the
 * panel behind the one that is chosen.
 */
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
      <fieldset className="category-picker grid min-w-0 grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-1 sm:grid-cols-3 lg:grid-cols-6">
        <legend data-no-markdown="" className="sr-only">
          {eyebrow}
        </legend>
        {items.flatMap(({ name, text, tag, shop }, index) => [
          <label
            key={name}
            data-no-markdown=""
            style={inHue(hue, index)}
            className="relative min-h-13 place-items-center rounded-chip bg-hue-soft px-2 py-1.5 text-center text-sm leading-tight font-[650] has-checked:bg-stage has-checked:text-white"
          >
            <input
              type="radio"
              name="category"
              defaultChecked={index === 0}
              className="absolute inset-0 cursor-pointer appearance-none rounded-chip"
            />
            {name}
          </label>,
          <div
            key={tag}
            style={inHue(hue, index)}
            className="col-span-full mt-3 grid items-center gap-6 rounded-stage bg-hue p-4 sm:p-9 lg:grid-cols-[1fr_1.6fr] lg:gap-16"
          >
            <div>
              <div className="flex items-center gap-3">
                {shop && <Shop trade={shop} />}
                <h3 className="text-[min(1.75rem,9vw)] leading-tight">{name}</h3>
              </div>
              <p className="mt-3 mb-4 sm:text-lg">{text}</p>
              <span className="inline-flex rounded-full bg-surface px-3 py-1 text-sm font-[650] text-hue-text">
                {tag}
              </span>
            </div>
            <div aria-hidden="true" className="text-sm leading-snug">
              <CategoryScene index={index} />
            </div>
          </div>,
        ])}
      </fieldset>
    </Section>
  );
}

const hues: readonly Hue[] = ['sky', 'sun', 'grape', 'clay', 'rose', 'highlight'];

/** The first one has the hue of the page, and no two have the same. */
const inHue = (first: Hue, index: number) => hueStyle(hues[(hues.indexOf(first) + index) % hues.length]!);
