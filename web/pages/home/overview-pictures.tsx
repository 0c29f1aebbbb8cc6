import { Icon } from '../../ui/icon.tsx';

/** Segments a month: a grove that gets taller. */
export function GrowthChart() {
  return (
    <div className="growth-chart">
      {[2, 3, 3, 4, 5, 5, 7, 8].map((height, month) => (
        <div key={month} style={{ height: `${height * 12.5}%` }}>
          {Array.from({ length: height }, (_, segment) => (
            <i key={segment} />
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
export function CampaignSequence() {
  return (
    <div className="grid gap-1 text-sm font-medium">
      {messages.map(({ icon, text, when }) => (
        <div
          key={when}
          className="flex items-center gap-3 rounded-tile bg-highlight-soft px-4 py-3 last:bg-text last:text-white"
        >
          <Icon name={icon} className="size-4.5" />
          {text}
          <span className="ml-auto text-xs tabular">{when}</span>
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
export function SalesFunnel() {
  return (
    <div className="grid justify-items-center gap-1 text-sm font-[650] tabular">
      {stages.map(({ name, count, look }) => (
        <div key={name} className={`flex justify-between rounded-chip px-3.5 py-2.5 ${look}`}>
          {name}
          <span>{count}</span>
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
export function CustomerTimeline() {
  return (
    <div className="flex h-full flex-col rounded-card bg-page-alt p-6 text-sm">
      <p className="flex items-center justify-between gap-3 font-[650]">
        Maple Dance Studio
        <span className="rounded-full bg-sky px-3 py-0.5 text-xs whitespace-nowrap">New parent</span>
      </p>
      <ol className="timeline">
        {events.map(({ icon, text, when, look }) => (
          <li key={icon}>
            <Icon name={icon} className={`scene-mark ${look}`} />
            {text}
            <span>{when}</span>
          </li>
        ))}
      </ol>
      <p className="flex items-center gap-3 rounded-tile bg-surface p-3 font-medium shadow-card">
        <Icon name="spark" className="text-action" />
        Next: send the class pass
        <span className="ml-auto rounded-full bg-action px-3 py-1 text-xs font-[650] text-white">Send</span>
      </p>
    </div>
  );
}
