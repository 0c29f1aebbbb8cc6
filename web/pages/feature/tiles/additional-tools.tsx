import { Chip, Mark, Row } from '../../../drawing/row.tsx';
import { Panel, Window } from '../../../drawing/window.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Drawings } from '../drawings.ts';

export const tiles: Drawings['tiles'] = { 0: <Estimate />, 1: <Calculator /> };

const work = { 'Tear off, two layers': '$2,150', 'Shingles, 24 squares': '$6,480', 'Flashing and vents': '$1,240' };

function Estimate() {
  return (
    <div className="rounded-stage bg-hue p-1.5">
      <div className="rounded-[28px] bg-surface p-5">
        <span className="flex items-center justify-between text-xs text-text-soft">
          Ridge & Gutter
          <Chip tone="sun">To sign</Chip>
        </span>
        <b className="numerals mt-5 block text-[1.75rem]">18 Alder Lane</b>
        <span className="mt-6 grid grid-cols-2 gap-2">
          <House />
          <Shingles />
        </span>
        <div className="mt-5">
          {Object.entries(work).map(([name, sum]) => (
            <span key={name} className="flex justify-between border-b border-line py-2.5">
              {name}
              <b className="font-[650]">{sum}</b>
            </span>
          ))}
        </div>
        <span className="mt-3 flex items-end justify-between">
          Total
          <b className="numerals text-[1.75rem]">$9,870</b>
        </span>
        <span className="relative mt-4 block rounded-tile bg-hue-soft px-4 pt-3">
          <span className="text-xs text-text-soft">Sign with your finger</span>
          <svg aria-hidden="true" viewBox="0 0 260 60" fill="none" className="w-full stroke-text">
            <path
              d="M14 44c8-30 22-34 20-12s-8 20-4 8 24-22 24-2 14-20 20-8 10 8 16-4 10 14 18 4 12-26 16-12-10 26 8 10 12 2 24-2 30-12 62-10"
              strokeWidth="3"
              strokeLinecap="round"
            />
          </svg>
        </span>
        <Row
          className="mt-4"
          lead={<Mark icon="card" tone="highlight" />}
          title="Next: the deposit"
          text="$2,500 by link"
        />
      </div>
    </div>
  );
}

function House() {
  return (
    <svg aria-hidden="true" viewBox="0 0 150 100" className="w-full rounded-chip bg-sky">
      <path d="M0 84h150v16H0Z" className="fill-action" />
      <path d="M30 50h90v36H30Z" className="fill-surface" />
      <path d="M18 54 48 20h54l30 34Z" className="fill-stage" />
      <path d="M40 62h16v14H40Zm54 0h16v14H94Z" className="fill-sun" />
      <path d="M68 60h16v26H68Z" className="fill-clay" />
    </svg>
  );
}

function Shingles() {
  const missing = [8, 13, 14];
  return (
    <svg aria-hidden="true" viewBox="0 0 150 100" className="w-full rounded-chip bg-sun">
      {Array.from({ length: 24 }, (_, index) => (
        <path
          key={index}
          d={`M${(index % 6) * 30 - (index % 12 > 5 ? 15 : 0)} ${Math.floor(index / 6) * 26 - 2}h27v20q-13 8-27 0Z`}
          className={missing.includes(index) ? 'fill-clay' : 'fill-stage'}
          opacity={missing.includes(index) ? 0.5 : 1}
        />
      ))}
    </svg>
  );
}

function Calculator() {
  return (
    <Window
      title="What would my roof cost?"
      aside={<Icon name="calculator" className="size-4.5" />}
      className="shadow-card"
    >
      <div className="p-4">
        <Panel className="mb-3 bg-stage px-4 py-3 text-on-dark">
          <span className="text-xs text-on-dark-soft">Between</span>
          <b className="numerals mt-1 block text-[1.75rem] text-highlight">$11,900 and $14,300</b>
        </Panel>
        <svg aria-hidden="true" viewBox="0 0 380 96" className="w-full">
          <path d="M20 92 190 14l170 78Z" className="fill-hue" />
          <path
            d="M20 92 190 14l170 78"
            fill="none"
            className="stroke-stage"
            strokeWidth="8"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <path d="M190 14v78M20 92h340" className="stroke-stage" strokeWidth="2" strokeDasharray="5 5" />
        </svg>
        <Slider name="Size of the roof" value="2,200 sq ft" at={46} />
        <Slider name="Pitch" value="6 in 12" at={62} />
        <Row className="mt-4" lead={<Mark icon="user" />} title="Saved with Dale Whitmore" text="Ridge & Gutter" />
      </div>
    </Window>
  );
}

/** `at` is a percentage. */
function Slider({ name, value, at }: { name: string; value: string; at: number }) {
  return (
    <div className="mt-4">
      <span className="mb-2 flex justify-between">
        {name}
        <b className="font-[650]">{value}</b>
      </span>
      <span className="relative block h-2 rounded-full bg-hue-soft">
        <i className="block h-2 rounded-full bg-stage" style={{ width: `${at}%` }} />
        <i
          className="absolute top-1/2 size-6 -translate-x-1/2 -translate-y-1/2 rounded-full bg-stage"
          style={{ left: `${at}%` }}
        />
      </span>
    </div>
  );
}
