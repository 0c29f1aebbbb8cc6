import { Icon } from '../ui/icon.tsx';

/** Segments a month: a grove that gets taller. */
export function Growth() {
  return (
    <div className="flex h-56 items-end gap-2 sm:h-full ">
      {[2, 3, 3, 4, 5, 5, 7, 8].map((height, month) => (
        <div key={month} className="flex flex-1 flex-col-reverse gap-1" style={{ height: `${height * 12.5}%` }}>
          {Array.from({ length: height }, (_, segment) => (
            <i
              key={segment}
              className={`flex-1 rounded-[6px] ${segment === height - 1 ? 'bg-highlight' : 'bg-action'}`}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

const messages = [
  { icon: 'mail', text: 'Class schedule', when: 'Mon' },
  { icon: 'message', text: 'Did you see it?', when: 'Wed' },
  { icon: 'check', text: 'She replied. Stop.', when: 'Thu' },
] as const;

/** A sequence that ends at the reply. */
export function Campaign() {
  return (
    <div className="grid gap-1">
      {messages.map(({ icon, text, when }, index) => (
        <div
          key={when}
          className={`flex items-center gap-3 rounded-tile px-4 py-3 text-sm font-medium ${index === 2 ? 'bg-text text-white' : 'bg-highlight-soft'}`}
        >
          <Icon name={icon} className="size-4.5" />
          {text}
          <span className="ml-auto text-xs tabular-nums">{when}</span>
        </div>
      ))}
    </div>
  );
}

const stages = [
  { name: 'Visited', count: '1,240', look: 'w-full bg-sun' },
  { name: 'Signed up', count: '310', look: 'w-4/5 bg-sun' },
  { name: 'Booked', count: '96', look: 'w-2/3 bg-clay/70' },
  { name: 'Paid', count: '41', look: 'w-1/2 bg-clay' },
] as const;

/** From a visit to a payment, segment by segment. */
export function Funnel() {
  return (
    <div className="grid justify-items-center gap-1">
      {stages.map(({ name, count, look }) => (
        <div key={name} className={`flex justify-between rounded-chip px-3.5 py-2.5 text-sm font-[650] ${look}`}>
          {name}
          <span className="tabular-nums">{count}</span>
        </div>
      ))}
    </div>
  );
}

const events = [
  { icon: 'phone', text: 'Missed call', when: 'Tue 6:04 pm', look: 'bg-clay/30' },
  { icon: 'message', text: '“Still room on Thursdays?”', when: '6:05 pm', look: 'bg-sky' },
  { icon: 'calendar', text: 'Trial class, Thu 4:30', when: '6:07 pm', look: 'bg-sun' },
  { icon: 'card', text: 'Paid the $20 deposit', when: '6:08 pm', look: 'bg-highlight' },
] as const;

/** One customer: what came in by itself, and the drafted next step. */
export function Timeline() {
  return (
    <div className="flex h-full flex-col rounded-card bg-page-alt p-6 text-sm">
      <p className="flex items-center justify-between gap-3 font-[650]">
        Maple Dance Studio
        <span className="rounded-full bg-sky px-3 py-0.5 text-xs">New parent</span>
      </p>
      <ol className="my-5 flex grow flex-col gap-1">
        {events.map(({ icon, text, when, look }) => (
          <li key={icon} className="group/event flex grow flex-col gap-1 last:grow-0">
            <span className="flex items-center gap-3">
              <span className={`grid size-9 shrink-0 place-items-center rounded-chip ${look}`}>
                <Icon name={icon} className="size-4.5" />
              </span>
              {text}
              <span className="ml-auto text-xs whitespace-nowrap text-text-soft">{when}</span>
            </span>
            <i className="ml-4 min-h-3 w-1.5 grow rounded-full bg-line group-last/event:hidden" />
          </li>
        ))}
      </ol>
      <p className="flex items-center gap-3 rounded-tile bg-surface p-3 font-medium shadow-card">
        <Icon name="spark" className="size-5 text-action" />
        Next: send the class pass
        <span className="ml-auto rounded-full bg-action px-3 py-1 text-xs font-[650] text-white">Send</span>
      </p>
    </div>
  );
}
