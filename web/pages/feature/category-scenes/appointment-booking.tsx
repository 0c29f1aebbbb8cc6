import { Bubble } from '../../../drawing/thread.tsx';
import { fills, type Tone } from '../../../drawing/tones.ts';
import { Window } from '../../../drawing/window.tsx';

/** Start and length in half hours. */
type Visit = readonly [long: number, title: string, tone: Tone];

/** Day, first hour, three columns of visits, and the customer's text. */
type Day = readonly [
  day: string,
  where: string,
  first: number,
  lanes: Readonly<Record<string, Readonly<Record<number, Visit>>>>,
  text: string,
];

const days: readonly Day[] = [
  [
    'Friday',
    'Juniper Hair',
    10,
    {
      'Dana, chair 1': { 0: [3, 'Color, Rosa', 'hue'] },
      'Noor, chair 2': { 0: [2, 'Cut, Leo', 'soft'], 3: [2, 'Cut, Rosa', 'hue'], 5: [1, 'Dry', 'hue'] },
      'Imani, chair 3': { 1: [4, 'Balayage, Amara', 'soft'] },
    },
    'Rosa, Dana starts at 10:00 and Noor takes over at 11:30.',
  ],
  [
    'Wednesday',
    'Maple Street Music',
    3,
    {
      'Mr. Abe, piano room': {
        0: [1, 'Leo', 'soft'],
        1: [2, 'Greta, duet', 'soft'],
        4: [2, 'Mia, moved', 'highlight'],
      },
      'Ms. Lund, violin': { 0: [2, 'Canceled', 'outline'], 2: [1, 'Ida', 'soft'], 3: [2, 'Quartet', 'hue'] },
      'Tutoring, algebra': { 1: [3, 'Jonas and Wei', 'hue'] },
    },
    'Mia’s lesson moves to 5:00 today. Still good for you?',
  ],
  [
    'Saturday',
    'Loft Yoga',
    8,
    {
      'Vinyasa, limit 12': { 0: [3, '12 of 12, waitlist 3', 'hue'] },
      'Reformer, limit 8': { 1: [2, '6 of 8', 'soft'], 4: [2, '8 of 8', 'hue'] },
      'Prenatal, limit 6': { 3: [3, '4 of 6', 'soft'] },
    },
    'A mat is free at 8:00, Elena. Your pass has four classes left.',
  ],
  [
    'Tuesday',
    'Hannah Wells, coach',
    9,
    {
      'Discovery calls': { 0: [1, 'Omar', 'soft'], 2: [1, 'Jill', 'soft'], 4: [1, 'Free', 'outline'] },
      'Package of ten': { 1: [2, 'Priya, 4th', 'hue'], 3: [2, 'Ben, 9th', 'hue'] },
      'Team session': { 4: [2, 'Larkin, video', 'soft'] },
    },
    'Your fourth session is at 9:30, Priya. The video link is in here.',
  ],
  [
    'Monday',
    'Brook Plumbing',
    8,
    {
      'Van 1, Ben': { 0: [2, 'Hale, 8 to 9', 'soft'], 2: [1, 'Drive', 'plain'], 3: [3, 'Tran, 9:30 to 11', 'hue'] },
      'Van 2, Luis': { 0: [1, 'Drive', 'plain'], 1: [3, 'Ortiz, boiler', 'hue'], 4: [1, 'Drive', 'plain'] },
      'Van 3, Kay': { 1: [4, 'Cedar School, drains', 'soft'] },
    },
    'Ben is on the way and will be with you at 9:40.',
  ],
  [
    'Thursday',
    'Grant and Osei',
    9,
    {
      'Ms. Grant, tax, paid ahead': { 0: [2, 'Petrov, $180', 'hue'], 3: [2, 'Kim, $180', 'hue'] },
      'Mr. Osei, estates, paid ahead': { 1: [3, 'Whitfield, $240', 'soft'] },
      'Papers received': { 0: [2, '7 of 7', 'done'], 3: [2, '4 of 6', 'sun'] },
    },
    'Two papers are missing for 10:30, Mr. Kim. Upload them here.',
  ],
];

export function CategoryScene({ index }: { index: number }) {
  const [day, where, first, lanes, text] = days[index]!;
  return (
    <div>
      <Window title={where} aside={day}>
        <div className="p-4 pb-8">
          <div className="grid grid-cols-3 text-xs text-text-faint">
            {[0, 1, 2].map((hour) => (
              <span key={hour}>{`${((first + hour - 1) % 12) + 1}:00`}</span>
            ))}
          </div>
          {Object.entries(lanes).map(([lane, visits]) => (
            <div key={lane} className="mt-2 border-t border-line pt-1">
              <span className="text-xs text-text-soft">{lane}</span>
              <div className="mt-1 grid grid-cols-6 gap-1">
                {Object.entries(visits).map(([at, [long, title, tone]]) => (
                  <span
                    key={at}
                    className={`truncate rounded-chip px-1 py-2 text-center text-xs font-[650] md:text-sm ${fills[tone]}`}
                    style={{ gridColumn: `${Number(at) + 1} / span ${long}` }}
                  >
                    {title}
                  </span>
                ))}
              </div>
            </div>
          ))}
        </div>
      </Window>
      <div className="-mt-3 w-4/5 ml-auto">
        <Bubble from="us" text={text} tone="dark" />
      </div>
    </div>
  );
}
