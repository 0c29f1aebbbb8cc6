import { stories } from '#content/home.ts';
import type { IconName } from '#content/icons.ts';
import { Segments } from '../../drawing/bamboo.tsx';
import { Icon } from '../../ui/icon.tsx';

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
            <h3 className="card-heading">{title}</h3>
            <p className="mt-2 text-text-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

const traces = [
  <Trace key="call" icon="phone" title="Missed call" text="6:04 pm, no message left" />,
  <Trace key="quote" icon="receipt" title="Quote for $1,850" text="Opened twice, no reply" />,
  <Trace key="copy" icon="copy" title="bookings-final-2.csv" text="Exported again, 9:48 pm" />,
];

/** All that is left: a line in a log nobody reads, and a stalk that stopped growing after one segment. */
function Trace({ icon, title, text }: { icon: IconName; title: string; text: string }) {
  return (
    <div aria-hidden="true" className="rounded-card bg-page-alt p-4 text-sm leading-snug">
      <div className="flex items-center gap-3">
        <Icon name={icon} className="scene-mark bg-clay/30 p-2" />
        <span>
          <strong className="block font-[650]">{title}</strong>
          <span className="text-text-soft">{text}</span>
        </span>
      </div>
      <Segments of={4} filled={1} tone="clay" className="mt-4 h-2.5 gap-1" />
    </div>
  );
}
