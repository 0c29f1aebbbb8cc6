import { useQuery } from '@tanstack/react-query';
import { spans, numbersWords as words } from '#content/desk/numbers.ts';
import { type DeskNumbers, desk } from '#content/shared/desk/desk-api.ts';
import { Bo } from '../../ui/bo.tsx';
import { DeskIcon } from '../desk-icon.tsx';
import { Failure } from '../failure.tsx';
import { usePlace } from '../place.ts';
import { numbersQuery } from '../queries.ts';
import { Waiting } from '../waiting.tsx';
import { DayChart } from './day-chart.tsx';
import { Figures } from './figures.tsx';
import { Funnel } from './funnel.tsx';
import { Tables } from './tables.tsx';

export function Numbers() {
  const option = usePlace(({ query }) => new URLSearchParams(query).get('days') ?? '');
  const span = Object.hasOwn(spans, option) ? Number(option) : 30;
  const { data, error, isPlaceholderData, refetch } = useQuery(numbersQuery(span));
  const [now, before] = data ?? [];
  return (
    <div className="h-full overflow-y-auto">
      <div className="mx-auto max-w-6xl p-4 pb-16 sm:p-6 lg:p-10">
        <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div>
            <h1 className="text-3xl leading-tight">{words.heading}</h1>
            <p className="mt-1.5 max-w-[38em] text-sm text-text-soft">{words.lead}</p>
          </div>
          <nav
            aria-label={words.span}
            className="flex flex-wrap gap-1 rounded-full bg-page-alt p-1 text-sm max-sm:w-full"
          >
            {Object.entries(spans).map(([days, name]) => (
              <a
                key={days}
                href={`#numbers?days=${days}`}
                aria-current={Number(days) === span ? 'true' : undefined}
                className="grid min-h-11 place-items-center rounded-full px-4 font-[650] max-sm:flex-1 max-sm:px-1 max-sm:text-xs aria-[current]:bg-surface aria-[current]:shadow-card"
              >
                {name}
              </a>
            ))}
          </nav>
        </header>
        {error && (
          <div className="mt-6">
            <Failure error={error} again={refetch} />
          </div>
        )}
        {!data && !error && <Waiting />}
        {now &&
          before &&
          (now.pages.length === 0 ? <None /> : <All now={now} before={before} isCurrent={!isPlaceholderData} />)}
      </div>
    </div>
  );
}

function All({ now, before, isCurrent }: { now: DeskNumbers; before: DeskNumbers; isCurrent: boolean }) {
  return (
    <div className={`mt-7 grid gap-4 lg:gap-6 ${isCurrent ? '' : 'opacity-60'}`}>
      <Figures now={now} before={before} />
      <DayChart days={now.days} />
      <Funnel steps={now.funnel} />
      <Tables numbers={now} />
      <p>
        <a
          href={`${desk.numbers}?${new URLSearchParams({ since: now.since, until: now.until, download: 'csv' })}`}
          download
          className="text-link inline-flex min-h-11 items-center gap-2 text-sm"
        >
          <DeskIcon name="download" className="size-4.5" />
          {words.download}
        </a>
      </p>
    </div>
  );
}

function None() {
  return (
    <div className="card mt-8 flex items-end gap-6 overflow-clip px-6 max-sm:flex-col">
      <div className="grow py-8">
        <h2 className="card-heading">{words.none.heading}</h2>
        <p className="mt-2 max-w-[34em] text-text-soft">{words.none.text}</p>
      </div>
      <Bo pose="asleep" className="w-40 shrink-0" />
    </div>
  );
}
