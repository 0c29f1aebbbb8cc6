import type { CSSProperties } from 'react';
import page, { fields, leaves, opens, people, price, publishes, salons } from '#content/features/advanced.ts';
import { money } from '#content/shared/text/format.ts';
import { Segments } from '../../../drawing/bamboo.tsx';
import { atPoints, ByPoint } from '../../../drawing/by-point.tsx';
import { during } from '../../../drawing/during.ts';
import { Avatar, Mark, Row } from '../../../drawing/row.tsx';
import { Timeline } from '../../../drawing/timeline.tsx';
import { Panel, Window } from '../../../drawing/window.tsx';
import type { Still } from '../piece.ts';
import { columns, Rail } from '../rail.tsx';

const { labels, points } = page.piece;

type Salon = (typeof salons)[number];

const total = Object.keys(fields).length;
const seenAt = (point: number) => Object.values(fields).filter(([, points]) => points.includes(point)).length;
const staffAt = (salon: Salon, point: number) =>
  'from' in salon && point < salon.from ? 0 : salon.staff - ('leaves' in salon && point >= leaves ? salon.leaves : 0);
const loginsAt = (point: number) => salons.reduce((sum, salon) => sum + staffAt(salon, point), 0);

/** Five salons' booking as six people see it: covered fields, the log, and what changes in each salon. */
export default function Advanced() {
  const { sees, fields: unit, people: logins } = labels;
  const results = points.map(
    ({ result }, point) => `${result} ${sees} ${seenAt(point)} of ${total} ${unit}. ${logins}: ${loginsAt(point)}.`,
  );
  return (
    <Rail
      piece={page.piece}
      results={results}
      start={publishes}
      shop="Tidewater Hair"
      trade="Five hair salons"
      className={columns.three}
    >
      <Person />
      <Booking />
      <Log className="max-lg:hidden" />
      <div className="grid grid-cols-5 gap-1.5 text-center text-xs wrap-normal *:rounded-tile *:border *:border-dashed *:border-hue md:col-span-full md:gap-3 md:text-sm">
        {salons.map((salon) => (
          <div key={salon.name} className="grid *:px-1 *:py-3 *:[grid-area:1/1] md:*:p-4">
            <b className="font-[650] text-on-dark">{salon.name}</b>
            <div
              className="shown-during -m-px flex flex-col rounded-tile bg-surface"
              style={during('from' in salon ? salon.from : 0)}
            >
              <b className="font-[650]">{salon.name}</b>
              <ByPoint className="text-text-soft">
                {people.map((_, point) => `${staffAt(salon, point)} logins`)}
              </ByPoint>
              <span className="mt-auto grid pt-2 numerals text-base *:rounded-chip *:py-1.5 *:[grid-area:1/1]">
                <span className="hidden-during bg-hue-soft" style={during(publishes)}>
                  <Price of={price.before} />
                </span>
                <span className="shown-during bg-highlight" style={during(publishes)}>
                  <Price of={price.after} />
                </span>
              </span>
            </div>
          </div>
        ))}
      </div>
    </Rail>
  );
}

export const stills: readonly Still[] = [
  { feature: 0, picture: <Booking /> },
  { feature: 2, picture: <Person /> },
  { feature: 5, picture: <Log /> },
];

function Person() {
  return (
    <Panel className="flex flex-col gap-4 bg-hue p-4 lg:p-5">
      <ByPoint as="div">
        {people.map(({ name, role }) => (
          <Row
            key={name}
            lead={<Avatar name={name} tone="dark" className="size-12 text-lg" />}
            title={<span className="text-xl font-bold">{name}</span>}
            text={<span className="text-text">{role}</span>}
          />
        ))}
      </ByPoint>
      <span className="grid gap-2.5 md:my-auto">
        <span className="flex items-end justify-between gap-3">
          {labels.sees}
          <ByPoint className="text-right numerals text-[2.5rem] sm:text-[3.5rem]">
            {people.map((_, point) => `${seenAt(point)} of ${total}`)}
          </ByPoint>
        </span>
        <span
          className="at-point point-bar"
          style={{ '--share': atPoints(people.map((_, point) => seenAt(point) / total)) } as CSSProperties}
        >
          <Segments of={total} filled={total} tone="dark" className="h-4" />
        </span>
      </span>
      <ByPoint as="div">
        {people.map(({ name }, point) => (
          <Row
            key={name}
            className="rounded-tile bg-surface p-3"
            lead={<Mark icon={point === leaves ? 'lock' : 'key'} tone={point === leaves ? 'rose' : 'done'} />}
            title={point === leaves ? 'Signed out at 5:00 pm' : 'Company login'}
            text={point === leaves ? 'In all salons at once' : 'Confirmed on the phone'}
          />
        ))}
      </ByPoint>
    </Panel>
  );
}

function Booking() {
  return (
    <Window
      title="Booking 4417"
      aside={
        <ByPoint className="text-right">{people.map((_, point) => (point < opens ? 'Mill Creek' : 'Uptown'))}</ByPoint>
      }
    >
      <div className="grid px-4 py-2 lg:px-5">
        {Object.entries(fields).map(([name, [value, points]]) => {
          const isSeen = atPoints(people.map((_, point) => Number(points.includes(point))));
          return (
            <span key={name} className="flex items-center gap-4 border-b border-line py-2.5 last:border-0 lg:py-3.5">
              <span className="w-20 text-text-soft">{name}</span>
              <span className="grid flex-1 items-center *:[grid-area:1/1]">
                <b className="at-point font-[650] transition-all lg:text-base" style={{ opacity: isSeen }}>
                  {value}
                </b>
                <span className="at-point max-w-56 transition-all" style={{ opacity: `calc(1 - ${isSeen})` }}>
                  <Segments of={9} filled={9} tone="dark" className="h-4" />
                </span>
              </span>
            </span>
          );
        })}
      </div>
    </Window>
  );
}

function Log({ className }: { className?: string }) {
  return (
    <Window title="Audit log" aside="All salons" className={className}>
      <div className="grid gap-1 p-4">
        {people.map(({ name, at, log, tone }, point) => (
          <div key={name} className="shown-during" style={during(point)}>
            <Timeline moments={[{ time: at, text: log, note: name, tone }]} />
          </div>
        ))}
      </div>
    </Window>
  );
}

const Price = ({ of }: { of: number }) => (
  <>
    <span className="max-md:hidden">Color </span>
    {money(of)}
  </>
);
