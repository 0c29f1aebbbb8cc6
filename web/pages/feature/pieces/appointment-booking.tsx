import { useEffect, useRef, useState } from 'react';
import page from '#content/features/appointment-booking.ts';
import { money } from '#content/shared/format.ts';
import { Calendar } from '../../../drawing/calendar.tsx';
import { clock } from '../../../drawing/clock.ts';
import { Phone } from '../../../drawing/phone.tsx';
import { Mark, Row } from '../../../drawing/row.tsx';
import { Scene } from '../../../drawing/scene.tsx';
import { Window } from '../../../drawing/window.tsx';
import { SlotPicker } from '../../../ui/slot-picker.tsx';
import { Choice, Choices, checkedValues } from '../choices.tsx';

const { labels, task } = page.piece;

const services = {
  'Beard trim': { minutes: 20, price: 24, short: 'Beard' },
  'Cut and style': { minutes: 45, price: 60, short: 'Cut' },
  'Full color': { minutes: 120, price: 140, short: 'Color' },
};
type ServiceName = keyof typeof services;

/** Shares of the price. */
const deposits = { None: 0, Half: 0.5, 'Full price': 1 };
type Deposit = keyof typeof deposits;

/** Blocks lunch; keeps minutes between visits. */
const rules = { lunch: 'Lunch at noon', break: '15 minutes between visits' };
const breakMinutes = 15;

const dates = ['Mon 13', 'Tue 14', 'Wed 15', 'Thu 16', 'Fri 17', 'Sat 18'];
const days = dates.slice(1);
/** Half hours from 10:00 am until 4:00 pm. */
const opens = 10;
const slots = 12;
const lunch = { at: 4, long: 2, title: 'Lunch', tone: 'plain' } as const;
const visits = [
  { day: 0, at: 0, long: 3, title: 'Color', note: 'Dana' },
  { day: 0, at: 7, long: 4, title: 'Gloss', note: 'Imani', tone: 'hue' },
  { day: 1, at: 1, long: 2, title: 'Cut' },
  { day: 1, at: 6, long: 2, title: 'Cut' },
  { day: 1, at: 9, long: 3, title: 'Dry', note: 'Wren', tone: 'hue' },
  { day: 2, at: 0, long: 4, title: 'Color', note: 'Rosa', tone: 'hue' },
  { day: 3, at: 2, long: 2, title: 'Cut' },
  { day: 3, at: 7, long: 3, title: 'Color', note: 'Kay', tone: 'hue' },
  { day: 4, at: 0, long: 3, title: 'Trial', note: 'Nell' },
  { day: 4, at: 6, long: 4, title: 'Color', note: 'Lena', tone: 'hue' },
] as const;

/** The visit without scripts. */
const example = { day: 2, at: 8 };

interface Setup {
  service: ServiceName;
  deposit: Deposit;
  hasLunch: boolean;
  hasBreak: boolean;
}

const clockAt = (at: number) => clock(opens * 60 + at * 30);

/** Half hours of a day at which the service fits. */
function freeTimes(day: number, { service, hasLunch, hasBreak }: Setup) {
  const between = hasBreak ? breakMinutes : 0;
  const taken = [
    ...visits
      .filter((visit) => visit.day === day)
      .map(({ at, long }) => [at * 30 - between, (at + long) * 30 + between]),
    ...(hasLunch ? [[lunch.at * 30, (lunch.at + lunch.long) * 30]] : []),
  ];
  return Array.from({ length: slots }, (_, at) => at).filter((at) => {
    const [from, until] = [at * 30, at * 30 + services[service].minutes];
    return until <= slots * 30 && taken.every(([start, end]) => until <= start! || from >= end!);
  });
}

/** A salon's booking page: its rules leave free times, and the chosen one lands in the week. */
export default function AppointmentBooking() {
  const form = useRef<HTMLFieldSetElement>(null);
  const [setup, setSetup] = useState<Setup>({
    service: 'Cut and style',
    deposit: 'None',
    hasLunch: false,
    hasBreak: false,
  });
  const [choice, choose] = useState({ day: '2', time: '' });
  const checked = (name: string) => checkedValues(form.current!, name);
  const update = () => {
    const [service = 'Cut and style'] = checked('service') as ServiceName[];
    const [deposit = 'None'] = checked('deposit') as Deposit[];
    const kept = checked('rule');
    setSetup({ service, deposit, hasLunch: kept.includes(rules.lunch), hasBreak: kept.includes(rules.break) });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: Only for choices made before hydration.
  useEffect(() => {
    update();
    choose(({ day, time }) => ({ day: checked('booking-day')[0] ?? day, time: checked('booking-time')[0] ?? time }));
  }, []);

  const { service, deposit } = setup;
  const { minutes, price, short } = services[service];
  const day = Number(choice.day);
  const free = freeTimes(day, setup);
  const isBooked = choice.time !== '' && free.includes(Number(choice.time));
  const visit = isBooked ? { day, at: Number(choice.time) } : example;
  const paid = deposits[deposit] * price;
  const receipt = [
    `${labels.booked}: ${service}, ${days[visit.day]}, ${clockAt(visit.at)}.`,
    paid ? `${money(paid)} ${labels.paid}.` : `${labels.later}.`,
    `${labels.reminders}: ${dates[visit.day]}, ${clockAt(visit.at)}; ${days[visit.day]}, ${clockAt(visit.at - 4)}.`,
  ].join(' ');
  const lists = {
    [labels.morning]: (at: number) => at < lunch.at,
    [labels.afternoon]: (at: number) => at >= lunch.at,
  };
  return (
    <fieldset
      ref={form}
      onChange={update}
      data-done={isBooked ? '4' : undefined}
      className="min-w-0"
      data-no-markdown=""
    >
      <legend className="sr-only">{task}</legend>
      <Scene shop="Juniper Hair" trade="Hair salon" className="mt-10 grid gap-4 md:grid-cols-[1fr_21rem]">
        <div className="dark-area grid gap-4 rounded-card bg-stage p-5 text-on-dark noscript:hidden">
          <Choices label={labels.service}>
            {Object.keys(services).map((name) => (
              <Choice key={name} name="service" step={1} label={name} isFirst={name === 'Cut and style'} />
            ))}
          </Choices>
          <Choices label={labels.week}>
            {Object.values(rules).map((name) => (
              <Choice key={name} type="checkbox" name="rule" step={2} label={name} />
            ))}
          </Choices>
          <Choices label={labels.deposit}>
            {Object.keys(deposits).map((name) => (
              <Choice key={name} name="deposit" step={3} label={name} />
            ))}
          </Choices>
        </div>
        <Phone
          title={`${service}, ${minutes % 60 ? `${minutes} min` : `${minutes / 60} h`}, ${money(price)}`}
          time="11:48 pm"
          whole
          className="md:col-start-2 md:row-span-2 md:row-start-1 *:flex *:h-full *:flex-col"
        >
          <div className="min-h-72 noscript:hidden">
            <SlotPicker
              id="booking"
              days={days.map((date, value) => ({ value: `${value}`, lines: date.split(' ') as [string, string] }))}
              times={Object.entries(lists).flatMap(([label, isIn]) => {
                const times = free
                  .filter(isIn)
                  .map((at) => ({ value: `${at}`, label: clockAt(at).slice(0, -3), name: clockAt(at) }));
                return times.length > 0 ? [{ label, times }] : [];
              })}
              choice={choice}
              onChoose={choose}
              labels={{ days: labels.days, times: labels.times }}
            />
          </div>
          <Row
            className="mt-auto rounded-tile bg-hue-soft p-3.5"
            lead={<Mark icon="card" tone="hue" />}
            title={paid ? `${labels.deposit} ${money(paid)}` : labels.nothing}
            text={paid ? labels.refund : labels.later}
          />
          <p
            role="status"
            className={`mt-3 min-h-22 rounded-tile p-3.5 font-[650] ${isBooked ? 'bg-highlight' : 'bg-page-alt'}`}
          >
            {!isBooked && (
              <span className="noscript:hidden">
                {`${labels.free}: ${free.length}. ${free.length > 0 ? labels.pick : labels.none}`}
              </span>
            )}
            <span className={isBooked ? '' : 'hidden noscript:block'}>{receipt}</span>
          </p>
        </Phone>
        <div aria-hidden="true" className="md:col-start-1">
          <Window title={labels.week} aside="Noor, chair 2" className="h-full overflow-clip shadow-card">
            <Calendar
              slot={22}
              days={days}
              hours={['10', '11', '12', '1', '2', '3']}
              bookings={[...visits, ...(setup.hasLunch ? days.map((_, day) => ({ ...lunch, day })) : [])]}
            >
              <span
                key={`${visit.day}-${visit.at}`}
                className={`booking bg-highlight text-text ${isBooked ? 'animate-land' : 'hidden noscript:block'} ${minutes < 30 ? 'py-0' : ''}`}
                style={{ gridArea: `${visit.at + 1} / ${visit.day + 2} / span ${Math.ceil(minutes / 30)}` }}
              >
                <b>{short}</b>
                {minutes > 60 && 'New'}
              </span>
            </Calendar>
          </Window>
        </div>
      </Scene>
    </fieldset>
  );
}
