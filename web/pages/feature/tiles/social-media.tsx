import type { ReactNode } from 'react';
import { Avatar, Chip, Mark, MockButton, Row } from '../../../drawing/row.tsx';
import { Bubble } from '../../../drawing/thread.tsx';
import { Panel, Window } from '../../../drawing/window.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Drawings } from '../drawings.ts';

export const tiles: Drawings['tiles'] = { 0: <Crops />, 3: <Booked /> };

function Crops() {
  return (
    <div className="flex items-start gap-3">
      <Post icon="instagram" at="8:10 am" className="w-1/2" view="96 0 116 168">
        <span className="block px-4 py-2.5 font-[650]">Suds & Tails</span>
      </Post>
      <div className="grid flex-1 gap-3">
        <Post icon="facebook" at="12:30 pm" view="40 10 220 150" />
        <Post icon="youtube" at="6:00 pm" view="70 30 170 96" />
      </div>
    </div>
  );
}

function Post({
  icon,
  at,
  view,
  className = '',
  children,
}: {
  icon: 'instagram' | 'facebook' | 'youtube';
  at: string;
  view: string;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <div className={`shrink-0 overflow-clip rounded-card bg-surface shadow-card ${className}`}>
      <span className="flex items-center justify-between px-4 py-2.5 font-[650]">
        <Icon name={icon} className="size-4.5" />
        {at}
      </span>
      <svg aria-hidden="true" viewBox={view} className="block w-full bg-sky">
        <Dachshund />
      </svg>
      {children}
    </div>
  );
}

function Dachshund() {
  return (
    <>
      <path d="M-60 150c60-26 120 6 190-10s150-4 210 6v120H-60Z" className="fill-surface" />
      <path
        d="M60 130c0-26 18-34 44-34h70c24 0 34 14 34 36v38h-16v-24h-98v24H78v-26c-12 2-28-6-34-24 4 4 10 8 16 10Z"
        className="fill-clay"
      />
      <path
        d="M146 110V70c0-22 14-34 34-34 18 0 28 10 32 26l26 10c8 4 6 18-4 20l-32 4c-4 18-10 22-16 26Z"
        className="fill-clay"
      />
      <path d="M158 46c-20 0-26 30-16 58 16 0 26-26 26-44Z" className="fill-text" />
      <circle cx="194" cy="60" r="5" className="fill-text" />
      <ellipse cx="236" cy="78" rx="8" ry="7" className="fill-text" />
      <path d="M144 98h52l6 18h-58Z" className="fill-action" />
      <path d="M150 112h18l4 44h-22Z" className="fill-action" />
      <path d="M158 98l3 18m14-18 3 18m10-18 4 18m-36 14h14m-13 14h14" className="stroke-highlight" strokeWidth="4" />
      <g className="fill-white">
        {[16, 74, 118, 232, 262, 108, 42].map((x, index) => (
          <circle key={x} cx={x} cy={12 + ((index * 37) % 88)} r="4" />
        ))}
      </g>
    </>
  );
}

const prices = { 'Bath and brush': '$45', 'Full groom, small': '$70' };

function Booked() {
  return (
    <div className="flex justify-between gap-1.5 max-md:flex-col">
      <Panel className="bg-surface p-4 shadow-card md:w-56 md:self-center">
        <Row lead={<Mark icon="heart" tone="hue" />} title="Before and after" text="Suds & Tails" />
        <div className="mt-4 grid gap-3 border-t border-line pt-4">
          <Row lead={<Avatar name="Rosa Lind" tone="sun" />} title="So fluffy!" text="Rosa Lind" />
          <Row
            className="rounded-tile bg-hue-soft p-2.5"
            lead={<Avatar name="Nell Pike" tone="dark" />}
            title="price?"
            text="Nell Pike, 2:06 pm"
          />
        </div>
      </Panel>
      <Way />
      <Window
        title="In private"
        aside={<span className="lg:max-xl:hidden">2:06 pm</span>}
        className="shadow-card md:w-56 md:self-center"
      >
        <div className="p-4">
          <Bubble from="us" tone="soft" text="Hi Nell, our prices:" />
          {Object.entries(prices).map(([name, price]) => (
            <span key={name} className="flex justify-between border-b border-line py-1.5">
              {name}
              <b className="font-[650]">{price}</b>
            </span>
          ))}
          <MockButton tone="dark" className="mt-3">
            Choose a time
          </MockButton>
        </div>
      </Window>
      <Way />
      <Panel className="bg-stage p-5 text-on-dark shadow-card md:w-56 md:self-center">
        <span className="flex items-center justify-between text-xs text-on-dark-soft">
          2:11 pm
          <Chip tone="highlight">Booked</Chip>
        </span>
        <b className="numerals my-3 block text-[1.75rem] text-highlight">Fri, 9:30</b>
        <b className="block font-[650]">Waffles, with Nell</b>
        <span className="text-on-dark-soft">Full groom, small, $70</span>
      </Panel>
    </div>
  );
}

function Way() {
  return (
    <span className="flex gap-0.5 self-center max-md:flex-col">
      <i className="size-2 rounded-[3px] bg-stage" />
      <i className="size-2 rounded-[3px] bg-stage" />
    </span>
  );
}
