import { useEffect, useState } from 'react';
import page, {
  breakMinutes,
  dates,
  deposits,
  lunch,
  noon,
  opens,
  rules,
  services,
  slots,
  visits,
} from '#content/features/appointment-booking.ts';
import { money } from '#content/shared/text/format.ts';
import { Calendar } from '../../../drawing/calendar.tsx';
import { clock } from '../../../drawing/clock.ts';
import { Phone } from '../../../drawing/phone.tsx';
import { Mark, Row } from '../../../drawing/row.tsx';
import { Window } from '../../../drawing/window.tsx';
import { type SlotChoice, SlotPicker } from '../../../ui/slot-picker.tsx';
import { Choice, ChoicePicture, Choices } from '../choices.tsx';
import { DoPiece, useControls } from '../do-piece.tsx';
import type { Still } from '../piece.ts';

const { labels, task } = page.piece;

type ServiceName = keyof typeof services;

type Deposit = keyof typeof deposits;

const days = dates.slice(1);

/** The start of a visit. */
interface Visit {
  day: number;
  at: number;
}

const isSame = (one: Visit, other: Visit) => one.day === other.day && one.at === other.at;

/** The visit until visitors choose. */
const example: Visit = { day: 2, at: 8 };

const clockAt = (at: number) => clock(opens * 60 + at * 30);

/** From and until, in minutes after opening. */
type Span = readonly [from: number, until: number];

const spanOf = ({ at }: { at: number }, minutes: number): Span => [at * 30, at * 30 + minutes];
const visitsOn = (day: number) =>
  visits.filter((visit) => visit.day === day).map((visit) => spanOf(visit, visit.long * 30));

/** Half hours of a day at which this long a visit fits between what's taken. */
function startsOn(taken: readonly Span[], minutes: number) {
  return Array.from({ length: slots }, (_, at) => at).filter((at) => {
    const [from, until] = spanOf({ at }, minutes);
    return until <= slots * 30 && taken.every(([start, end]) => until <= start || from >= end);
  });
}

const nearest = (starts: readonly number[], wanted: number) =>
  starts.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0];

/** A booking stays when rules change. If its service becomes too long, it moves to the nearest time, else to another day. */
function placeOf({ day, at }: Visit, minutes: number): Visit {
  const nearby = [day, ...days.keys()].map((day) => ({ day, at: nearest(startsOn(visitsOn(day), minutes), at) }));
  return nearby.find((visit): visit is Visit => visit.at !== undefined)!;
}

/** Lunch is at noon, or at the nearest hour that a booking leaves, if any. */
function lunchOn(day: number, booking: Visit, minutes: number) {
  const taken = booking.day === day ? [spanOf(booking, minutes)] : [];
  return nearest(startsOn([...visitsOn(day), ...taken], lunch.long * 30), noon);
}

function lunchNote(at: number | undefined) {
  if (at === undefined) return labels.noLunch;
  return at !== noon && `${labels.lunch} ${clockAt(at)}.`;
}

/** A salon's booking page: its rules leave free times, and the chosen one lands in the week. */
export default function AppointmentBooking() {
  const controls = useControls({ service: 'Cut and style', deposit: 'Half' });
  const { values } = controls;
  const service = values.get('service') as ServiceName;
  const deposit = values.get('deposit') as Deposit;
  const [hasLunch, hasBreak] = [rules.lunch, rules.break].map((rule) => values.getAll('rule').includes(rule));
  const [day, lookAt] = useState(example.day);
  const [wanted, book] = useState(example);
  const choose = ({ day, time }: SlotChoice) => {
    lookAt(Number(day));
    if (time) book({ day: Number(day), at: Number(time) });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: Only for choices made before hydration.
  useEffect(() => {
    const early = [...document.querySelectorAll<HTMLInputElement>('[name^=booking-]:checked')].map(
      ({ value }) => value,
    );
    choose({ day: early[0] ?? `${example.day}`, time: early[1] ?? '' });
  }, []);

  const { minutes } = services[service];
  const visit = placeOf(wanted, minutes);
  const lunches = days.map((_, day) => lunchOn(day, visit, minutes));
  const between = hasBreak ? breakMinutes : 0;
  const free = startsOn(
    [
      ...visitsOn(day).map(([from, until]): Span => [from - between, until + between]),
      ...(hasLunch && lunches[day] !== undefined ? [spanOf({ at: lunches[day] }, lunch.long * 30)] : []),
    ],
    minutes,
  );
  const kept = visit.day === day && !free.includes(visit.at) ? [visit.at] : [];
  const offered = [...free, ...kept].toSorted((one, other) => one - other);
  const paid = paidFor(service, deposit);
  const receipt = [
    bookedText(service, visit),
    !isSame(visit, wanted) && labels.moved,
    hasLunch && lunchNote(lunches[visit.day]),
    paidText(paid),
    remindersText(visit),
    free.length === 0 && labels.none,
  ];
  const lists = [
    { label: labels.morning, starts: offered.filter((at) => at < noon) },
    { label: labels.afternoon, starts: offered.filter((at) => at >= noon) },
  ];
  return (
    <DoPiece
      task={task}
      controls={controls}
      done={[!isSame(wanted, example) && 4]}
      shop="Juniper Hair"
      trade="Hair salon"
      className="mt-10 gap-4 md:grid-cols-[1fr_21rem]"
    >
      <div className="dark-area grid gap-4 rounded-card bg-stage p-5 text-on-dark noscript:hidden">
        <Choices
          label={labels.service}
          name="service"
          step={1}
          options={Object.keys(services)}
          chosen="Cut and style"
        />
        <Choices label={labels.week} result={`${labels.free}: ${free.length}`}>
          {Object.values(rules).map((name) => (
            <Choice key={name} type="checkbox" name="rule" step={2} label={name} />
          ))}
        </Choices>
        <Choices
          label={labels.deposit}
          result={`${money(paid)} ${labels.paid}`}
          name="deposit"
          step={3}
          options={Object.keys(deposits)}
          chosen="Half"
        />
      </div>
      <Phone
        title={serviceText(service)}
        time="11:48 pm"
        whole
        id="phone"
        className="md:col-start-2 md:row-span-2 md:row-start-1 *:flex *:h-full *:flex-col"
      >
        <p role="status" className="mb-3 min-h-32 rounded-tile bg-highlight p-3.5 font-[650]">
          {receipt.filter(Boolean).join(' ')}
        </p>
        <div className="min-h-72 noscript:hidden">
          <SlotPicker
            id="booking"
            days={days.map((date, value) => ({ value: `${value}`, lines: date.split(' ') as [string, string] }))}
            times={lists
              .filter(({ starts }) => starts.length > 0)
              .map(({ label, starts }) => ({
                label,
                times: starts.map((at) => ({
                  value: `${at}`,
                  label: clockAt(at).slice(0, -3),
                  name: clockAt(at),
                })),
              }))}
            choice={{ day: `${day}`, time: visit.day === day ? `${visit.at}` : '' }}
            onChoose={choose}
            labels={{ days: labels.days, times: labels.times }}
          />
        </div>
        <Payment paid={paid} />
      </Phone>
      <div id="week" className="grid md:col-start-1">
        <div aria-hidden="true">
          <Week service={service} visit={visit} lunches={hasLunch ? lunches : []} />
        </div>
      </div>
    </DoPiece>
  );
}

const paidFor = (service: ServiceName, deposit: Deposit) => deposits[deposit] * services[service].price;

function serviceText(service: ServiceName) {
  const { minutes, price } = services[service];
  return `${service}, ${minutes % 60 ? `${minutes} min` : `${minutes / 60} h`}, ${money(price)}`;
}

const bookedText = (service: ServiceName, { day, at }: Visit) =>
  `${labels.booked}: ${service}, ${days[day]}, ${clockAt(at)}.`;
const paidText = (paid: number) => (paid ? `${money(paid)} ${labels.paid}.` : `${labels.later}.`);
/** The day before, and two hours ahead. */
const remindersText = ({ day, at }: Visit) =>
  `${labels.reminders}: ${dates[day]}, ${clockAt(at)}; ${days[day]}, ${clockAt(at - 4)}.`;

function Payment({ paid }: { paid: number }) {
  return (
    <Row
      className="mt-auto rounded-tile bg-hue-soft p-3.5"
      lead={<Mark icon="card" tone="hue" />}
      title={paid ? `${labels.deposit} ${money(paid)}` : labels.nothing}
      text={paid ? labels.refund : labels.later}
    />
  );
}

const cut = 'Cut and style';
const booking = { service: cut, 'booking-day': `${example.day}`, 'booking-time': `${example.at}` };

export const stills: readonly Still[] = [
  {
    feature: 0,
    values: { ...booking, deposit: 'Half' },
    to: 'phone',
    picture: (
      <Phone title={serviceText(cut)} time="11:48 pm" whole className="">
        <p className="mb-3 rounded-tile bg-highlight p-3.5 font-[650]">
          {[bookedText(cut, example), paidText(paidFor(cut, 'Half')), remindersText(example)].join(' ')}
        </p>
        <Payment paid={paidFor(cut, 'Half')} />
      </Phone>
    ),
  },
  {
    feature: 1,
    values: { ...booking, rule: [rules.lunch] },
    to: 'week',
    picture: (
      <Week
        service={cut}
        visit={example}
        lunches={days.map((_, day) => lunchOn(day, example, services[cut].minutes))}
        slot={16}
      />
    ),
  },
  {
    feature: 3,
    values: { ...booking, deposit: 'Full price' },
    to: 'phone',
    ground: 'stage',
    picture: (
      <div className="grid gap-5">
        <ChoicePicture label={labels.deposit} options={Object.keys(deposits)} chosen="Full price" />
        <div className="text-text">
          <Payment paid={paidFor(cut, 'Full price')} />
        </div>
      </div>
    ),
  },
];

/** `lunches` are their starts on each day. */
function Week({
  service,
  visit,
  lunches,
  slot = 22,
}: {
  service: ServiceName;
  visit: Visit;
  lunches: readonly (number | undefined)[];
  slot?: number;
}) {
  const { minutes, short } = services[service];
  return (
    <Window title={labels.week} aside="Noor, chair 2" className="h-full overflow-clip shadow-card">
      <Calendar
        slot={slot}
        days={days}
        hours={['10', '11', '12', '1', '2', '3']}
        bookings={[...visits, ...lunches.flatMap((at, day) => (at === undefined ? [] : { ...lunch, at, day }))]}
      >
        <span
          key={`${visit.day}-${visit.at}`}
          className={`booking animate-land bg-highlight text-text ${minutes < 30 ? 'py-0' : ''}`}
          style={{ gridArea: `${visit.at + 1} / ${visit.day + 2} / span ${Math.ceil(minutes / 30)}` }}
        >
          <b>{short}</b>
          {minutes > 60 && 'New'}
        </span>
      </Calendar>
    </Window>
  );
}
