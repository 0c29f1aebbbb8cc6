import { Segments } from '../../../drawing/bamboo.tsx';
import { Chip, Mark, Row } from '../../../drawing/row.tsx';
import { Panel, Window } from '../../../drawing/window.tsx';
import { Yours } from '../../../drawing/yours.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Drawings } from '../drawings.ts';

export const tiles: Drawings['tiles'] = { 1: <Branches />, 5: <Survey /> };

/** The pages of a form as a map: who has played goes on to the level, who has not skips it. */
function Branches() {
  return (
    <div className="relative">
      <svg
        aria-hidden="true"
        viewBox="0 0 860 300"
        fill="none"
        strokeWidth="3"
        className="absolute stroke-stage"
        style={{ width: 860, height: 300 }}
      >
        <path d="M120 70c40 0 30-34 60-34h150c60 0 40 64 90 64h300" />
        <path d="M120 120c40 0 30 76 60 76h150c60 0 40-72 90-72" strokeDasharray="7 7" />
      </svg>
      <Page at={[0, 60]} title="Has she played before?" answer="Yes, or never" wide={140} />
      <Page at={[174, 6]} title="Which level is she?" answer="Four to choose from" wide={168} on />
      <span
        className="absolute rounded-full bg-stage px-4 whitespace-nowrap py-1.5 font-[650] text-highlight"
        style={{ left: 174, top: 180 }}
      >
        Never: skipped
      </span>
      <Page at={[412, 72]} title="Which afternoon?" answer="Free ones only" wide={160} />
      <Page at={[606, 72]} title="Who picks her up?" answer="A name and a number" wide={240} />
      <Panel className="absolute bg-hue-soft p-3.5" style={{ left: 412, top: 184, width: 226 }}>
        <Row
          lead={<Mark icon="clock" tone="dark" />}
          title="40 seconds shorter"
          text={<Yours line>Maple Street Music</Yours>}
        />
      </Panel>
    </div>
  );
}

/** A page of the form, on its place in px. */
function Page({
  at: [left, top],
  title,
  answer,
  wide,
  on,
}: {
  at: readonly [number, number];
  title: string;
  answer: string;
  wide: number;
  on?: boolean;
}) {
  return (
    <Panel
      className={`absolute p-3.5 shadow-card ${on ? 'bg-stage text-on-dark' : 'bg-surface'}`}
      style={{ left, top, width: wide }}
    >
      <b className="block font-[650]">{title}</b>
      <span className={`mt-1 block text-xs ${on ? 'text-on-dark-soft' : 'text-text-soft'}`}>{answer}</span>
    </Panel>
  );
}

const questions = [
  { text: 'How was the recital?', left: 86 },
  { text: 'Which piece did you like best?', left: 84 },
  { text: 'What does your family earn?', left: 47, bad: true },
  { text: 'Will you come again?', left: 45 },
] as const;

/** A survey after the recital, and the question at which parents leave. */
function Survey() {
  return (
    <div className="flex items-start gap-4">
      <Window title="After the recital" aside={<Yours>Maple Street Music</Yours>} className="flex-1 shadow-card">
        <div className="grid gap-3.5 p-5">
          {questions.map(({ text, left, ...rest }) => (
            <div key={text}>
              <span
                className={`mb-1.5 flex items-center justify-between gap-3 ${'bad' in rest ? 'font-[650] text-danger' : ''}`}
              >
                {text}
                <b className="numerals text-base">{left}</b>
              </span>
              <Segments of={22} filled={Math.round(left / 4)} tone={'bad' in rest ? 'clay' : 'hue'} className="h-4" />
            </div>
          ))}
        </div>
      </Window>
      <Panel className="w-64 shrink-0 bg-stage p-5 text-on-dark shadow-card max-lg:hidden">
        <Icon name="alert" className="size-7 text-rose" />
        <b className="mt-3 block text-lg leading-tight font-bold">37 parents quit at question 3</b>
        <span className="mt-2 block text-on-dark-soft">You would not act on the answer. Leave it out?</span>
        <span className="mt-4 flex flex-wrap gap-2">
          <Chip tone="highlight">Leave it out</Chip>
          <Chip tone="plain">Make it optional</Chip>
        </span>
      </Panel>
    </div>
  );
}
