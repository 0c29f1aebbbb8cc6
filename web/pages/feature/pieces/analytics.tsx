import type { CSSProperties } from 'react';
import page, { ahead, months, rate, sources } from '#content/features/analytics.ts';
import { money, moneyExact, moneyText, wholeNumber } from '#content/shared/text/format.ts';
import { Leaves, Segments, Stalk } from '../../../drawing/bamboo.tsx';
import { atPoints, ByPoint } from '../../../drawing/by-point.tsx';
import { during } from '../../../drawing/during.ts';
import { Mark, Row } from '../../../drawing/row.tsx';
import { Panel, Window } from '../../../drawing/window.tsx';
import type { Still } from '../piece.ts';
import { columns, Rail } from '../rail.tsx';

const { labels, points } = page.piece;

type Source = (typeof sources)[number];

const back = ({ sales, spent }: Source) => sales / spent;
/** What the bars measure at each point of the rail. */
const measures: readonly ((source: Source) => number)[] = [
  ({ spent }) => spent,
  ({ reached }) => reached,
  ({ quotes }) => quotes,
  back,
  back,
  back,
];
const measured = [money, wholeNumber, wholeNumber, moneyExact, moneyExact, moneyExact];
const titles = ['Spent', 'Clicks and calls', 'Quotes asked for', ...Array(3).fill('Back per ad dollar')];
/** Segments of a bar. */
const segments = 24;

const sumOf = (measure: (source: Source) => number) => sources.reduce((sum, source) => sum + measure(source), 0);
const spent = sumOf(({ spent }) => spent);
const sales = sumOf(({ sales }) => sales);
const quotes = sumOf(({ quotes }) => quotes);
const reached = sumOf(({ reached }) => reached);

const current = 8;
const revenue = months.Jun * 4_000;

const worst = ahead.Renewals + ahead['The season'];
const likely = worst + ahead['Open quotes'] * rate;
const best = worst + ahead['Open quotes'];

/** A landscaper's June, from ad costs to revenue, and a forecast. */
export default function Analytics() {
  const words = labels;
  const per = ([first, second]: readonly [string, string]) => `${first} ${second}.`;
  const sums = [
    per([words.spent, money(spent)]),
    `${wholeNumber(reached)} ${words.reached}.`,
    `${quotes} ${words.quotes}.`,
    per([words.back, moneyExact(sales / spent)]),
    per([words.revenue, money(revenue)]),
    `${per([words.likely, money(likely)])} ${per([words.worst, money(worst)])} ${per([words.best, money(best)])}`,
  ];
  const results = points.map(({ result }, point) => `${result} ${sums[point]}`);
  return (
    <Rail piece={page.piece} results={results} shop="Larkspur Landscaping" trade="Landscaper">
      <div className={`max-md:*:[grid-area:1/1] ${columns.two}`}>
        <Bars />
        <ByPoint as="div" className="relative">
          <Sum title="Spent in June" sum={money(spent)}>
            Every sign, spot and ad has a cost.
          </Sum>
          <Sum title="Clicks and calls" sum={wholeNumber(reached)}>
            Counted as they come in.
          </Sum>
          <Quoted />
          <Sum title="Back per ad dollar" sum={moneyExact(sales / spent)}>
            {`${money(sales)} paid by customers these ads brought.`}
          </Sum>
          <Report />
          <Forecast />
        </ByPoint>
      </div>
      <div className="mt-6 flex items-end gap-1.5 text-xs md:gap-3">
        {Object.entries(months).map(([month, height], index) => (
          <div
            key={month}
            className={`min-w-0 flex-1 text-center ${index < 4 ? 'max-md:hidden' : ''} ${index > current ? 'shown-during' : ''}`}
            style={index > current ? during(5) : undefined}
          >
            {index === current && (
              <span className="flex flex-col items-center text-highlight">
                <Leaves className="mb-1 h-6 shrink-0" />
                <b className="mb-1.5 numerals text-base">{moneyText(revenue / 1_000, 'k')}</b>
              </span>
            )}
            <Stalk
              of={height}
              tone={index > current ? 'outline' : index === current ? 'highlight' : 'hue'}
              segment="h-1.5"
            />
            <span className="block pt-2 text-on-dark-soft">{month}</span>
          </div>
        ))}
      </div>
    </Rail>
  );
}

export const stills: readonly Still[] = [
  { feature: 2, picture: <Quoted /> },
  { feature: 4, picture: <Report /> },
  { feature: 5, picture: <Forecast /> },
];

function Bars() {
  return (
    <Panel className="bg-surface p-4 lg:p-6">
      <span className="flex items-baseline justify-between gap-3 border-b border-line pb-3">
        <ByPoint className="text-base font-bold lg:text-lg">{titles}</ByPoint>
        <span className="text-xs text-text-soft">June</span>
      </span>
      <div className="mt-4 grid gap-4 lg:mt-6 lg:gap-6">
        {sources.map((source) => (
          <Bar key={source.name} {...source} />
        ))}
      </div>
    </Panel>
  );
}

function Quoted() {
  return (
    <Sum title="Became a quote" sum={`${Math.round((100 * quotes) / reached)}%`}>
      {`${quotes} of ${wholeNumber(reached)} asked what it costs.`}
    </Sum>
  );
}

function Bar(source: Source) {
  const loses = back(source) < 1;
  const shares = measures.map((measure) => {
    const largest = Math.max(...sources.map(measure));
    return Math.max(1, Math.round((segments * measure(source)) / largest)) / segments;
  });
  return (
    <div>
      <span className="mb-1.5 flex items-end justify-between gap-3">
        <b className="relative font-[650] lg:text-base">
          {source.name}
          {loses && (
            <i className="shown-during absolute inset-x-0 top-1/2 bg-danger" style={{ ...during(3), height: 2 }} />
          )}
        </b>
        <ByPoint className="text-right numerals text-base lg:text-lg">
          {measures.map((measure, point) => measured[point]!(measure(source)))}
        </ByPoint>
      </span>
      <span className="at-point point-bar relative block" style={{ '--share': atPoints(shares) } as CSSProperties}>
        <Segments of={segments} filled={segments} className="h-4 lg:h-6" />
        {loses && (
          <span className="shown-during absolute inset-0" style={during(3)}>
            <Segments of={segments} filled={segments} tone="clay" className="h-4 lg:h-6" />
          </span>
        )}
      </span>
    </div>
  );
}

function Sum({ title, sum, children }: { title: string; sum: string; children: string }) {
  return (
    <div className="flex flex-col justify-between gap-6 rounded-card bg-hue p-5 lg:p-6 max-md:[&:not(.still_*)]:hidden">
      <b className="text-base font-bold">{title}</b>
      <span>
        <b className="block numerals text-[3.5rem] leading-none">{sum}</b>
        <span className="mt-3 block text-sm">{children}</span>
      </span>
    </div>
  );
}

const lines = { Revenue: revenue, Refunds: 310, 'Invoices not paid yet': 2_180, 'Sales tax, kept separate': 2_610 };

/** The month as its accountant gets it. */
function Report() {
  return (
    <div className="flex flex-col justify-between gap-4 rounded-card bg-surface p-5 lg:p-6">
      <span className="flex items-end justify-between border-b border-text pb-3">
        <b className="numerals text-2xl">June</b>
        <span className="text-xs text-text-soft">Larkspur Landscaping</span>
      </span>
      <div className="-my-3">
        {Object.entries(lines).map(([name, sum]) => (
          <span key={name} className="flex justify-between border-b border-line py-2.5">
            {name}
            <b className="numerals text-base">{money(sum)}</b>
          </span>
        ))}
      </div>
      <Row
        className="rounded-tile bg-hue p-3"
        lead={<Mark icon="mail" tone="dark" />}
        title="June.pdf"
        text={<span className="text-text">To Kim Moreno, July 1, 6:00 am</span>}
      />
    </div>
  );
}

/** From this month's revenue to the range of the next three. */
function Forecast() {
  return (
    <Window title="Next 90 days" aside="Likely" className="flex flex-col">
      <b className="px-4 pt-3 numerals text-[2.5rem]">{money(likely)}</b>
      <svg aria-hidden="true" viewBox="0 0 440 130" className="my-auto w-full">
        <path d="M0 32h440M0 66h440M0 100h440" className="stroke-line" />
        <path d="M130 84C220 74 330 46 440 12V116C330 110 220 96 130 84Z" className="fill-hue" opacity=".4" />
        <path d="M130 84C220 80 330 66 440 78" fill="none" className="stroke-hue" strokeWidth="14" />
        <path d="M0 112l32-14 32 2 32-12 34-4" fill="none" className="stroke-stage" strokeWidth="4" />
        <circle cx="130" cy="84" r="7" className="fill-stage" />
      </svg>
      <span className="grid gap-1.5 border-t border-line px-4 py-3 text-xs">
        {Object.entries(ahead).map(([name, sum]) => (
          <Line key={name} name={name} sum={name === 'Open quotes' ? `${rate * 100}% of ${money(sum)}` : money(sum)} />
        ))}
        <Line name="Worst to best" sum={`${money(worst)} to ${money(best)}`} />
      </span>
    </Window>
  );
}

function Line({ name, sum }: { name: string; sum: string }) {
  return (
    <span className="flex justify-between">
      {name}
      <b className="font-[650]">{sum}</b>
    </span>
  );
}
