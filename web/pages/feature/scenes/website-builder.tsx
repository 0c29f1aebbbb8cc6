import { Phone } from '../../../drawing/phone.tsx';
import { Chip, MockButton } from '../../../drawing/row.tsx';
import { Scene } from '../../../drawing/scene.tsx';
import { Window } from '../../../drawing/window.tsx';
import { Icon } from '../../../ui/icon.tsx';

export { CategoryScene } from '../category-scenes/website-builder.tsx';

const blocks = ['pen', 'image', 'layout', 'calendar', 'palette'] as const;
const rooms = [
  ['Tables', 'M4 8h40v5H4Zm4 5h5v19H8Zm27 0h5v19h-5Z'],
  ['Stairs', 'M4 24h10v8H4Zm10-8h10v16H14Zm10-8h10v24H24ZM34 0h10v32H34Z'],
  ['Kitchens', 'M2 2h20v12H2Zm24 0h20v12H26ZM2 18h44v14H2Z'],
] as const;

export const ground = 'hue';

export default function WebsiteBuilder() {
  return (
    <Scene shop="Alder & Sons" trade="Carpenter" over className="flex items-end justify-center gap-4">
      <div className="grid gap-1 self-start rounded-card bg-stage p-2 text-on-dark max-lg:hidden">
        {blocks.map((block, index) => (
          <span
            key={block}
            className={`grid size-11 place-items-center rounded-tile ${index === 0 ? 'bg-hue text-text' : ''}`}
          >
            <Icon name={block} />
          </span>
        ))}
      </div>
      <Window title="Alder & Sons" className="flex-1 overflow-clip shadow-card max-md:hidden">
        <div className="flex bg-hue-soft" style={{ paddingRight: 104 }}>
          <div className="flex flex-1 flex-col justify-center gap-4 p-6" style={{ paddingBlock: 56 }}>
            <div className="relative">
              <span
                className="absolute left-0 flex animate-land gap-3 rounded-chip bg-text px-3 py-1 text-xs font-[650] text-white"
                style={{ top: -28 }}
              >
                Heading
                <span>Aa</span>
                <span>48</span>
              </span>
              <b className="numerals block border-2 border-action p-2 text-[2rem] lg:text-[2.6rem]">
                <span style={{ boxShadow: '3px 0 var(--color-action)' }}>Oak tables that outlive us</span>
              </b>
            </div>
            <span className="text-sm">Made to measure in Millbrook since 1987.</span>
            <MockButton tone="dark" className="w-fit">
              Ask for a price
            </MockButton>
          </div>
          <Workshop className="w-60 self-end" />
        </div>
        <div className="grid grid-cols-3 gap-3 p-4" style={{ paddingRight: 128 }}>
          {rooms.map(([room, shape]) => (
            <span key={room} className="rounded-tile bg-page-alt p-3">
              <svg aria-hidden="true" viewBox="0 0 48 32" className="mb-2 h-8 fill-hue">
                <path d={shape} />
              </svg>
              <b className="font-[650]">{room}</b>
            </span>
          ))}
        </div>
      </Window>
      <Phone
        title="Alder & Sons"
        time="9:41 am"
        whole
        className="w-full max-w-80 shrink-0 text-center shadow-card md:-ml-32 md:w-56"
      >
        <div className="bg-hue-soft px-4 pt-4" style={{ marginInline: -16 }}>
          <b className="numerals mb-3 block text-xl text-balance">Oak tables that outlive us</b>
          <MockButton tone="dark" className="mx-auto w-fit">
            Call the workshop
          </MockButton>
          <Workshop className="mx-auto mt-3 w-4/5" />
        </div>
        <span className="mt-3 flex items-center justify-between">
          Loads in 1.2 s<Chip tone="done">Ready</Chip>
        </span>
      </Phone>
    </Scene>
  );
}

function Workshop({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 200 150" className={className}>
      <circle cx="100" cy="86" r="64" className="fill-hue" />
      <path d="M100 0v26" className="stroke-text" strokeWidth="2.5" />
      <path d="M78 48c0-14 10-24 22-24s22 10 22 24Z" className="fill-stage" />
      <g className="fill-clay">
        <path d="M30 84h140a4 4 0 0 1 4 4v8H26v-8a4 4 0 0 1 4-4Z" />
        <path d="M40 96h12l-4 54H38Zm120 0h-12l4 54h10Z" />
      </g>
      <g fill="none" className="stroke-text" strokeWidth="5" strokeLinecap="round">
        <path d="M76 148v-34h34v34M110 114V74" />
      </g>
      <path
        d="M128 84c-3-12-12-16-20-16 0 9 8 16 20 16Zm2 0c1-14 8-22 18-24 2 12-6 22-18 24Z"
        className="fill-action"
      />
    </svg>
  );
}
