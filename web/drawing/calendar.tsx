import type { ReactNode } from 'react';
import { fills, type Tone } from './tones.ts';

interface Booking {
  /** Column, counted from 0. */
  day: number;
  /** Start and length in half hours. */
  at: number;
  long: number;
  title: ReactNode;
  note?: ReactNode;
  tone?: Tone;
}

interface CalendarProps {
  days: readonly string[];
  hours: readonly string[];
  bookings: readonly Booking[];
  slot?: number;
  /** Bookings of another kind. */
  children?: ReactNode;
}

export function Calendar({ days, hours, bookings, slot = 25, children }: CalendarProps) {
  const columns = { gridTemplateColumns: `2.75rem repeat(${days.length}, minmax(0, 1fr))` };
  return (
    <div>
      <div className="grid gap-1 border-b border-line py-2 pr-3 text-xs font-[650]" style={columns}>
        <span />
        {days.map((day) => (
          <span key={day} className="px-2 whitespace-nowrap max-md:px-1">
            {day}
          </span>
        ))}
      </div>
      <div
        className="grid gap-x-1 pr-3 text-xs text-text-faint"
        style={{ ...columns, gridTemplateRows: `repeat(${hours.length * 2}, ${slot}px)` }}
      >
        {hours.map((hour, index) => (
          <i
            key={hour}
            className="border-b border-line pt-1 pl-3 not-italic"
            style={{ gridArea: `${index * 2 + 1} / 1 / span 2 / -1` }}
          >
            {hour}
          </i>
        ))}
        {bookings.map(({ day, at, long, title, note, tone = 'soft' }) => (
          <span
            key={`${day}-${at}`}
            className={`booking ${fills[tone]}`}
            style={{ gridArea: `${at + 1} / ${day + 2} / span ${long}` }}
          >
            <b>{title}</b>
            {long > 1 && note}
          </span>
        ))}
        {children}
      </div>
    </div>
  );
}
