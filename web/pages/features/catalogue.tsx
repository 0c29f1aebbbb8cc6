import { type CSSProperties, useRef } from 'react';
import {
  type CatalogueCategory,
  catalogue,
  cataloguePage,
  featuresLabel,
  filterCatalogue,
  filterSummary,
} from '#content/catalogue.ts';
import { plansWith } from '#content/pricing.ts';
import { useAddressQuery } from '../../browser/address-query.ts';
import { Actions } from '../../sections/actions.tsx';
import { ClearOrAsk, NothingFound } from '../../sections/nothing-found.tsx';
import { StillNote } from '../../sections/still-note.tsx';
import { BoFace } from '../../ui/bo.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Section } from '../../ui/section.tsx';

const { closing, filter: words } = cataloguePage;

/** The categories with a box that filters them while one types. Without JavaScript all of them stand, without the box. */
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
  return (
    <Section labelledBy="catalogue">
      <div ref={place} className="mb-10 flex flex-wrap items-end justify-between gap-x-12 gap-y-5 md:mb-13">
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
        <StillNote />
      </div>
      {found.length > 0 ? (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {found.map((category) => (
            <Category key={category.id} {...category} />
          ))}
          <CallToAction />
        </ul>
      ) : (
        <NothingFound heading={words.empty} text={words.emptyText}>
          <ClearOrAsk look="primary" clear={words.clear} onClear={clear} asked={values.q} />
        </NothingFound>
      )}
    </Section>
  );
}

function Category({ title, description, count, highlights, link }: CatalogueCategory) {
  return (
    <li className="group relative flex flex-col card p-7 hover:border-action">
      <p className="flex items-center justify-between gap-4 text-sm font-[650] text-text-soft tabular">
        {`${featuresLabel({ count })}, ${plansWith(link)}`}
        <Icon name="next" className="onward text-action" />
      </p>
      <i aria-hidden="true" className="stem mt-3" style={{ '--count': count } as CSSProperties} />
      <h3 className="card-heading mt-5">
        <PageLink to={link} className="stretched">
          {title}
        </PageLink>
      </h3>
      <p className="mt-2 text-text-soft">{description}</p>
      <ul className="mt-5 flex flex-wrap gap-1.5 text-sm">
        {highlights.map((highlight) => (
          <li key={highlight} className="rounded-full bg-page-alt px-3 py-1">
            {highlight}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The call to action, in the two places that the last category leaves in its row. */
function CallToAction() {
  return (
    <li className="flex items-center gap-8 rounded-card bg-highlight p-7 sm:p-9 lg:col-span-2">
      <div className="grow">
        <h2 className="text-[1.75rem] leading-tight">{closing.heading}</h2>
        <p className="mt-3 max-w-[34em]">{closing.text}</p>
        <Actions actions={closing.actions} looks={['ink', 'secondary']} className="mt-6" />
      </div>
      <BoFace className="w-36 shrink-0 max-lg:hidden" />
    </li>
  );
}
