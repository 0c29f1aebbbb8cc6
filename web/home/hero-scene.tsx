import { BoFace } from '../ui/bo.tsx';
import { Icon } from '../ui/icon.tsx';

/**
 * The hero's picture, 16:9: a pipeline at work in front of a bamboo grove, with Bo looking over the window. On a phone
 * the same moment shows as the conversation alone, large enough to read.
 */
export default function HeroScene() {
  return (
    <div aria-hidden="true" className="absolute inset-0">
      <div className="absolute inset-0 overflow-clip rounded-stage bg-stage">
        <Grove />
        <BoFace className="absolute top-[1%] left-[60%] w-[17%] animate-peek transition-transform duration-200 ease-out group-hover:-translate-y-[4%] max-sm:top-[-1%] max-sm:left-[71%] max-sm:w-[20%]" />
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

function Grove() {
  return (
    <svg aria-hidden="true" viewBox="0 0 960 540" className="absolute inset-0 size-full">
      <g className="fill-action" opacity=".55">
        {stalks.map(([x, width, tops]) =>
          tops.map((top, index) => (
            <rect key={`${x} ${top}`} x={x} y={top} width={width} height={(tops[index + 1] ?? 560) - top - 6} rx="7" />
          )),
        )}
      </g>
      <path
        className="fill-action"
        d="M54 232c-3-46 18-74 42-84 10 32-2 68-42 84ZM884 150c-44 2-72-22-80-46 34-8 68 6 80 46ZM918 300c2-42 24-64 46-70 6 30-8 60-46 70Z"
      />
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
      { name: 'Harbor Yoga', note: 'Website form, 9:12', step: 1 },
      { name: 'Fern & Co.', note: 'Missed call, texted back', step: 1 },
    ],
  },
  {
    name: 'Talking',
    count: 3,
    deals: [
      { name: 'Oak Street Dental', note: 'AI booked Tue 10:30', step: 3, look: 'fill-white stroke-action' },
      { name: 'Maple Dance', note: 'Quote opened twice', step: 2 },
    ],
  },
  {
    name: 'Won',
    count: 2,
    deals: [
      { name: 'Northside Gym', note: '$2,400, paid today', step: 4, look: 'fill-highlight-soft stroke-highlight' },
    ],
  },
];

function Pipeline() {
  return (
    <g className="max-sm:hidden">
      <rect x="80" y="122" width="790" height="440" rx="22" className="fill-white" />
      <Paws x={598} y={108} size={1} />
      <circle cx="120" cy="166" r="14" className="fill-tint" />
      <path d="M114 173v-13M120 173v-19M126 173v-9" className="stroke-action" strokeWidth="4" />
      <text x="146" y="172" className="fill-text font-bold" fontSize="19">
        Today’s pipeline
      </text>
      <text x="840" y="172" textAnchor="end" className="fill-text-soft" fontSize="17">
        $48,200 open
      </text>
      {lanes.map(({ name, count, deals }, lane) => (
        <g key={name} transform={`translate(${104 + lane * 250} 198)`}>
          <rect width="238" height="380" rx="14" className="fill-page-alt" />
          <text x="16" y="32" className="fill-text-soft font-bold" fontSize="15">
            {name}
          </text>
          <text x="222" y="32" textAnchor="end" className="fill-text-soft font-bold" fontSize="15">
            {count}
          </text>
          {deals.map(({ name, note, step, look = 'fill-white stroke-line' }, index) => (
            <g key={name} transform={`translate(12 ${48 + index * 100})`}>
              <rect width="214" height="90" rx="12" className={look} strokeWidth="1.5" />
              <text x="15" y="31" className="fill-text font-bold" fontSize="17">
                {name}
              </text>
              <text x="15" y="53" className="fill-text-soft" fontSize="15">
                {note}
              </text>
              <path d="M15 72h184" strokeWidth="8" strokeDasharray="43 4" className="stroke-tint" />
              <path d={`M15 72h${step * 47 - 4}`} strokeWidth="8" strokeDasharray="43 4" className="stroke-action" />
            </g>
          ))}
        </g>
      ))}
    </g>
  );
}

function Conversation() {
  return (
    <g className="sm:hidden">
      <rect x="56" y="122" width="848" height="440" rx="30" className="fill-white" />
      <Paws x={701} y={104} size={1.15} />
      <text x="92" y="186" className="fill-text font-bold" fontSize="36">
        Oak Street Dental
      </text>
      <rect x="92" y="208" width="440" height="72" rx="34" className="fill-page-alt" />
      <text x="122" y="255" className="fill-text" fontSize="34">
        Anything free Tuesday?
      </text>
      <rect x="424" y="294" width="444" height="72" rx="34" className="fill-action" />
      <text x="454" y="341" className="fill-white" fontSize="34">
        Yes, 10:30. Shall I book it?
      </text>
    </g>
  );
}

function Paws({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} className="fill-text">
      <rect width="40" height="32" rx="16" />
      <rect x="104" width="40" height="32" rx="16" />
    </g>
  );
}
