import type { ReactNode } from 'react';
import type { IconName } from '#content/shared/icons.ts';
import { Mark, MockButton, Row } from '../../../drawing/row.tsx';
import { fills } from '../../../drawing/tones.ts';
import { Panel } from '../../../drawing/window.tsx';
import { Icon } from '../../../ui/icon.tsx';

/**
 * Whose form it is, two fields with their answers, the one that this kind of form is about, its button, and what happens
 * after the click.
 */
interface Sheet {
  where: string;
  title: string;
  fields: Readonly<Record<string, string>>;
  about: string;
  answer: ReactNode;
  press: string;
  after: readonly (readonly [icon: IconName, what: string, detail: string])[];
}

const sheets: readonly Sheet[] = [
  {
    where: 'Maple Street Music',
    title: 'Ask the music school',
    fields: { 'Your name': 'Priya Nair', 'What do you need?': 'Cello for an adult beginner' },
    about: 'When can we call?',
    answer: <Choice options={['Noon', 'After 3', 'After 6']} chosen={2} />,
    press: 'Send',
    after: [
      ['message', 'Answered right away', '“Ms. Lund calls at 6:15.”'],
      ['user', 'New contact', 'Adult, cello, beginner'],
    ],
  },
  {
    where: 'Maple Street Music',
    title: 'Before the first lesson',
    fields: { Student: 'Leo Ortiz, 9', 'Free afternoons': 'Tuesdays and Thursdays' },
    about: 'Parent’s signature',
    answer: <Signature />,
    press: 'Done',
    after: [
      ['calendar', 'Mr. Abe, Tuesday 3:30', 'From the afternoons he is free'],
      ['folder', 'Signed and filed', 'With the date, on Leo’s contact'],
    ],
  },
  {
    where: 'Hillside Heating',
    title: 'A quote for a heat pump',
    fields: { Rooms: '6, two of them upstairs', 'House size': '1,900 square feet' },
    about: 'Photos of the old unit',
    answer: <Photos />,
    press: 'Get a quote',
    after: [
      ['receipt', '$8,900 to $10,400', 'Quoted without driving over'],
      ['pin', '14 Elm Court', 'Kept for the day of the work'],
    ],
  },
  {
    where: 'Maple Street Music',
    title: 'Summer camp, second week',
    fields: { Child: 'Ida Holm, 11', Instrument: 'Violin, brings her own' },
    about: 'Seats',
    answer: <Seats />,
    press: 'Pay $220',
    after: [
      ['card', '$220 paid', 'Receipt by email'],
      ['users', '17 of 20 seats', 'After seat 20, the waitlist'],
    ],
  },
  {
    where: 'Maple Street Music',
    title: 'How was the recital?',
    fields: { 'You were there as': 'Mother of Mia, flute', 'What should change?': 'A microphone for the little ones' },
    about: 'Would you come again?',
    answer: <Choice options={['1', '2', '3', '4', '5']} chosen={1} />,
    press: 'Send',
    after: [
      ['bell', 'Score of 2: call her', 'On your phone, the same minute'],
      ['chart', '4.6 on average', '38 families have answered'],
    ],
  },
  {
    where: 'Maple Street Music',
    title: 'Which instrument are you?',
    fields: { 'On a bus you are': 'Tapping on the window', 'At a party you are': 'Next to the speaker' },
    about: 'Pick a word',
    answer: <Choice options={['Boom', 'Pling', 'Woosh']} chosen={0} />,
    press: 'Show me',
    after: [
      ['star', '8 of 10: drums', 'With a trial lesson for $15'],
      ['mail', 'Result by email', 'To Tom, who joins the list'],
    ],
  },
];

/** A form as a sheet with answers on it, and the two slips that leave when it is sent. */
export function CategoryScene({ index }: { index: number }) {
  const { where, title, fields, about, answer, press, after } = sheets[index]!;
  return (
    <div className="items-center gap-5 md:flex">
      <Panel className="flex-1 bg-surface p-5 shadow-card">
        <span className="block mb-1 text-xs text-text-soft">{where}</span>
        <b className="numerals block text-xl">{title}</b>
        {Object.entries(fields).map(([label, value]) => (
          <span key={label} className="mt-3 block border-b border-control pb-1.5">
            <span className="block text-xs text-text-soft">{label}</span>
            {value}
          </span>
        ))}
        <span className="mt-3 mb-2 block text-xs text-text-soft">{about}</span>
        {answer}
        <MockButton tone="dark" className="mt-4 w-fit">
          {press}
        </MockButton>
      </Panel>
      <div className="grid gap-3 max-md:mt-3 md:w-64">
        {after.map(([icon, what, detail]) => (
          <Row
            key={what}
            className="rounded-tile border-2 border-dashed border-text p-3.5"
            lead={<Mark icon={icon} tone="dark" />}
            title={what}
            text={<span className="text-text">{detail}</span>}
          />
        ))}
      </div>
    </div>
  );
}

function Choice({ options, chosen }: { options: readonly string[]; chosen: number }) {
  return (
    <span className="flex gap-1.5 text-center font-[650]">
      {options.map((option, index) => (
        <span key={option} className={`flex-1 rounded-chip py-2 ${fills[index === chosen ? 'hue' : 'plain']}`}>
          {option}
        </span>
      ))}
    </span>
  );
}

function Signature() {
  return (
    <span className="block rounded-chip bg-page-alt px-3">
      <svg aria-hidden="true" viewBox="0 0 240 37" fill="none" className="h-9 stroke-text" strokeWidth="2.5">
        <path d="M6 30C22 2 34 2 28 20c-4 12-12 10-6 0s18-14 16-2 12 4 16-4 6 10 14 4 4-16 12-10-4 20 8 16 10-22 18-16-8 22 6 18 14-18 22-14 2 12 14 8 20-10 60-8" />
      </svg>
    </span>
  );
}

function Photos() {
  return (
    <span className="grid grid-cols-4 gap-1.5">
      {(['image', 'image', 'image', 'plus'] as const).map((icon, index) => (
        <span key={index} className={`grid h-9 place-items-center rounded-chip ${fills[index < 3 ? 'soft' : 'plain']}`}>
          <Icon name={icon} />
        </span>
      ))}
    </span>
  );
}

function Seats() {
  return (
    <span className="grid grid-cols-4 gap-1.5" style={{ gridTemplateColumns: 'repeat(10, 1fr)' }}>
      {Array.from({ length: 20 }, (_, seat) => (
        <i
          key={seat}
          className={`h-4 rounded-[5px] ${seat < 16 ? 'bg-hue' : seat === 16 ? 'bg-stage' : 'bg-page-alt'}`}
        />
      ))}
    </span>
  );
}
