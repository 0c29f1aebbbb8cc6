import { stories } from '#content/pages/home.ts';
import { HiddenCostList } from './hidden-cost-list.tsx';
import { MainStreet } from './main-street.tsx';

export function Stories() {
  return (
    <>
      <section id="hidden-costs" aria-labelledby="hidden-costs-heading" className="wrap py-8 sm:py-12">
        <p className="eyebrow">{stories.eyebrow}</p>
        <h2 id="hidden-costs-heading" className="heading">
          {stories.heading}
        </h2>
        <p className="mt-2 mb-5 sm:mt-3 sm:mb-6 text-text-soft">{stories.text}</p>
        <HiddenCostList />
      </section>
      <MainStreet />
    </>
  );
}
