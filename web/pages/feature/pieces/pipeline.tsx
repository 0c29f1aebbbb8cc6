import page, { type Deal, deals, type Lane, lanes, news } from '#content/features/pipeline.ts';
import { money } from '#content/shared/text/format.ts';
import { ByPoint } from '../../../drawing/by-point.tsx';
import { during } from '../../../drawing/during.ts';
import type { Still } from '../piece.ts';
import { Rail } from '../rail.tsx';

const { labels } = page.piece;

const laneNames = Object.keys(lanes) as Lane[];

const points = [0, 1, 2, 3, 4, 5];

const laneAt = ({ path }: Deal, point: number) =>
  path[
    Math.max(
      ...Object.keys(path)
        .map(Number)
        .filter((from) => from <= point),
    )
  ];
const sumOf = (lane: Lane, point: number) =>
  deals.reduce((sum, deal) => sum + (laneAt(deal, point) === lane ? deal.worth : 0), 0);
/** Each deal at the rate its lane closes, in dollars. */
const forecastAt = (point: number) => laneNames.reduce((sum, lane) => sum + lanes[lane] * sumOf(lane, point), 0);

const equationAt = (point: number) =>
  laneNames.map((lane) => `${lanes[lane] * 100}% of ${money(sumOf(lane, point))}`).join(' + ');

/** A kitchen remodeler's board through a week: deals move, and the forecast follows. */
export default function Pipeline() {
  const { likely } = labels;
  const results = page.piece.points.map(({ result }, point) => `${result} ${likely}: ${money(forecastAt(point))}.`);
  return (
    <Rail piece={page.piece} results={results} shop="Oak & Island" trade="Kitchen remodeler">
      <Forecast className="mb-3 items-center py-3" />
      <div className="grid grid-cols-2 gap-2 md:grid-cols-4 md:gap-3">
        <Lanes names={laneNames} />
      </div>
    </Rail>
  );
}

export const stills: readonly Still[] = [
  { feature: 1, picture: <Board names={['Quoted', 'Deposit paid']} /> },
  { feature: 3, picture: <Forecast className="flex-col justify-end gap-y-4 py-5 *:text-left" /> },
  { feature: 5, picture: <Board names={['Visited', 'Drawn']} /> },
];

function Forecast({ className }: { className: string }) {
  return (
    <div className={`flex gap-x-6 rounded-card bg-hue px-5 ${className}`}>
      <span className="flex-1">{labels.likely}</span>
      <ByPoint className="text-right tabular max-lg:[&:not(.still_*)]:hidden">{points.map(equationAt)}</ByPoint>
      <ByPoint className="text-right numerals text-[2rem]">{points.map((point) => money(forecastAt(point)))}</ByPoint>
    </div>
  );
}

function Board(props: { names: readonly Lane[] }) {
  return (
    <div className="grid grid-cols-2 gap-2 md:gap-3">
      <Lanes {...props} />
    </div>
  );
}

function Lanes({ names }: { names: readonly Lane[] }) {
  return names.map((lane, index) => (
    <div
      key={lane}
      className="relative grid content-start gap-2 rounded-card bg-stage p-2 text-on-dark md:p-3"
      style={{ zIndex: names.length - index }}
    >
      <i
        className="shown-during absolute inset-0 rounded-card border-2 border-dashed border-highlight"
        style={during(0, 0)}
      />
      <span className="flex flex-wrap justify-between gap-x-2 px-1">
        <b className="font-[650]">{lane}</b>
        <ByPoint className="text-right text-xs text-on-dark-soft">
          {points.map((point) => money(sumOf(lane, point)))}
        </ByPoint>
      </span>
      <span className="grid px-1 text-xs text-on-dark-soft *:[grid-area:1/1]">
        <span>{`${lanes[lane] * 100}% ${labels.close}`}</span>
        <b className="shown-during bg-stage text-highlight" style={during(3, 3)}>
          {`${lanes[lane] * 100}% ${labels.close}`}
        </b>
      </span>
      {deals
        .filter(({ path }) => Object.values(path)[0] === lane)
        .map((deal) => (
          <Card key={deal.name} {...deal} />
        ))}
    </div>
  ));
}

function Card({ name, worth, note, path }: Deal) {
  const [from] = Object.keys(path).map(Number);
  return (
    <div className="shown-during" style={during(from!)}>
      <div
        className={`relative rounded-tile bg-surface p-2.5 text-text md:p-3 ${name === 'Moreau' ? 'at-point pipeline-won' : ''}`}
      >
        {name === 'Whitfield' && (
          <i className="shown-during absolute inset-0 rounded-tile bg-sun" style={during(1, 1)} />
        )}
        {name === 'Osei' && <i className="shown-during absolute inset-0 rounded-tile bg-page-alt" style={during(5)} />}
        <span className="relative flex flex-wrap justify-between gap-x-2 font-[650]">
          {name}
          <span className="tabular">{money(worth)}</span>
        </span>
        <span className="relative grid text-xs text-text-soft *:[grid-area:1/1]">
          <Note deal={name} note={note} />
        </span>
      </div>
    </div>
  );
}

function Note({ deal, note }: { deal: string; note: string }) {
  const change = news[deal];
  if (!change) return <span>{note}</span>;
  const [text, from, until] = change;
  return (
    <>
      <span className="hidden-during" style={during(from, until)}>
        {note}
      </span>
      <span className="shown-during" style={during(from, until)}>
        {text}
      </span>
    </>
  );
}
