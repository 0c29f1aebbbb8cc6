import { overviewPictures } from '#content/pages/home.ts';
import { money } from '#content/shared/text/format.ts';
import { Mark } from '../../drawing/row.tsx';
import { Icon } from '../../ui/icon.tsx';

const { months, sources, messages, events } = overviewPictures;

/** A segment is a thousand dollars. */
export function GrowthChart() {
  return (
    <div className="flex h-30 gap-2 text-center text-[0.8125rem] sm:h-full">
      {Object.entries(months).map(([month, thousands]) => (
        <div key={month} className="flex flex-1 flex-col-reverse gap-[3px]">
          <span>{month}</span>
          {Array.from({ length: thousands }, (_, segment) => (
            // Eight segments fill the height without month and sum.
            <i
              key={segment}
              className={`h-[calc((100%-76px)/8)] rounded-segment ${segment === thousands - 1 ? 'bg-highlight' : 'bg-action'}`}
            />
          ))}
          {thousands === 8 && <b className="numerals text-[1.0625rem] text-highlight">{money(8420)}</b>}
        </div>
      ))}
    </div>
  );
}

export function GrowthSources() {
  return (
    <div className="mt-4 text-[0.9375rem] max-sm:hidden">
      {Object.entries(sources).map(([source, earned]) => (
        <p key={source} className="flex justify-between border-b border-line-dark py-[3px]">
          {`${source} `}
          <b>{money(earned)}</b>
        </p>
      ))}
    </div>
  );
}

/** Stacked; side by side on a phone. */
const row =
  'grid gap-1 text-[0.9375rem] max-sm:auto-cols-[minmax(0,1fr)] max-sm:grid-flow-col max-sm:text-[0.75rem] max-sm:leading-[1.3]';
const cell =
  'flex items-center gap-3 [border-radius:10px] px-3.5 py-2.5 max-sm:flex-col max-sm:gap-0.5 max-sm:px-1 max-sm:text-center';

export function CampaignSequence() {
  return (
    <div className={`${row} font-medium`}>
      {messages.map(({ icon, text, when }) => (
        <div key={when} className={`${cell} bg-highlight-soft last:bg-text last:text-white`}>
          <Icon name={icon} className="size-4.5" />
          {text}
          <span className="text-xs tabular sm:ml-auto">{when}</span>
        </div>
      ))}
    </div>
  );
}

const stages = [
  { name: 'Visited', count: '1,240', look: 'sm:w-full bg-sun' },
  { name: 'Signed up', count: '310', look: 'sm:w-4/5 bg-sun' },
  { name: 'Booked', count: '96', look: 'sm:w-2/3 bg-clay' },
  { name: 'Paid', count: '41', look: 'sm:w-1/2 bg-clay' },
] as const;

export function SalesFunnel() {
  return (
    <div className={`${row} font-[650] tabular sm:justify-items-center`}>
      {stages.map(({ name, count, look }) => (
        <div key={name} className={`${cell} ${look}`}>
          {name}
          <span className="sm:ml-auto">{count}</span>
        </div>
      ))}
    </div>
  );
}

export function CustomerTimeline() {
  return (
    <div className="flex h-full flex-col rounded-card bg-page-alt p-3 text-xs sm:p-6 sm:text-sm">
      <p className="flex items-center justify-between gap-3 font-[650]">
        Maple Dance Studio
        <span className="rounded-full bg-sky px-3 py-0.5 text-xs whitespace-nowrap">Parent</span>
      </p>
      <ol className="mt-3 flex grow flex-col gap-1">
        {events.map(({ icon, text, when, tone }) => (
          <li
            key={icon}
            className="grid grow grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-1 last:grow-0 not-last:grid-rows-[auto_1fr] not-last:after:ml-4 not-last:after:h-full not-last:after:min-h-3 not-last:after:w-1.5 not-last:after:[border-radius:99px] not-last:after:bg-line not-last:after:content-[''] max-sm:not-last:after:hidden"
          >
            <Mark icon={icon} tone={tone} />
            {text}
            <span className="text-xs whitespace-nowrap text-text-soft">{when}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

export function DraftedStep() {
  return (
    <div className="mt-5 rounded-tile bg-highlight-soft p-5 max-sm:hidden">
      <p className="flex items-center gap-3 text-sm font-[650]">
        <Icon name="spark" className="text-action" />
        Next: send the class pass
        <span className="ml-auto rounded-full bg-action px-3 py-1 text-xs text-white">Send</span>
      </p>
      <p className="mt-3">“Hi Ana, your trial class is on Thursday at 4:30. Show this pass at the door.”</p>
    </div>
  );
}
