import { changelogPage } from '../pages/changelog.ts';
import { changelogPath } from '../pages.ts';
import { dateAndTime } from '../shared/date-time.ts';
import { askUs, hasWords } from '../shared/search.ts';
import { site } from '../site.ts';
import { type Tone, toneOf, tones, type Update } from './updates.ts';

/** What a visitor asks of the changelog; its address says it. */
export interface ChangelogFilter {
  text: string;
  /** Empty for all. */
  category: string;
  /** How many updates to show at most. */
  shown: number;
}

/** The changelog as the page shows it: every text is ready, so that the worker can fill it into the page as well. */
export interface ChangelogView {
  /** The address of what was asked for, or empty when `updates` are only a part of it. */
  address: string;
  text: string;
  category: string;
  updates: readonly ShownUpdate[];
  /** How many of how many match. */
  count: string;
  categories: readonly CategoryChoice[];
  /** Where more of the list is, from the first of those that come, or empty. */
  older: string;
  /** When the copy was good, or empty when it is fresh. */
  asOf: string;
  /** Whether the feed has updates, none of which match. */
  noMatch: boolean;
  /** Where to ask for what was not found. */
  ask: string;
  /** Whether the feed has no updates. */
  noUpdates: boolean;
}

/** An update with what its place in the list adds. */
export interface ShownUpdate extends Update {
  /** The address that opens it, without JavaScript too: it asks for enough of the list. */
  permalink: string;
  /** `text` up to the line that it cuts. */
  lead: string;
  /** The beginning of the line that `text` cuts, which `rest` has in full; empty when nothing is cut. */
  cut: string;
}

export interface CategoryChoice {
  name: string;
  tone: Tone | 'all';
  count: string;
  address: string;
  current: 'true' | 'false';
}

/** The first screen of updates, and how many more each step shows. */
export const screenful = 12;

/** The longest text to look for. */
export const longestSearch = 100;

/** The most categories to choose from: beyond them a search is quicker than reading. */
const mostChoices = 12;

/** Reads what an address asks for (`?q=`, `?category=`, `?show=`). */
export function readFilter(params: URLSearchParams): ChangelogFilter {
  const shown = Number(params.get('show'));
  return {
    text: (params.get('q') ?? '').slice(0, longestSearch),
    category: params.get('category')?.trim() ?? '',
    shown: Number.isInteger(shown) && shown > screenful ? shown : screenful,
  };
}

/** The address that asks for it. */
export function changelogAddress({ text, category, shown }: ChangelogFilter): string {
  const params = new URLSearchParams();
  if (text) params.set('q', text);
  if (category) params.set('category', category);
  if (shown > screenful) params.set('show', String(shown));
  return String(params) ? `${changelogPath}?${params}` : `${changelogPath}`;
}

/**
 * What the page shows of the updates: of more than `most` the last. `asOf` is the time of a copy that is no longer fresh.
 */
export function changelogView(
  updates: readonly Update[],
  filter: ChangelogFilter,
  asOf?: Date,
  most = Number.POSITIVE_INFINITY,
): ChangelogView {
  const withText = updates.filter(({ title, text, rest, author, categories }) =>
    hasWords([title, text, rest, author, ...categories.map(({ name }) => name)], filter.text),
  );
  const matching = filter.category ? withText.filter((update) => isIn(update, filter.category)) : withText;
  const end = Math.min(filter.shown, matching.length);
  const start = Math.max(0, end - most);
  const next = matching[end];
  return {
    address: start > 0 ? '' : changelogAddress(filter),
    text: filter.text,
    category: filter.category,
    updates: matching.slice(start, end).map((update) => shownUpdate(update, updates.indexOf(update))),
    count: changelogPage.count(matching.length, updates.length),
    categories: choicesOf(updates, withText, filter),
    older: next ? `${changelogAddress({ ...filter, shown: filter.shown + screenful })}#${next.id}` : '',
    asOf: asOf ? dateAndTime(asOf.getTime()) : '',
    noMatch: matching.length === 0 && updates.length > 0,
    ask: askUs.to(filter.text || filter.category),
    noUpdates: updates.length === 0,
  };
}

function shownUpdate(update: Update, index: number): ShownUpdate {
  const { id, link, text, cutAt = text.length } = update;
  const permalink = `${changelogAddress({ text: '', category: '', shown: shownWith(index) })}#${id}`;
  return {
    ...update,
    // A link to this page alone would not find an update beyond the first screen without JavaScript.
    link: link === `${site.origin}/changelog#${id}` ? site.origin + permalink : link,
    permalink,
    lead: text.slice(0, cutAt),
    cut: text.slice(cutAt),
  };
}

/** How many updates to ask for to see the one at this index. */
export function shownWith(index: number): number {
  return Math.ceil((index + 1) / screenful) * screenful;
}

function isIn({ categories }: Update, asked: string) {
  return categories.some(({ name }) => name.toLowerCase() === asked.toLowerCase());
}

/** All, then the categories with a color, then the others by size; each counts what matches the text. */
function choicesOf(updates: readonly Update[], withText: readonly Update[], filter: ChangelogFilter): CategoryChoice[] {
  const found = new Map<string, { name: string; uses: number; count: number }>();
  for (const update of updates) {
    for (const { name } of update.categories) {
      const choice = found.get(name.toLowerCase()) ?? { name, uses: 0, count: 0 };
      found.set(name.toLowerCase(), { ...choice, uses: choice.uses + 1 });
    }
  }
  for (const { name } of withText.flatMap(({ categories }) => categories)) found.get(name.toLowerCase())!.count++;

  const rank = (name: string) => (tones as readonly string[]).indexOf(name.toLowerCase()) + 1 || tones.length + 1;
  const chosen = filter.category.toLowerCase();
  const sorted = [...found.values()].sort((a, b) => rank(a.name) - rank(b.name) || b.uses - a.uses);
  const choices = sorted.filter(({ name }, index) => index < mostChoices || name.toLowerCase() === chosen);
  const choice = (category: string, name: string, tone: CategoryChoice['tone'], count: number): CategoryChoice => ({
    name,
    tone,
    count: String(count),
    address: changelogAddress({ text: filter.text, category, shown: screenful }),
    current: category.toLowerCase() === chosen ? 'true' : 'false',
  });
  return [
    choice('', changelogPage.all, 'all', withText.length),
    ...choices.map(({ name, count }) => choice(name, name, toneOf(name), count)),
  ];
}
