import { service } from '../../facts/figures.ts';
import { wholeNumber } from '../text/format.ts';
import { countText, mostCounted } from './desk-api.ts';

/** Clock hours until a promised first answer, by priority, or by form. */
export const promisedHours = {
  priorities: service.responseHours as Readonly<Record<string, number>>,
  forms: { support: service.supportReplyHours } as Readonly<Record<string, number>>,
  others: service.contactReplyHours,
} as const;

/** 'Overdue by 3 hours', 'Due in 20 minutes'. */
export function dueText(dueAt: number, now: number): string {
  const seconds = Math.abs(dueAt - now) / 1000;
  return dueAt <= now ? `Overdue by ${ageText(seconds)}` : `Due in ${ageText(seconds)}`;
}

/** '12 open, 3 overdue, next due in 2 hours'. */
export function waitingText(
  { open, overdue, nextDueAt }: { open: number; overdue: number; nextDueAt?: number },
  now: number,
) {
  return [
    `${countText(open, mostCounted.open)} open`,
    ...(overdue > 0 ? [`${countText(overdue, mostCounted.open)} overdue`] : []),
    ...(nextDueAt === undefined ? [] : [`next due in ${ageText(Math.max(0, nextDueAt - now) / 1000)}`]),
  ].join(', ');
}

const units = [
  { length: 86_400, one: 'day', more: 'days' },
  { length: 3600, one: 'hour', more: 'hours' },
  { length: 60, one: 'minute', more: 'minutes' },
];

/** A duration in its largest whole unit: '3 hours'. */
export function ageText(seconds: number): string {
  const unit = units.find(({ length }) => seconds >= length);
  if (!unit) return 'less than a minute';
  const count = Math.floor(seconds / unit.length);
  return `${wholeNumber(count)} ${count === 1 ? unit.one : unit.more}`;
}
