import type { IntegrationName } from '#content/facts/integrations.ts';
import { money } from '#content/shared/text/format.ts';
import { Leaves, Segments } from '../../drawing/bamboo.tsx';
import { Row } from '../../drawing/row.tsx';
import { Window } from '../../drawing/window.tsx';
import { IntegrationTile } from './integration-tile.tsx';

const boughs: readonly (readonly [IntegrationName, IntegrationName])[] = [
  ['Instagram', 'Stripe'],
  ['Google Calendar', 'WhatsApp'],
  ['Zoom', 'Shopify'],
];

const arrivals: readonly { from: IntegrationName; text: string; time: string }[] = [
  { from: 'Stripe', text: `Paid ${money(80)} for the fall class`, time: '10:42 am' },
  { from: 'Google Calendar', text: 'Trial lesson booked for Tuesday', time: '10:40 am' },
  { from: 'Instagram', text: '“Is there still room for my son?”', time: '10:31 am' },
];

export function ToolDiagram() {
  return (
    <div
      aria-hidden="true"
      className="overflow-clip rounded-stage bg-stage px-6 pt-8 text-xs leading-snug sm:px-10 sm:max-lg:flex sm:max-lg:items-end sm:max-lg:gap-10"
    >
      <div className="mx-auto max-w-md sm:max-lg:flex-1">
        <Leaves className="mx-auto h-9 w-16 text-highlight" />
        {boughs.map(([left, right]) => (
          <div key={left} className="flex max-sm:last:hidden">
            <Bough name={left} className="pb-6" />
            <span className="flex w-6 flex-col gap-1 pt-1">
              <i className="flex-1 rounded-chip bg-action" />
              <i className="flex-1 rounded-chip bg-action" />
            </span>
            <Bough name={right} className="flex-row-reverse py-3" />
          </div>
        ))}
      </div>
      <Window title="Maple Dance Studio" aside="Today" flush className="mx-auto mt-1 max-w-md sm:max-lg:flex-1">
        <div className="grid gap-3 p-4">
          {arrivals.map(({ from, text, time }) => (
            <Row
              key={from}
              lead={<IntegrationTile name={from} className="[--tile:2.25rem]" />}
              title={text}
              text={from}
              end={<span className="text-xs text-text-faint">{time}</span>}
              className="max-sm:last:hidden"
            />
          ))}
        </div>
      </Window>
    </div>
  );
}

function Bough({ name, className }: { name: IntegrationName; className: string }) {
  return (
    <span className={`flex flex-1 items-center ${className}`}>
      <IntegrationTile name={name} className="[--tile:3.5rem] sm:[--tile:4rem]" />
      <Segments of={3} filled={3} tone="action" className="mx-0.5 h-2 flex-1" />
    </span>
  );
}
