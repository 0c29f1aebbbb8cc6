import { Calendar } from '../drawing/calendar.tsx';
import { Window } from '../drawing/window.tsx';
import { Standing } from './standing.tsx';
import { at } from './story.ts';

/** The salon's next week; the last booking is the gap that the new visit will take. */
export function Week({ t }: { t: number }) {
  return (
    <Standing t={t} from={at('Booking') + 1000} to={at('Pipeline') + 1000} left={560} zoom={1.7}>
      <Window title="Next week" aside="Juniper Hair, Noor’s chair" flush className="week w-96 overflow-clip">
        <Calendar
          days={['Mon 9', 'Tue 10', 'Wed 11']}
          hours={['9', '10', '11', '12']}
          slot={31}
          bookings={[
            { day: 0, at: 0, long: 3, title: 'Highlights', note: 'Lena Park' },
            { day: 0, at: 4, long: 2, title: 'Blow-dry', note: 'Ada Lind' },
            { day: 0, at: 7, long: 1, title: 'Lunch', tone: 'plain' },
            { day: 1, at: 0, long: 2, title: 'Cut', note: 'Sam Whitlow' },
            { day: 1, at: 7, long: 1, title: 'Lunch', tone: 'plain' },
            { day: 2, at: 1, long: 2, title: 'Cut', note: 'Ben Cho' },
            { day: 2, at: 4, long: 3, title: 'Bridal trial', note: 'Mrs. Abara' },
            { day: 1, at: 3, long: 4, title: '', tone: 'outline' },
          ]}
        />
      </Window>
    </Standing>
  );
}
