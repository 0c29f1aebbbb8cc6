import { Segments, Stalk } from '../../../drawing/bamboo.tsx';
import { Chip, Mark, Row } from '../../../drawing/row.tsx';
import { Panel, Window } from '../../../drawing/window.tsx';
import type { Drawings } from '../drawings.ts';

export const tiles: Drawings['tiles'] = { 1: <Forecast />, 3: <Report /> };

const expected = [
  ['Open quotes', '$14,200', 7],
  ['Renewals', '$16,500', 8],
  ['The season, as in past years', '$7,000', 3],
] as const;

/** Autumn from the first of October: what is likely to come in, between the worst case and the best. */
function Forecast() {
  return (
    <div className="flex items-start gap-4">
      <Panel className="w-80 shrink-0 bg-stage p-5 text-on-dark shadow-card">
        <span className="text-on-dark-soft">Likely</span>
        <b className="numerals my-1 block text-[1.75rem] text-highlight">$34k to $41k</b>
        <span className="text-xs text-on-dark-soft">$29k at worst, $46k at best</span>
        <div className="mt-4 grid gap-3">
          {expected.map(([name, sum, share]) => (
            <div key={name}>
              <span className="mb-1 flex justify-between">
                {name}
                <b className="font-[650]">{sum}</b>
              </span>
              <Segments of={16} filled={share} className="h-2" />
            </div>
          ))}
        </div>
      </Panel>
      <Window title="October to December" aside="Next 90 days" className="flex-1 shadow-card">
        <svg aria-hidden="true" viewBox="0 0 460 190" className="w-full">
          <g className="stroke-line">
            <path d="M20 40h420M20 85h420M20 130h420M20 175h420" />
          </g>
          <path d="M150 112C240 96 340 72 440 24V146C340 138 240 126 150 112Z" className="fill-hue" opacity=".35" />
          <path d="M150 112C240 102 340 84 440 54V100C340 108 240 112 150 112Z" className="fill-hue" />
          <path
            d="M20 150l32-14 32 8 32-24 34-8"
            fill="none"
            className="stroke-stage"
            strokeWidth="4"
            strokeLinejoin="round"
          />
          <path d="M150 20v155" className="stroke-text" strokeDasharray="4 4" />
          <circle cx="150" cy="112" r="7" className="fill-stage" />
        </svg>
      </Window>
    </div>
  );
}

const lines = [
  ['Revenue', '$36,240'],
  ['Refunds', '$310'],
  ['Invoices not paid yet', '$2,180'],
  ['Sales tax, kept apart', '$2,610'],
] as const;

/** The report of September as it lies in the accountant's mailbox. */
function Report() {
  return (
    <div className="-mr-7 flex items-start gap-4">
      <div className="flex-1 bg-surface p-6 shadow-card">
        <span className="flex items-end justify-between border-b border-text pb-3">
          <b className="numerals text-2xl">September</b>
          <span className="text-xs text-text-soft">Larkspur Landscaping</span>
        </span>
        {lines.map(([name, sum]) => (
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
      <div className="grid w-80 shrink-0 gap-3 max-lg:hidden">
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
