import page, { examples, headlines, limits, type Month } from '#content/features/sales-funnel-builder.ts';
import { money, roundMoney, wholeNumber } from '#content/shared/text/format.ts';
import { Segments } from '../../../drawing/bamboo.tsx';
import { Chip, Row } from '../../../drawing/row.tsx';
import { fills } from '../../../drawing/tones.ts';
import { Panel } from '../../../drawing/window.tsx';
import { LookPiece, type ResultProps } from '../look-piece.tsx';
import { NumberFields } from '../number-fields.tsx';
import type { Still } from '../piece.ts';

const { labels } = page.piece;

/** Draws a funnel from the visitor's own month, and counts what it earns. */
export default function SalesFunnelBuilder() {
  return (
    <LookPiece
      page={page}
      shop="Good Dinners"
      trade="Nutrition coach"
      examples={examples}
      fields={<NumberFields limits={limits} values={examples[0]!} labels={labels} />}
      aside={<Headlines />}
      answer={({ values }) => {
        const { isWhole, earned } = outcomeOf(values);
        return isWhole ? `${money(earned)} ${labels.month}` : labels.incomplete;
      }}
      result={(props) => <Result {...props} />}
    />
  );
}

function outcomeOf(month: Month) {
  const orders = Math.round((month.visitors * month.orders) / 100);
  const upsells = Math.round((orders * month.upsells) / 100);
  return {
    isWhole: !Object.values(month).some(Number.isNaN),
    orders,
    upsells,
    earned: roundMoney(orders * month.price + upsells * month.upsellPrice),
  };
}

function Result({ values: month }: ResultProps<Month>) {
  const { price, upsellPrice } = month;
  const { isWhole, orders, upsells, earned } = outcomeOf(month);
  return (
    <div className="grid content-between gap-6 rounded-stage bg-stage p-5 text-on-dark sm:p-8">
      <Funnel {...month} />
      <p className="border-t border-line-dark pt-5">
        <b className="block numerals text-[2.5rem] leading-none text-highlight sm:text-[3.5rem]">
          {isWhole ? money(earned) : '–'}
        </b>
        <span className="mt-1 block text-sm">{labels.month}</span>
      </p>
      <p className="min-h-[3lh] text-sm tabular">
        {isWhole
          ? `${wholeNumber(orders)} × ${money(roundMoney(price))} + ${wholeNumber(upsells)} × ${money(roundMoney(upsellPrice))}`
          : labels.incomplete}
        <span className="block text-on-dark-soft">{labels.note}</span>
      </p>
    </div>
  );
}

export const stills: readonly Still[] = [
  { feature: 1, point: 1, ground: 'stage', picture: <Funnel {...examples[1]!} /> },
  {
    feature: 2,
    point: 2,
    ground: 'hue',
    picture: (
      <Panel className="bg-surface p-5">
        <Headlines />
      </Panel>
    ),
  },
  { feature: 4, point: 0, ground: 'stage', picture: <Funnel {...examples[0]!} /> },
];

function Funnel(month: Month) {
  const { visitors, price, upsellPrice } = month;
  const { isWhole, orders, upsells } = outcomeOf(month);
  const bars = [
    { label: labels.visits, count: visitors, price: undefined, tone: 'soft' },
    { label: labels.bought, count: orders, price, tone: 'hue' },
    { label: labels.added, count: upsells, price: upsellPrice, tone: 'highlight' },
  ] as const;
  return (
    <ol className="grid justify-items-center gap-2">
      {bars.map(({ label, count, price, tone }) => (
        <li
          key={label}
          className={`flex items-center justify-between gap-3 rounded-tile px-4 py-3 text-text md:py-4 ${fills[tone]}`}
          style={{ width: `${isWhole ? 52 + 48 * (count / visitors) : 100}%` }}
        >
          <span>
            <b className="font-[650]">{label}</b>
            {price !== undefined && isWhole && ` ${money(roundMoney(price))}`}
          </span>
          <b className="numerals text-xl">{isWhole ? wholeNumber(count) : '–'}</b>
        </li>
      ))}
    </ol>
  );
}

function Headlines() {
  return (
    <>
      <Row title="Which headline?" end={<Chip tone="done">A wins</Chip>} />
      {Object.entries(headlines).map(([text, [share, rate]]) => (
        <div key={text} className="mt-3">
          <span className="mb-1 flex justify-between gap-2">
            {text}
            <b className="font-[650]">{rate}</b>
          </span>
          <Segments of={12} filled={share} className="h-2" />
        </div>
      ))}
    </>
  );
}
