import { fills, type Tone } from './tones.ts';

/** Side by side on wide screens, else stacked. */
export function Joint({ ways = 1, tone = 'hue' }: { ways?: number; tone?: Tone }) {
  return (
    <span className="flex justify-around lg:flex-col">
      {Array.from({ length: ways }, (_, index) => (
        <span key={index} className="flex gap-0.5 max-lg:flex-col">
          <i className={`h-2 w-1.5 rounded-segment lg:h-1.5 lg:w-3 ${fills[tone]}`} />
          <i className={`h-2 w-1.5 rounded-segment lg:h-1.5 lg:w-3 ${fills[tone]}`} />
        </span>
      ))}
    </span>
  );
}
