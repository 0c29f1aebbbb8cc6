import { site } from '../../site.ts';
import { dayMs, isoDay } from '../dates/day.ts';
import { longDate } from '../text/format.ts';
import { cutText, decodeEntities, plainText, restAt, restOf } from '../text/plain-text.ts';

export interface ChangelogItem {
  title: string;
  link: string;
  description: string;
  pubDate: string;
  author: string;
  categories: readonly string[];
  guid: string;
}

export type Tone = (typeof tones)[number] | 'other';

export interface Update {
  id: string;
  title: string;
  /** An http(s) URL, or empty. */
  link: string;
  /** The description, cut to `maxTextLength`. */
  text: string;
  /** Where the cut sentence starts in `text`, if any. */
  cutAt?: number;
  /** The rest, from the start of the cut sentence; may be empty. */
  rest: string;
  author: string;
  /** US long date, or the feed's text if that is no date. */
  date: string;
  day: string;
  categories: readonly { name: string; tone: Tone }[];
}

/** In the order of the filters. */
export const tones = ['new', 'improved', 'fixed', 'deprecated', 'removed'] as const;

export const maxTextLength = 400;

export const maxUnfoldedLength = 5000;

const mostCategories = 12;

/** Of a title, author, category or unreadable date. */
const maxNameLength = 200;

/** Longer URLs are dropped as hostile. */
const maxUrlLength = 2000;

export function isHidden(categories: readonly string[]): boolean {
  return categories.flatMap(readingsOf).some((reading) => /saas\s+mode/i.test(reading));
}

/** Entities decoded; tags, unknown entities and invisible characters removed or replaced by spaces. */
function readingsOf(name: string): string[] {
  const twice = decodeEntities(decodeEntities(name));
  const plain = twice.normalize('NFKC').replaceAll('\u2800', ' ');
  return ['', ' '].flatMap((instead) => {
    const seen = plain.replace(/\ufeff|(?!\s)[\p{Cc}\p{Cf}\p{DI}]/gu, instead);
    return [seen, ...['', ' '].map((tag) => seen.replace(/<[^<>]*>|&(?:nbsp|[a-z]+\d*;)/gi, tag))];
  });
}

/** Returns plain text: the feed is untrusted. */
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

export function toneOf(category: string): Tone {
  return tones.find((tone) => tone === category.toLowerCase()) ?? 'other';
}

function cardOf(item: ChangelogItem): Omit<Update, 'id'> {
  const whole = cutText(plainText(item.description, maxUnfoldedLength + 1), maxUnfoldedLength);
  const text = cutText(whole, maxTextLength);
  const names = item.categories.slice(0, mostCategories).map(nameFrom);
  const isFirst = (name: string, at: number) =>
    name !== '' && names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === at;
  return {
    title: nameFrom(item.title) || cutText(text.split('\n', 1)[0]!, 80) || 'Untitled update',
    link: webLink(item.link),
    text,
    cutAt: whole.length > maxTextLength ? restAt(whole, maxTextLength) : undefined,
    rest: restOf(whole, maxTextLength),
    author: authorOf(item.author),
    ...dateOf(item.pubDate),
    categories: names.filter(isFirst).map((name) => ({ name, tone: toneOf(name) })),
  };
}

/** RSS writes authors as `address (Name)`; drops the address. */
function authorOf(author: string) {
  const written = nameFrom(author);
  const [, named] = /^[^\s@]+@[^\s@]+ \((.+)\)$/.exec(written) ?? [];
  return named ?? (written || site.teamName);
}

function webLink(link: string) {
  const address = link.trim();
  if (address.length > maxUrlLength) return '';
  const protocol = parseUrl(address)?.protocol;
  return protocol === 'https:' || protocol === 'http:' ? address : '';
}

/**
 * In the site's time zone, so server and browser agree. Requires a date's start and a year: `Date` parses 'Version 2' as 2001.
 */
function dateOf(pubDate: string) {
  const raw = nameFrom(pubDate).replace(/^([a-z]+),(?=\d)/i, '$1, ');
  const begins =
    /^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? )?(?:\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? )/i;
  const year = /\d{4}|^\D*\d{1,2} [a-z]{3} \d{2} /i;
  // Only after a time: the year of 05-11-2026 is no offset.
  const zone = /(?:z|gmt|utc?|[ecmp][sd]t|:\d\d(?:\.\d+)?\s*[+-]\d\d:?\d\d)$/i;
  const dateOnly = /^\d{4}-\d\d-\d\d$/;
  if (!begins.test(raw) || !year.test(raw)) return { date: raw, day: '' };
  const local = !zone.test(raw) && !dateOnly.test(raw);
  const time = new Date(local ? raw + (/^\d{4}-\d\d-\d\dT/.test(raw) ? 'Z' : ' GMT') : raw);
  if (Number.isNaN(time.getTime())) return { date: raw, day: '' };
  // Midnight UTC means a date alone, which in America would become the day before.
  const hasTime = !local && time.getTime() % dayMs !== 0;
  const day = hasTime ? isoDay(time.getTime()) : time.toISOString().slice(0, 10);
  return { date: longDate(day), day };
}

/** Stable while the guid is; URL-safe. */
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

function nameFrom(text: string) {
  return cutText(text.replace(/[\s\p{Cc}]+/gu, ' ').trim(), maxNameLength);
}
