import type { CSSProperties } from 'react';
import { catalogue, cataloguePage } from '#content/pages/feature-catalog.ts';
import { hueStyle } from '../../ui/hue-style.ts';
import { PageLink } from '../../ui/page-link.tsx';

/** A stalk per category with a segment per feature. Scrolls on phones. */
export function CatalogueGrove() {
  return (
    <nav aria-label={cataloguePage.groveLabel} className="dark-area overflow-x-auto bg-night pt-9 text-on-dark">
      <ul className="wrap flex min-w-max items-end gap-1 [--segment:clamp(9px,0.85vw,12px)]">
        {catalogue.map(({ id, title, count, hue }) => (
          <li key={id} className="min-w-11 flex-1">
            <PageLink
              to={`/features#${id}`}
              className="group flex min-h-11 flex-col items-center pt-2 text-sm font-[650] -outline-offset-2"
              style={{ '--count': count, ...hueStyle(hue) } as CSSProperties}
            >
              <span className="max-h-[8.5rem] rotate-180 pt-2.5 leading-tight [writing-mode:vertical-rl] group-hover:text-hue">
                {title}
              </span>
              <i className="stalk w-full max-w-12 animate-grow origin-bottom" />
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
