import { numbersWords } from '#content/desk/numbers.ts';
import type { DeskNumbers } from '#content/shared/desk/desk-api.ts';
import { wholeNumber } from '#content/shared/text/format.ts';

const words = numbersWords.funnel;
/** Percentages of fewer visits are not shown. */
const minVisits = 30;

export function Funnel({ steps }: { steps: DeskNumbers['funnel'] }) {
  const all = steps[0]!.visits;
  return (
    <section aria-labelledby="funnel" className="dark-area rounded-card bg-night p-4 text-on-dark sm:p-6">
      <h2 id="funnel" className="card-heading">
        {words.heading}
      </h2>
      {all < minVisits && <p className="mt-1 text-sm text-on-dark-soft">{words.few}</p>}
      <ol className="mt-5 grid gap-4">
        {steps.map(({ step, visits }, index) => (
          <li key={step}>
            <p className="flex items-baseline justify-between gap-4">
              <span>{step}</span>
              <span className="text-sm text-on-dark-soft">
                <b className="numerals mr-2 text-xl text-on-dark">{wholeNumber(visits)}</b>
                {index > 0 && all >= minVisits && words.share(visits, all)}
              </span>
            </p>
            <i
              aria-hidden="true"
              className="mt-1.5 block h-4 rounded-segment bg-[repeating-linear-gradient(90deg,var(--color-highlight)_0_44px,transparent_44px_47px)]"
              style={{ width: `${all ? Math.max(1, (visits / all) * 100) : 1}%` }}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
