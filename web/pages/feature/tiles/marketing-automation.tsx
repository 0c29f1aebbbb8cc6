import { Segments } from '../../../drawing/bamboo.tsx';
import { Chip, Mark, MockButton, Row } from '../../../drawing/row.tsx';
import { Panel, Window } from '../../../drawing/window.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Drawings } from '../drawings.ts';

export const tiles: Drawings['tiles'] = { 1: <Editor />, 4: <SplitTest /> };

const blocks = { Photo: 'image', Price: 'tag', Button: 'cursor', Text: 'pen' } as const;

function Editor() {
  return (
    <div className="flex gap-5 max-md:flex-col">
      <div className="grid shrink-0 grid-cols-4 content-start gap-2 md:grid-cols-1">
        {Object.entries(blocks).map(([name, icon], index) => (
          <span
            key={name}
            className={`flex items-center gap-2 rounded-tile px-2 py-3 font-[650] max-md:flex-col max-md:px-0 max-sm:text-xs ${index === 2 ? 'border-2 border-dashed border-text' : 'bg-surface shadow-card'}`}
          >
            <Icon name={icon} className="size-4.5" />
            {name}
          </span>
        ))}
      </div>
      <div className="mx-auto w-64 max-w-full shrink-0 rounded-stage bg-stage p-1.5 shadow-card">
        <div className="rounded-[28px] bg-surface p-4 text-center">
          <span className="block truncate text-xs text-text-soft">Posy & Fern, Friday 9:00 am</span>
          <Wreath className="mx-auto my-1 h-24" />
          <b className="block font-[650]">Fir, eucalyptus, red berries</b>
          <b className="numerals my-1 block text-2xl">$58</b>
          <span className="relative block">
            <MockButton tone="dark">Hang mine by Sunday</MockButton>
            <Icon name="cursor" className="absolute -right-1.5 size-6" />
          </span>
          <span className="mt-4 block px-4 text-text-soft">Tied on Thursday, at your door on Saturday.</span>
        </div>
      </div>
      <Window title="On a wide screen" className="-mr-12 flex-1 self-start shadow-card max-md:hidden">
        <div className="flex items-center gap-4 p-5">
          <Wreath className="h-24" />
          <span>
            <b className="block text-base font-bold">Your door, for Advent</b>
            <span className="text-text-soft">Wreaths are ready on the first Sunday.</span>
          </span>
        </div>
      </Window>
    </div>
  );
}

const versions = [
  { name: 'A', subject: 'Wreaths are back', clicks: 5, orders: 2 },
  { name: 'B', subject: 'Yours hangs by Sunday', clicks: 11, orders: 6 },
] as const;

function SplitTest() {
  return (
    <Window title="Split test" aside="Posy & Fern" className="shadow-card">
      <div className="grid gap-3 p-2 sm:p-4">
        {versions.map(({ name, subject, clicks, orders }, index) => (
          <div key={name} className={`rounded-tile p-3.5 ${index ? 'bg-hue-soft' : 'bg-page-alt'}`}>
            <Row
              lead={<b className="numerals text-xl">{name}</b>}
              title={`“${subject}”`}
              text={`48 people, ${clicks} clicks`}
              end={<Chip tone={index ? 'highlight' : 'plain'}>{orders} orders</Chip>}
            />
            <Segments of={16} filled={clicks} tone={index ? 'hue' : 'dark'} className="mt-3 h-4" />
          </div>
        ))}
        <Row
          className="mt-1 border-t border-line pt-4"
          lead={<Mark icon="clock" tone="dark" />}
          title="1:00 pm, four hours later"
          text="B goes to the other 384"
        />
        <Panel className="bg-page-alt p-3.5 text-text-soft">Sent by itself</Panel>
      </div>
    </Window>
  );
}

function Wreath({ className }: { className: string }) {
  const around = Array.from({ length: 18 }, (_, index) => index * 20);
  return (
    <svg aria-hidden="true" viewBox="-50 -50 100 100" className={className}>
      {around.map((turn) => (
        <path
          key={turn}
          d="M0-44c10 4 14 12 8 22-8-4-12-12-8-22Z"
          className={turn % 40 ? 'fill-action' : 'fill-stage'}
          transform={`rotate(${turn})`}
        />
      ))}
      {around
        .filter((turn) => turn % 60 === 0)
        .map((turn) => (
          <circle key={turn} cx="3" cy="-32" r="4" className="fill-clay" transform={`rotate(${turn})`} />
        ))}
      <path
        d="M0 30c-8-8-20-6-18 2s14 6 18-2c4 8 16 10 18 2S8 22 0 30Zm0 0-7 16m7-16 7 16"
        className="fill-hue stroke-text"
      />
    </svg>
  );
}
