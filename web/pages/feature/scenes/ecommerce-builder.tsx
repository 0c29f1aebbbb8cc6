import { Segments } from '../../../drawing/bamboo.tsx';
import { Chip, MockButton } from '../../../drawing/row.tsx';
import { Scene } from '../../../drawing/scene.tsx';
import { Panel } from '../../../drawing/window.tsx';
import { Icon } from '../../../ui/icon.tsx';

export { StepScene } from '../step-scenes/ecommerce-builder.tsx';
export { tiles } from '../tiles/ecommerce-builder.tsx';

const shelf = [
  {
    name: 'Blue mug',
    price: '$28',
    left: 7,
    shape: 'M22 30h44v40a12 12 0 0 1-12 12H34a12 12 0 0 1-12-12Z',
    tone: 'fill-sky',
  },
  {
    name: 'Speckled vase',
    price: '$64',
    left: 3,
    shape: 'M38 12h20l-3 16c14 6 19 18 19 30 0 14-8 24-26 24S22 72 22 58c0-12 5-24 19-30Z',
    tone: 'fill-sun',
  },
  {
    name: 'Soup bowl',
    price: '$36',
    left: 5,
    shape: 'M12 42h72c0 24-12 36-24 40H36C24 78 12 66 12 42Z',
    tone: 'fill-clay',
  },
  {
    name: 'Moon jar',
    price: '$90',
    left: 0,
    shape: 'M38 16h20v8c18 4 28 14 28 28 0 18-14 30-38 30S10 70 10 52c0-14 10-24 28-28Z',
    tone: 'fill-hue',
  },
] as const;

const steps = [
  ['Design chosen', '4 min'],
  ['Ten mugs and a vase added', '11 min'],
  ['Card payments on', '6 min'],
  ['Test order, refunded', '3 min'],
] as const;

export default function EcommerceBuilder() {
  return (
    <Scene shop="Wheel & Glaze" trade="Pottery studio" className="md:flex md:items-end md:gap-4">
      <div className="flex-1">
        <div className="flex overflow-clip rounded-t-card">
          {Array.from({ length: 12 }, (_, index) => (
            <i
              key={index}
              className={`h-9 flex-1 md:h-12 ${index % 2 ? 'bg-stage' : 'bg-hue'} ${index > 7 ? 'max-md:hidden' : ''}`}
              style={{ borderRadius: '0 0 99px 99px' }}
            />
          ))}
        </div>
        <div className="rounded-b-card bg-hue-soft px-3 pt-8 pb-4 md:px-5" style={{ margin: '-18px 2% 0' }}>
          <div className="flex items-center justify-between gap-3 pb-4">
            <b className="numerals min-w-0 flex-1 text-xl">Wheel & Glaze</b>
            <span className="flex items-center gap-2 font-[650]">
              <Icon name="cart" className="size-4.5" />2
            </span>
          </div>
          <div className="grid grid-cols-2 gap-2 md:gap-3 md:grid-cols-4">
            {shelf.map(({ name, price, left, shape, tone }) => (
              <div key={name} className="rounded-tile bg-surface p-3">
                <svg aria-hidden="true" viewBox="0 0 96 88" className="h-16 w-full md:h-32 lg:h-44">
                  {name === 'Blue mug' && (
                    <path d="M64 36h8a14 14 0 0 1 0 28h-8v-7h8a7 7 0 0 0 0-14h-8Z" className="fill-sky" />
                  )}
                  <path d={shape} className={tone} opacity={left ? 1 : 0.4} />
                  <path d="M18 84h60" className="stroke-line" strokeWidth="3" strokeLinecap="round" />
                </svg>
                <span className="mt-2 flex justify-between gap-1 font-[650]">
                  {name}
                  <span>{price}</span>
                </span>
                <span className="mt-1 mb-1.5 block text-xs text-text-soft">
                  {left ? `${left} on the shelf` : 'Next firing Friday'}
                </span>
                <Segments of={8} filled={left} />
              </div>
            ))}
          </div>
        </div>
      </div>
      <Panel className="grid gap-3.5 bg-surface p-5 shadow-card max-lg:hidden lg:w-80">
        <span className="flex items-center justify-between">
          <b className="numerals text-[2rem]">24 min</b>
          <Chip tone="highlight">Open</Chip>
        </span>
        <span className="block origin-left animate-fill">
          <Segments of={30} filled={24} className="h-4" />
        </span>
        {steps.map(([step, took]) => (
          <span key={step} className="flex items-center gap-2.5 border-t border-line pt-3">
            <Icon name="check" className="size-4 text-action" />
            <b className="flex-1 font-[650]">{step}</b>
            <span className="text-xs text-text-soft">{took}</span>
          </span>
        ))}
        <MockButton tone="dark">Share the store</MockButton>
      </Panel>
    </Scene>
  );
}
