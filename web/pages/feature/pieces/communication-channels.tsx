import type { CSSProperties, ReactNode } from 'react';
import page, { type Arrival, numbers, people, type Way, ways } from '#content/features/communication-channels.ts';
import { fills } from '../../../drawing/tones.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Choice, Choices, ifOff, ifOn } from '../choices.tsx';
import { DoPiece, useControls } from '../do-piece.tsx';
import type { Still } from '../piece.ts';

const { labels, task } = page.piece;

const pictures: Partial<Record<string, ReactNode>> = { call: <Voice />, photo: <Oak /> };

/** The rules of a checked way, inside its label, and of opening hours. */
const [sent, always] = [7, 1];

/** A customer reaches a landscaper in six ways; each arrives in one history. */
export default function CommunicationChannels() {
  const controls = useControls([
    ['way', 'call'],
    ['way', 'photo'],
  ]);
  const arrived = controls.values.getAll('way');
  const number = controls.values.get('number') as (typeof numbers)[number] | null;
  const who = controls.values.get('who');
  const result = [
    arrived.length > 0 ? `${labels.history} ${arrived.join(', ')}.` : labels.none,
    who && `${who} ${labels.has}`,
    number && labels[`${number}Time`],
  ];
  return (
    <DoPiece task={task} controls={controls} shop="Larkspur Landscaping" trade="Landscaper" className="mt-10 gap-3">
      <div className="dark-area relative rounded-stage bg-stage p-5 text-on-dark">
        <div
          className="absolute rounded-card bg-raised-dark max-md:hidden"
          style={{ inset: '8px 8px 8px calc(50% + 4px)' }}
        />
        <div className="relative grid items-end gap-10 md:grid-cols-2">
          <b className="numerals text-2xl">{task}</b>
          <span className="text-on-dark-soft max-md:hidden">{labels.inbox}</span>
        </div>
        <div className="mt-4 grid gap-2">
          {ways.map(({ name, noun, icon, tone, closed, open }) => (
            <div key={name} className="way relative">
              <input
                type="checkbox"
                name="way"
                value={noun}
                defaultChecked={noun === 'call' || noun === 'photo'}
                aria-label={name}
                data-step={2}
                className="absolute inset-0 z-1 cursor-pointer appearance-none rounded-card"
              />
              <span
                style={ifOn(sent)}
                className="absolute inset-y-0 left-0 grid w-1/2 content-center text-on-dark-soft max-md:hidden"
              >
                {name}
              </span>
              <span className="way-bubble flex min-h-15 items-center gap-3 rounded-card border border-control-dark p-2 pr-4">
                <WayIcon icon={icon} tone={tone} />
                <span className="stacked flex-1 items-center">
                  <b style={ifOff(sent)} className="text-base font-[650]">
                    {name}
                  </b>
                  <span style={ifOn(sent)} className="stacked">
                    <Arrived style={ifOff(always)} arrival={closed} />
                    <Arrived style={ifOn(always)} arrival={open} />
                  </span>
                </span>
                <span style={ifOn(sent)}>{pictures[noun]}</span>
              </span>
            </div>
          ))}
        </div>
      </div>
      <div className="grid gap-4 rounded-card bg-surface p-5 shadow-card">
        <div className="flex flex-wrap gap-x-5 gap-y-4">
          <Choices label={labels.number}>
            {numbers.map((value) => (
              <Choice key={value} name="number" value={value} step={1} label={labels[value]!} />
            ))}
          </Choices>
          <Choices label={labels.hours}>
            <Choice name="hours" value="day" step={3} label="7 am to 5 pm" />
            <Choice name="hours" value="always" step={3} rule={always} label="Day and night" />
          </Choices>
          <Choices label={labels.who} name="who" step={4} options={people} />
        </div>
        <p
          role="status"
          className="min-h-30 border-t border-line pt-3 text-base font-[650] md:min-h-20 noscript:hidden"
        >
          {result.filter(Boolean).join(' ')}
        </p>
      </div>
    </DoPiece>
  );
}

function WayIcon({ icon, tone }: Pick<Way, 'icon' | 'tone'>) {
  return (
    <span className={`grid size-11 shrink-0 place-items-center rounded-full ${fills[tone]}`}>
      <Icon name={icon} />
    </span>
  );
}

export const stills: readonly Still[] = [
  inbox(1, ['call', 'photo'], 'day'),
  inbox(2, ['call', 'video'], 'always'),
  inbox(5, ['photo', 'Instagram message', 'email'], 'day'),
];

/** These ways arrived, while open or closed. */
function inbox(feature: number, way: readonly string[], hours: 'day' | 'always'): Still {
  const picture = (
    <div className="grid gap-2">
      {ways
        .filter(({ noun }) => way.includes(noun))
        .map(({ noun, icon, tone, closed, open }) => (
          <span key={noun} className="flex min-h-15 items-center gap-3 rounded-card bg-surface p-2 pr-4 text-text">
            <WayIcon icon={icon} tone={tone} />
            <span className="flex-1">
              <Arrived arrival={hours === 'day' ? closed : open} />
            </span>
            {pictures[noun]}
          </span>
        ))}
    </div>
  );
  return { feature, values: { way, hours }, ground: 'stage', picture };
}

/** Inside a label, which may hold phrasing content only. */
function Arrived({ style, arrival: [title, text] }: { style?: CSSProperties; arrival: Arrival }) {
  return (
    <span style={style}>
      <b className="block font-[650]">{title}</b>
      <span className="block text-xs text-text-soft">{text}</span>
    </span>
  );
}

/** The waveform of a voicemail, in percent. */
function Voice() {
  return (
    <span aria-hidden="true" className="flex h-9 items-center gap-0.5 max-sm:hidden">
      {[30, 55, 90, 60, 35, 75, 100, 70, 45, 80, 55, 30, 60, 85, 50].map((height, index) => (
        <i key={index} className="w-1.5 rounded-segment bg-hue" style={{ height: `${height}%` }} />
      ))}
    </span>
  );
}

/** An oak that leans on a fence. */
function Oak() {
  return (
    <svg aria-hidden="true" viewBox="0 0 72 44" className="h-9 rounded-chip bg-sky">
      <path d="M0 36h72v8H0Z" className="fill-stage" />
      <path d="M4 24h6v14H4Zm10 0h6v14h-6Zm10 0h6v14h-6Zm10 0h6v14h-6ZM0 28h44v3H0Z" className="fill-surface" />
      <path d="m62 38-34-18 3-5 34 18Z" className="fill-stage" />
      <path d="M34 24c-10 3-22-3-20-12 1-9 15-14 21-6 8 5 7 15-1 18Z" className="fill-action" />
    </svg>
  );
}
