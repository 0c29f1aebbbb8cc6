import { Segments } from '../../../drawing/bamboo.tsx';
import { Chip, Mark, Row } from '../../../drawing/row.tsx';
import { Panel } from '../../../drawing/window.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Drawings } from '../drawings.ts';

export const tiles: Drawings['tiles'] = { 2: <LastMug />, 3: <Label /> };

function LastMug() {
  return (
    <div className="grid gap-3">
      <Panel className="bg-hue p-4">
        <Row
          lead={<Mark icon="card" tone="dark" />}
          title="Blue mug, $28"
          text={<span className="text-text">At the market stall, 11:42 am</span>}
        />
      </Panel>
      <Panel className="bg-surface p-4 shadow-card">
        <div className="relative grid place-items-center rounded-tile bg-page-alt py-4">
          <Mug />
          <span className="absolute top-1 right-1">
            <Chip tone="dark">Sold out</Chip>
          </span>
        </div>
        <span className="mt-3 mb-2 flex justify-between font-[650]">
          Blue mug
          <span>$28</span>
        </span>
        <Segments of={8} filled={0} className="h-2.5" />
        <span className="block mt-2 text-xs text-text-soft">Wheel & Glaze</span>
      </Panel>
      <Panel className="bg-highlight p-4 pb-12">
        <Row
          lead={<Mark icon="message" tone="dark" />}
          title="“Time to fire the next batch”"
          text="Text to you, 11:43 am"
        />
      </Panel>
    </div>
  );
}

function Mug() {
  return (
    <svg aria-hidden="true" viewBox="12 20 80 68" className="h-24" opacity=".5">
      <path d="M64 36h8a14 14 0 0 1 0 28h-8v-7h8a7 7 0 0 0 0-14h-8Z" className="fill-sky" />
      <path d="M22 30h44v40a12 12 0 0 1-12 12H34a12 12 0 0 1-12-12Z" className="fill-sky" />
    </svg>
  );
}

/** Widths of a barcode's bars and gaps. */
const bars = Array.from({ length: 46 }, (_, index) => ((index * index * 7 + index * 5) % 11 > 6 ? 4 : 2));

function Label() {
  return (
    <div>
      <div className="bg-surface shadow-card">
        <div className="flex items-center justify-between border-b border-text p-4">
          <b className="numerals text-[2rem]">P</b>
          <span className="text-right text-xs">
            Two-day parcel
            <br />
            2.4 lb, $8.95
          </span>
        </div>
        <div className="border-b border-text p-4">
          <span className="block truncate text-xs text-text-soft">From Wheel & Glaze, Asheville, NC</span>
          <b className="mt-2 block text-lg leading-tight font-bold">
            Ines Moreau
            <br />
            41 Orchard Street
            <br />
            Portland, ME 04101
          </b>
        </div>
        <div className="p-4">
          <svg aria-hidden="true" viewBox="0 0 240 64" preserveAspectRatio="none" className="h-16 w-full">
            {bars.map((width, index) => (
              <path key={index} d={`M${index * 5.2} 0h${width}v64h-${width}Z`} />
            ))}
          </svg>
          <span className="mt-2 flex justify-between text-xs">
            9405 5036 2110 4471
            <Icon name="truck" className="size-4.5" />
          </span>
        </div>
      </div>
      <Panel className="mt-3 bg-stage p-4 text-on-dark">
        <Row
          lead={<Mark icon="mail" tone="hue" />}
          title="Tracking link sent to Ines"
          end={<Chip tone="done">Sent</Chip>}
        />
      </Panel>
    </div>
  );
}
