import type { ReactNode } from 'react';

export interface SlotDay {
  value: string;
  /** Two short lines, such as 'Tue' and 'Dec 1'. */
  lines: readonly [string, string];
}

export interface SlotTime {
  value: string;
  label: string;
  /** Accessible name: '1:00 PM EST'. */
  name?: string;
}

/** `time` is empty until one is chosen. */
export interface SlotChoice {
  day: string;
  time: string;
}

interface SlotPickerProps {
  id: string;
  /** Keeps the radio buttons out of the form around them. */
  form?: '';
  days: readonly SlotDay[];
  /** Of the chosen day. */
  times: readonly { label: string; times: readonly SlotTime[] }[];
  choice: SlotChoice;
  onChoose: (choice: SlotChoice) => void;
  labels: { days: string; times: string };
}

export function SlotPicker({ id, form, days, times, choice, onChoose, labels }: SlotPickerProps) {
  const radio = (group: string, value: string, label: string, next: SlotChoice, content: ReactNode) => (
    <label
      key={value}
      className="relative grid min-h-12 place-content-center justify-items-center rounded-chip border border-line bg-surface py-1 leading-tight hover:border-action has-checked:border-action has-checked:bg-action has-checked:text-white has-checked:forced-color-adjust-none"
    >
      <input
        type="radio"
        form={form}
        name={`${id}-${group}`}
        value={value}
        aria-label={label}
        checked={value === choice[group as keyof SlotChoice]}
        onChange={() => onChoose(next)}
        className="absolute inset-0 cursor-pointer appearance-none rounded-chip"
      />
      {content}
    </label>
  );
  return (
    <>
      <div
        role="radiogroup"
        aria-label={labels.days}
        className="grid gap-1.5"
        style={{ gridTemplateColumns: `repeat(${Math.min(days.length, 5)}, minmax(0, 1fr))` }}
      >
        {days.map(({ value, lines: [weekday, date] }) =>
          radio('day', value, `${weekday} ${date}`, { day: value, time: '' }, [
            <span key="weekday" className="text-xs">
              {weekday}
            </span>,
            <b key="date" className="text-sm font-[650] max-sm:text-xs">
              {date}
            </b>,
          ]),
        )}
      </div>
      <div role="radiogroup" aria-label={labels.times} className="mt-4 grid gap-4">
        {times.map(({ label, times }) => (
          <div key={label}>
            <p className="text-sm text-text-soft">{label}</p>
            <div className="mt-1.5 grid grid-cols-3 gap-1.5 sm:grid-cols-4">
              {times.map(({ value, label, name = label }) =>
                radio(
                  'time',
                  value,
                  name,
                  { day: choice.day, time: value },
                  <b className="text-sm font-[650] tabular">{label}</b>,
                ),
              )}
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
