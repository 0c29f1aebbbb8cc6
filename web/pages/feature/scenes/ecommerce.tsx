import { Chip, Mark, Row } from '../../../drawing/row.tsx';
import { Scene } from '../../../drawing/scene.tsx';
import { Panel } from '../../../drawing/window.tsx';

export { StepScene } from '../step-scenes/ecommerce.tsx';

const order = [
  ['Sourdough, sliced', '2', '$17.00'],
  ['Almond croissant', '4', '$19.00'],
  ['Beeswax candle', '1', '$14.00'],
  ['Saturday workshop', '1', '$65.00'],
] as const;

const events = [
  { icon: 'repeat', title: 'The second try worked', text: 'Declined 11 pm, paid 6 am', end: '$48.00' },
  { icon: 'cart', title: 'Three loaves came back', text: 'Left at 4:10, bought at 5:22', end: '$25.50' },
  { icon: 'receipt', title: 'Wedding cake invoice', text: 'Paid three days early', end: '$420' },
] as const;

export const ground = 'night';

/** A receipt's torn edge. */
const teeth = `M0 8${'l6-8 6 8'.repeat(24)}Z`;

export default function Ecommerce() {
  return (
    <Scene shop="Hearth Bakery" trade="Bakery" over className="grid gap-3 md:flex md:items-end md:gap-4">
      <div className="grid flex-1 gap-3 md:pb-24">
        {events.map(({ icon, title, text, end }, index) => (
          <Panel
            key={title}
            className={`p-3.5 ${index === 0 ? 'bg-hue lg:mr-8' : index === 1 ? 'bg-surface max-md:hidden' : 'bg-surface max-md:hidden lg:mr-8'}`}
          >
            <Row
              lead={<Mark icon={icon} tone={index === 0 ? 'dark' : 'soft'} />}
              title={title}
              text={text}
              end={<Chip tone={index === 0 ? 'dark' : 'done'}>{end}</Chip>}
            />
          </Panel>
        ))}
      </div>
      <div className="shrink-0 md:w-72 lg:w-88">
        <svg
          aria-hidden="true"
          viewBox="0 0 288 8"
          preserveAspectRatio="none"
          className="block h-2 w-full fill-surface"
        >
          <path d={teeth} />
        </svg>
        <div className="bg-surface p-6">
          <b className="block text-center text-base font-bold">Hearth Bakery</b>
          <span className="block text-center text-xs text-text-soft">Order 2,418, pickup Saturday</span>
          <div className="my-4 grid gap-2 border-y border-line py-4">
            {order.map(([name, count, price]) => (
              <span key={name} className="flex gap-2">
                <span className="w-4 text-text-faint">{count}</span>
                <span className="flex-1">{name}</span>
                <span className="tabular">{price}</span>
              </span>
            ))}
          </div>
          <span className="flex items-end justify-between">
            <b className="font-[650]">Paid by wallet</b>
            <b className="numerals text-xl">$115.00</b>
          </span>
          <span className="mt-4 block animate-land rounded-chip bg-hue py-2 text-center font-[650] -rotate-3">
            Thank you, Margit
          </span>
        </div>
        <svg
          aria-hidden="true"
          viewBox="0 0 288 8"
          preserveAspectRatio="none"
          className="block h-2 w-full rotate-180 fill-surface"
        >
          <path d={teeth} />
        </svg>
      </div>
      <Panel className="flex-1 bg-stage p-6 text-on-dark max-lg:hidden">
        <Row title={<span className="text-sm">Sourdough today</span>} end={<Chip tone="clay">3 left</Chip>} />
        <div className="my-4 grid grid-cols-4 gap-3">
          {Array.from({ length: 12 }, (_, index) => (
            <Loaf key={index} sold={index > 2} />
          ))}
        </div>
        <span className="text-on-dark-soft">Nine sold since opening. The shop counts down with you.</span>
      </Panel>
    </Scene>
  );
}

function Loaf({ sold }: { sold: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 32"
      strokeWidth="2"
      strokeLinecap="round"
      fill="none"
      stroke="currentColor"
      opacity={sold ? 0.25 : 1}
      className={`w-full ${sold ? '' : 'fill-sun stroke-text'}`}
    >
      <path d="M3 20C3 9 12 3 24 3s21 6 21 17c0 6-4 9-9 9H12c-5 0-9-3-9-9Z" />
      <path d="m15 9 5 8m2-9 5 8m2-7 5 7" />
    </svg>
  );
}
