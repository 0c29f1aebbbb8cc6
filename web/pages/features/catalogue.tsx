import type { CSSProperties } from 'react';
import { plansWith } from '#content/facts/pricing.ts';
import { type CatalogueCategory, catalogue, cataloguePage, featuresLabel } from '#content/pages/feature-catalog.ts';
import { answerWords } from '#content/shared/search/answer-words.ts';
import { Actions } from '../../sections/actions.tsx';
import { AnswerForm } from '../../sections/answer-form.tsx';
import { BoFace } from '../../ui/bo.tsx';
import { hueStyle } from '../../ui/hue-style.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Section } from '../../ui/section.tsx';
import { categoryPictures } from './category-pictures.tsx';

const { closing } = cataloguePage;

export function Catalogue() {
  return (
    <Section labelledBy="catalogue">
      <div className="mb-7 flex flex-wrap items-end justify-between gap-x-12 gap-y-5 sm:mb-10 md:mb-13">
        <h2 id="catalogue" className="heading">
          {answerWords.heading}
        </h2>
        <AnswerForm className="grow basis-80 lg:max-w-lg" />
      </div>
      <ul className="grid gap-1 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
        {catalogue.map((category) => (
          <Category key={category.id} category={category} wide={category.id in categoryPictures} />
        ))}
        <CallToAction />
      </ul>
    </Section>
  );
}

/** On a phone it folds to its name. */
function Category({ category, wide }: { category: CatalogueCategory; wide: boolean }) {
  const { id, title, description, count, highlights, link, hue } = category;
  return (
    <li
      className={`group category relative flex flex-col overflow-clip rounded-tile border border-transparent bg-hue-soft hover:border-action sm:rounded-card ${wide ? 'sm:col-span-2 sm:flex-row' : ''}`}
      style={hueStyle(hue)}
    >
      <div className="phone-row flex-1 [--row:68px] sm:p-8">
        <input type="checkbox" aria-label={`${cataloguePage.more} ${title}`} className="row-fold" />
        <p className="folded flex items-center justify-between gap-4 text-sm font-[650] text-hue-text tabular max-sm:order-1 max-sm:col-span-2 max-sm:mt-3">
          {`${featuresLabel({ count })}, ${plansWith(link)}`}
          <Icon name="next" className="onward text-action" />
        </p>
        <i aria-hidden="true" className="stem mt-3 block max-sm:hidden" style={{ '--count': count } as CSSProperties} />
        <b
          aria-hidden="true"
          className="row-span-2 grid size-11 place-items-center rounded-chip bg-hue font-[650] text-text sm:hidden"
        >
          {count}
        </b>
        <h3 className="self-end font-[650] sm:mt-5 sm:card-heading">
          <PageLink id={id} to={link} className="stretched scroll-mt-24">
            {title}
          </PageLink>
        </h3>
        <p className="clamped text-hue-text max-sm:text-sm max-sm:leading-snug sm:mt-2">{description}</p>
        <ul className="folded flex flex-wrap gap-1.5 text-sm max-sm:col-span-2 max-sm:mt-3 max-sm:-mr-9 sm:mt-5">
          {highlights.map((highlight) => (
            <li key={highlight} className="rounded-full bg-surface px-3 py-1">
              {highlight}
            </li>
          ))}
        </ul>
      </div>
      {wide && (
        <div aria-hidden="true" className="relative bg-hue text-xs leading-snug max-sm:hidden sm:flex-1">
          <div className="fading absolute inset-x-6 top-6 bottom-0 overflow-clip">{categoryPictures[id]}</div>
        </div>
      )}
    </li>
  );
}

function CallToAction() {
  return (
    <li className="flex items-center gap-8 rounded-card bg-highlight p-5 max-sm:mt-3 sm:col-span-full sm:p-9">
      <div className="grow">
        <h2 className="heading-aside">{closing.heading}</h2>
        <p className="mt-3 max-w-[34em] max-sm:text-sm">{closing.text}</p>
        <Actions actions={closing.actions} looks={['ink', 'secondary']} className="mt-6" />
      </div>
      <BoFace className="w-36 shrink-0 max-lg:hidden" />
    </li>
  );
}
