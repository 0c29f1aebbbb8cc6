import type { ReactNode } from 'react';
import { Panel } from '../../drawing/window.tsx';
import { easeInOut, ramp } from './motion.ts';

export function Notice({
  t,
  from,
  to,
  left,
  top,
  children,
}: {
  t: number;
  from: number;
  to: number;
  left: number;
  top: number;
  children: ReactNode;
}) {
  if (t < from || t > to) return null;
  const come = ramp(t, from, 500);
  const go = ramp(t, to - 260, 260, easeInOut);
  return (
    <div
      className="absolute"
      style={{ left, top, opacity: come * (1 - go), transform: `translateY(${(1 - come) * 30 - go * 12}px)` }}
    >
      <div className="text-xs leading-snug text-text" style={{ zoom: 1.7 }}>
        <Panel className="border border-line bg-surface shadow-card py-2.5 pr-5 pl-2.5">{children}</Panel>
      </div>
    </div>
  );
}
