import words from '#content/features/white-label.ts';
import type { IconName } from '#content/shared/icons.ts';
import { useHydrated } from '../../../browser/hydrated.ts';
import { Segments, Stalk } from '../../../drawing/bamboo.tsx';
import { Personalized } from '../../../drawing/personalized.tsx';
import { Chip, Mark, Row } from '../../../drawing/row.tsx';
import { Scene } from '../../../drawing/scene.tsx';
import { fills, type Tone } from '../../../drawing/tones.ts';
import { NamePlate } from '../../../sections/personalization.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { BrandTools } from '../brand-tools.tsx';

export { StepScene } from '../step-scenes/white-label.tsx';

const swatches = ['clay', 'sky', 'grape', 'sun', 'rose', 'action'] as const;

export const ground = 'hue';

/** Reserves its space until hydration. */
export function Tools() {
  return (
    <div className="mt-6 grid gap-4 lg:grid-cols-2">
      <NamePlate name="Northgate Growth" trade="Marketing agency" />
      <div className={useHydrated() ? 'noscript:hidden' : 'invisible noscript:hidden'}>
        <BrandTools hue={words.hue} />
      </div>
    </div>
  );
}

export default function WhiteLabel() {
  return (
    <Scene over className="max-lg:max-w-md lg:flex lg:items-end lg:justify-center">
      <Account
        brand="Sudsy Car Wash"
        icon="truck"
        tone="sky"
        figure="128 visits"
        weeks={[3, 4, 3, 5, 6]}
        behind="paddingRight"
        className="lg:-rotate-3"
      />
      <div className="relative z-1 rounded-card bg-surface shadow-card max-lg:-mt-5 lg:-mx-8 lg:w-104 lg:shrink-0">
        <div className="rounded-t-card bg-stage px-6 py-6 text-center text-on-dark">
          <span className="numerals mx-auto grid size-12 place-items-center rounded-tile bg-hue text-2xl text-text">
            <Icon name="flag" />
          </span>
          <b className="numerals mt-2 grid min-h-[2.6em] content-center text-xl text-balance">
            <Personalized part="ownName">Northgate Growth</Personalized>
          </b>
          Client login
        </div>
        <div className="grid gap-3 p-5">
          <Row
            lead={<Mark icon="globe" tone="hue" />}
            title="Your own address"
            text="Where your clients log in"
            end={<Chip tone="done">Live</Chip>}
          />
          <div className="flex items-center justify-between border-t border-line py-3">
            <b className="font-[650]">Brand color</b>
            <span className="flex gap-1.5">
              {swatches.map((swatch, index) => (
                <i
                  key={swatch}
                  className={`size-5 rounded-full ${fills[swatch]} ${index === 0 ? 'animate-land outline-2 outline-offset-2' : ''}`}
                />
              ))}
            </span>
          </div>
          <Row
            className="rounded-tile bg-hue-soft p-3.5"
            title="You keep $3,420 a month"
            text={
              <>
                18 clients on your plans
                <Segments of={18} filled={18} className="mt-2 h-2" />
              </>
            }
          />
        </div>
      </div>
      <Account
        brand="Clearwater Pools"
        icon="heart"
        tone="grape"
        figure="41 quotes"
        weeks={[5, 2, 4, 4, 5]}
        behind="paddingLeft"
        className="lg:rotate-3 max-lg:hidden"
      />
    </Scene>
  );
}

/** Small screens show only one name. */
function Account({
  brand,
  icon,
  tone,
  figure,
  weeks,
  behind,
  className = '',
}: {
  brand: string;
  icon: IconName;
  tone: Tone;
  figure: string;
  weeks: readonly number[];
  /** The side covered by another window. */
  behind: 'paddingLeft' | 'paddingRight';
  className?: string;
}) {
  return (
    <div
      className={`rounded-card p-5 max-lg:mx-4 max-lg:pb-8 lg:mb-20 lg:w-96 ${fills[tone]} ${className}`}
      style={{ [behind]: 48 }}
    >
      <span className="flex items-center gap-2.5">
        <Icon name={icon} />
        <b className="flex-1 text-sm font-[650]">{brand}</b>
      </span>
      <div className="mt-4 rounded-tile bg-surface p-4 max-lg:hidden">
        <Row title={figure} text="This week" end={<Chip tone={tone}>Plus</Chip>} />
        <div className="mt-4 flex items-end gap-2">
          {weeks.map((height, index) => (
            <span key={index} className="flex-1">
              <Stalk of={height} tone={tone} />
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
