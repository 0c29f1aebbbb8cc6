import { Segments } from '../../../drawing/bamboo.tsx';
import { TownMap } from '../../../drawing/map.tsx';
import { Chip, Mark, MockButton, Row } from '../../../drawing/row.tsx';
import { Panel } from '../../../drawing/window.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** Map positions in percent; the first pin starts in the river. */
const pins = [
  [16, 40],
  [30, 22],
  [42, 44],
  [54, 14],
  [64, 34],
  [74, 20],
  [88, 36],
] as const;
const river = [82, 58] as const;
/** Index of the paid listing. */
const featured = 4;

export function StepScene({ step }: { step: number }) {
  return (
    <div className="relative grid" style={{ minHeight: 'clamp(264px, 35vw, 288px)' }}>
      <TownMap places={[]} height="auto" />
      {step === 0 && (
        <span
          className="absolute rounded-full border-2 border-dashed border-text bg-sun/35"
          style={{ inset: '6% 10% 50%' }}
        />
      )}
      {step > 0 && pins.map((place, index) => <Pin key={index} place={place} index={index} step={step} />)}
      {step === 1 && (
        <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full">
          <path
            d="M77 56Q40 62 22 43"
            fill="none"
            className="stroke-text"
            strokeWidth="2"
            strokeDasharray="5 4"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      )}
      <Panel className="absolute inset-x-4 bottom-4 grid gap-2.5 bg-surface p-3.5 shadow-card">
        {step === 0 && (
          <>
            <Row
              title={<span className="numerals text-lg">Makers of Millbrook</span>}
              text="First in: Three Oaks Bakery"
            />
            <span className="flex flex-wrap gap-1.5">
              <Chip tone="done">Bread</Chip>
              <Chip tone="done">Honey</Chip>
              <Chip tone="done">Wool</Chip>
              <Chip tone="plain">
                <s>Chains</s>
              </Chip>
            </span>
          </>
        )}
        {step === 1 && (
          <Row
            lead={<Mark icon="list" tone="hue" />}
            title="20 rows, 1 in the river"
            text="Three Oaks Bakery"
            end={<Chip tone="clay">Move</Chip>}
          />
        )}
        {step === 2 && (
          <>
            <Row
              title="13 of 20 claimed"
              text={<Segments of={20} filled={13} tone="action" className="mt-1.5 h-2.5" />}
            />
            <MockButton tone="dark">Claim Three Oaks Bakery</MockButton>
          </>
        )}
        {step === 3 && (
          <>
            <span className="flex items-center gap-2.5 rounded-full border border-line px-4 py-2">
              <Icon name="search" className="size-4" />
              cider
              <span className="ml-auto text-text-faint">none yet</span>
            </span>
            <Row lead={<Mark icon="star" tone="highlight" />} title="Three Oaks Bakery" text="Featured, $15 a month" />
          </>
        )}
      </Panel>
    </div>
  );
}

function Pin({ place, index, step }: { place: readonly [number, number]; index: number; step: number }) {
  const astray = step === 1 && index === 0;
  const claimed = step > 1 && index % 3 !== 1;
  const [left, top] = astray ? river : place;
  const look = astray
    ? 'size-8 bg-clay outline-2 outline-offset-2'
    : claimed
      ? 'size-8 bg-stage text-highlight'
      : 'size-8 bg-hue';
  return (
    <span
      className={`absolute grid -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full font-[650] ${step === 3 && index === featured ? 'size-12 bg-highlight' : look}`}
      style={{ left: `${left}%`, top: `${top}%` }}
    >
      {step === 3 && index === featured ? (
        <Icon name="star" />
      ) : claimed ? (
        <Icon name="check" className="size-4" />
      ) : (
        index + 1
      )}
    </span>
  );
}
