import { Segments } from '../../../drawing/bamboo.tsx';
import { Joint } from '../../../drawing/flow.tsx';
import { Chip, Mark, Row } from '../../../drawing/row.tsx';
import { Panel, Window } from '../../../drawing/window.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Drawings } from '../drawings.ts';

export const tiles: Drawings['tiles'] = { 1: <Branches />, 5: <Survey /> };

/** The pages of a form as a map, on a phone from top to bottom: who has played goes on to the level, who has not skips it. */
function Branches() {
  return (
    <div className="relative grid gap-1.5">
      <svg
        aria-hidden="true"
        viewBox="0 0 100 240"
        preserveAspectRatio="none"
        fill="none"
        strokeWidth="3"
        className="absolute h-60 w-full stroke-stage max-md:hidden"
      >
        <path d="M10 86h8c6 0 3-46 9-46h16c6 0 3 46 9 46h36" vectorEffect="non-scaling-stroke" />
        <path
          d="M10 96h8c6 0 3 100 9 100h14c6 0 4-100 10-100"
          strokeDasharray="7 7"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <Page at="60px 80% auto 0" title="Has she played before?" answer="Yes, or never" />
      <Ways of={2} />
      <div className="items-center gap-1.5 max-md:flex">
        <Page at="6px 54% auto 24%" title="Which level is she?" answer="Four to choose from" on />
        <span
          className="shrink-0 rounded-full bg-stage px-3.5 py-1.5 font-[650] text-highlight md:absolute"
          style={{ top: 180, left: '24%' }}
        >
          Never: skipped
        </span>
      </div>
      <Ways of={2} />
      <Page at="60px 28% auto 50%" title="Which afternoon?" answer="Free ones only" />
      <Ways of={1} />
      <Page at="60px 0 auto 76%" title="Who picks her up?" answer="A name and a number" />
      <Panel className="bg-hue-soft p-3.5 md:absolute" style={{ inset: '168px 16% auto 50%' }}>
        <Row lead={<Mark icon="clock" tone="dark" />} title="40 seconds shorter" text="Maple Street Music" />
      </Panel>
    </div>
  );
}

/** A page of the form; on a larger screen it stands `at` its place. */
function Page({ at, title, answer, on }: { at: string; title: string; answer: string; on?: boolean }) {
  return (
    <Panel
      className={`flex-1 p-3.5 shadow-card md:absolute ${on ? 'bg-stage text-on-dark' : 'bg-surface'}`}
      style={{ inset: at }}
    >
      <b className="block font-[650]">{title}</b>
      <span className={`mt-1 block text-xs ${on ? 'text-on-dark-soft' : 'text-text-soft'}`}>{answer}</span>
    </Panel>
  );
}

/** On a phone, the ways from a page to the next. */
function Ways({ of }: { of: number }) {
  return (
    <span className="md:hidden">
      <Joint ways={of} tone="dark" />
    </span>
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
      <Window title="The recital" aside="Maple Street Music" className="flex-1 shadow-card">
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
      <Panel className="w-64 shrink-0 bg-stage p-5 text-on-dark shadow-card max-md:hidden">
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
