import { Segments, Stalk } from '../../../drawing/bamboo.tsx';
import { Chip, Mark, Row } from '../../../drawing/row.tsx';
import { Panel, Window } from '../../../drawing/window.tsx';
import type { Drawings } from '../drawings.ts';

export const tiles: Drawings['tiles'] = { 1: <Forecast />, 3: <Report /> };

const expected = { 'Open quotes': ['$14,200', 7], Renewals: ['$16,500', 8], 'The season': ['$7,000', 3] } as const;

/** A forecast between worst and best case. */
function Forecast() {
  return (
    <div className="flex items-start gap-4">
      <Window title="This fall" aside="Larkspur Landscaping" className="min-w-0 flex-1 shadow-card">
        <span className="flex items-end justify-between px-4 pt-4">
          <b className="numerals text-2xl sm:text-[1.75rem]">$34k to $41k</b>
          <span className="text-xs text-text-soft">likely</span>
        </span>
        <svg aria-hidden="true" viewBox="0 0 440 180" className="w-full">
          <path d="M0 36h440M0 84h440M0 132h440" className="stroke-line" />
          <path d="M130 54C220 62 330 74 440 84V164C330 140 220 92 130 54Z" className="fill-hue" opacity=".35" />
          <path d="M130 54C220 72 330 94 440 104V138C330 122 220 84 130 54Z" className="fill-hue" />
          <path
            d="M0 92l32-14 32 8 32-24 34-8"
            fill="none"
            className="stroke-stage"
            strokeWidth="4"
            strokeLinejoin="round"
          />
          <path d="M130 20v155" className="stroke-text" strokeDasharray="4 4" />
          <circle cx="130" cy="54" r="7" className="fill-stage" />
        </svg>
        <span className="flex justify-between border-y border-line px-4 py-2 text-xs text-text-soft">
          <span>Sep</span>
          <span>Oct</span>
          <span>Nov</span>
          <span>Dec</span>
        </span>
        <span className="flex justify-between px-4 py-5">
          Worst
          <b className="numerals text-base">$29k</b>
          Best
          <b className="numerals text-base">$46k</b>
        </span>
      </Window>
      <Panel className="w-64 shrink-0 bg-stage p-5 text-on-dark shadow-card max-md:hidden">
        <Row title="What goes in" end={<Chip tone="hue">$37,700</Chip>} />
        <div className="my-4 grid gap-3">
          {Object.entries(expected).map(([name, [sum, share]]) => (
            <div key={name}>
              <span className="mb-1 flex justify-between">
                {name}
                <b className="font-[650]">{sum}</b>
              </span>
              <Segments of={16} filled={share} className="h-2" />
            </div>
          ))}
        </div>
        <span className="block border-t border-line-dark pt-3 text-on-dark-soft">$29k at worst, $46k at best</span>
      </Panel>
    </div>
  );
}

const lines = {
  Revenue: '$36,240',
  Refunds: '$310',
  'Invoices not paid yet': '$2,180',
  'Sales tax, kept separate': '$2,610',
};

function Report() {
  return (
    <div className="flex items-start gap-4">
      <div className="min-w-0 flex-1 bg-surface p-6 shadow-card">
        <span className="grid gap-3 border-b border-text pb-4 sm:flex sm:items-end sm:justify-between">
          <b className="numerals text-2xl">September</b>
          <span className="text-xs sm:text-right text-text-soft">Larkspur Landscaping</span>
        </span>
        {Object.entries(lines).map(([name, sum]) => (
          <span key={name} className="flex justify-between border-b border-line py-2.5">
            {name}
            <b className="numerals text-base">{sum}</b>
          </span>
        ))}
        <span className="mt-5 flex items-end gap-2">
          {[9, 7, 8, 9].map((height, week) => (
            <span key={week} className="flex-1">
              <Stalk of={height} segment="h-2" />
            </span>
          ))}
        </span>
      </div>
      <div className="grid w-64 shrink-0 gap-3 max-md:hidden">
        <Panel className="bg-surface p-4 shadow-card">
          <Row
            lead={<Mark icon="mail" tone="dark" />}
            title="September.pdf"
            text="To Kim Moreno, accountant"
            end={<Chip tone="done">Sent</Chip>}
          />
          <span className="mt-3 block border-t border-line pt-3 text-text-soft">October 1, 6:00 am</span>
        </Panel>
        <Panel className="bg-hue-soft p-4">
          <Row lead={<Mark icon="repeat" tone="hue" />} title="October.pdf" text="Goes out on November 1" />
        </Panel>
      </div>
    </div>
  );
}
