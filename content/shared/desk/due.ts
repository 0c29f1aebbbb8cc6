import { service } from '../../facts/figures.ts';
import { numberFormat } from '../dates/date-time.ts';
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

const units = (
  [
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
  ] as const
).map(([unit, length]) => ({ length, format: numberFormat({ style: 'unit', unit, unitDisplay: 'long' }) }));

/** A duration in its largest whole unit: '3 hours'. */
export function ageText(seconds: number): string {
  const unit = units.find(({ length }) => seconds >= length);
  return unit ? unit.format.format(Math.floor(seconds / unit.length)) : 'less than a minute';
}
