import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { plansWith } from '#content/facts/pricing.ts';
import {
  type CatalogueCategory,
  catalogue,
  cataloguePage,
  featuresLabel,
  filterCatalogue,
  filterSummary,
} from '#content/pages/feature-catalog.ts';
import { useAddressQuery } from '../../browser/address-query.ts';
import { scrollToSection } from '../../browser/scroll.ts';
import { Actions } from '../../sections/actions.tsx';
import { EmptyState, EmptyStateActions } from '../../sections/empty-state.tsx';
import { NotLoaded } from '../../sections/not-loaded.tsx';
import { BoFace } from '../../ui/bo.tsx';
import { hueStyle } from '../../ui/hue-style.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Section } from '../../ui/section.tsx';
import { crops } from './crops.tsx';

const { closing, filter: words } = cataloguePage;

/** Without JavaScript all categories show, without the field. */
export function Catalogue() {
  const place = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const { values, ask } = useAddressQuery(['q'], place);
  const found = filterCatalogue(catalogue, values.q);
  const search = (text: string) => ask({ q: text });
  const clear = () => {
    search('');
    box.current!.focus();
  };

  // A link to a filtered-out card needs the filter removed first.
  const before = useRef('');
  useLayoutEffect(() => {
    if (before.current && !values.q) scrollToSection(location.hash.slice(1));
    before.current = values.q;
  }, [values.q]);

  return (
    <Section labelledBy="catalogue">
      <div ref={place} className="mb-6 flex flex-wrap items-end justify-between gap-x-12 gap-y-5 sm:mb-10 md:mb-13">
        <h2 id="catalogue" className="heading">
          <label htmlFor="catalogue-filter">{words.label}</label>
        </h2>
        <search className="grow basis-80 lg:max-w-lg noscript:hidden">
          <SearchField
            input={box}
            text={values.q}
            onSearch={search}
            id="catalogue-filter"
            placeholder={words.placeholder}
            className="min-h-14 pr-5"
          />
          <p role="status" className="mt-2 pl-5 text-sm text-text-soft">
            {filterSummary(found)}
          </p>
        </search>
        <NotLoaded />
      </div>
      {found.length > 0 ? (
        <ul className="grid gap-1 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
          {found.map((category) => (
            <Category
              key={category.id}
              category={category}
              wide={found.length === catalogue.length && category.id in crops}
            />
          ))}
          <CallToAction />
        </ul>
      ) : (
        <EmptyState heading={words.empty} text={words.emptyText}>
          <EmptyStateActions look="primary" clear={words.clear} onClear={clear} asked={values.q} />
        </EmptyState>
      )}
    </Section>
  );
}

/** On a phone folded to its name until its box is checked. */
function Category({ category, wide }: { category: CatalogueCategory; wide: boolean }) {
  const { id, title, description, count, highlights, link, hue } = category;
  return (
    <li
      className={`category group relative flex flex-col overflow-clip border border-transparent bg-hue-soft hover:border-action sm:rounded-card ${wide ? 'sm:col-span-2 sm:flex-row' : ''}`}
      style={hueStyle(hue)}
    >
      <div className="flex-1 sm:p-7">
        <p className="text-sm font-[650] text-hue-text tabular">
          {`${featuresLabel({ count })}, ${plansWith(link)}`}
          <Icon name="next" className="onward text-action" />
        </p>
        <i aria-hidden="true" className="stem sm:mt-3" style={{ '--count': count } as CSSProperties} />
        <h3 className="sm:card-heading sm:mt-5">
          <PageLink id={id} to={link} className="stretched scroll-mt-24">
            {title}
          </PageLink>
        </h3>
        <label data-no-markdown="">
          <input type="checkbox" className="fold-box" />
          <span className="sr-only">{`${cataloguePage.more} ${title}`}</span>
        </label>
        <p className="text-hue-text sm:mt-2">{description}</p>
        <ul className="text-sm">
          {highlights.map((highlight) => (
            <li key={highlight} className="rounded-full bg-surface px-3 py-1">
              {highlight}
            </li>
          ))}
        </ul>
      </div>
      {wide && (
        <div aria-hidden="true" className="relative bg-hue text-xs leading-snug max-sm:hidden sm:flex-1">
          <div className="fading absolute inset-x-6 top-6 bottom-0 overflow-clip">{crops[id]}</div>
        </div>
      )}
    </li>
  );
}

function CallToAction() {
  return (
    <li className="flex items-center gap-8 rounded-card bg-highlight p-5 max-sm:mt-4 sm:col-span-full sm:p-9">
      <div className="grow">
        <h2 className="heading-aside">{closing.heading}</h2>
        <p className="mt-3 max-w-[34em] max-sm:text-sm">{closing.text}</p>
        <Actions actions={closing.actions} looks={['ink', 'secondary']} className="mt-6" />
      </div>
      <BoFace className="w-36 shrink-0 max-lg:hidden" />
    </li>
  );
}
