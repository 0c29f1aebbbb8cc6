import page, { clients, colors, lastYear, moments, next, sent, stages, wedding } from '#content/features/crm.ts';
import { money } from '#content/shared/text/format.ts';
import { Segments } from '../../../drawing/bamboo.tsx';
import { ByPoint } from '../../../drawing/by-point.tsx';
import { during } from '../../../drawing/during.ts';
import { Avatar, Chip, Mark, MockButton, Row } from '../../../drawing/row.tsx';
import { Thread } from '../../../drawing/thread.tsx';
import { Timeline } from '../../../drawing/timeline.tsx';
import { Panel, Window } from '../../../drawing/window.tsx';
import type { Still } from '../piece.ts';
import { columns, Rail } from '../rail.tsx';

const { labels, points } = page.piece;

const paidAt = (point: number) => moments.slice(0, point + 1).reduce((sum, { paid = 0 }) => sum + paid, 0);

const center = { x: 196, y: 134 };
const size = { width: 390, height: 270 };
const broughtIn = sent.reduce((sum, { paid }) => sum + paid, 0);

/** A salon customer's record from her first call to the one that is ringing. */
export default function Crm() {
  const { paid, brought, expected } = labels;
  const more: Record<number, string> = {
    4: ` ${brought}: ${money(broughtIn)}.`,
    5: ` ${expected}: ${money((next.price * next.kept) / next.of)}.`,
  };
  const results = points.map(({ result }, point) => `${result} ${paid}: ${money(paidAt(point))}.${more[point] ?? ''}`);
  return (
    <Rail piece={page.piece} results={results} shop="Juniper Hair" trade="Hair salon" className={columns.three}>
      <Panel className="flex flex-col bg-hue p-4 lg:p-5">
        <div className="flex items-center gap-3">
          <Avatar name="Maya Ortiz" tone="dark" className="size-12 text-lg" />
          <div>
            <b className="block text-xl font-bold">Maya Ortiz</b>
            Customer since 2023
          </div>
        </div>
        <div className="mt-4 grid grid-cols-2 gap-x-4 md:grid-cols-1">
          {moments.map(({ field: [name, value] }, point) => (
            <span key={name} className="flex justify-between gap-2 border-t border-control py-2">
              <span>{name}</span>
              <b className="shown-during text-right font-[650]" style={during(point)}>
                {value}
              </b>
            </span>
          ))}
        </div>
        <div className="mt-auto flex items-end justify-between border-t border-control pt-3">
          {paid}
          <ByPoint className="text-right numerals text-[2rem]">
            {moments.map((_, point) => money(paidAt(point)))}
          </ByPoint>
        </div>
      </Panel>
      <Window title="Everything so far" aside="Juniper Hair" className="max-lg:hidden">
        <div className="grid gap-2.5 p-4">
          {moments.map((moment, point) => (
            <div key={moment.time} className="shown-during" style={during(point)}>
              <Timeline moments={[moment]} />
            </div>
          ))}
        </div>
      </Window>
      <ByPoint as="div">
        <FirstCall />
        <Party />
        <Visits />
        <SmartList />
        <Sisters />
        <Ringing />
      </ByPoint>
    </Rail>
  );
}

export const stills: readonly Still[] = [
  { feature: 0, picture: <FirstCall /> },
  { feature: 1, picture: <Party /> },
  { feature: 5, picture: <Ringing /> },
];

function FirstCall() {
  return (
    <div className="grid content-center gap-4 rounded-card p-4 lg:p-5 bg-stage">
      <Row
        className="rounded-tile bg-clay p-3"
        lead={<Mark icon="phone" tone="dark" />}
        title="Missed call"
        text={<span className="text-text">(602) 555-0187, 6:04 pm</span>}
      />
      <Thread
        them="plain"
        messages={[
          { from: 'us', text: 'Juniper Hair here. Sorry we missed you. Can we help by text?' },
          { from: 'them', text: 'Hi, this is Maya Ortiz. Do you do wedding parties?' },
        ]}
      />
    </div>
  );
}

function Party() {
  return (
    <div className="grid content-center gap-4 rounded-card p-4 lg:p-5 bg-surface">
      <Row
        lead={<Avatar name="Maya Ortiz" tone="hue" className="size-12" />}
        title="Wedding party, four chairs"
        text="Saturday, June 10"
        end={<b className="numerals text-xl">{money(wedding.paid)}</b>}
      />
      <div className="flex gap-1 text-xs">
        {stages.map((stage, index) => (
          <span
            key={stage}
            className={`flex-1 rounded-chip p-2 text-center font-[650] ${index === stages.length - 1 ? 'bg-stage text-on-dark' : 'bg-hue'}`}
          >
            {stage}
          </span>
        ))}
      </div>
      <Row
        className="rounded-tile bg-highlight p-3"
        lead={<Mark icon="bolt" tone="dark" />}
        title="Agreement sent"
        text={<span className="text-text">By email, when the card reached Booked</span>}
      />
    </div>
  );
}

function Visits() {
  return (
    <div className="grid content-center gap-4 rounded-card p-4 lg:p-5 bg-surface">
      <Row
        title="Visits and payments"
        text={`${money(colors.paid / colors.visits)} a visit in ${colors.year}`}
        end={<Chip>Loyal</Chip>}
      />
      {[wedding, colors].map(({ year, visits, paid }) => (
        <div key={year}>
          <span className="mb-1 flex justify-between text-text-soft">
            {year}
            <b className="font-[650] text-text">{money(paid)}</b>
          </span>
          <Segments of={lastYear.visits} filled={visits} className="h-7" />
        </div>
      ))}
    </div>
  );
}

function SmartList() {
  return (
    <div className="grid content-center gap-3 rounded-card p-4 lg:p-5 bg-surface">
      <Row title="Color in spring" text="Not at Juniper Hair since" end={<Chip tone="highlight">38 clients</Chip>} />
      {clients.map(({ name, visit, paid }, index) => (
        <Row
          key={name}
          className={index === 0 ? '-mx-2 rounded-tile bg-hue p-2' : ''}
          lead={<Avatar name={name} tone={index === 0 ? 'dark' : 'soft'} />}
          title={name}
          text={visit}
          end={<b className="numerals text-base">{money(paid)}</b>}
        />
      ))}
      <MockButton tone="dark">Text all 38</MockButton>
    </div>
  );
}

const place = ({ x, y }: { x: number; y: number }) => ({
  translate: '-50% -50%',
  left: `${(100 * x) / size.width}%`,
  top: `${(100 * y) / size.height}%`,
});

function Sisters() {
  return (
    <div className="relative rounded-card bg-highlight" style={{ minHeight: size.height }}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="none"
        fill="none"
        strokeWidth="2"
        className="absolute inset-0 size-full stroke-stage"
      >
        {sent.map(({ name, x, y, by }) => {
          const from = by === undefined ? center : sent[by]!;
          return (
            <path key={name} d={`M${from.x} ${from.y}L${x} ${y}`} strokeDasharray={by === undefined ? '' : '5 5'} />
          );
        })}
      </svg>
      {sent.map(({ name, x, y, tone, by }) => (
        <span key={name} className="absolute" style={place({ x, y })}>
          <Avatar
            name={name}
            tone={tone}
            className={`border-2 border-white ${by === undefined ? 'size-14 text-base' : 'size-11'}`}
          />
        </span>
      ))}
      <span className="absolute" style={place(center)}>
        <Avatar name="Maya Ortiz" tone="dark" className="size-19 border-2 border-white text-2xl" />
      </span>
      <Panel className="absolute right-4 bottom-4 bg-surface px-4 py-2.5">
        Paid by the {sent.length} she brought
        <b className="block numerals text-2xl">{money(broughtIn)}</b>
      </Panel>
    </div>
  );
}

function Ringing() {
  return (
    <div className="grid content-center gap-4 rounded-card p-4 lg:p-5 bg-stage text-center text-on-dark">
      <span className="text-highlight">Incoming call, 10:32 am</span>
      <b className="numerals text-[2rem]">Maya Ortiz</b>
      <span className="text-on-dark-soft">Copper, 7.4. Thank her for Rita.</span>
      <span className="flex justify-center gap-3">
        <MockButton tone="highlight">Answer</MockButton>
      </span>
      <span className="flex items-end justify-between gap-3 rounded-tile bg-surface p-3 text-left text-text">
        <span>
          <b className="block font-[650]">{labels.expected}</b>
          <span className="text-xs text-text-soft">
            {`Color ${money(next.price)}, kept ${next.kept} of ${next.of} times`}
          </span>
        </span>
        <b className="numerals text-2xl">{money((next.price * next.kept) / next.of)}</b>
      </span>
    </div>
  );
}
