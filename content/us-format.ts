// Written out instead of with Intl, whose first use costs a slow phone 40 ms of its main thread.

/** A whole number with its thousands apart: 1416 gives '1,416'. */
export function usNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** US dollars as the site writes them: 1416 gives '$1,416'. */
export function usd(amount: number): string {
  return `$${usNumber(amount)}`;
}

/** A price of less than a cent too, in US dollars: 0.0079 gives '$0.0079', 1.5 gives '$1.50'. */
export function usdRate(amount: number): string {
  const cents = amount.toFixed(2);
  return `$${Number(cents) === amount ? cents : amount}`;
}

/** The US long date of a moment, in UTC: 'November 5, 2026'. */
export function usDate(time: Date): string {
  return `${months[time.getUTCMonth()]} ${time.getUTCDate()}, ${time.getUTCFullYear()}`;
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A noun with its article: 'a panda', 'an otter'. */
export const withArticle = (noun: string) => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
