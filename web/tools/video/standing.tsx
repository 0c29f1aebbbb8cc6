import type { ReactNode } from 'react';
import { easeIn, ramp } from './motion.ts';

export const shelfTop = 612;

/** Rises from behind the bamboo at `from`, and is gone by `to`. */
export function Standing({
  t,
  from,
  to,
  left,
  zoom,
  children,
}: {
  t: number;
  from: number;
  to: number;
  left: number;
  /** Relative to the site. */
  zoom: number;
  children: ReactNode;
}) {
  if (t < from || t > to) return null;
  const up = from < 0 ? 1 : ramp(t, from, 750);
  const down = ramp(t, to - 400, 400, easeIn);
  return (
    <div className="absolute inset-x-0 top-0 overflow-clip" style={{ height: shelfTop }}>
      <div
        className="absolute bottom-0 drop-shadow-[0_8px_26px_rgb(19_24_16/0.15)]"
        style={{ left, transform: `translateY(${(1 - up + down) * 102}%)` }}
      >
        <div className="text-xs leading-snug text-text" style={{ zoom }}>
          {children}
        </div>
      </div>
    </div>
  );
}
