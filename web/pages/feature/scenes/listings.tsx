import { TownMap } from '../../../drawing/map.tsx';
import { Chip, Mark, Row } from '../../../drawing/row.tsx';
import { Scene } from '../../../drawing/scene.tsx';
import { Panel } from '../../../drawing/window.tsx';
import { Icon } from '../../../ui/icon.tsx';

export { StepScene } from '../step-scenes/listings.tsx';

const places = [
  { x: 52, y: 30, icon: 'heart', name: 'Three Oaks Bakery', text: 'Gluten-free, 0.4 mi', tag: 'Featured' },
  { x: 74, y: 42, icon: 'star', name: 'Bee & Barrow Honey', text: 'Added by its owner, 0.9 mi', tag: 'New' },
  { x: 62, y: 10, icon: 'map', name: 'Millbrook Farm Stand', text: 'Cheese and wool, 1.2 mi', tag: 'Open' },
] as const;

export default function Listings() {
  return (
    <Scene shop="Three Oaks Bakery" trade="Bakery" className="max-md:flex max-md:flex-col">
      <TownMap places={places} height="clamp(176px, 56vw, 460px)" className="max-md:rounded-t-card md:rounded-stage" />
      <div
        className="z-1 rounded-card bg-surface p-4 shadow-card max-md:-mt-5 md:absolute md:w-80 md:p-5 lg:w-96"
        style={{ top: 24, bottom: 24, left: 24 }}
      >
        <span className="flex items-center gap-2.5 rounded-full border border-line px-4 py-2.5">
          <Icon name="search" className="size-4" />
          bread, honey, cheese
        </span>
        <div className="mt-3 flex gap-1.5 max-md:hidden">
          <Chip tone="hue">Open now</Chip>
          <Chip tone="plain">Gluten-free</Chip>
          <Chip tone="plain">5 miles</Chip>
        </div>
        <div className="mt-3 grid gap-2">
          {places.map(({ icon, name, text, tag }, index) => (
            <Row
              key={name}
              className={`rounded-tile p-3 ${index > 1 ? 'max-md:hidden' : ''} ${index === 0 ? 'bg-hue-soft' : 'border border-line'}`}
              lead={<Mark icon={icon} tone={index === 0 ? 'hue' : 'soft'} />}
              title={name}
              text={text}
              end={
                <span className="max-md:hidden">
                  <Chip tone={index === 0 ? 'dark' : 'plain'}>{tag}</Chip>
                </span>
              }
            />
          ))}
        </div>
        <span className="mt-4 flex justify-between border-t border-line pt-3 text-text-soft max-md:hidden">
          3 of 46 makers
          <b className="font-[650] text-text">2 asked today</b>
        </span>
      </div>
      <Panel className="absolute right-6 bottom-6 bg-surface p-5 shadow-card max-lg:hidden">
        <Row
          lead={<Mark icon="repeat" tone="highlight" />}
          title="New address, typed once"
          text="Maps and 14 guides followed"
          end={<Chip tone="done">Done</Chip>}
        />
      </Panel>
    </Scene>
  );
}
