import { Chip, Mark, Row } from '../../../drawing/row.tsx';
import { Icon } from '../../../ui/icon.tsx';

const pots = [
  {
    name: 'Mug',
    price: '$28',
    left: 10,
    fill: 'fill-sky',
    shape: 'M20 20h40v36a10 10 0 0 1-10 10H30a10 10 0 0 1-10-10Z',
  },
  {
    name: 'Vase',
    price: '$64',
    left: 3,
    fill: 'fill-sun',
    shape: 'M32 6h16l-2 14c11 5 15 14 15 22 0 14-8 24-21 24S19 56 19 42c0-8 4-17 15-22Z',
  },
  { name: 'Bowl', price: '$36', left: 5, fill: 'fill-clay', shape: 'M8 30h64c0 20-10 32-22 36H30C18 62 8 50 8 30Z' },
] as const;

export function StepScene({ step }: { step: number }) {
  return (
    <div className="flex flex-col px-2 pt-2 sm:px-4 sm:pt-4">
      <div className="relative flex gap-0.5">
        {Array.from({ length: 9 }, (_, index) => (
          <i
            key={index}
            className={`h-9 flex-1 ${index % 2 ? 'bg-surface' : 'bg-stage'}`}
            style={{ borderRadius: '6px 6px 99px 99px' }}
          />
        ))}
      </div>
      <div className="flex-1 bg-hue-soft px-3.5 pt-8" style={{ margin: '-18px 8px 0' }}>
        <div className="flex items-center justify-between gap-3 pb-4">
          <b className="numerals min-w-0 flex-1 text-lg">Wheel & Glaze</b>
          <span
            className={`shrink-0 rounded-chip px-3.5 py-1.5 font-[650] ${step === 3 ? 'bg-highlight' : 'bg-stage text-on-dark'}`}
          >
            {step === 3 ? 'Open' : 'Closed'}
          </span>
        </div>
        {step === 0 && (
          <div className="grid grid-cols-3 gap-2 pb-4">
            <Design name="Shelf" blocks={6} columns="grid-cols-3" chosen />
            <Design name="Story" blocks={3} />
            <Design name="Single" blocks={2} columns="grid-cols-2" />
          </div>
        )}
        {step === 1 && (
          <div className="grid grid-cols-3 gap-2">
            {pots.map((pot) => (
              <PotCard key={pot.name} {...pot} />
            ))}
          </div>
        )}
        {step === 1 && (
          <span className="flex items-center justify-center gap-2 py-4 font-[650]">
            <Icon name="plus" className="size-4" />
            18 more from a spreadsheet
          </span>
        )}
        {step > 1 && (
          <div className="grid items-center gap-3 pb-4 md:grid-cols-[1.7fr_1fr]">
            {step === 2 ? (
              <div className="grid gap-3">
                <Row
                  lead={<Mark icon="card" tone="highlight" />}
                  title="Card and wallet"
                  end={<Chip tone="done">On</Chip>}
                />
                <Row
                  lead={<Mark icon="truck" tone="highlight" />}
                  title="Ships to 48 states"
                  end={<Chip tone="done">On</Chip>}
                />
                <Row
                  lead={<Mark icon="percent" />}
                  title="Sales tax"
                  text="Suggested for North Carolina"
                  end={<Chip tone="sun">Confirm</Chip>}
                />
              </div>
            ) : (
              <div className="grid gap-2.5 rounded-tile bg-surface p-3.5">
                <Row
                  lead={<Mark icon="mail" tone="hue" />}
                  title="Your mug is on its way"
                  text="What buyers will read"
                />
                <span className="flex items-center justify-between border-t border-line pt-3">
                  <b className="font-[650]">Test order, $28</b>
                  <Chip tone="done">Refunded</Chip>
                </span>
              </div>
            )}
            <div className="max-md:hidden">
              <PotCard {...pots[0]} />
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

function PotCard({ name, price, left, fill, shape }: (typeof pots)[number]) {
  return (
    <div className="rounded-tile bg-surface p-2.5">
      <svg aria-hidden="true" viewBox="0 0 80 70" className="w-full" style={{ height: 'clamp(64px, 7.5vw, 104px)' }}>
        {name === 'Mug' && (
          <path d="M58 28h4a10 10 0 0 1 0 22h-4" fill="none" stroke="var(--color-sky)" strokeWidth="6" />
        )}
        <path d={shape} className={fill} />
        <path d="M12 68h56" className="stroke-line" strokeWidth="3" strokeLinecap="round" />
      </svg>
      <span className="mt-1 flex flex-wrap justify-between font-[650]">
        {name}
        <span>{price}</span>
      </span>
      <span className="text-xs text-text-soft">{left} in stock</span>
    </div>
  );
}

/** `columns` puts the blocks side by side. */
function Design({
  name,
  blocks,
  columns = '',
  chosen,
}: {
  name: string;
  blocks: number;
  columns?: string;
  chosen?: boolean;
}) {
  return (
    <span className="grid gap-2 text-center">
      <span
        className={`flex flex-col gap-1.5 rounded-tile bg-surface p-2 ${chosen ? 'outline-2 outline-offset-2' : ''}`}
        style={{ height: 'clamp(96px, 10vw, 144px)' }}
      >
        <i className="h-3 rounded-[3px] bg-stage" />
        <span className={`grid flex-1 gap-1.5 ${columns}`}>
          {Array.from({ length: blocks }, (_, index) => (
            <i key={index} className={`rounded-[3px] ${chosen ? 'bg-hue' : 'bg-current/12'}`} />
          ))}
        </span>
      </span>
      <b className="font-[650]">{name}</b>
    </span>
  );
}
