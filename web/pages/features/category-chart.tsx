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
    <nav aria-label={cataloguePage.chartLabel} className="category-chart dark-area relative bg-night pt-4 text-on-dark">
      <fieldset className="min-w-0">
        <legend className="sr-only">{cataloguePage.chartLabel}</legend>
        <ul className="wrap flex gap-1">
          {catalogue.map(({ id, title, count, hue }, index) => (
            <li key={id} style={{ '--count': count, ...hueStyle(hue) } as CSSProperties}>
              <input
                type="radio"
                name="category"
                aria-label={title}
                defaultChecked={index === 0}
                className="z-1 size-full appearance-none -outline-offset-2"
              />
              <PageLink to={`/features#${id}`}>
                <span>{title}</span>
              </PageLink>
              <i className="stalk" />
            </li>
          ))}
        </ul>
      </fieldset>
    </nav>
  );
}
