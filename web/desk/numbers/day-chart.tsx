import { useState } from 'react';
import { numbersWords } from '#content/desk/numbers.ts';
import { timeFormat } from '#content/shared/dates/date-time.ts';
import type { DeskNumbers } from '#content/shared/desk/desk-api.ts';
import { longDate, wholeNumber } from '#content/shared/text/format.ts';
import { axisSteps } from './scale.ts';
import { Table } from './table.tsx';

const words = numbersWords.chart;

/** Days are selected by an invisible range input on top. */
export function DayChart({ days }: { days: DeskNumbers['days'] }) {
  // The index would change with the period.
  const [chosen, setChosen] = useState<string>();
  const found = days.findIndex(({ day }) => day === chosen);
  const at = found < 0 ? days.length - 1 : found;
  const day = days[at]!;
  const steps = axisSteps(Math.max(...days.map(({ views, visits }) => Math.max(views, visits))));
  const height = (count: number) => `${(count / steps.at(-1)!) * 100}%`;
  const description = `${dateOf(day.day)}: ${wholeNumber(day.visits)} ${numbersWords.figures.visits}, ${wholeNumber(day.views)} ${numbersWords.figures.views}`;
  return (
    <section aria-labelledby="by-day" className="card p-4 sm:p-6">
      <h2 id="by-day" className="card-heading">
        {words.heading}
      </h2>
      {/* On a phone today's text has two lines; reserve them. */}
      <p className="mt-1 text-sm text-text-soft max-sm:min-h-[2lh]">
        {description}
        {at === days.length - 1 && `. ${numbersWords.today}`}
      </p>
      <div className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] grid-rows-[13rem_auto] gap-x-2">
        <ol
          aria-hidden="true"
          className="-my-[0.6em] flex flex-col justify-between text-right text-xs/[1.6] text-text-faint tabular"
        >
          {steps.toReversed().map((step) => (
            <li key={step}>{wholeNumber(step)}</li>
          ))}
        </ol>
        <div className="day-stalks">
          {days.map(({ day, views, visits }, index) => (
            <span
              key={day}
              className={index === at ? 'is-chosen' : ''}
              data-today={index === days.length - 1 || undefined}
            >
              <i style={{ height: height(views) }} />
              <i style={{ height: height(visits) }} />
            </span>
          ))}
          <input
            type="range"
            aria-label={words.day}
            aria-valuetext={description}
            min={0}
            max={days.length - 1}
            value={at}
            onChange={({ target }) => setChosen(days[Number(target.value)]!.day)}
            onPointerMove={({ clientX, currentTarget }) => {
              const { left, width } = currentTarget.getBoundingClientRect();
              setChosen(days[Math.max(0, Math.floor(((clientX - left) / width) * days.length))]?.day);
            }}
          />
        </div>
        <p aria-hidden="true" className="col-start-2 flex justify-between pt-1.5 text-xs/[1.6] text-text-faint">
          <span>{dateOf(days[0]!.day)}</span>
          <span>{dateOf(days.at(-1)!.day)}</span>
        </p>
      </div>
      <p aria-hidden="true" className="mt-3 flex gap-5 text-xs text-text-soft">
        <span>
          <i className="segment mr-2 inline-block text-action" />
          {words.visits}
        </span>
        <span>
          <i className="segment mr-2 inline-block text-highlight/55" />
          {words.views}
        </span>
      </p>
      <details className="mt-3 text-sm">
        <summary className="min-h-11 content-center font-[650]">{words.table}</summary>
        <Table
          columns={[words.day, words.visits, words.views]}
          rows={days.toReversed().map(({ day, visits, views }) => [longDate(day), visits, views])}
          most={days.length}
        />
      </details>
    </section>
  );
}

const days = timeFormat({ month: 'long', day: 'numeric' }, 'UTC');
const dateOf = (day: string) => days.format(Date.parse(day));
