import { Avatar, Chip, Mark, Row } from '../../../drawing/row.tsx';
import { Thread } from '../../../drawing/thread.tsx';
import { Panel, Window } from '../../../drawing/window.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Drawings } from '../drawings.ts';

export const tiles: Drawings['tiles'] = { 3: <Certificate />, 5: <Community /> };

function Certificate() {
  return (
    <div className="flex items-start gap-4">
      <div className="min-w-0 flex-1 bg-surface p-2.5 shadow-card">
        <div className="border-2 border-action px-4 py-5 text-center">
          <span className="text-xs font-[650] text-action">Certificate</span>
          <b className="numerals mt-2 block text-[1.75rem]">Calm Dog in Six Weeks</b>
          <span className="mt-2 block text-text-soft">has been finished by</span>
          <b className="numerals mt-1 block text-2xl text-hue-text">Pilot and Ana Whitfield</b>
          <span className="mt-5 flex items-end justify-between text-left text-xs text-text-soft">
            June 14, 2026
            <Seal />
            <span>
              <Signature />
              Quist Dogs
            </span>
          </span>
        </div>
      </div>
      <Panel className="w-64 shrink-0 bg-surface p-5 shadow-card max-md:hidden">
        <Row lead={<Avatar name="Ana Whitfield" tone="sun" />} title="Ana Whitfield" text="Posted on June 14" />
        <b className="my-3 block text-base font-[650]">He stays. Even for the mailman.</b>
        <span className="mb-3 flex gap-4 border-y border-line py-2 text-text-soft">
          <span className="flex items-center gap-1.5">
            <Icon name="heart" className="size-4" />
            64
          </span>
          <span className="flex items-center gap-1.5">
            <Icon name="message" className="size-4" />9
          </span>
        </span>
        <Row lead={<Avatar name="Theo Lund" />} title="Where did you get this?" text="Theo Lund, owner of Pickle" />
      </Panel>
    </div>
  );
}

function Seal() {
  return (
    <svg aria-hidden="true" viewBox="-40 -40 80 80" className="size-19">
      {Array.from({ length: 8 }, (_, ray) => (
        <path key={ray} d="M-26-26h52v52h-52Z" className="fill-hue" transform={`rotate(${ray * 11.25})`} />
      ))}
      <circle r="25" className="fill-stage" />
      <g className="fill-hue">
        <path d="M0-2c7 0 13 7 13 12S8 16 5 16s-3-2-5-2-2 2-5 2-8-1-8-6S-7-2 0-2Z" />
        <circle cx="-13" cy="-5" r="4" />
        <circle cx="-5" cy="-13" r="4.5" />
        <circle cx="5" cy="-13" r="4.5" />
        <circle cx="13" cy="-5" r="4" />
      </g>
    </svg>
  );
}

function Signature() {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 40" fill="none" className="h-9 stroke-text">
      <path
        d="M6 32C12 8 20 4 22 12s-2 18 0 18 8-20 12-20-2 20 2 20 8-14 12-12-4 12 0 12 8-8 12-8 2 6 8 6 16-4 38-12"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}

function Community() {
  return (
    <div className="flex items-start gap-4">
      <Window title="The group" aside="Quist Dogs" className="flex-1 shadow-card">
        <div className="p-4">
          <Thread
            messages={[
              {
                from: 'them',
                via: 'Theo and Pickle, March 8',
                text: 'He pulls as soon as he sees the park.',
              },
              {
                from: 'us',
                via: 'Ana and Pilot, March 8',
                text: 'Stop, count to ten. A week, then it was gone.',
              },
              { from: 'them', via: 'Jo and Bean, March 9', text: 'Week 3, minute 4 shows the turn that helped us.' },
              {
                from: 'us',
                via: 'Mara, your trainer',
                text: 'That’s the turn. Film it and I’ll take a look.',
                tone: 'dark',
              },
            ]}
          />
        </div>
      </Window>
      <Panel className="grid w-64 shrink-0 gap-3 bg-stage p-5 text-on-dark shadow-card max-md:hidden">
        <Row
          lead={<Mark icon="mail" tone="hue" />}
          title="Your day in the group"
          text={<span className="text-on-dark-soft">One email, 6:00 pm</span>}
        />
        {['12 answers, all by members', '3 videos to look at', '1 question for you'].map((line, index) => (
          <span key={line} className="flex justify-between border-t border-line-dark pt-3">
            {line}
            {index === 2 && <Chip tone="highlight">Reply</Chip>}
          </span>
        ))}
      </Panel>
    </div>
  );
}
