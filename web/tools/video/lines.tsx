import { Segments } from '../../drawing/bamboo.tsx';
import { easeInOut, ramp } from './motion.ts';
import { beats, ending } from './story.ts';

export function Lines({ t }: { t: number }) {
  return beats.map((beat, index) => {
    const until = beats[index + 1]?.at ?? ending.at;
    if (t < beat.at - 100 || t > until) return null;
    const gone = ramp(t, until - 260, 240, easeInOut);
    return (
      <div
        key={beat.at}
        className={`absolute top-23 left-18 w-110 ${beat.ground === 'day' ? 'text-text' : 'text-on-dark'}`}
        style={{ opacity: 1 - gone, transform: `translateY(${gone * -14}px)` }}
      >
        <p
          className={`flex items-center gap-3.5 text-[27px] font-[650] tabular-nums ${beat.ground === 'day' ? 'text-action' : 'text-highlight'}`}
          style={{ opacity: beat.at ? ramp(t, beat.at, 400) : 1 }}
        >
          <Segments of={2} filled={2} tone={beat.ground === 'day' ? 'action' : 'highlight'} className="h-4 w-10" />
          {beat.stamp}
        </p>
        <h1 className="mt-5 text-[66px] leading-[1.02] tracking-[-.04em]">
          {beat.lines.map((line, row) => (
            <span key={line} className="block whitespace-nowrap">
              {line.split(' ').map((word, place) => {
                const come = beat.at ? ramp(t, beat.at + 80 + row * 150 + place * 60, 520) : 1;
                return (
                  <span
                    key={word}
                    className="mr-[.24em] inline-block"
                    style={{ opacity: come, transform: `translateY(${(1 - come) * 26}px)` }}
                  >
                    {word}
                  </span>
                );
              })}
            </span>
          ))}
        </h1>
      </div>
    );
  });
}
