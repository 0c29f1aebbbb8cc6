import type { IconName } from '#content/shared/icons.ts';
import { Segments } from '../../../drawing/bamboo.tsx';
import { Panel } from '../../../drawing/window.tsx';
import { Icon } from '../../../ui/icon.tsx';

/**
 * Whose board it is, and the deal in hand: its stage, how far its time has run in twelfths. Then the four stages, each with
 * how many it holds.
 */
type Board = readonly [
  where: string,
  name: string,
  worth: string,
  icon: IconName,
  note: string,
  gone: number,
  at: number,
  stages: Readonly<Record<string, readonly [count: number, sum: string]>>,
];

const boards: readonly Board[] = [
  [
    'Oak & Island',
    'Whitfield, oak kitchen',
    '$18,400',
    'clock',
    'The quote expires in four days',
    9,
    1,
    { 'Site visit': [5, '$74k'], Price: [4, '$61k'], Revision: [2, '$31k'], Yes: [3, '$44k'] },
  ],
  [
    'Table Nine',
    'Ibarra wedding, 84 guests',
    '$9,240',
    'calendar',
    'The party is on June 14; head count is due',
    7,
    2,
    { Tasting: [3, '$22k'], Menu: [2, '$15k'], 'Head count': [4, '$36k'], Payment: [2, '$17k'] },
  ],
  [
    'Bright Desk',
    'Larkin Veterinary, hiring plan',
    '$4,800',
    'folder',
    'Proposal of six pages, opened twice',
    5,
    1,
    { 'First talk': [4, '$19k'], Proposal: [3, '$14k'], Signature: [2, '$11k'], Kickoff: [1, '$5k'] },
  ],
  [
    'Northside Gym',
    'Marcus Bell, trial week',
    '$59 a month',
    'phone',
    'Two visits so far: call before it ends',
    8,
    0,
    { 'Trial week': [5, '$295'], 'First month': [4, '$236'], Renewal: [3, '$177'], 'Year two': [5, '$295'] },
  ],
  [
    'Millstone Supply',
    'Harbor Bakery, flour and yeast',
    '$640',
    'repeat',
    'Buys every three weeks, so back in column one',
    12,
    0,
    { 'Order due': [4, '$2.3k'], Ordered: [3, '$1.9k'], Packed: [2, '$1.1k'], Paid: [5, '$3.4k'] },
  ],
  [
    'Green Tray',
    'Lincoln Elementary, lunches',
    '$31,000',
    'heart',
    'Fifth monthly note sent, the board meets in May',
    5,
    2,
    { Met: [3, '$80k'], Pilot: [2, '$52k'], Budget: [1, '$31k'], Agreed: [1, '$27k'] },
  ],
];

/** A board as four stalks that are as high as they hold deals, and the one deal that wants something today. */
export function CategoryScene({ index }: { index: number }) {
  const [where, name, worth, icon, note, gone, at, stages] = boards[index]!;
  return (
    <div className="grid gap-5">
      <Panel className="bg-stage p-5 text-on-dark">
        <span className="block text-xs text-on-dark-soft">{where}</span>
        <span className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
          <b className="font-[650]">{name}</b>
          <b className="numerals text-[1.75rem] text-highlight">{worth}</b>
        </span>
        <Segments of={12} filled={gone} className="my-3 h-3" />
        <span className="flex items-center gap-3 text-on-dark-soft">
          <Icon name={icon} className="size-4.5" />
          {note}
        </span>
      </Panel>
      <div className="grid grid-cols-4 items-end gap-2 text-xs">
        {Object.entries(stages).map(([stage, [count, sum]], index) => (
          <span key={stage} className="flex flex-col justify-end gap-1">
            {Array.from({ length: count }, (_, segment) =>
              index === at && segment === 0 ? (
                <b key={segment} className="truncate rounded-[5px] bg-stage p-1.5 text-center text-on-dark">
                  {name.split(/[ ,]/, 1)}
                </b>
              ) : (
                <i key={segment} className="h-8 rounded-[5px] bg-surface" />
              ),
            )}
            <b className="mt-1 font-[650]">{stage}</b>
            {sum}
          </span>
        ))}
      </div>
    </div>
  );
}
