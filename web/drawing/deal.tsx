import type { ReactNode } from 'react';
import { Segments } from './bamboo.tsx';

/** `step` is its progress, of 4. */
export function Deal({ name, worth, note, step }: { name: string; worth: ReactNode; note: ReactNode; step: number }) {
  return (
    <div className="deal">
      <b>
        {name}
        <span className="tabular">{worth}</span>
      </b>
      <span>{note}</span>
      <Segments of={4} filled={step} tone="action" className="h-1.5" />
    </div>
  );
}

interface DealLaneProps {
  name: string;
  end: ReactNode;
  children: ReactNode;
}

export function DealLane({ name, end, children }: DealLaneProps) {
  return (
    <div className="rounded-tile bg-page-alt p-2">
      <span className="flex justify-between px-1 pb-2 text-xs font-[650] text-text-soft">
        {name}
        <span>{end}</span>
      </span>
      {children}
    </div>
  );
}

export function DealCard(deal: Parameters<typeof Deal>[0]) {
  return (
    <div className="deal-card">
      <Deal {...deal} />
    </div>
  );
}
