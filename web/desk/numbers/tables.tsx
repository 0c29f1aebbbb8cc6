import { formName, numbersWords, pageName, planName, verdictOf, vitalText } from '#content/desk/numbers.ts';
import type { Vital } from '#content/shared/desk/analytics-events.ts';
import type { DeskNumbers } from '#content/shared/desk/desk-api.ts';
import { site } from '#content/site.ts';
import { type Cell, Table } from './table.tsx';

const words = numbersWords.tables;

export function Tables({ numbers }: { numbers: DeskNumbers }) {
  const rows: Record<keyof typeof words, readonly Cell[][]> = {
    pages: numbers.pages.map(({ path, views, landings }) => [pageName(path), views, landings]),
    referrers: numbers.referrers.map(({ host, visits }) => [host === 'other' ? numbersWords.others : host, visits]),
    countries: numbers.countries.map(({ country, visits }) => [countryName(country), visits]),
    trials: numbers.trials.map(({ plan, billing, clicks }) => [`${planName(plan)}, ${billing}`, clicks]),
    steps: [
      ...numbers.funnel.slice(0, 1).map(({ step, visits }) => [step, visits]),
      ...numbers.steps.map(({ step, count }) => [step, count]),
    ],
    forms: numbers.forms.map(({ form, sent, failed }) => [formName(form), sent, failed]),
    searches: numbers.searches.map(({ words, count }) => [words === 'other' ? numbersWords.others : words, count]),
    vitals: numbers.vitals.map(({ path, lcp, inp, cls, samples }) => [
      pageName(path),
      vital('LCP', lcp),
      vital('INP', inp),
      vital('CLS', cls),
      samples,
    ]),
  };
  return (
    <div className="gap-4 md:columns-2 lg:gap-6">
      {(Object.keys(words) as (keyof typeof words)[]).map((name) => (
        <section
          key={name}
          aria-labelledby={`of-${name}`}
          className={`card mb-4 break-inside-avoid p-4 sm:p-6 lg:mb-6 ${name === 'vitals' ? '[column-span:all]' : ''}`}
        >
          <h2 id={`of-${name}`} className="card-heading mb-3">
            {words[name].heading}
          </h2>
          {name === 'vitals' && <p className="-mt-2 mb-3 text-sm text-text-soft">{numbersWords.vitalsNote}</p>}
          <div className="overflow-x-auto">
            <Table columns={words[name].columns} rows={rows[name]} bars={name !== 'vitals'} />
          </div>
        </section>
      ))}
    </div>
  );
}

function vital(name: Vital, value: number | undefined): Cell {
  return value === undefined ? undefined : { text: vitalText(name, value), verdict: verdictOf(name, value) };
}

const countries = new Intl.DisplayNames(site.locale, { type: 'region', fallback: 'code' });

/** Cloudflare adds its own codes, such as T1 for Tor. */
function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? countries.of(code)! : code;
}
