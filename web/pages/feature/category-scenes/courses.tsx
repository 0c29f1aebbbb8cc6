import type { IconName } from '#content/shared/icons.ts';
import { Avatar, Chip, Row } from '../../../drawing/row.tsx';
import { fills, type Tone } from '../../../drawing/tones.ts';
import { Icon } from '../../../ui/icon.tsx';

/** Tiles by state of a lesson, and by kind of session. */
const kinds = {
  d: ['check', 'dark'],
  n: ['play', 'action'],
  w: ['lock', 'soft'],
  p: ['play', 'plain'],
  v: ['video', 'plain'],
  c: ['headset', 'soft'],
  e: ['pen', 'dark'],
  a: ['award', 'action'],
} as const satisfies Record<string, readonly [IconName, Tone]>;

/** Name and price, lessons, a learner with progress, and the trainer's view. */
type Course = readonly [
  name: string,
  price: string,
  lessons: string,
  caption: string,
  learner: string,
  stands: string,
  note: string,
];

const courses: readonly Course[] = [
  [
    'Puppy basics',
    '$79 once',
    'dddddddnpppp',
    '12 lessons, open at any hour',
    'Ana and Pilot',
    'Lesson 8, at 9:40 pm',
    '61 owners on 12 different lessons',
  ],
  [
    'Calm Dog, spring group',
    '$240 a place',
    'ddddnvvv',
    'Eight weeks, started March 3',
    'Marcus and Biscuit',
    'Week 5, group call at 7:00',
    '20 of 20 places, next group in June',
  ],
  [
    'The Training Club',
    '$19 a month',
    'ddddddddnppp',
    'Four new exercises each month',
    'Jo and Waffles',
    'Member since last May',
    '148 members, three paused',
  ],
  [
    'Reactive dogs, one to one',
    '$360 a month',
    'dddddddnvcvc',
    'A drill, a clip back, a check-in',
    'Ruth and Otis',
    'Check-in on the 15th',
    'Two new clips to look at',
  ],
  [
    'Assistant trainer',
    '$450 with exam',
    'ddddddddddea',
    'Eleven lessons and the exam',
    'Imani Cole',
    '46 of 50 in the exam',
    'Her card is good until May 2028',
  ],
  [
    'First week with us',
    'For your team',
    'ddnwwwwwwwww',
    'Before the first nervous dog',
    'Theo, new helper',
    'Lesson 3: reading ears and tail',
    'Two of five helpers are done',
  ],
];

export function CategoryScene({ index }: { index: number }) {
  const [name, price, lessons, caption, learner, stands, note] = courses[index]!;
  return (
    <div>
      <span className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <span>
          <span className="block text-xs">Quist Dogs</span>
          <b className="numerals text-xl">{name}</b>
        </span>
        <Chip tone="dark">{price}</Chip>
      </span>
      <div className={`my-4 grid gap-1.5 ${lessons.length > 8 ? 'grid-cols-6' : 'grid-cols-4'}`}>
        {[...lessons].map((kind, index) => {
          const [icon, tone] = kinds[kind as keyof typeof kinds];
          return (
            <span key={index} className={`flex h-16 flex-col justify-between rounded-tile p-2 ${fills[tone]}`}>
              <span className="text-xs font-[650]">{index + 1}</span>
              <Icon name={icon} className="ml-auto size-5" />
            </span>
          );
        })}
      </div>
      <div className="rounded-card bg-surface p-4">
        <Row
          className="flex-wrap"
          lead={<Avatar name={learner} tone="highlight" />}
          title={learner}
          text={stands}
          end={<span className="text-xs text-text-soft">{caption}</span>}
        />
      </div>
      <span className="mt-3 flex items-center gap-3 px-4 font-[650]">
        <Icon name="users" className="size-4.5" />
        {note}
      </span>
    </div>
  );
}
