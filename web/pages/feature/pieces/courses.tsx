import type { ReactNode } from 'react';
import page, { answers, kinds, lengths, prices, question } from '#content/features/courses.ts';
import { isoDay } from '#content/shared/dates/day.ts';
import { longDate } from '#content/shared/text/format.ts';
import { Segments } from '../../../drawing/bamboo.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Choice, ChoicePicture, Choices } from '../choices.tsx';
import { DoPiece, useControls } from '../do-piece.tsx';
import type { Still } from '../piece.ts';

const { labels, task } = page.piece;

type Weeks = keyof typeof lengths;
const mostWeeks = 8;

const [wrong, right] = Object.keys(answers) as (keyof typeof answers)[];

/** A dog trainer's course, made in three choices; the visitor is its first student. */
export default function Courses() {
  const controls = useControls([
    ['weeks', 'Six'],
    ['kind', 'Video'],
    ['kind', 'Group call'],
  ]);
  const { values } = controls;
  const weeks = values.get('weeks') as Weeks;
  const chosen = values.getAll('kind');
  const price = values.get('price');
  const answer = values.get('answer') as keyof typeof answers | null;
  const count = `${lengths[weeks] * chosen.length} ${labels.count}`;
  const title = titleOf(weeks);
  return (
    <DoPiece
      task={task}
      controls={controls}
      shop="Quist Dogs"
      trade="Dog trainer"
      className="mt-10 gap-4 max-md:max-w-none md:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <div id="outline" className="dark-area grid content-between gap-5 rounded-card bg-stage p-5 text-on-dark">
        <Choices label={labels.weeks} result={title}>
          {Object.entries(lengths).map(([name, count]) => (
            <Choice key={name} name="weeks" step={1} value={name} label={count} isChosen={name === 'Six'} />
          ))}
        </Choices>
        <Choices label={labels.lessons} result={count}>
          {Object.keys(kinds).map((kind) => (
            <Choice key={kind} type="checkbox" name="kind" step={2} label={kind} isChosen={kind !== 'Worksheet'} />
          ))}
        </Choices>
        <Choices label={labels.price} name="price" step={3} options={prices} />
        <Outline weeks={weeks} chosen={chosen} />
      </div>
      <div id="lesson" className="overflow-clip rounded-card bg-surface shadow-card">
        <p className="flex flex-wrap justify-between gap-x-4 px-5 py-3">
          <b className="font-[650]">{title}</b>
          <span className="text-text-soft">{price ?? 'Quist Dogs'}</span>
        </p>
        <div className="relative">
          <input
            type="checkbox"
            aria-label={labels.play}
            className="peer absolute inset-0 z-1 cursor-pointer appearance-none"
          />
          <Dog />
          <span aria-hidden="true" className="flex items-center gap-3 bg-stage px-5 py-3 text-on-dark">
            <span className="grid size-9 shrink-0 place-items-center rounded-full bg-highlight text-text">
              <Icon name="play" className="size-4" />
            </span>
            <b className="w-1/2 font-[650]">Stay, with the door open</b>
          </span>
          <span aria-hidden="true" className="absolute right-5 bottom-6 w-1/3 text-on-dark">
            <Segments of={12} filled={0} className="h-2" />
          </span>
          <span
            aria-hidden="true"
            className="point-bar absolute right-5 bottom-6 w-1/3 [--share:0.25] peer-checked:[--share:1]"
          >
            <Segments of={12} filled={12} tone="highlight" className="h-2" />
          </span>
        </div>
        <div className="p-5">
          <fieldset className="min-w-0">
            <legend className="mb-2 text-base font-[650]">{question}</legend>
            {Object.keys(answers).map((text) => (
              <label
                key={text}
                className="flex min-h-11 cursor-pointer items-center gap-3 rounded-chip px-3 has-checked:bg-tint"
              >
                <input
                  type="radio"
                  name="answer"
                  value={text}
                  data-step={text === right ? 4 : undefined}
                  className="size-5 accent-action"
                />
                {text}
              </label>
            ))}
          </fieldset>
          <p role="status" className="mt-3 min-h-[3lh] border-t border-line pt-3">
            <b className="block font-[650]">{answer ? answers[answer] : labels.answer}</b>
            {`${title}: ${count}${price ? `, ${price}` : ''}.`}
          </p>
        </div>
      </div>
      <div id="certificate" className="md:col-span-2">
        <Certificate title={title} date={answer === right ? longDate(isoDay(Date.now())) : ''}>
          <label>
            {labels.finished}
            <input
              name="student"
              maxLength={30}
              autoComplete="off"
              placeholder={labels.name}
              className={`numerals mt-1 block h-11 w-full border-b-2 border-dashed border-control bg-transparent text-hue-text max-sm:text-center ${(values.get('student') ?? '').length > 18 ? 'text-base' : 'text-2xl'}`}
            />
          </label>
        </Certificate>
      </div>
    </DoPiece>
  );
}

const titleOf = (weeks: Weeks) => `Calm Dog in ${weeks} Weeks`;

const plan = ['Video', 'Group call'];
const student = 'Nora Hale';

export const stills: readonly Still[] = [
  {
    feature: 0,
    values: { weeks: 'Eight', kind: plan },
    to: 'outline',
    ground: 'stage',
    picture: (
      <div className="grid gap-6">
        <ChoicePicture label={labels.weeks} options={Object.values(lengths).map(String)} chosen="8" />
        <Outline weeks="Eight" chosen={plan} />
      </div>
    ),
  },
  {
    feature: 2,
    values: { answer: wrong! },
    to: 'lesson',
    ground: 'hue',
    picture: (
      <div className="grid gap-3 rounded-card bg-surface p-5">
        <b className="text-base font-[650]">{question}</b>
        <span className="rounded-chip bg-tint p-3">{wrong}</span>
        <b className="border-t border-line pt-3 font-[650]">{answers[wrong!]}</b>
      </div>
    ),
  },
  {
    feature: 3,
    values: { answer: right!, student },
    to: 'certificate',
    picture: (
      <Certificate title={titleOf('Six')} date="">
        <span>
          {labels.finished}
          <b className="numerals mt-1 block text-2xl text-hue-text">{student}</b>
        </span>
      </Certificate>
    ),
  },
];

/** A column for each week, a row for each kind of lesson. */
function Outline({ weeks, chosen }: { weeks: Weeks; chosen: readonly string[] }) {
  return (
    <div aria-hidden="true" className="grid grid-cols-8 gap-1">
      {Object.entries(kinds).map(([kind, icon]) =>
        Array.from({ length: mostWeeks }, (_, week) => (
          <span
            key={`${kind} ${week}`}
            className={`grid aspect-square place-items-center rounded-[5px] transition-all ${
              chosen.includes(kind) ? 'bg-hue text-text' : 'bg-raised-dark text-transparent'
            } ${week < lengths[weeks] ? '' : 'opacity-30'}`}
          >
            <Icon name={week < lengths[weeks] ? icon : 'lock'} className="size-3.5" />
          </span>
        )),
      )}
    </div>
  );
}

interface CertificateProps {
  title: string;
  date: string;
  children: ReactNode;
}

/** Pale until the right answer. The student writes on it. */
function Certificate({ title, date, children }: CertificateProps) {
  return (
    <div className="grid bg-surface p-2.5 shadow-card">
      <div className="grid items-center gap-x-8 gap-y-4 border-2 border-action px-5 py-6 text-center sm:[&:not(.still_*)]:grid-cols-[1fr_auto_auto] sm:[&:not(.still_*)]:text-left">
        <div>
          <span className="text-xs font-[650] text-action">{labels.certificate}</span>
          <b className="numerals mt-1 block text-[1.75rem]">{title}</b>
          <div className="mt-2 text-text-soft *:block">{children}</div>
        </div>
        <span className="mx-auto rounded-full border-2 border-dashed border-line">
          <Seal />
        </span>
        <span className="text-xs text-text-soft max-sm:mx-auto [.still_&]:mx-auto">
          <Signature />
          Mara Quist
          <span className="block min-h-lh tabular">{date}</span>
        </span>
      </div>
    </div>
  );
}

function Dog() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 24 600 276"
      preserveAspectRatio="xMidYMax slice"
      className="h-44 w-full bg-sky sm:h-60"
    >
      <path d="M0 236h600v64H0Z" className="fill-action" />
      <path d="M420 40h120v196H420Z" className="fill-sun" />
      <circle cx="500" cy="212" r="24" className="fill-rose" />
      <g className="course-door">
        <path d="M420 40h120v196H420Z" className="fill-surface" />
        <circle cx="524" cy="146" r="6" className="fill-text" />
      </g>
      <g className="fill-clay">
        <path d="M150 276c-18-40 6-116 62-116 44 0 62 40 62 116Z" />
        <path d="M268 268c30 8 46-8 44-30-10 12-24 16-44 10Z" />
        <circle cx="196" cy="124" r="52" />
      </g>
      <g className="fill-text">
        <path d="M150 96c-22 0-30 30-18 62 18 0 28-24 28-50Zm92 0c22 0 30 30 18 62-18 0-28-24-28-50Z" />
        <circle cx="180" cy="118" r="6" />
        <circle cx="214" cy="118" r="6" />
        <path d="M184 140h26c0 10-8 14-13 14s-13-4-13-14Z" />
      </g>
      <path d="M176 276v-46m40 46v-46" className="stroke-text" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M158 176c20 12 58 12 78 0"
        fill="none"
        className="stroke-highlight"
        strokeWidth="9"
        strokeLinecap="round"
      />
    </svg>
  );
}

function Seal() {
  return (
    <svg aria-hidden="true" viewBox="-40 -40 80 80" className="finished size-19">
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
    <svg aria-hidden="true" viewBox="0 0 120 40" fill="none" className="finished h-9 stroke-text">
      <path
        d="M6 32C12 8 20 4 22 12s-2 18 0 18 8-20 12-20-2 20 2 20 8-14 12-12-4 12 0 12 8-8 12-8 2 6 8 6 16-4 38-12"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
