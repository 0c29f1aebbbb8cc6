import type { ReactNode } from 'react';
import page, { type Answer, calls } from '#content/features/ai-automation.ts';
import type { IconName } from '#content/shared/brand/icons.ts';
import { atPoint, ByPoint } from '../../../drawing/by-point.tsx';
import { Chip, Mark, Row } from '../../../drawing/row.tsx';
import { Bubble } from '../../../drawing/thread.tsx';
import { BoFace } from '../../../ui/bo.tsx';
import { Choice, Choices, ifOff, ifOn } from '../choices.tsx';
import { DoPiece } from '../do-piece.tsx';
import type { Still } from '../piece.ts';

const { labels, task } = page.piece;

type Call = (typeof calls)[number];

/** Numbers of the rules after those of the calls. */
const [onDuty, byText, byChat] = [4, 5, 6];

const arrival = (
  <>
    <span style={ifOff(byText)}>
      <span style={ifOff(byChat)}>Call, 9:40 pm</span>
    </span>
    <span style={ifOn(byText)}>Text, 9:40 pm</span>
    <span style={ifOn(byChat)}>Web chat, 9:40 pm</span>
  </>
);

/** A customer at night, the rules for the answers, and the owner's morning. */
export default function AiAutomation() {
  const rules = calls.map(({ rule, icon, may }, index) => {
    const content = (
      <>
        <i
          className="at-point absolute inset-0 -z-1 rounded-tile bg-hue transition-all"
          style={{ opacity: atPoint(index) }}
        />
        <Mark icon={icon} tone="plain" />
        <span className="flex-1 font-[650]">{rule}</span>
      </>
    );
    const row = 'relative isolate flex min-h-13 items-center gap-3 px-2 py-1';
    return may ? (
      <label key={rule} className={`${row} cursor-pointer`}>
        {content}
        <input
          type="checkbox"
          name="may"
          value={rule}
          defaultChecked={index === 0}
          data-rule={index + 1}
          data-step={index > 0 ? 2 : undefined}
          className="size-5 accent-action"
        />
      </label>
    ) : (
      <div key={rule} className={row}>
        {content}
      </div>
    );
  });
  return (
    <DoPiece task={task} shop="Hillside Heating" trade="HVAC company" className="mt-10 gap-3 md:grid-cols-[1.25fr_1fr]">
      <div className="dark-area flex flex-col gap-5 rounded-card bg-stage p-5 text-on-dark">
        <fieldset className="min-w-0">
          <legend className="mb-3 numerals text-2xl">{labels.ask}</legend>
          <div className="choices flex flex-wrap gap-2">
            {calls.map(({ ask }, index) => (
              <Choice key={ask} name="ask" label={ask} {...(index ? { step: 3 } : { isChosen: true })} />
            ))}
          </div>
        </fieldset>
        <div className="mt-auto grid gap-2.5">
          <span className="stacked text-xs text-on-dark-faint">{arrival}</span>
          <div className="justify-self-end" style={{ marginLeft: 32 }}>
            <Greeting />
          </div>
          <ByPoint as="div" role="status">
            {calls.map(({ ask, answer, may }, index) => (
              <Talk key={ask} ask={ask}>
                {variants(index, answer, may, ([words]) => (
                  <Bubble from="us" tone="hue" text={words} />
                ))}
              </Talk>
            ))}
          </ByPoint>
        </div>
      </div>
      <div className="flex flex-col justify-between gap-4 rounded-card bg-surface p-5 shadow-card md:row-span-2">
        <Row
          lead={
            <span className="grid size-12 place-items-center rounded-full bg-hue">
              <BoFace className="size-9" />
            </span>
          }
          title={<span className="text-base">AI employee</span>}
          text="Hillside Heating"
          end={
            <span className="stacked text-right">
              <span style={ifOff(onDuty)}>
                <Chip>Practicing</Chip>
              </span>
              <span style={ifOn(onDuty)}>
                <Chip tone="highlight">On duty</Chip>
              </span>
            </span>
          }
        />
        <Choices label={labels.job} result={<span className="stacked">{arrival}</span>}>
          <Choice name="job" step={1} label="Calls" />
          <Choice name="job" step={1} label="Texts" rule={byText} />
          <Choice name="job" step={1} label="Web chat" rule={byChat} />
        </Choices>
        <fieldset className="min-w-0">
          <legend className="mb-1 font-[650]">{labels.may}</legend>
          {rules.slice(0, 3)}
        </fieldset>
        <div>
          <b className="mb-1 block font-[650]">{labels.always}</b>
          {rules.slice(3)}
        </div>
      </div>
      <div id="morning" className="grid gap-4 rounded-card bg-surface p-5 shadow-card">
        <Morning />
        <div role="status" className="stacked min-h-12 items-center">
          <span style={ifOff(onDuty)} className="text-text-soft">
            {labels.practice}
          </span>
          <ByPoint as="div" style={ifOn(onDuty)}>
            {calls.map(({ ask, icon, answer, may }, index) => (
              <div key={ask} className="stacked">
                {variants(index, answer, may, (answer) => (
                  <Result icon={icon} answer={answer} />
                ))}
              </div>
            ))}
          </ByPoint>
        </div>
        <div className="flex">
          <Choice type="checkbox" name="duty" step={4} rule={onDuty} label={labels.duty} />
        </div>
      </div>
    </DoPiece>
  );
}

const Greeting = () => <Bubble from="us" tone="outline" text="Hi, I’m the AI employee of Hillside Heating." />;

function Talk({ ask, children }: { ask: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2.5">
      <Bubble from="them" tone="plain" text={ask} />
      <div className="stacked" style={{ marginLeft: 32 }}>
        {children}
      </div>
    </div>
  );
}

function Morning() {
  return (
    <div className="flex items-center justify-between gap-3">
      <b className="numerals text-xl">Good morning, Sam</b>
      <Chip>7:00 am</Chip>
    </div>
  );
}

function Result({ icon, answer: [, title, note] }: { icon: IconName; answer: Answer }) {
  return <Row lead={<Mark icon={icon} tone="hue" />} title={title} text={note} />;
}

const [leak, price, discount] = calls as readonly [Call, Call, Call];

export const stills: readonly Still[] = [
  {
    feature: 0,
    values: { ask: leak.ask, may: [], duty: labels.duty },
    to: 'morning',
    ground: 'hue',
    picture: (
      <div className="grid gap-4 rounded-card bg-surface p-5">
        <Morning />
        <Result {...leak} />
      </div>
    ),
  },
  {
    feature: 1,
    values: { ask: price.ask, may: [] },
    ground: 'stage',
    picture: <Exchange ask={price.ask} answer={price.answer} />,
  },
  {
    feature: 3,
    values: { ask: discount.ask, may: [price.rule, discount.rule] },
    ground: 'stage',
    picture: <Exchange ask={discount.ask} answer={discount.may!} />,
  },
];

function Exchange({ ask, answer: [words] }: { ask: string; answer: Answer }) {
  return (
    <div className="grid gap-2.5">
      <Greeting />
      <Talk ask={ask}>
        <Bubble from="us" tone="hue" text={words} />
      </Talk>
    </div>
  );
}

/** The text without and with a permission, stacked. `rule` is the call's. */
function variants(rule: number, answer: Answer, may: Answer | undefined, draw: (answer: Answer) => ReactNode) {
  if (!may) return draw(answer);
  return (
    <>
      <div style={ifOff(rule + 1)}>{draw(answer)}</div>
      <div style={ifOn(rule + 1)}>{draw(may)}</div>
    </>
  );
}
