import type { CSSProperties } from 'react';
import { catalogue, cataloguePage } from '#content/pages/feature-catalog.ts';
import { hueStyle } from '../../ui/hue-style.ts';
import { PageLink } from '../../ui/page-link.tsx';

/**
 * A stalk per category with a segment per feature. On a phone stalks are radio buttons in a row that scrolls, and the link
 * of the checked one shows below.
 */
export function CategoryChart() {
  return (
    <nav
      aria-label={cataloguePage.chartLabel}
      className="category-chart dark-area relative bg-night pt-4 text-on-dark sm:overflow-x-auto"
    >
      <fieldset className="min-w-0">
        <legend className="sr-only">{cataloguePage.chartLabel}</legend>
        <ul className="wrap flex gap-1 sm:min-w-max sm:items-end">
          {catalogue.map(({ id, title, count, hue }, index) => (
            <li
              key={id}
              className="sm:relative sm:min-w-11"
              style={{ '--count': count, ...hueStyle(hue) } as CSSProperties}
            >
              <input
                type="radio"
                name="category"
                aria-label={title}
                defaultChecked={index === 0}
                className="z-1 size-full appearance-none -outline-offset-2 sm:hidden"
              />
              <PageLink
                to={`/features#${id}`}
                className="font-[650] hover:text-hue sm:py-2.5 sm:text-sm/[1.25] sm:after:absolute sm:after:inset-0"
              >
                <span className="sm:block sm:max-h-34 sm:rotate-180 sm:[writing-mode:vertical-rl]">{title}</span>
              </PageLink>
              <i className="stalk" />
            </li>
          ))}
        </ul>
      </fieldset>
    </nav>
  );
}
