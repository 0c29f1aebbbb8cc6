import { Chip, Mark, Row } from '../../../drawing/row.tsx';
import { Scene } from '../../../drawing/scene.tsx';
import { fills, type Tone } from '../../../drawing/tones.ts';
import { Panel } from '../../../drawing/window.tsx';
import { Icon } from '../../../ui/icon.tsx';

export { tiles } from '../tiles/social-media.tsx';

const paw =
  'M12 13c3 0 6 3 6 5s-2 3-3 3-2-1-3-1-2 1-3 1-3-1-3-3 3-5 6-5ZM5 8a2 3 0 1 0 .1 0ZM10 3a2 3 0 1 0 .1 0Zm5 0a2 3 0 1 0 .1 0Zm4 5a2 3 0 1 0 .1 0Z';
const bone = 'M5 9a3 3 0 1 1 4-3l9 9a3 3 0 1 1-3 4 3 3 0 0 1-3-1L6 12a3 3 0 0 1-1-3Z';
const bath =
  'M3 12h18v2a6 6 0 0 1-6 6H9a6 6 0 0 1-6-6Zm5-4a2 2 0 1 0 .1 0Zm6-4a2.5 2.5 0 1 0 .1 0Zm4 4a1.5 1.5 0 1 0 .1 0Z';
const heart = 'M12 21C5 16 2 12 2 8a5 5 0 0 1 10-1 5 5 0 0 1 10 1c0 4-3 8-10 13Z';

/** Four weeks from Monday: the post of each day. */
const days: readonly (readonly [Tone, string] | null)[] = [
  ['dark', paw],
  null,
  ['sun', bone],
  ['plain', bath],
  null,
  ['clay', heart],
  null,
  ['sky', bath],
  ['plain', heart],
  null,
  ['highlight', paw],
  ['plain', bone],
  ['sun', paw],
  null,
  null,
  ['plain', bone],
  ['grape', heart],
  null,
  ['dark', paw],
  ['sky', bath],
  ['plain', heart],
  ['plain', bath],
  ['sun', paw],
  null,
  ['plain', heart],
  ['clay', bone],
  ['dark', paw],
  null,
];

const captions = [
  'Fresh cut, same zoomies.',
  'Meet Coco, washed and brushed.',
  'One poodle, two hours, no mud.',
] as const;

export const ground = 'night';

export default function SocialMedia() {
  return (
    <Scene
      shop="Suds & Tails"
      trade="Dog groomer"
      over
      className="grid items-end gap-6 md:grid-cols-[1fr_18rem] lg:grid-cols-[1fr_24rem] lg:gap-10"
    >
      <div className="grid gap-1.5 md:pb-20" style={{ gridTemplateColumns: 'repeat(7, 1fr)' }}>
        {days.map((post, index) => (
          <span
            key={index}
            className={`relative grid place-items-center rounded-chip ${index > 20 ? 'max-md:hidden' : ''} ${index === 10 ? 'animate-land' : ''} ${post ? fills[post[0]] : 'border border-control'}`}
            style={{ aspectRatio: 1.3 }}
          >
            <span className={`absolute top-1 left-2 text-xs font-[650] max-lg:hidden`}>{index + 1}</span>
            {post && (
              <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" opacity=".8" className="w-2/5">
                <path d={post[1]} />
              </svg>
            )}
          </span>
        ))}
      </div>
      <Panel className="bg-surface p-4 shadow-card lg:p-5">
        <div className="flex gap-4 md:block">
          <div className="grid w-28 shrink-0 place-items-center rounded-tile bg-hue pt-3 md:w-full">
            <b className="w-full px-3 text-center text-xs font-[650]">Suds & Tails</b>
            <Poodle />
          </div>
          <div className="grid flex-1 gap-1.5 md:mt-3">
            {captions.map((caption, index) => (
              <span
                key={caption}
                className={`flex items-center justify-between gap-2 rounded-chip px-3 py-2 ${index === 1 ? 'bg-hue-soft font-[650]' : 'border border-line text-text-soft'}`}
              >
                {caption}
                {index === 1 && <Icon name="check" className="size-4 max-md:hidden" />}
              </span>
            ))}
          </div>
        </div>
        <Row
          className="mt-3 border-t border-line pt-3 max-md:hidden"
          lead={<Mark icon="calendar" tone="highlight" />}
          title="Thursday 11, 8:10 am"
          text="Cropped for six networks"
          end={<Chip tone="done">Ready</Chip>}
        />
      </Panel>
    </Scene>
  );
}

function Poodle() {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 90" className="h-24 md:h-32">
      <g className="fill-surface">
        <circle cx="60" cy="20" r="19" />
        <circle cx="44" cy="30" r="13" />
        <circle cx="76" cy="30" r="13" />
        <path d="M42 34h36v26a18 18 0 0 1-36 0Z" />
        <circle cx="34" cy="52" r="15" />
        <circle cx="86" cy="52" r="15" />
      </g>
      <g className="fill-text">
        <circle cx="52" cy="46" r="3.5" />
        <circle cx="68" cy="46" r="3.5" />
        <ellipse cx="60" cy="57" rx="6" ry="4.5" />
      </g>
      <path
        d="M60 61v5m-7 2c3 4 11 4 14 0"
        fill="none"
        className="stroke-text"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path d="M44 80h32" className="stroke-action" strokeWidth="7" strokeLinecap="round" />
    </svg>
  );
}
