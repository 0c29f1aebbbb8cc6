import type { CSSProperties } from 'react';
import page, { shelf } from '#content/features/ecommerce-builder.ts';
import { money, moneyExact } from '#content/shared/text/format.ts';
import { Segments } from '../../../drawing/bamboo.tsx';
import { atPoints, ByPoint } from '../../../drawing/by-point.tsx';
import { during } from '../../../drawing/during.ts';
import { Chip, Mark, MockButton, Row } from '../../../drawing/row.tsx';
import { Panel, Window } from '../../../drawing/window.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Still } from '../piece.ts';
import { columns, Rail } from '../rail.tsx';

const { labels } = page.piece;

const tones: Readonly<Record<string, string>> = {
  sky: 'fill-sky',
  sun: 'fill-sun',
  clay: 'fill-clay',
  rose: 'fill-rose',
};
type Product = (typeof shelf)[number];

const points = [0, 1, 2, 3, 4, 5];
/** Pieces that fit on a board of the shelf. */
const room = 10;
const left = ({ made, sold }: Product, point: number) => made[point]! - sold[point]!;
const takenAt = (point: number) => shelf.reduce((sum, { price, sold }) => sum + price * sold[point]!, 0);
const perVisit = ({ price, sold, visits }: Product) => (price * sold[4]!) / visits;

/** A potter's store from its empty shelf to the end of its first year. */
export default function EcommerceBuilder() {
  const { taken, closed, open } = labels;
  const results = page.piece.points.map(({ result }, point) => `${result} ${taken}: ${money(takenAt(point))}.`);
  return (
    <Rail piece={page.piece} results={results} shop="Wheel & Glaze" trade="Pottery studio" className={columns.two}>
      <div className="flex flex-col">
        <div className="flex overflow-clip rounded-t-card">
          {Array.from({ length: 12 }, (_, index) => (
            <i
              key={index}
              className={`h-9 flex-1 md:h-12 ${index % 2 ? 'bg-stage' : 'bg-hue'} ${index > 7 ? 'max-md:hidden' : ''}`}
              style={{ borderRadius: '0 0 99px 99px' }}
            />
          ))}
        </div>
        <div className="flex-1 rounded-b-card bg-hue-soft px-3 pt-8 pb-4 " style={{ margin: '-18px 2% 0' }}>
          <div className="flex items-center justify-between gap-3 pb-4">
            <b className="min-w-0 flex-1 numerals text-xl">Wheel & Glaze</b>
            <ByPoint className="rounded-chip bg-surface px-3.5 py-1.5 text-center font-[650]">
              {points.map((point) => (point < 3 ? closed! : open!))}
            </ByPoint>
            <ByPoint className="text-right numerals text-xl">{points.map((point) => money(takenAt(point)))}</ByPoint>
          </div>
          <div className="grid grid-cols-2 gap-2 md:gap-3 lg:grid-cols-4">
            {shelf.map((product) => (
              <Board key={product.name} {...product} />
            ))}
          </div>
        </div>
      </div>
      <ByPoint as="div">
        <Designs />
        <Stock />
        <Payments />
        <Label />
        <Earnings />
        <Reminder />
      </ByPoint>
    </Rail>
  );
}

export const stills: readonly Still[] = [
  { feature: 0, picture: <Designs /> },
  { feature: 3, picture: <Label /> },
  { feature: 5, picture: <Reminder /> },
];

/** A product and its stock: an outline while the shelf is empty. */
function Board(product: Product) {
  const { name, price, shape, tone } = product;
  return (
    <div className="rounded-tile bg-surface p-3">
      <svg aria-hidden="true" viewBox="0 0 96 88" className="h-14 w-full md:h-32">
        <path d={shape} fill="none" className="stroke-line" strokeWidth="2" strokeDasharray="4 4" />
        <g className="shown-during" style={during(1)}>
          {name === 'Blue mug' && (
            <path d="M64 36h8a14 14 0 0 1 0 28h-8v-7h8a7 7 0 0 0 0-14h-8Z" className="fill-sky" />
          )}
          <path d={shape} className={tones[tone]} />
        </g>
        <path d="M18 84h60" className="stroke-line" strokeWidth="3" strokeLinecap="round" />
      </svg>
      <span className="shown-during mt-2 flex flex-wrap justify-between gap-x-2 font-[650]" style={during(1)}>
        {name}
        <span>{money(price)}</span>
      </span>
      <ByPoint className="mt-1 mb-1.5 text-xs text-text-soft">
        {points.map((point) =>
          point === 0 ? 'Empty' : left(product, point) ? `${left(product, point)} left` : 'Sold out',
        )}
      </ByPoint>
      <span
        className="at-point point-bar block"
        style={{ '--share': atPoints(points.map((point) => left(product, point) / room)) } as CSSProperties}
      >
        <Segments of={room} filled={room} />
      </span>
    </div>
  );
}

const designs = [
  { name: 'Shelf', blocks: 4, columns: 'grid-cols-2' },
  { name: 'Story', blocks: 3, columns: '' },
  { name: 'Single', blocks: 1, columns: '' },
];

function Designs() {
  return (
    <div className="flex flex-col justify-between gap-4 rounded-card bg-hue p-4 lg:p-5">
      <b className="text-lg font-bold">Choose a design</b>
      <span className="grid grid-cols-3 gap-3">
        {designs.map(({ name, blocks, columns }, index) => (
          <span key={name} className="grid gap-2 text-center">
            <span
              className={`flex flex-col gap-1.5 rounded-tile bg-surface p-2 ${index === 0 ? 'outline-2 outline-offset-2' : ''}`}
              style={{ height: 136 }}
            >
              <i className="h-3 rounded-segment bg-stage" />
              <span className={`grid flex-1 gap-1.5 ${columns}`}>
                {Array.from({ length: blocks }, (_, block) => (
                  <i key={block} className={`rounded-segment ${index === 0 ? 'bg-hue' : 'bg-current/12'}`} />
                ))}
              </span>
            </span>
            <b className="font-[650]">{name}</b>
          </span>
        ))}
      </span>
      <MockButton tone="dark">Use “Shelf”</MockButton>
    </div>
  );
}

function Stock() {
  return (
    <Window title="Stock" aside="Store and stall">
      <div className="grid gap-3.5 p-4">
        {shelf.map((product) => (
          <Row
            key={product.name}
            lead={
              <svg aria-hidden="true" viewBox="0 0 96 96" className="size-11 shrink-0 rounded-tile bg-page-alt p-2">
                <path d={product.shape} className={tones[product.tone]} />
              </svg>
            }
            title={product.name}
            text={money(product.price)}
            end={<b className="numerals text-xl">{left(product, 1)}</b>}
          />
        ))}
      </div>
    </Window>
  );
}

function Payments() {
  return (
    <div className="flex flex-col justify-between gap-3 rounded-card bg-surface p-4 lg:p-5">
      <Row lead={<Mark icon="card" tone="highlight" />} title="Cards and wallets" end={<Chip tone="done">On</Chip>} />
      <Row lead={<Mark icon="calculator" tone="highlight" />} title="Installments" end={<Chip tone="done">On</Chip>} />
      <Row
        lead={<Mark icon="percent" />}
        title="Sales tax"
        text="Suggested for North Carolina"
        end={<Chip tone="sun">Confirm</Chip>}
      />
      <Row
        className="rounded-tile bg-highlight p-3"
        lead={<Mark icon="check" tone="dark" />}
        title={`Test order, ${money(shelf[0]!.price)}`}
        text={<span className="text-text">Paid and refunded</span>}
      />
    </div>
  );
}

/** The widths of the bars and gaps of a code, from a fixed rule. */
const bars = Array.from({ length: 46 }, (_, index) => ((index * index * 7 + index * 5) % 11 > 6 ? 4 : 2));

/** The label of the first order as it comes out of the printer. */
function Label() {
  return (
    <div className="flex flex-col rounded-card bg-surface">
      <div className="flex items-center justify-between border-b border-text p-4">
        <b className="numerals text-[2rem]">P</b>
        <span className="text-right text-xs">
          Two-day package
          <br />
          {`2.4 lb, ${moneyExact(8.95)}`}
        </span>
      </div>
      <div className="flex-1 p-4">
        <span className="text-xs text-text-soft">From Wheel & Glaze, Asheville, NC</span>
        <b className="mt-1.5 block text-lg leading-tight font-bold">
          Ines Moreau
          <br />
          41 Orchard Street
          <br />
          Portland, ME 04101
        </b>
      </div>
      <svg aria-hidden="true" viewBox="0 0 240 64" preserveAspectRatio="none" className="mx-4 h-12">
        {bars.map((width, index) => (
          <path key={index} d={`M${index * 5.2} 0h${width}v64h-${width}Z`} />
        ))}
      </svg>
      <span className="flex justify-between px-4 pt-2 pb-4 text-xs">
        9405 5036 2110 4471
        <Icon name="truck" className="size-4.5" />
      </span>
    </div>
  );
}

const earners = shelf.toSorted((one, other) => perVisit(other) - perVisit(one));

function Earnings() {
  return (
    <Window title="Earned per visit" aside="Month 1">
      <div className="grid gap-4 p-4 lg:gap-4 lg:p-5">
        {earners.map((product, index) => (
          <div key={product.name}>
            <span className="mb-1 flex items-end justify-between">
              <b className="font-[650]">{product.name}</b>
              <b className="numerals text-base">{moneyExact(perVisit(product))}</b>
            </span>
            <Segments
              of={20}
              filled={Math.round((20 * perVisit(product)) / perVisit(earners[0]!))}
              tone={index === 0 ? 'action' : 'hue'}
              className="h-4"
            />
          </div>
        ))}
      </div>
    </Window>
  );
}

function Reminder() {
  return (
    <div className="flex flex-col justify-between gap-4 rounded-card bg-highlight p-4 lg:p-5">
      <Row
        lead={<Mark icon="heart" tone="dark" />}
        title="A year since the wedding"
        text={<span className="text-text">To Paula Voss, who gave two blue mugs</span>}
      />
      <Panel className="bg-surface p-4 text-center">
        <svg aria-hidden="true" viewBox="0 34 96 54" className="mx-auto h-24">
          <path d={shelf[2]!.shape} className={tones[shelf[2]!.tone]} />
        </svg>
        <b className="mt-2 block font-[650]">The bowl that goes with them</b>
        <span className="text-text-soft">{money(shelf[2]!.price)}</span>
      </Panel>
      <MockButton tone="dark">Sent</MockButton>
    </div>
  );
}
