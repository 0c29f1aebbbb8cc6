import { months } from '#content/us-format.ts';

// Not by Intl, whose first use keeps a slow machine 110 ms from the first line.

/** When something came, as short as it is clear: the time today, the day this year, else with its year. */
export function shortly(at: number, now = Date.now()): string {
  const [then, today] = [new Date(at), new Date(now)];
  if (then.toDateString() === today.toDateString()) return minuteOf(then);
  const day = `${monthOf(then).slice(0, 3)} ${then.getDate()}`;
  return then.getFullYear() === today.getFullYear() ? day : `${day}, ${then.getFullYear()}`;
}

/** The day and the minute. */
export function exactly(at: number): string {
  const then = new Date(at);
  const day = `${weekdays[then.getDay()]}, ${monthOf(then)} ${then.getDate()}, ${then.getFullYear()}`;
  return `${day} at ${minuteOf(then)}`;
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const monthOf = (time: Date) => months[time.getMonth()]!;

function minuteOf(time: Date) {
  const [hours, minutes] = [time.getHours(), String(time.getMinutes()).padStart(2, '0')];
  return `${hours % 12 || 12}:${minutes}\u00a0${hours < 12 ? 'AM' : 'PM'}`;
}
