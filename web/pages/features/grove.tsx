import type { CSSProperties } from 'react';
import { catalogue, cataloguePage } from '#content/pages/feature-catalog.ts';
import { hueStyle } from '../../ui/hue-style.ts';
import { PageLink } from '../../ui/page-link.tsx';

/**
 * A stalk per category with a segment per feature. On a phone stalks are radio buttons in a row that scrolls, and the link
 * of the checked one shows below.
 */
export function CatalogueGrove() {
  return (
    <nav aria-label={cataloguePage.groveLabel} className="grove dark-area bg-night text-on-dark">
      <ul className="wrap">
        {catalogue.map(({ id, title, count, hue }, index) => (
          <li key={id} style={{ '--count': count, ...hueStyle(hue) } as CSSProperties}>
            <input type="radio" name="cane" aria-label={title} defaultChecked={index === 0} />
            <PageLink to={`/features#${id}`}>
              <span>{title}</span>
            </PageLink>
            <i className="stalk w-full max-w-12 animate-grow origin-bottom" />
          </li>
        ))}
      </ul>
    </nav>
  );
}
