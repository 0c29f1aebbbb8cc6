import { Chip, Mark, Row } from '../../../drawing/row.tsx';
import { Bubble } from '../../../drawing/thread.tsx';
import { Timeline } from '../../../drawing/timeline.tsx';
import { Panel } from '../../../drawing/window.tsx';
import { BoFace } from '../../../ui/bo.tsx';

const states = ['New', 'Learning', 'Practicing', 'On duty'] as const;
const tasks = [
  ['phone', 'Missed calls', '14 last week'],
  ['clock', 'Late quotes', '6 waiting'],
  ['message', 'Questions about prices', 'Ten a day'],
] as const;

export function StepScene({ step }: { step: number }) {
  return (
    <div className="grid content-center gap-3 p-4 md:flex md:items-center">
      <Panel className="flex place-items-center justify-between gap-3 bg-stage px-3 py-1.5 text-on-dark md:grid md:p-5">
        <i className="h-1.5 w-16 rounded-full bg-raised-dark max-md:hidden" />
        <span className="grid size-12 place-items-center rounded-full bg-hue">
          <BoFace className="size-9" />
        </span>
        <span className="w-28 min-w-0 flex-1 md:text-center">
          <b className="block font-[650]">AI employee</b>
          <span className="block text-xs text-on-dark-soft">Hillside Heating</span>
        </span>
        <Chip tone={step === 3 ? 'highlight' : 'hue'}>{states[step]}</Chip>
      </Panel>
      <Panel className="grid min-w-0 gap-2.5 bg-surface p-4 md:flex-1">
        {step === 0 &&
          tasks.map(([icon, title, text], index) => (
            <Row
              key={title}
              className={index === 0 ? 'rounded-tile bg-hue-soft p-3' : 'px-3'}
              lead={<Mark icon={icon} tone={index === 0 ? 'hue' : 'plain'} />}
              title={title}
              text={text}
              end={index === 0 && <Mark icon="check" tone="highlight" />}
            />
          ))}
        {step === 1 && (
          <>
            <Row title="It may say" text="A tune-up is $129, a visit $95" lead={<Mark icon="tag" />} />
            <Row title="It may book" text="Monday to Friday, 7 am to 6 pm" lead={<Mark icon="calendar" />} />
            <div className="rounded-tile bg-page-alt p-3">
              <b className="mb-2 block font-[650]">Goes to a person</b>
              <span className="flex flex-wrap gap-1.5">
                <Chip tone="clay">A smell of gas</Chip>
                <Chip tone="clay">Complaints</Chip>
                <Chip tone="clay">Refunds</Chip>
              </span>
            </div>
          </>
        )}
        {step === 2 && (
          <>
            <Bubble from="them" tone="plain" text="How much is a tune-up?" />
            <s className="text-right text-text-faint">Prices vary. Please call us.</s>
            <Bubble from="us" tone="hue" text="$129, filters included. Does Tuesday at 8 suit you?" />
            <Row
              className="border-t border-line pt-3"
              lead={<Mark icon="pen" tone="highlight" />}
              title="Corrected by you"
              text="Kept for the next time"
            />
          </>
        )}
        {step === 3 && (
          <>
            <Row title="Activity log" text="Tuesday night" end={<Chip tone="done">All read</Chip>} />
            <Timeline
              moments={[
                { time: '9:44 pm', text: 'Booked a visit, $95', note: 'Leaking water heater' },
                { time: '8:20 pm', text: 'Passed to Sam', note: 'A smell of gas', tone: 'clay' },
                { time: '6:52 pm', text: 'Texted back', note: 'Missed call, 4 seconds' },
              ]}
            />
          </>
        )}
      </Panel>
    </div>
  );
}
