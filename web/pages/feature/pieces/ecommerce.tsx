import type { ReactNode } from 'react';
import page, { baked, cake, fields, order, reminders, soldEarlier } from '#content/features/ecommerce.ts';
import { money, moneyExact } from '#content/shared/text/format.ts';
import { ByPoint } from '../../../drawing/by-point.tsx';
import { during } from '../../../drawing/during.ts';
import { Avatar, Chip, Mark, MockButton, Row } from '../../../drawing/row.tsx';
import { Timeline } from '../../../drawing/timeline.tsx';
import { Panel, Window } from '../../../drawing/window.tsx';
import type { Still } from '../piece.ts';
import { columns, Rail } from '../rail.tsx';

const { labels, points } = page.piece;

const total = order.reduce((sum, { count, price }) => sum + count * price, 0);
/** Paid by her until each point of the rail. */
const paid = [0, 0, total, total, total + cake, total + cake];

const loaves = order[0]!.count;
const leftAt = (point: number) => baked - soldEarlier - (point < 3 ? 0 : loaves);

/** A bakery's order from a forgotten cart to the customer's record. */
export default function Ecommerce() {
  const results = points.map(({ result }, point) => `${result} ${labels.paid}: ${money(paid[point]!)}.`);
  return (
    <Rail piece={page.piece} results={results} shop="Hearth Bakery" trade="Bakery" className={columns.three}>
      <Panel className="flex flex-col justify-between gap-4 bg-stage p-5 text-on-dark max-lg:hidden">
        <Row
          title={<span className="text-base">Sourdough today</span>}
          end={
            <ByPoint className="scene-chip bg-clay text-center text-text">
              {points.map((_, point) => `${leftAt(point)} left`)}
            </ByPoint>
          }
        />
        <div className="grid grid-cols-3 gap-3">
          {Array.from({ length: baked }, (_, index) => (
            <span key={index} className="grid *:[grid-area:1/1]">
              <Loaf sold />
              {index < leftAt(0) && (
                <span className={index < leftAt(3) ? undefined : 'hidden-during'} style={during(3)}>
                  <Loaf />
                </span>
              )}
            </span>
          ))}
        </div>
        <span className="text-on-dark-soft">The counter and the store count the same loaves.</span>
      </Panel>
      <ByPoint as="div">
        <CartEmail />
        <Checkout />
        <SecondTry />
        <Packed />
        <Invoice />
        <Record />
      </ByPoint>
      <Receipt />
    </Rail>
  );
}

export const stills: readonly Still[] = [
  { feature: 0, picture: <CartEmail /> },
  { feature: 2, picture: <SecondTry /> },
  { feature: 3, picture: <Packed /> },
];

/** The torn edge of a receipt. */
function Edge({ className = '' }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 288 8"
      preserveAspectRatio="none"
      className={`block h-2 w-full fill-surface ${className}`}
    >
      <path d={`M0 8${'l6-8 6 8'.repeat(24)}Z`} />
    </svg>
  );
}

function Receipt() {
  return (
    <div className="flex flex-col">
      <Edge />
      <div className="flex flex-1 flex-col justify-between bg-surface p-5 lg:p-6">
        <div>
          <b className="block text-center text-base font-bold">Hearth Bakery</b>
          <span className="block text-center text-xs text-text-soft">Order 2,418, pickup Saturday</span>
        </div>
        <div className="my-3 grid gap-2 border-y border-line py-3">
          {order.map(({ name, count, price }) => (
            <span key={name} className="flex gap-2">
              <span className="w-4 text-text-faint">{count}</span>
              <span className="flex-1">{name}</span>
              <span className="tabular">{moneyExact(count * price)}</span>
            </span>
          ))}
        </div>
        <Printed from={1} text="Total">
          <b className="numerals text-xl">{moneyExact(total)}</b>
        </Printed>
        <Printed from={2} text="Card declined, 11:00 pm">
          <s className="text-text-soft">{moneyExact(total)}</s>
        </Printed>
        <Printed from={2} text={<b className="font-[650]">Paid by card, 6:00 am</b>}>
          <Chip tone="highlight">Paid</Chip>
        </Printed>
        <Printed from={4} text="Wedding cake, by invoice">
          <b className="font-[650]">{moneyExact(cake)}</b>
        </Printed>
        <span className="shown-during mt-3 block" style={during(3)}>
          <span className="block rounded-chip bg-hue py-2 text-center font-[650] -rotate-3">Thank you, Margit</span>
        </span>
      </div>
      <Edge className="rotate-180" />
    </div>
  );
}

function Printed({ from, text, children }: { from: number; text: ReactNode; children: ReactNode }) {
  return (
    <span className="shown-during flex items-center justify-between py-1" style={during(from)}>
      {text}
      {children}
    </span>
  );
}

function CartEmail() {
  return (
    <div className="grid content-between gap-4 rounded-card bg-hue p-5 lg:p-6">
      <Row
        lead={<Mark icon="mail" tone="dark" />}
        title="Your cart is still here"
        text={<span className="text-text">Left at 4:10 pm, emailed at 5:10</span>}
      />
      <Panel className="grid gap-3 bg-surface p-4">
        {order.map(({ name, count, price }) => (
          <Row
            key={name}
            lead={<b className="w-6 numerals text-lg">{count}</b>}
            title={name}
            end={<span className="tabular">{moneyExact(count * price)}</span>}
          />
        ))}
      </Panel>
      <MockButton tone="dark">Back to my cart</MockButton>
    </div>
  );
}

function Checkout() {
  return (
    <div className="mx-auto w-full max-w-80 rounded-stage bg-stage p-2">
      <div className="flex h-full flex-col justify-between gap-3 rounded-card bg-surface p-4">
        <span className="flex items-center justify-between text-xs font-[650]">
          10:58 pm
          <i className="h-1.5 w-16 rounded-full bg-current/12" />
        </span>
        <MockButton tone="dark">Pay with a wallet</MockButton>
        {Object.entries(fields).map(([name, value]) => (
          <span key={name} className="rounded-chip border border-control px-3 py-1.5">
            <span className="block text-xs text-text-soft">{name}</span>
            {value}
          </span>
        ))}
        <MockButton>{`Pay ${moneyExact(total)}`}</MockButton>
      </div>
    </div>
  );
}

function SecondTry() {
  return (
    <div className="grid content-center gap-3">
      <Panel className="bg-clay p-5">
        <Row
          lead={<Mark icon="card" tone="dark" />}
          title="Declined"
          text={<span className="text-text">Monday, 11:00 pm</span>}
          end={<b className="numerals text-xl">{money(total)}</b>}
        />
      </Panel>
      <Panel className="bg-surface p-5">
        <Row
          lead={<Mark icon="message" tone="hue" />}
          title="Link to another card, by text"
          text="Not needed: the bank says yes at six"
        />
      </Panel>
      <Panel className="bg-highlight p-5">
        <Row
          lead={<Mark icon="repeat" tone="dark" />}
          title="Tried again, paid"
          text={<span className="text-text">Tuesday, 6:00 am</span>}
          end={<b className="numerals text-xl">{money(total)}</b>}
        />
      </Panel>
    </div>
  );
}

function Packed() {
  return (
    <div className="grid content-center justify-items-center gap-4 rounded-card bg-hue p-5 lg:p-6">
      <svg aria-hidden="true" viewBox="0 8 96 108" height="190">
        <path d="M34 40V28a14 14 0 0 1 28 0v12" fill="none" className="stroke-text" strokeWidth="4" />
        <path d="M14 38h68l4 74H10Z" className="fill-surface" />
        <path d="M14 38h14L22 112H10Z" className="fill-text" opacity=".08" />
        <path d="m36 76 9 9 18-18" fill="none" className="stroke-action" strokeWidth="6" strokeLinecap="round" />
      </svg>
      <span className="flex flex-wrap justify-center gap-2">
        <Chip tone="dark">Slip printed</Chip>
        <Chip tone="dark">Receipt sent</Chip>
        <Chip tone="dark">{`${loaves} loaves fewer`}</Chip>
      </span>
    </div>
  );
}

function Invoice() {
  return (
    <div className="flex flex-col justify-between gap-4 rounded-card bg-surface p-5 lg:p-6">
      <Row
        lead={<Mark icon="receipt" tone="hue" />}
        title="Wedding cake, two tiers"
        text="Invoice to Margit Lund"
        end={<b className="numerals text-2xl">{money(cake)}</b>}
      />
      <div>
        {Object.entries(reminders).map(([when, state]) => (
          <span key={when} className="flex items-center justify-between border-t border-line py-2.5">
            {when}
            <Chip tone={state === 'Sent' ? 'highlight' : 'plain'}>{state}</Chip>
          </span>
        ))}
      </div>
      <MockButton tone="done">Paid from the first reminder</MockButton>
    </div>
  );
}

function Record() {
  return (
    <Window title="Margit Lund" aside={money(total + cake)} className="flex flex-col">
      <div className="flex items-center gap-4 bg-hue p-5">
        <Avatar name="Margit Lund" tone="dark" className="size-14 text-xl" />
        <span>
          <b className="block text-lg font-bold">Pays late at night, picks up on Saturdays</b>
          Customer since Monday
        </span>
      </div>
      <div className="my-auto p-5">
        <Timeline
          moments={[
            {
              time: 'June 2',
              text: `Wedding cake, ${money(cake)}`,
              note: 'Invoice, paid three days early',
              tone: 'rose',
            },
            { time: 'May 19', text: `Order 2,418, ${money(total)}`, note: 'Second try, receipt by email' },
            { time: 'May 18', text: 'Left a cart, came back', note: 'From the email', tone: 'action' },
          ]}
        />
      </div>
    </Window>
  );
}

function Loaf({ sold }: { sold?: boolean }) {
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
