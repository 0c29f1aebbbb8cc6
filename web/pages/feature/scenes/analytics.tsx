import { Leaves, Segments, Stalk } from '../../../drawing/bamboo.tsx';
import { Chip, Row } from '../../../drawing/row.tsx';
import { Scene } from '../../../drawing/scene.tsx';
import { Panel } from '../../../drawing/window.tsx';

export { tiles } from '../tiles/analytics.tsx';

/** Thousands of dollars a month, four a segment; the last three months are forecasts. */
const months = { Oct: 4, Nov: 3, Dec: 2, Jan: 2, Feb: 3, Mar: 6, Apr: 9, May: 12, Jun: 13, Jul: 12, Aug: 11, Sep: 9 };
const current = 8;

const sources = [
  { name: 'Yard signs', spent: '$340', back: 6.2 },
  { name: 'Search ads', spent: '$1,100', back: 3.4 },
  { name: 'Newsletter', spent: '$60', back: 2.9 },
  { name: 'Radio spot', spent: '$900', back: 0.8 },
] as const;

export const ground = 'night';

export default function Analytics() {
  return (
    <Scene shop="Larkspur Landscaping" trade="Landscaper" over className="flex flex-col justify-end gap-4">
      <Panel className="bg-surface p-5 max-md:p-4 md:absolute md:w-72 lg:w-96" style={{ top: 0, left: 0 }}>
        <Row title="Back per ad dollar" text="Larkspur Landscaping" end={<Chip>June</Chip>} />
        <div className="mt-3.5 grid gap-2.5">
          {sources.map(({ name, spent, back }) => (
            <div key={name} className="flex items-center gap-3">
              <span className="w-20 shrink-0">
                <b className="block font-[650]">{name}</b>
                <span className="text-xs text-text-faint max-md:hidden">{spent} spent</span>
              </span>
              <Segments of={13} filled={Math.round(back * 2)} tone={back < 1 ? 'clay' : 'hue'} className="h-4 flex-1" />
              <b className="numerals w-10 text-right text-sm">${back.toFixed(2)}</b>
            </div>
          ))}
        </div>
      </Panel>
      <div className="flex items-end gap-1.5 text-xs md:gap-3">
        {Object.entries(months).map(([month, height], index) => (
          <div key={month} className={`min-w-0 flex-1 text-center ${index < 4 ? 'max-md:hidden' : ''}`}>
            {index === current && (
              <span className="flex flex-col items-center text-highlight">
                <Leaves className="mb-1 h-8 shrink-0" />
                <b className="numerals mb-1.5 text-base">$51k</b>
              </span>
            )}
            <div
              className="origin-bottom animate-grow"
              style={{ animationDuration: '400ms', animationDelay: `${index * 25}ms` }}
            >
              <Stalk
                of={height}
                tone={index > current ? 'outline' : index === current ? 'highlight' : 'hue'}
                segment="h-1.5 md:h-6"
              />
            </div>
            <span className="block bg-page pt-2 pb-1 text-text-soft md:text-sm lg:pt-3 lg:pb-1.5">{month}</span>
          </div>
        ))}
      </div>
      <span className="absolute top-0 right-0 text-right text-on-dark-soft max-md:hidden">
        <b className="block text-sm text-on-dark">Next 90 days</b>
        likely $118k to $131k
      </span>
    </Scene>
  );
}
