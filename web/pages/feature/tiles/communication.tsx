import type { ReactNode } from 'react';
import { Avatar, Chip, Mark, Row } from '../../../drawing/row.tsx';
import { Bubble } from '../../../drawing/thread.tsx';
import { Panel, Window } from '../../../drawing/window.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Drawings } from '../drawings.ts';

export const tiles: Drawings['tiles'] = { 4: <Night />, 5: <CallSummary /> };

function Night() {
  return (
    <Panel className="bg-night p-5 text-on-dark shadow-card">
      <span className="mb-4 flex items-center justify-between">
        <span>
          <b className="block font-[650]">Quiet from 8 pm to 8 am</b>
          <span className="text-xs text-on-dark-soft">Windowsill</span>
        </span>
        <svg aria-hidden="true" viewBox="0 0 24 24" className="size-8 fill-sun">
          <path d="M20 14A9 9 0 1 1 10 4a7 7 0 0 0 10 10Z" />
        </svg>
      </span>
      <Hour time="10:47 pm" note="Dana writes, it waits">
        <Bubble from="us" tone="hue" text="Miso ate all of it and is asleep." />
      </Hour>
      <Hour time="2:13 am" note="“Lost”: the phone on duty rings" alarm>
        <Bubble from="them" tone="highlight" text="Our sitter says Pepper is lost!" />
      </Hour>
      <Hour time="8:00 am" note="Dana’s text goes out">
        <Row
          className="rounded-tile bg-stage p-3"
          lead={<Mark icon="check" tone="done" />}
          title="Delivered to Tessa Boyd"
        />
      </Hour>
    </Panel>
  );
}

function Hour({ time, note, alarm, children }: { time: string; note: string; alarm?: boolean; children: ReactNode }) {
  return (
    <div className="flex gap-3 pb-1.5">
      <i className={`w-1.5 shrink-0 rounded-[3px] ${alarm ? 'bg-clay' : 'bg-hue'}`} />
      <div className="flex-1 pb-4">
        <span className="flex items-center gap-2">
          <b className="numerals text-lg">{time}</b>
          {alarm && <Icon name="phone" className="size-4.5 text-highlight" />}
        </span>
        <span className="mb-2 block text-xs text-on-dark-soft">{note}</span>
        {children}
      </div>
    </div>
  );
}

const loudness = [
  4, 9, 16, 24, 12, 6, 18, 30, 22, 10, 5, 14, 26, 34, 20, 8, 12, 28, 18, 6, 10, 22, 30, 14, 8, 18, 26, 12, 6, 20, 32,
  16, 8, 4,
];

function CallSummary() {
  return (
    <Window
      title="June Farrow"
      aside={
        <span className="flex min-w-0 items-center gap-2">
          <span className="max-sm:hidden lg:max-xl:hidden">Windowsill</span>
          <Chip>Announced</Chip>
        </span>
      }
      className="shadow-card"
    >
      <div className="p-5">
        <span className="flex items-center gap-4">
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-stage text-highlight">
            <Icon name="play" className="size-4.5" />
          </span>
          <svg
            aria-hidden="true"
            viewBox="0 0 272 40"
            fill="none"
            strokeWidth="4"
            strokeLinecap="round"
            className="h-12 flex-1"
          >
            {[loudness.slice(0, 14), loudness.slice(14)].map((part, played) => (
              <path
                key={played}
                className={played ? 'stroke-line' : 'stroke-action'}
                d={part.map((height, at) => `M${(at + played * 14) * 8 + 4} ${20 - height / 2}v${height}`).join('')}
              />
            ))}
          </svg>
          <b className="numerals">3:18</b>
        </span>
        <Row
          className="mt-4 border-t border-line pt-4"
          lead={<Avatar name="June Farrow" tone="rose" />}
          title="In three lines"
          text="Written when she hung up, 4:41 pm"
        />
        <ol className="mt-3 grid gap-2.5">
          {[
            'Biscuit limps, front left paw.',
            'She wants photos every evening.',
            'Pick-up moves to Sunday at five.',
          ].map((line, index) => (
            <li key={line} className="flex gap-3 rounded-tile bg-hue-soft px-3.5 py-2.5">
              <b className="numerals text-base text-hue-text">{index + 1}</b>
              {line}
            </li>
          ))}
        </ol>
      </div>
    </Window>
  );
}
