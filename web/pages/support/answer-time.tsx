import { service } from '#content/facts/figures.ts';
import { support } from '#content/pages/support.ts';
import { whenPriority } from './when-priority.ts';

/** By CSS, so it also works without JavaScript and for a draft. */
export function AnswerTime() {
  const rows = Object.entries(service.responseHours) as [keyof typeof whenPriority, number][];
  return rows.map(([priority, hours]) => (
    <span key={priority} className={whenPriority[priority]}>
      {support.promise} {hours} hours
    </span>
  ));
}
