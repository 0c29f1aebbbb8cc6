import type { IconName } from '#content/shared/icons.ts';
import { Avatar, Chip, Mark, Row } from '../../../drawing/row.tsx';
import { Panel } from '../../../drawing/window.tsx';

/** Request, time and action of the AI employee; then person and result. */
type Errand = readonly [
  from: readonly [icon: IconName, what: string, words: string],
  when: string,
  done: readonly [string, string, string],
  to: readonly [who: string, what: string, figure: string, of: string],
];

const errands: readonly Errand[] = [
  [
    ['phone', 'Call at 6:12 pm', '“There has been no heat since this morning.”'],
    'two minutes',
    ['Scored 92: a home with no heat', 'First visit booked, 8:30 tomorrow', 'Sam reminded: quote due at 5'],
    ['Sam', 'drives out', '$95', 'for the visit'],
  ],
  [
    ['pen', 'Typed by Nadia', '“Tune-ups $20 off until October 31”'],
    'one week',
    ['Email to 412 customers', 'Text to the 96 who didn’t open it', 'Three posts with the new van'],
    ['Nadia', 'reads the report', '11 jobs', 'nine from the text'],
  ],
  [
    ['message', 'Chat at 9:40 pm', '“Do you service heat pumps in Mesa?”'],
    'any hour',
    ['Yes, on Tuesdays, and what it costs', 'Sent the two times still free', 'Passed on: a warranty question'],
    ['Luis', 'calls about the warranty', '1 of 14', 'needed a person'],
  ],
  [
    ['calendar', 'Canceled at 7:05 am', 'Mr. Hale, today at 10:00'],
    'six minutes',
    ['Three people on the waitlist texted', 'Carla Jennings takes the slot', 'Ben’s calendar updated'],
    ['Ben', 'has a full route', '6 visits', 'no gap'],
  ],
  [
    ['receipt', 'Job done at 3:40 pm', 'Heat pump for Carla Jennings'],
    'nine days',
    ['Invoice sent from the driveway', 'A polite reminder after a week', 'Payment logged on the contact'],
    ['Ines', 'closes the month', '$6,840', 'paid by card'],
  ],
  [
    ['user', 'Application at 8:15 pm', 'Technician, four years on heat pumps'],
    'one evening',
    ['Answered while he was still online', 'Asked for license and start date', 'Interview set, the 14th at 4:00'],
    ['Sam', 'meets Tomas', '2 of 9', 'are a fit'],
  ],
];

export function CategoryScene({ index }: { index: number }) {
  const [[icon, what, words], when, done, [who, next, figure, of]] = errands[index]!;
  return (
    <div className="grid">
      <Panel className="mr-auto bg-surface p-4">
        <Row lead={<Mark icon={icon} />} title={words} text={what} />
      </Panel>
      <Cane />
      <Panel className="grid gap-3 bg-stage p-5 text-on-dark" style={offset(1)}>
        <span className="flex items-center gap-3 font-[650]">
          <span className="min-w-0 flex-1">
            AI employee
            <span className="block text-xs font-normal text-on-dark-soft">Hillside Heating</span>
          </span>
          <Chip tone="hue">{when}</Chip>
        </span>
        {done.map((step) => (
          <span key={step} className="flex items-center gap-3 border-t border-line-dark pt-3">
            <i className="segment text-hue" />
            {step}
          </span>
        ))}
      </Panel>
      <Cane />
      <Panel className="flex items-center gap-4 bg-surface p-4" style={offset(2)}>
        <Row className="flex-1" lead={<Avatar name={who} tone="dark" />} title={who} text={next} />
        <span className="text-right text-xs text-text-soft">
          <b className="numerals block text-[1.75rem] text-text">{figure}</b>
          {of}
        </span>
      </Panel>
    </div>
  );
}

const offset = (steps: number) => ({ marginInlineStart: `calc(${steps} * clamp(8px, 3vw, 40px))` });

function Cane() {
  return (
    <span className="grid gap-0.5" style={offset(2)}>
      <i className="h-2 w-1.5 rounded-[3px] bg-stage" />
      <i className="h-2 w-1.5 rounded-[3px] bg-stage" />
    </span>
  );
}
