import { useState } from 'react';
import page, { channels, events, examples, type Happening } from '#content/features/marketing-automation.ts';
import { notCopied } from '#content/pages/layout-words.ts';
import { copyText } from '../../../browser/storage.ts';
import { clock, minuteOf } from '../../../drawing/clock.ts';
import { Chip, Mark, MockButton, Row } from '../../../drawing/row.tsx';
import { Panel } from '../../../drawing/window.tsx';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/fields.tsx';
import { StatusLabel } from '../../../ui/status-label.tsx';
import { LookPiece, type ResultProps } from '../look-piece.tsx';
import type { Still } from '../piece.ts';

const { labels } = page.piece;

const eventNames = Object.fromEntries(Object.entries(events).map(([value, { name }]) => [value, name]));
const { never, first, second } = labels;
const replies = { never, first, second };

const hour = 60;
const day = 24 * hour;
/** In minutes of the day. */
const quiet = { from: 20 * hour, until: 9 * hour };

/** A minute in quiet hours moves to their end. */
function afterQuiet(minute: number) {
  const midnight = minute - (minute % day);
  if (minute - midnight < quiet.until) return midnight + quiet.until;
  return minute - midnight < quiet.from ? minute : midnight + day + quiet.until;
}

const when = (minute: number) => `Day ${Math.floor(minute / day) + 1}, ${clock(minute % day)}`;

/** Writes the messages of an event, with the minute that each one leaves. */
export default function MarketingAutomation() {
  const { event, time, reply } = examples[0]!;
  return (
    <LookPiece
      page={page}
      shop="Posy & Fern"
      trade="Florist"
      examples={examples}
      keepsOwn
      fields={
        <div className="grid grid-cols-2 gap-x-4 gap-y-3 noscript:hidden">
          <SelectField
            label={labels.event}
            name="event"
            options={eventNames}
            defaultValue={event}
            className="col-span-2"
          />
          <TextField type="time" label={labels.time} name="time" required defaultValue={time} />
          <SelectField label={labels.reply} name="reply" options={replies} defaultValue={reply} />
        </div>
      }
      aside={<BestEmail />}
      answer={({ values, category }) => {
        const { unit, replied, sequence } = plan(values, category);
        if (!values.time) return labels.incomplete;
        return `${unit || `${replied} ${labels.goOut}`}, ${labels.from} ${sequence[0]!.when}`;
      }}
      result={(props) => <Result {...props} />}
    />
  );
}

function plan({ event, time, reply }: Happening, category: number) {
  const { write, ...channel } = channels[category]!;
  const unit = 'unit' in channel && channel.unit;
  const { post, messages } = events[event];
  const replied = unit || reply === 'never' ? 3 : ['first', 'second'].indexOf(reply) + 1;
  const sequence = (unit ? [[0, '', post] as const] : messages).map(([delay, subject, text], index) => {
    const due = minuteOf(time) + delay * hour;
    const sent = unit ? due : afterQuiet(due);
    return { when: when(sent), isHeld: sent > due, isSent: index < replied, words: write(subject, text) };
  });
  return { unit, replied, sequence };
}

function Result({ values, category }: ResultProps<Happening>) {
  const [copied, setCopied] = useState('');
  const { unit, replied, sequence } = plan(values, category);
  const copy = async () => {
    const text = sequence.filter(({ isSent }) => isSent).map(({ when, words }) => `${when}\n${words}`);
    setCopied((await copyText(text.join('\n\n'))) ? labels.copied : notCopied);
  };
  if (!values.time)
    return <p className="rounded-stage bg-stage p-5 text-base text-on-dark sm:p-8">{labels.incomplete}</p>;
  return (
    <div className="grid content-between gap-5 rounded-stage bg-stage p-5 text-on-dark sm:p-8">
      <p className="flex items-baseline gap-3 border-b border-line-dark pb-4">
        <b className="numerals text-[2rem] leading-none whitespace-nowrap text-highlight sm:text-[3.5rem]">
          {unit || replied}
        </b>
        <span className="text-base">{unit ? labels.public : labels.goOut}</span>
      </p>
      <Sequence values={values} category={category} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="grow basis-48">{!unit && (replied < 3 ? labels.stopped : labels.unstopped)}</p>
        <Button look="ghost" onClick={copy} className="noscript:hidden">
          <StatusLabel label={labels.copy} status={copied} expected={labels.copied} />
        </Button>
      </div>
    </div>
  );
}

export const stills: readonly Still[] = [
  { feature: 2, point: 3, ground: 'stage', picture: <Sequence values={examples[3]!} category={3} /> },
  { feature: 3, point: 1, ground: 'stage', picture: <Sequence values={examples[1]!} category={1} /> },
  {
    feature: 5,
    point: 0,
    ground: 'hue',
    picture: (
      <Panel className="bg-surface p-5">
        <BestEmail />
      </Panel>
    ),
  },
];

function BestEmail() {
  return (
    <>
      <Row
        lead={<Bouquet />}
        title="Peonies, cut on Friday"
        text="1,940 opened it"
        end={<Chip tone="done">118 orders</Chip>}
      />
      <MockButton tone="dark" className="mt-3">
        Keep mine for Sunday
      </MockButton>
    </>
  );
}

function Sequence({ values, category }: Omit<ResultProps<Happening>, 'categoryName'>) {
  const { sequence } = plan(values, category);
  return (
    <ol className="grid gap-3">
      {sequence.map(({ when, isHeld, isSent, words }) => (
        <li key={words} className="grid items-center gap-x-4 gap-y-1 sm:[&:not(.still_*)]:grid-cols-[7.5rem_1fr]">
          <span className="text-on-dark-soft">
            {isSent ? <b className="block font-[650] text-on-dark">{when}</b> : <s>{when}</s>}
            <span className="text-xs">{isSent ? isHeld && labels.held : ` ${labels.unsent}`}</span>
          </span>
          <Row
            className={`rounded-tile p-3 ${isSent ? 'bg-surface text-text' : 'border border-line-dark text-on-dark-soft'}`}
            lead={<Mark icon={channels[category]!.icon} tone={isSent ? 'hue' : 'outline'} />}
            title={<span className="font-normal">{isSent ? words : <s>{words}</s>}</span>}
          />
        </li>
      ))}
    </ol>
  );
}

function Bouquet() {
  return (
    <svg aria-hidden="true" viewBox="0 0 96 72" className="h-14 shrink-0">
      <path d="M48 70 30 34m18 36V30m0 40 18-36" fill="none" className="stroke-action" strokeWidth="3" />
      <path d="M34 52c-10 2-16-2-18-8 8-3 15 0 18 8Zm28 0c10 2 16-2 18-8-8-3-15 0-18 8Z" className="fill-action" />
      <g className="fill-hue">
        <circle cx="28" cy="26" r="13" />
        <circle cx="68" cy="26" r="13" />
      </g>
      <circle cx="48" cy="20" r="16" className="fill-clay" />
      <g fill="none" className="stroke-text" strokeWidth="2" strokeLinecap="round">
        <path d="M41 20c2-6 11-7 13-1-1 5-8 5-8 1M23 27c1-4 8-5 9-1M64 27c1-4 8-5 9-1" />
      </g>
    </svg>
  );
}
