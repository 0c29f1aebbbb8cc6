import { Fragment } from 'react';
import { BoFace } from '../../ui/bo.tsx';
import { Icon } from '../../ui/icon.tsx';

/**
 * The hero's picture, 16:9: a salon's pipeline at work in front of a bamboo grove, with Bo looking over the window. On a phone
 * the same moment shows as the conversation alone, large enough to read.
 */
export function HeroScene() {
  return (
    <div aria-hidden="true" className="absolute inset-0">
      <div className="absolute inset-0 overflow-clip rounded-stage bg-stage">
        <Grove />
        <BoFace className="absolute top-[1%] left-[60%] w-[17%] animate-peek transition-transform group-hover:-translate-y-[4%] max-sm:top-[-1%] max-sm:left-[71%] max-sm:w-[20%]" />
        <svg aria-hidden="true" viewBox="0 0 960 540" className="absolute inset-0 size-full">
          <Pipeline />
          <Conversation />
        </svg>
      </div>
      <p className="absolute -bottom-6 -left-9 flex items-center gap-3 rounded-tile border border-line bg-surface py-3 pr-5 pl-3 text-sm leading-snug shadow-card max-lg:-left-3 @max-xl:hidden">
        <span className="grid size-9 place-items-center rounded-chip bg-highlight">
          <Icon name="message" />
        </span>
        <span>
          <strong className="block font-[650]">Replied in 4 seconds</strong>
          <span className="text-text-soft">“Yes, we have Tuesday at 10:30”</span>
        </span>
      </p>
    </div>
  );
}

/** Stalks of bamboo behind the window; each [x, width, tops of its segments]. */
const stalks = [
  [28, 26, [210, 318, 436]],
  [884, 34, [-20, 118, 262, 408]],
  [932, 20, [176, 300, 420]],
] as const;

/** All segments as one line around what the rounding of their corners leaves of them. */
const segments = stalks
  .flatMap(([x, width, tops]) =>
    tops.map((top, index) => {
      const height = (tops[index + 1] ?? 560) - top - 6;
      return `M${x + 7} ${top + 7}h${width - 14}v${height - 14}h${14 - width}Z`;
    }),
  )
  .join('');

function Grove() {
  return (
    <svg aria-hidden="true" viewBox="0 0 960 540" className="absolute inset-0 size-full fill-action">
      <path d={segments} className="stroke-action" strokeWidth="14" strokeLinejoin="round" opacity=".55" />
      <path d="M54 232c-3-46 18-74 42-84 10 32-2 68-42 84ZM884 150c-44 2-72-22-80-46 34-8 68 6 80 46ZM918 300c2-42 24-64 46-70 6 30-8 60-46 70Z" />
    </svg>
  );
}

interface Deal {
  name: string;
  note: string;
  /** How far along, of 4 segments. */
  step: number;
  look?: string;
}

const lanes: readonly { name: string; count: number; deals: readonly Deal[] }[] = [
  {
    name: 'New',
    count: 4,
    deals: [
      { name: 'Rosa Vidal', note: 'Website form, 9:12', step: 1 },
      { name: 'Ben Cho', note: 'Missed call, texted back', step: 1 },
    ],
  },
  {
    name: 'Talking',
    count: 3,
    deals: [
      { name: 'Maya Ortiz', note: 'AI booked Tue 10:30', step: 3, look: 'stroke-action' },
      { name: 'Lena Park', note: 'Bridal quote opened', step: 2 },
    ],
  },
  {
    name: 'Won',
    count: 2,
    deals: [{ name: 'Ada Lind', note: '$140, paid today', step: 4, look: 'fill-highlight-soft stroke-highlight' }],
  },
];

const left = (lane: number) => 104 + lane * 250;
const deals = lanes.flatMap(({ deals }, lane) =>
  deals.map((deal, index) => ({ ...deal, x: left(lane) + 12, y: 246 + index * 100 })),
);
/** A bar of segments in each deal, so many of them long. */
const bars = (steps: (deal: Deal) => number) =>
  deals.map((deal) => `M${deal.x + 15} ${deal.y + 72}h${steps(deal) * 47 - 4}`).join('');

function Pipeline() {
  return (
    <g className="fill-text-soft max-sm:hidden" fontSize="15">
      <rect x="80" y="122" width="790" height="440" rx="22" className="fill-white" />
      <Paws at="translate(598 108)" />
      <circle cx="120" cy="166" r="14" className="fill-tint" />
      <path d="M114 173v-13M120 173v-19M126 173v-9" className="stroke-action" strokeWidth="4" />
      <text x="840" y="172" textAnchor="end" fontSize="17">
        $4,820 open
      </text>
      <g className="fill-page-alt">
        {lanes.map(({ name }, lane) => (
          <rect key={name} x={left(lane)} y="198" width="238" height="380" rx="14" />
        ))}
      </g>
      <g className="fill-white stroke-line" strokeWidth="1.5">
        {deals.map(({ name, x, y, look }) => (
          <rect key={name} x={x} y={y} width="214" height="90" rx="12" className={look} />
        ))}
      </g>
      <g strokeWidth="8" strokeDasharray="43 4">
        <path d={bars(() => 4)} className="stroke-tint" />
        <path d={bars(({ step }) => step)} className="stroke-action" />
      </g>
      {deals.map(({ name, note, x, y }) => (
        <text key={name} x={x + 15} y={y + 53}>
          {note}
        </text>
      ))}
      <g className="font-bold">
        {lanes.map(({ name, count }, lane) => (
          <Fragment key={name}>
            <text x={left(lane) + 16} y="230">
              {name}
            </text>
            <text x={left(lane) + 222} y="230" textAnchor="end">
              {count}
            </text>
          </Fragment>
        ))}
        <g className="fill-text" fontSize="17">
          <text x="146" y="172" fontSize="19">
            Today’s pipeline
          </text>
          {deals.map(({ name, x, y }) => (
            <text key={name} x={x + 15} y={y + 31}>
              {name}
            </text>
          ))}
        </g>
      </g>
    </g>
  );
}

function Conversation() {
  return (
    <g className="fill-text sm:hidden" fontSize="34">
      <rect x="56" y="122" width="848" height="440" rx="30" className="fill-white" />
      <Paws at="translate(701 104) scale(1.15)" />
      <text x="92" y="186" className="font-bold" fontSize="36">
        Juniper Hair
      </text>
      <rect x="92" y="208" width="440" height="72" rx="34" className="fill-page-alt" />
      <text x="122" y="255">
        Anything free Tuesday?
      </text>
      <rect x="424" y="294" width="444" height="72" rx="34" className="fill-action" />
      <text x="454" y="341" className="fill-white">
        Yes, 10:30. Shall I book it?
      </text>
    </g>
  );
}

function Paws({ at }: { at: string }) {
  return <path d="M16 16h8m96 0h8" transform={at} className="stroke-text" strokeWidth="32" strokeLinecap="round" />;
}
