const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const otherYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const whole = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short' });

/** When something came, as short as it is clear: the time today, the day this year, else with its year. */
export function shortly(at: number, now = Date.now()): string {
  const [then, today] = [new Date(at), new Date(now)];
  if (then.toDateString() === today.toDateString()) return time.format(then);
  return (then.getFullYear() === today.getFullYear() ? day : otherYear).format(then);
}

/** The day and the minute. */
export const exactly = (at: number): string => whole.format(at);
