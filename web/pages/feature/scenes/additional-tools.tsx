import { Segments, Stalk } from '../../../drawing/bamboo.tsx';
import { QrCode } from '../../../drawing/qr-code.tsx';
import { Chip, Row } from '../../../drawing/row.tsx';
import { Scene } from '../../../drawing/scene.tsx';
import { fills } from '../../../drawing/tones.ts';
import { Panel } from '../../../drawing/window.tsx';
import { Icon } from '../../../ui/icon.tsx';

export { tiles } from '../tiles/additional-tools.tsx';

const clicks = [2, 3, 2, 4, 5, 3, 6] as const;
const brand = ['clay', 'sun', 'dark', 'rose'] as const;

export const ground = 'night';

export default function AdditionalTools() {
  return (
    <Scene shop="Ridge & Gutter" trade="Roofer" over>
      <div className="grid grid-cols-2 gap-2 md:grid-cols-4 md:gap-3">
        <Panel className="row-span-2 grid content-between gap-3 bg-hue p-4 md:p-5">
          <QrCode className="w-full rounded-tile bg-surface p-[8%]" />
          <Row title="Ridge & Gutter" text={<span className="text-text">31 scans, 9 estimates</span>} />
        </Panel>
        <Panel className="bg-surface p-4 md:col-span-2 md:p-5">
          <Row
            className="flex-wrap"
            title="Roof estimate"
            text="Kessler, $8,460"
            end={
              <span className="animate-land">
                <Chip tone="done">Signed</Chip>
              </span>
            }
          />
          <svg
            aria-hidden="true"
            viewBox="0 0 240 48"
            preserveAspectRatio="xMinYMid"
            fill="none"
            className="mt-2 h-12 w-full border-b border-line stroke-text max-md:hidden"
          >
            <path
              d="M20 34c10-26 18-28 18-10s-12 20-8 4 26-14 24 0 12-18 18-6 8 6 14-4 8 14 16 4 10-22 14-10-8 22 6 8 10 4 20 0 18-6 46-8"
              strokeWidth="2.5"
              strokeLinecap="round"
            />
          </svg>
        </Panel>
        <Panel className="bg-stage p-4 text-on-dark md:row-span-2 md:p-5">
          <span className="flex items-center gap-2 font-[650]">
            <Icon name="link" className="size-4" />
            /gutter-offer
          </span>
          <b className="numerals mt-3 block text-[2rem]">412</b>
          <span className="text-xs text-on-dark-soft">clicks this week</span>
          <span className="mt-4 flex items-end gap-1 max-md:hidden">
            {clicks.map((height, index) => (
              <span key={index} className="flex-1">
                <Stalk of={height} segment="h-4" />
              </span>
            ))}
          </span>
        </Panel>
        <Panel className="bg-surface p-4 md:p-5">
          <span className="flex items-center justify-between">
            Garage, 600 sq ft
            <Icon name="calculator" className="size-4" />
          </span>
          <Segments of={6} filled={3} className="my-3 h-4" />
          <b className="numerals block text-base md:text-xl">$1.9k to $2.3k</b>
        </Panel>
        <Panel className="bg-surface p-4 md:p-5">
          <span className="flex gap-1.5">
            <span className="grid h-9 flex-1 place-items-center rounded-chip border border-control font-bold">R</span>
            {brand.map((tone) => (
              <i key={tone} className={`h-9 flex-1 rounded-chip ${fills[tone]}`} />
            ))}
          </span>
          <Row className="mt-3" title="The right logo" text="And four colors" />
        </Panel>
      </div>
      <Panel className="mt-3 bg-highlight px-5 py-6 max-md:hidden">
        <span className="flex items-center gap-4">
          <Icon name="database" />
          <b className="font-[650]">Backed up every night</b>
          <Segments of={30} filled={30} tone="dark" className="h-3 flex-1" />
          Last night, 2:10 am
        </span>
      </Panel>
    </Scene>
  );
}
