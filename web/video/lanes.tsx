import { Mark, Row } from '../drawing/row.tsx';
import { Window } from '../drawing/window.tsx';
import { Deal } from './deal.tsx';
import { easeInOut, ramp } from './motion.ts';
import { Notice } from './notice.tsx';
import { Standing } from './standing.tsx';
import { at, moves, notes } from './story.ts';

const lanes = [
  {
    name: 'Talking',
    deals: [
      { name: 'Rosa Vidal', worth: '$320', note: 'Asked for balayage', step: 1 },
      { name: 'Tom Reyes', worth: '$90', note: 'First visit form', step: 1 },
    ],
  },
  { name: 'Booked', deals: [{ name: 'Ben Cho', worth: '$60', note: 'Wed 9:30', step: 2 }] },
  {
    name: 'Paid',
    deals: [
      { name: 'Ada Lind', worth: '$140', note: 'Receipt sent', step: 4 },
      { name: 'Omar Diaz', worth: '$95', note: 'Paid by link', step: 4 },
    ],
  },
] as const;

/** The pipeline; a lane opens a place at its top when the card of the story is on its way. */
export function Lanes({ t }: { t: number }) {
  return (
    <>
      <Standing t={t} from={at('Pipeline') + 50} to={at('Review') + 900} left={508} zoom={1.45}>
        <Window title="Customers on the way" aside="Juniper Hair" flush className="h-93 w-126">
          <div className="grid grid-cols-3 gap-2 p-3">
            {lanes.map(({ name, deals }) => (
              <div key={name} className="h-78 rounded-tile bg-page-alt p-2">
                <span className="flex justify-between px-1 pb-2 text-2xs font-[650] text-text-soft">
                  {name}
                  <span>{deals.length + Math.round(openness(t, name))}</span>
                </span>
                <div style={{ height: openness(t, name) * 80 }}>
                  <div data-slot={name} className="h-18" />
                </div>
                {deals.map((deal) => (
                  <div key={deal.name} className="mb-2 h-18 rounded-tile border border-line bg-surface">
                    <Deal {...deal} />
                  </div>
                ))}
              </div>
            ))}
          </div>
        </Window>
      </Standing>
      <Notice t={t} from={notes.reminder} to={at('Payment') + 300} left={470} top={484}>
        <Row lead={<Mark icon="bell" tone="sun" />} title="Reminder sent to Maya" text="“See you tomorrow at 10:30.”" />
      </Notice>
      <Notice t={t} from={notes.paid} to={at('Review') + 200} left={470} top={484}>
        <Row lead={<Mark icon="card" tone="highlight" />} title="$140 paid by link" text="Receipt sent by text" />
      </Notice>
    </>
  );
}

/** 1 while the card of the story is in this lane or about to be. */
function openness(t: number, name: string) {
  const arrives = moves.findIndex(({ slot }) => slot === name);
  const leaves = moves[arrives + 1]!;
  return ramp(t, moves[arrives]!.at, 400, easeInOut) * (1 - ramp(t, leaves.at + 100, 400, easeInOut));
}
