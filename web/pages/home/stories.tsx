import { stories } from '#content/pages/home.ts';
import { ExportedTable, MissedCall, UnansweredQuote } from './hidden-cost-pictures.tsx';
import { MainStreet } from './main-street.tsx';

const costPictures = [<MissedCall key="call" />, <UnansweredQuote key="quote" />, <ExportedTable key="table" />];

export function Stories() {
  return (
    <>
      <section id="hidden-costs" aria-labelledby="hidden-costs-heading" className="wrap py-8 sm:py-12">
        <p className="eyebrow">{stories.eyebrow}</p>
        <h2 id="hidden-costs-heading" className="heading">
          {stories.heading}
        </h2>
        <p className="mt-2 mb-5 sm:mt-3 sm:mb-6 text-text-soft">{stories.text}</p>
        <ol className="grid gap-x-10 gap-y-4 lg:grid-cols-3">
          {stories.costs.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[6.5rem_1fr] items-start gap-x-4 lg:gap-x-5">
              {costPictures[index]}
              <div>
                <h3 className="font-[650]">{title}</h3>
                <p className="mt-1 text-sm text-text-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <MainStreet />
    </>
  );
}
