import type { ReactNode } from 'react';
import { Chip, Mark, Row } from '../../../drawing/row.tsx';
import { Panel } from '../../../drawing/window.tsx';

export function StepScene({ step }: { step: number }) {
  return (
    <div className="grid content-between pt-4">
      <div className="px-4">
        <Panel className="bg-surface p-4 shadow-card">{notes[step]}</Panel>
        <div className="grid grid-cols-4">
          <span className="grid h-6 w-1.5 content-around mx-auto" style={{ gridColumn: step + 1 }}>
            <i className="h-2 rounded-[3px] bg-stage" />
            <i className="h-2 rounded-[3px] bg-stage" />
          </span>
        </div>
      </div>
      <div>
        <div className="grid grid-cols-4 items-end gap-3 px-4">
          {things.slice(0, step + 1).map((thing, index) => (
            <svg key={index} aria-hidden="true" viewBox="0 0 96 112" className="w-full">
              {index === 0 && step > 2 ? <PaidReader /> : thing}
            </svg>
          ))}
        </div>
        <div className="flex items-center justify-between bg-surface px-4 py-3">
          <b className="numerals min-w-0 flex-1 text-lg">Hearth Bakery</b>
          <span className="shrink-0 text-text-soft">{step < 3 ? 'Opening today' : 'Open until 5'}</span>
        </div>
      </div>
    </div>
  );
}

const notes: readonly ReactNode[] = [
  <Row
    key="account"
    lead={<Mark icon="card" tone="highlight" />}
    title="Card payments are on"
    text="Paid out to your bank"
    end={<Chip tone="done">Connected</Chip>}
  />,
  <Row
    key="product"
    lead={<Mark icon="tag" tone="hue" />}
    title="Sourdough"
    text="Sliced or whole, from Friday"
    end={<b className="numerals text-2xl">$8.50</b>}
  />,
  <div key="checkout">
    <b className="mb-2 block font-[650]">One checkout, four ways to it</b>
    <span className="flex flex-wrap gap-1.5">
      <Chip tone="hue">Website</Chip>
      <Chip tone="hue">Text</Chip>
      <Chip tone="hue">Invoice</Chip>
      <Chip tone="dark">QR code</Chip>
    </span>
  </div>,
  <Row
    key="order"
    lead={<Mark icon="box" tone="highlight" />}
    title="Order 1, handed over"
    text="Thanks and receipt are sent"
    end={<b className="numerals text-2xl">$8.50</b>}
  />,
];

function Reader({ screen, children }: { screen: string; children: ReactNode }) {
  return (
    <>
      <path d="M22 112V24a10 10 0 0 1 10-10h32a10 10 0 0 1 10 10v88Z" className="fill-text" />
      <rect x="30" y="23" width="36" height="28" rx="4" fill={screen} />
      {children}
      <path
        d="M35 64h4m7 0h4m7 0h4M35 76h4m7 0h4m7 0h4M35 88h4m7 0h4m7 0h4"
        className="stroke-white"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </>
  );
}

function PaidReader() {
  return (
    <Reader screen="var(--color-highlight)">
      <path d="m39 37 6 6 12-12" fill="none" className="stroke-text" strokeWidth="4" />
    </Reader>
  );
}

const things: readonly ReactNode[] = [
  <Reader key="reader" screen="var(--color-surface)">
    <path d="M38 37h20" className="stroke-action" strokeWidth="4" strokeLinecap="round" />
  </Reader>,
  <g key="loaf">
    <path d="M4 90c0-24 18-38 44-38s44 14 44 38c0 14-8 22-18 22H22C12 112 4 104 4 90Z" className="fill-clay" />
    <path
      d="m26 66 10 18m6-22 10 18m6-18 10 18"
      fill="none"
      className="stroke-surface"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path d="M70 52V32" className="stroke-text" strokeWidth="3" />
    <rect x="46" y="8" width="48" height="26" rx="5" className="fill-surface" />
    <text x="70" y="27" textAnchor="middle" fontSize="18" className="fill-text font-[650]">
      8.50
    </text>
  </g>,
  <g key="code">
    <path d="M30 112h36l-4-14H34Z" className="fill-action" />
    <rect x="14" y="24" width="68" height="76" rx="8" className="fill-surface" />
    <path d="M24 34h18v18H24Zm30 0h18v18H54ZM24 68h18v18H24Z" fill="none" className="stroke-text" strokeWidth="5" />
    <path
      d="M54 66h6v6h-6Zm12 0h8v8h-8Zm-12 14h10v8H54Zm14 2h6v6h-6ZM46 40h4v10h-4Zm0 18h10v4H46Z"
      className="fill-text"
    />
  </g>,
  <g key="bag">
    <path d="M34 40V28a14 14 0 0 1 28 0v12" fill="none" className="stroke-text" strokeWidth="4" />
    <path d="M14 38h68l4 74H10Z" className="fill-surface" />
    <path d="M14 38h14L22 112H10Z" className="fill-text" opacity=".08" />
    <path d="m36 76 9 9 18-18" fill="none" className="stroke-action" strokeWidth="6" strokeLinecap="round" />
  </g>,
];
