import { notices, pipeline, story } from '#content/pages/home-story.ts';
import { money } from '#content/shared/format.ts';
import { DealCard, DealLane } from '../../drawing/deal.tsx';
import { Mark, Row } from '../../drawing/row.tsx';
import { Window } from '../../drawing/window.tsx';
import { easeInOut, ramp } from './motion.ts';
import { Notice } from './notice.tsx';
import { Standing } from './standing.tsx';
import { at, moves, notes } from './story.ts';

export function Lanes({ t }: { t: number }) {
  return (
    <>
      <Standing t={t} from={at('Pipeline') + 50} to={at('Review') + 900} left={508} zoom={1.45}>
        <Window title={pipeline.title} aside={story.shop} flush className="h-93 w-126">
          <div className="grid grid-cols-3 gap-2 p-3">
            {pipeline.lanes.map(({ name, deals }) => (
              <DealLane key={name} name={name} end={deals.length + Math.round(openness(t, name))} className="h-78">
                <div style={{ height: openness(t, name) * 80 }}>
                  <div data-slot={name} className="h-18" />
                </div>
                {deals.map((deal) => (
                  <DealCard key={deal.name} {...deal} worth={money(deal.worth)} />
                ))}
              </DealLane>
            ))}
          </div>
        </Window>
      </Standing>
      <Notice t={t} from={notes.reminder} to={at('Payment') + 300} left={470} top={484}>
        <Row lead={<Mark icon="bell" tone="sun" />} title="Reminder sent to Maya" text="“See you tomorrow at 10:30.”" />
      </Notice>
      <Notice t={t} from={notes.paid} to={at('Review') + 200} left={470} top={484}>
        <Row lead={<Mark icon="card" tone="highlight" />} {...notices.paid} />
      </Notice>
    </>
  );
}

/** 1 while the card is in this lane or about to be. */
function openness(t: number, name: string) {
  const arrives = moves.findIndex(({ slot }) => slot === name);
  const leaves = moves[arrives + 1]!;
  return ramp(t, moves[arrives]!.at, 400, easeInOut) * (1 - ramp(t, leaves.at + 100, 400, easeInOut));
}
