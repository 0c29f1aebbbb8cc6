import { money } from '#content/shared/text/format.ts';
import { Icon } from '../../ui/icon.tsx';

const months = { Jan: 3, Feb: 3, Mar: 4, Apr: 5, May: 7, Jun: 8 };

/** A segment is a thousand dollars. */
export function GrowthChart() {
  return (
    <div className="growth-chart">
      {Object.entries(months).map(([month, thousands]) => (
        <div key={month}>
          <span>{month}</span>
          {Array.from({ length: thousands }, (_, segment) => (
            <i key={segment} />
          ))}
          {thousands === 8 && <b className="numerals">{money(8420)}</b>}
        </div>
      ))}
    </div>
  );
}

const sources = { 'Google ads': 3780, Instagram: 2510, Email: 1290, Referrals: 840 };

export function GrowthSources() {
  return (
    <div className="growth-sources">
      {Object.entries(sources).map(([source, earned]) => (
        <p key={source}>
          {`${source} `}
          <b>{money(earned)}</b>
        </p>
      ))}
    </div>
  );
}

const messages = [
  { icon: 'mail', text: 'Class schedule', when: 'Mon' },
  { icon: 'message', text: 'Did you see it?', when: 'Wed' },
  { icon: 'check', text: 'She replied. Stop.', when: 'Thu' },
] as const;

export function CampaignSequence() {
  return (
    <div className="bento-row font-medium">
      {messages.map(({ icon, text, when }) => (
        <div key={when} className="bg-highlight-soft last:bg-text last:text-white">
          <Icon name={icon} className="size-4.5" />
          {text}
          <span className="text-xs tabular">{when}</span>
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
    <div className="bento-row sm:justify-items-center font-[650] tabular">
      {stages.map(({ name, count, look }) => (
        <div key={name} className={look}>
          {name}
          <span>{count}</span>
        </div>
      ))}
    </div>
  );
}

const events = [
  { icon: 'phone', text: 'Missed call', when: 'Tue 6:04 pm', look: 'bg-rose' },
  { icon: 'message', text: '“Still room on Thursdays?”', when: '6:05 pm', look: 'bg-sky' },
  { icon: 'calendar', text: 'Trial class, Thu 4:30', when: '6:07 pm', look: 'bg-sun' },
  { icon: 'card', text: `Paid the ${money(20)} deposit`, when: '6:08 pm', look: 'bg-highlight' },
] as const;

export function CustomerTimeline() {
  return (
    <div className="flex h-full flex-col rounded-card bg-page-alt p-3 text-xs sm:p-6 sm:text-sm">
      <p className="flex items-center justify-between gap-3 font-[650]">
        Maple Dance Studio
        <span className="rounded-full bg-sky px-3 py-0.5 text-xs whitespace-nowrap">Parent</span>
      </p>
      <ol className="timeline">
        {events.map(({ icon, text, when, look }) => (
          <li key={icon}>
            <Icon name={icon} className={`scene-icon ${look}`} />
            {text}
            <span>{when}</span>
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
