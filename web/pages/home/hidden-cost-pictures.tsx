import type { ReactNode } from 'react';
import { money } from '#content/shared/text/format.ts';

export function MissedCall() {
  return (
    <Picture>
      <rect x="32" y="10" width="62" height="120" rx="12" fill="var(--color-night)" />
      <text x="63" y="38" textAnchor="middle" fontSize="18" fill="#fff" className="numerals">
        6:04
      </text>
      <rect x="12" y="52" width="102" height="32" rx="9" fill="var(--color-surface)" stroke="var(--color-line)" />
      <circle cx="28" cy="68" r="8" fill="var(--color-clay)" />
      <path d="m25 65 6 6m0-6-6 6" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
      <text x="42" y="72" fontSize="12" className="font-[650]">
        Missed call
      </text>
    </Picture>
  );
}

export function UnansweredQuote() {
  return (
    <Picture>
      <g transform="rotate(-5 50 60)">
        <rect x="18" y="12" width="66" height="96" rx="6" fill="var(--color-surface)" stroke="var(--color-line)" />
        <path d="M28 26h24M28 58h46M28 68h46M28 78h30" stroke="var(--color-control)" strokeWidth="3" opacity="0.4" />
        <text x="28" y="46" fontSize="15" className="numerals">
          {money(1850)}
        </text>
      </g>
      {[38, 62].map((y) => (
        <g key={y} transform={`translate(86 ${y})`}>
          <rect width="30" height="18" rx="9" fill="var(--color-sun)" />
          <path d="M6 9q9-10 18 0-9 10-18 0Z" fill="var(--color-text)" />
          <circle cx="15" cy="9" r="2.5" fill="var(--color-sun)" />
        </g>
      ))}
      <rect
        x="70"
        y="88"
        width="46"
        height="18"
        rx="9"
        fill="none"
        stroke="var(--color-control)"
        strokeDasharray="4 4"
      />
    </Picture>
  );
}

export function ExportedTable() {
  return (
    <Picture>
      <rect x="14" y="12" width="88" height="78" rx="8" fill="var(--color-surface)" stroke="var(--color-line)" />
      <path d="M14 30V20a8 8 0 0 1 8-8h72a8 8 0 0 1 8 8v10Z" fill="var(--color-sky)" />
      <path d="M14 45h88M14 60h88M14 75h88M42 30v60M72 30v60" stroke="var(--color-line)" />
      <path
        d="M48 52.5h16M48 67.5h12M20 52.5h14M20 67.5h16M78 52.5h14"
        stroke="var(--color-control)"
        strokeWidth="3"
        opacity="0.5"
      />
      <text x="22" y="25.5" fontSize="11" className="font-[650]">
        final-2.csv
      </text>
      <rect x="50" y="80" width="64" height="24" rx="12" fill="var(--color-night)" />
      <text x="82" y="96" textAnchor="middle" fontSize="12" className="font-[650]" fill="#fff">
        9:48 pm
      </text>
    </Picture>
  );
}

function Picture({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 128 112" className="w-full rounded-card bg-page-alt">
      {children}
    </svg>
  );
}
