import type { ReactNode } from 'react';
import type { IconName } from '#content/icons.ts';
import { Icon } from '../ui/icon.tsx';
import { fills, type Tone } from './tones.ts';

/** Steps that narrow on the way down; `wide` is a percentage of the whole. */
export function Funnel({
  steps,
}: {
  steps: readonly { name: string; note?: ReactNode; count: string; icon: IconName; wide: number; tone?: Tone }[];
}) {
  return (
    <div className="grid justify-items-center gap-2">
      {steps.map(({ name, note, count, icon, wide, tone = 'hue' }) => (
        <div
          key={name}
          className={`flex items-center gap-3 rounded-tile p-3 md:p-4 lg:p-5 ${fills[tone]}`}
          style={{ width: `${wide}%`, minWidth: 152 }}
        >
          <Icon name={icon} className="max-md:hidden" />
          <span className="flex-1">
            <b className="font-[650] md:text-sm">{name}</b>
            <span className="ml-3 max-md:hidden">{note}</span>
          </span>
          <b className="numerals text-lg md:text-xl">{count}</b>
        </div>
      ))}
    </div>
  );
}
