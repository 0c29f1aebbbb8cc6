import { dayMs, isoDay } from '../shared/day.ts';
import { longDate } from '../shared/format.ts';
import { cutText, decodeEntities, plainText, restAt, restOf } from '../shared/plain-text.ts';
import { site } from '../site.ts';

/** An entry of the feed as its source wrote it. */
export interface ChangelogItem {
  title: string;
  link: string;
  /** HTML. */
  description: string;
  pubDate: string;
  author: string;
  categories: readonly string[];
  guid: string;
}

/** Which color a category's badge has. */
export type Tone = (typeof tones)[number] | 'other';

/** An entry as a card shows it: texts without markup, cut to length. */
export interface Update {
  /** The fragment of its permalink. */
  id: string;
  title: string;
  /** An http(s) address, or empty. */
  link: string;
  /** The beginning of the description, or all of it when it is short. */
  text: string;
  /** The place in `text` where the line begins that it cuts, and that `rest` has in full; undefined when it is whole. */
  cutAt?: number;
  /** What `text` leaves out, or empty. */
  rest: string;
  author: string;
  /** The US long date, or what the feed says when that is no date. */
  date: string;
  /** The date as yyyy-mm-dd, or empty when the feed's is no date. */
  day: string;
  categories: readonly { name: string; tone: Tone }[];
}

/** The categories that have a color of their own, in the order in which filters list them. */
export const tones = ['new', 'improved', 'fixed', 'deprecated', 'removed'] as const;

/** The longest description on a card, in characters. */
export const longestText = 400;

/** The longest that unfolds from it: what is longer belongs on a page of its own. */
export const longestWhole = 5000;

/** The most badges on a card. */
const mostCategories = 12;

/** The longest title, author, category or unreadable date on a card, in characters. */
const longestName = 200;

/** A longer address is no link but an attack. */
const longestLink = 2000;

/** Whether an entry is left out of the public changelog. No way to write its category differently lets it through. */
export function isHidden(categories: readonly string[]): boolean {
  return categories.flatMap(readingsOf).some((reading) => /saas\s+mode/i.test(reading));
}

/** The ways to read a name: entities decoded, tags dropped, invisible characters as nothing and as white space. */
function readingsOf(name: string): string[] {
  const twice = decodeEntities(decodeEntities(name));
  // Compatibility forms: full-width and mathematical letters, ligatures, every kind of space.
  const plain = twice.normalize('NFKC').replaceAll('\u2800', ' ');
  return [plain, plain.replace(/<[^<>]*>/g, '')].flatMap((reading) =>
    ['', ' '].map((instead) => reading.replace(/\ufeff|(?!\s)[\p{Cc}\p{Cf}\p{DI}]/gu, instead)),
  );
}

/** The updates to show, in the order of the feed. Every text is treated as hostile: out comes plain text. */
export function toUpdates(items: readonly ChangelogItem[]): Update[] {
  const taken = new Map<string, number>();
  return items
    .filter((item) => !isHidden(item.categories))
    .map((item) => {
      const anchor = anchorOf(item);
      const earlier = taken.get(anchor) ?? 0;
      taken.set(anchor, earlier + 1);
      return { id: earlier ? `${anchor}.${earlier + 1}` : anchor, ...cardOf(item) };
    });
}

/** The tone of a category's badge, by its name in any case. */
export function toneOf(category: string): Tone {
  return tones.find((tone) => tone === category.toLowerCase()) ?? 'other';
}

function cardOf(item: ChangelogItem): Omit<Update, 'id'> {
  const whole = cutText(plainText(item.description, longestWhole + 1), longestWhole);
  const text = cutText(whole, longestText);
  const names = item.categories.slice(0, mostCategories).map(nameFrom);
  const isFirst = (name: string, at: number) =>
    name !== '' && names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === at;
  return {
    title: nameFrom(item.title) || cutText(text.split('\n', 1)[0]!, 80) || 'Untitled update',
    link: webLink(item.link),
    text,
    cutAt: whole.length > longestText ? restAt(whole, longestText) : undefined,
    rest: restOf(whole, longestText),
    author: authorOf(item.author),
    ...dateOf(item.pubDate),
    categories: names.filter(isFirst).map((name) => ({ name, tone: toneOf(name) })),
  };
}

/** RSS writes authors as `address (Name)`; the address is nobody's business. */
function authorOf(author: string) {
  const written = nameFrom(author);
  const [, named] = /^[^\s@]+@[^\s@]+ \((.+)\)$/.exec(written) ?? [];
  return named ?? (written || site.teamName);
}

function webLink(link: string) {
  const address = link.trim();
  if (address.length > longestLink) return '';
  const protocol = parseUrl(address)?.protocol;
  return protocol === 'https:' || protocol === 'http:' ? address : '';
}

/**
 * The day in the site's time zone, so that every visitor and the server's own rendering say the same. `Date` finds a date
 * in nearly any text ('Version 2' is in 2001), so only what begins like a date and names a year is one.
 */
function dateOf(pubDate: string) {
  const raw = nameFrom(pubDate).replace(/^([a-z]+),(?=\d)/i, '$1, ');
  const begins =
    /^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? )?(?:\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? )/i;
  const year = /\d{4}|^\D*\d{1,2} [a-z]{3} \d{2} /i;
  // Behind a time alone: the year of 05-11-2026 is no offset.
  const zone = /(?:z|gmt|utc?|[ecmp][sd]t|:\d\d(?:\.\d+)?\s*[+-]\d\d:?\d\d)$/i;
  const dateOnly = /^\d{4}-\d\d-\d\d$/;
  if (!begins.test(raw) || !year.test(raw)) return { date: raw, day: '' };
  const local = !zone.test(raw) && !dateOnly.test(raw);
  const time = new Date(local ? raw + (/^\d{4}-\d\d-\d\dT/.test(raw) ? 'Z' : ' GMT') : raw);
  if (Number.isNaN(time.getTime())) return { date: raw, day: '' };
  // Many feeds give a day as its midnight in UTC, which is the day before in America.
  const hasTime = !local && time.getTime() % dayMs !== 0;
  const day = hasTime ? isoDay(time.getTime()) : time.toISOString().slice(0, 10);
  return { date: longDate(day), day };
}

/** A fragment that stays the same as long as the entry's guid does, in letters that no address escapes. */
function anchorOf({ guid, link, title }: ChangelogItem) {
  const name = guid.trim() || link.trim() || title;
  const url = parseUrl(name);
  const words = (url && /^https?:$/.test(url.protocol) ? url.pathname + url.search : name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(-80)
    .replace(/^-|-$/g, '');
  return `update-${words || hash(name)}`;
}

function parseUrl(text: string) {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

function hash(text: string) {
  let sum = 0;
  for (const character of text) sum = (Math.imul(sum, 31) + character.codePointAt(0)!) >>> 0;
  return sum.toString(36);
}

/** A short text of the feed on one line. */
function nameFrom(text: string) {
  return cutText(text.replace(/[\s\p{Cc}]+/gu, ' ').trim(), longestName);
}
