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
    <nav
      aria-label={cataloguePage.groveLabel}
      className="dark-area relative bg-night pt-4 pb-15 text-on-dark max-sm:after:absolute max-sm:after:inset-y-0 max-sm:after:right-0 max-sm:after:w-20 max-sm:after:bg-[linear-gradient(90deg,transparent,var(--color-night))] max-sm:after:pointer-events-none sm:overflow-x-auto sm:pt-9 sm:pb-0"
    >
      <fieldset className="min-w-0 sm:min-w-max">
        <legend className="sr-only">{cataloguePage.groveLabel}</legend>
        <ul className="wrap flex gap-1 [--segment:7px] max-sm:overflow-x-auto max-sm:[scroll-snap-type:x_proximity] sm:min-w-max sm:items-end sm:[--segment:clamp(9px,0.85vw,12px)]">
          {catalogue.map(({ id, title, count, hue }, index) => (
            <li
              key={id}
              className="grid w-11 shrink-0 snap-center items-end justify-items-center max-sm:last:mr-15 sm:relative sm:w-auto sm:min-w-11 sm:flex-1"
              style={{ '--count': count, ...hueStyle(hue) } as CSSProperties}
            >
              <input
                type="radio"
                name="cane"
                aria-label={title}
                defaultChecked={index === 0}
                className="peer z-1 col-start-1 row-start-1 size-full appearance-none -outline-offset-2 sm:hidden"
              />
              <PageLink
                to={`/features#${id}`}
                className="font-[650] hover:text-hue max-sm:absolute max-sm:inset-x-(--gutter) max-sm:bottom-0 max-sm:hidden max-sm:min-h-15 max-sm:items-center max-sm:text-lg max-sm:text-hue max-sm:underline max-sm:underline-offset-4 max-sm:peer-checked:flex sm:py-2.5 sm:text-sm sm:leading-tight sm:after:absolute sm:after:inset-0"
              >
                <span className="sm:block sm:max-h-[8.5rem] sm:rotate-180 sm:[writing-mode:vertical-rl]">{title}</span>
              </PageLink>
              <i className="stalk w-full max-w-12 animate-grow origin-bottom max-sm:col-start-1 max-sm:row-start-1 max-sm:opacity-60 peer-checked:opacity-100" />
            </li>
          ))}
        </ul>
      </fieldset>
    </nav>
  );
}
