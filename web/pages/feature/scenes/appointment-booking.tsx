import { Calendar } from '../../../drawing/calendar.tsx';
import { Phone } from '../../../drawing/phone.tsx';
import { Avatar, MockButton, Row } from '../../../drawing/row.tsx';
import { Scene } from '../../../drawing/scene.tsx';
import { fills } from '../../../drawing/tones.ts';
import { Window } from '../../../drawing/window.tsx';
import { Icon } from '../../../ui/icon.tsx';

export { CategoryScene } from '../category-scenes/appointment-booking.tsx';
export { StepScene } from '../step-scenes/appointment-booking.tsx';

const days = { Tue: 14, Wed: 15, Thu: 16, Fri: 17 };
const times = ['1:00', '1:30', '2:00', '3:00', '3:30', '4:30'] as const;

export const ground = 'hue';

export default function AppointmentBooking() {
  return (
    <Scene shop="Juniper Hair" trade="Hair salon" over className="flex items-end justify-center gap-4">
      <Window
        title="This week"
        aside="Juniper Hair, three chairs"
        className="flex-1 overflow-clip shadow-card max-md:hidden"
      >
        <Calendar
          days={['Tue 14', 'Wed 15', 'Thu 16', 'Fri 17', 'Sat 18']}
          hours={['10', '11', '12', '1', '2', '3']}
          bookings={[
            { day: 0, at: 0, long: 3, title: 'Color and cut', note: 'Dana, paid ahead' },
            { day: 0, at: 4, long: 2, title: 'Lunch', tone: 'plain' },
            { day: 0, at: 7, long: 4, title: 'Balayage', note: 'Imani', tone: 'hue' },
            { day: 1, at: 1, long: 2, title: 'Cut', note: 'Mr. Hale' },
            { day: 1, at: 4, long: 2, title: 'Lunch', tone: 'plain' },
            { day: 1, at: 6, long: 2, title: 'Cut', note: 'Jo and Ben' },
            { day: 1, at: 9, long: 3, title: 'Blow-dry', note: 'Wedding guest', tone: 'hue' },
            { day: 2, at: 0, long: 4, title: 'Highlights', note: 'Rosa', tone: 'hue' },
            { day: 2, at: 4, long: 2, title: 'Lunch', tone: 'plain' },
            {
              day: 2,
              at: 8,
              long: 2,
              title: 'Cut and finish',
              note: 'Booked 11:48 pm',
              tone: 'highlight',
              fresh: true,
            },
            { day: 3, at: 2, long: 2, title: 'Cut', note: 'Every 4th Friday' },
            { day: 3, at: 4, long: 2, title: 'Lunch', tone: 'plain' },
            { day: 3, at: 7, long: 3, title: 'Color', note: 'Amara', tone: 'hue' },
            { day: 4, at: 0, long: 3, title: 'Bridal trial', note: 'Deposit paid' },
            { day: 4, at: 5, long: 4, title: 'Balayage', note: 'Lena', tone: 'hue' },
          ]}
          slot={31}
        />
      </Window>
      <Phone
        title="Cut and finish, 45 min"
        time="11:48 pm"
        whole
        className="w-full max-w-80 shrink-0 md:max-lg:hidden lg:w-80"
      >
        <div className="grid grid-cols-4 gap-1.5 text-center">
          {Object.entries(days).map(([name, date]) => (
            <span key={date} className={`rounded-chip py-1.5 ${fills[date === 16 ? 'hue' : 'plain']}`}>
              <span className="block text-xs">{name}</span>
              <b className="font-[650]">{date}</b>
            </span>
          ))}
        </div>
        <div className="mt-3 grid grid-cols-3 gap-1.5 text-center">
          {times.map((time) => (
            <span
              key={time}
              className={`rounded-chip border py-2 font-[650] ${time === '2:00' ? 'border-action bg-action text-white' : 'border-line'}`}
            >
              {time}
            </span>
          ))}
        </div>
        <Row
          className="mt-3"
          lead={<Avatar name="Noor Haddad" />}
          title="With Noor"
          text="Six free times on Thursday"
        />
        <Row
          className="my-3 rounded-tile bg-hue-soft p-3"
          lead={<Icon name="card" className="size-4.5" />}
          title="Deposit $20"
          text="Back in full until Wednesday"
        />
        <MockButton>Book Thursday, 2:00 pm</MockButton>
      </Phone>
    </Scene>
  );
}
