import { Leaves } from '../../drawing/bamboo.tsx';
import { during, ramp, spring } from './motion.ts';
import { shelfTop } from './standing.tsx';
import { at, ending } from './story.ts';

const weeks = [3, 4, 4, 5, 6, 7, 8, 10, 12, 14] as const;
const last = weeks.length - 1;
const start = at('Growth');
const newest = Array.from({ length: weeks[last]! - 1 }, (_, index) => start + 900 + index * 90);

export function Growth({ t }: { t: number }) {
  if (t < start - 300 || t > ending.at + 900) return null;
  const customers = weeks[last]! - newest.filter((from) => t < from).length;
  const leaves = ramp(t, start + 2100, 500, spring);
  return (
    <div className="absolute inset-x-0 top-0" style={{ height: shelfTop - 5 }}>
      {weeks.map((count, week) => (
        <div
          key={week}
          className="absolute bottom-0 flex w-15 flex-col-reverse gap-1.25"
          style={{ left: 470 + week * 75 }}
        >
          {week === last && (
            <i
              data-slot="growth"
              className="h-6.75 rounded-[7px] bg-highlight"
              style={{ opacity: ramp(t, start + 690, 10) }}
            />
          )}
          {(week === last
            ? newest
            : Array.from({ length: count }, (_, index) => start + 250 + week * 60 + index * 45)
          ).map((from) => (
            <Segment
              key={from}
              grown={ramp(t, from, 340, spring)}
              tone={week === last ? 'bg-highlight' : 'bg-action'}
            />
          ))}
          {week === last && (
            <span className="-mx-1 origin-bottom text-highlight" style={{ transform: `scale(${leaves})` }}>
              <Leaves className="mx-auto h-9" />
            </span>
          )}
        </div>
      ))}
      <p
        className="absolute top-[60px] right-[168px] text-right text-on-dark"
        style={{ opacity: during(t, start + 950, ending.at + 200) }}
      >
        <b className="numerals block text-[92px] text-highlight">{customers}</b>
        <span className="mt-1 block text-[26px] font-medium">new customers this week</span>
      </p>
    </div>
  );
}

function Segment({ grown, tone }: { grown: number; tone: string }) {
  return (
    <i
      className={`h-6.75 shrink-0 origin-bottom rounded-[7px] ${tone}`}
      style={{ opacity: Math.min(1, grown * 2), transform: `scale(${0.6 + 0.4 * grown}, ${grown})` }}
    />
  );
}
