import type { IconName } from '#content/icons.ts';
import { Icon } from '../../ui/icon.tsx';
import { fills, type Tone } from './tones.ts';

/** Steps that narrow on the way down; `wide` is a percentage of the whole. */
export function Funnel({
  steps,
}: {
  steps: readonly { name: string; note?: string; count: string; icon: IconName; wide: number; tone?: Tone }[];
}) {
  return (
    <div className="grid justify-items-center gap-2">
      {steps.map(({ name, note, count, icon, wide, tone = 'hue' }) => (
        <div
          key={name}
          className={`flex min-w-38 items-center gap-3 rounded-tile px-3 py-3 md:px-4 md:py-4 ${fills[tone]}`}
          style={{ width: `${wide}%` }}
        >
          <Icon name={icon} className="size-5 max-md:hidden" />
          <b className="font-[650] max-md:flex-1 md:text-sm">{name}</b>
          <span className="flex-1 max-md:hidden">{note}</span>
          <b className="numerals text-lg md:text-xl">{count}</b>
        </div>
      ))}
    </div>
  );
}
