import { Mark, MockButton, Row } from '../../../drawing/row.tsx';
import { Window } from '../../../drawing/window.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Drawings } from '../drawings.ts';

export const tiles: Drawings['tiles'] = { 0: <PageEditor />, 4: <Upsell /> };

function PageEditor() {
  return (
    <Window title="Landing page" aside="Good Dinners" className="shadow-card">
      <div className="flex flex-col gap-2 p-4">
        <b className="numerals text-2xl">Dinner is decided</b>
        <span className="text-text-soft">Fourteen evenings, one shopping list a week.</span>
        <span className="relative block overflow-clip rounded-tile bg-hue-soft">
          <Plate />
          <span className="absolute right-4 bottom-4 grid size-11 place-items-center rounded-full bg-stage text-highlight">
            <Icon name="play" />
          </span>
        </span>
        <span className="relative block rounded-tile border-2 border-dashed border-action p-1.5">
          <span className="flex flex-wrap justify-between rounded-chip bg-stage px-4 py-2.5 text-on-dark">
            Offer ends in
            <b className="numerals text-lg text-highlight">2 d 04:16</b>
          </span>
          <Icon name="cursor" className="absolute -right-1.5 bottom-0 size-6 text-action" />
        </span>
        <MockButton>Send me three dinners</MockButton>
      </div>
    </Window>
  );
}

function Upsell() {
  return (
    <div className="mx-auto max-w-80 rounded-stage bg-stage p-1.5 shadow-card">
      <div className="rounded-[28px] bg-surface p-4">
        <Row lead={<Mark icon="check" tone="done" />} title="$49 paid" text="Good Dinners" />
        <div className="mt-3 rounded-card bg-hue-soft p-4">
          <span className="flex items-center gap-4">
            <Workbook />
            <span>
              <span className="text-text-soft">Add the workbook?</span>
              <b className="numerals mt-1 block text-[2rem]">$19</b>
            </span>
          </span>
          <MockButton tone="dark" className="mt-3">
            Yes, with one tap
          </MockButton>
        </div>
        <span className="mt-3 block text-center text-text-soft">No, thank you</span>
      </div>
    </div>
  );
}

function Plate() {
  return (
    <svg aria-hidden="true" viewBox="0 0 400 120" className="block w-full">
      <circle cx="200" cy="60" r="84" className="fill-surface" />
      <circle cx="200" cy="60" r="64" className="fill-white stroke-line" />
      <path d="M158 78c0-30 34-46 74-38 8 20-22 54-74 38Z" className="fill-clay" />
      <path d="M176 70c4-12 14-20 28-24m-12 30c6-10 14-16 24-20" fill="none" className="stroke-white" strokeWidth="3" />
      <g className="fill-action">
        <circle cx="228" cy="80" r="7" />
        <circle cx="242" cy="70" r="7" />
        <circle cx="240" cy="88" r="7" />
        <circle cx="214" cy="92" r="7" />
      </g>
      <path d="M160 40a18 18 0 0 1 34-8Z" className="fill-sun" />
      <path
        d="M70 20v80m-10-80v22c0 12 20 12 20 0V20m244 0c-14 10-14 36 0 44v36"
        fill="none"
        className="stroke-text"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}

function Workbook() {
  return (
    <svg aria-hidden="true" viewBox="0 0 64 80" className="h-24">
      <path d="M8 4h44a6 6 0 0 1 6 6v60a6 6 0 0 1-6 6H8Z" className="fill-stage" />
      <path d="M4 4h10v72H4Z" className="fill-action" />
      <path d="M24 24h24M24 34h24M24 44h14" className="stroke-highlight" strokeWidth="4" strokeLinecap="round" />
      <circle cx="46" cy="60" r="8" className="fill-hue" />
    </svg>
  );
}
