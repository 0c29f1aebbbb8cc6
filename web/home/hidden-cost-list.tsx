import type { ReactNode } from 'react';
import { stories } from '#content/home.ts';
import { Icon } from '../ui/icon.tsx';

/** Three moments that no report shows, each beside what is left of it. */
export function HiddenCostList() {
  return (
    <ol>
      {stories.costs.map(({ title, text }, index) => (
        <li
          key={title}
          className="grid items-center gap-x-10 gap-y-5 border-line py-8 not-first:border-t first:pt-0 sm:grid-cols-[15rem_1fr]"
        >
          {traces[index]}
          <div>
            <h3 className="display-3">{title}</h3>
            <p className="mt-2 text-text-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

const traces = [
  <Trace key="call" icon={<Icon name="phone" />} title="Missed call" text="6:04 pm, no message left" />,
  <Trace key="quote" icon={<Icon name="receipt" />} title="Quote for $1,850" text="Sent Monday, opened twice" />,
  <Trace key="copy" icon={<Icon name="copy" />} title="bookings-final-2.csv" text="Sunday, 9:48 pm" />,
];

/** All that is left: a line in a log nobody reads, and a stalk that stopped growing after one segment. */
function Trace({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <div aria-hidden="true" className="rounded-card bg-page-alt p-4 text-sm leading-snug">
      <div className="flex items-center gap-3">
        <span className="grid size-9 shrink-0 place-items-center rounded-chip bg-clay/30 text-text">{icon}</span>
        <span>
          <strong className="block font-[650]">{title}</strong>
          <span className="text-text-soft">{text}</span>
        </span>
      </div>
      <div className="mt-4 flex gap-1">
        {['bg-clay', 'bg-line', 'bg-line', 'bg-line'].map((look, segment) => (
          <i key={segment} className={`h-2.5 flex-1 rounded-[3px] ${look}`} />
        ))}
      </div>
    </div>
  );
}
