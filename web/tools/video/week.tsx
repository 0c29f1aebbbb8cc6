import { week } from '#content/pages/home-story.ts';
import { Calendar } from '../../drawing/calendar.tsx';
import { Window } from '../../drawing/window.tsx';
import { Standing } from './standing.tsx';
import { at } from './story.ts';

export function Week({ t }: { t: number }) {
  const { title, whose, days, hours, bookings, gap } = week;
  return (
    <Standing t={t} from={at('Booking') + 1000} to={at('Pipeline') + 1000} left={560} zoom={1.7}>
      <Window title={title} aside={whose} flush className="week w-96 overflow-clip">
        <Calendar
          days={days}
          hours={hours}
          slot={31}
          bookings={[...bookings, { ...gap, title: '', tone: 'outline' }]}
        />
      </Window>
    </Standing>
  );
}
