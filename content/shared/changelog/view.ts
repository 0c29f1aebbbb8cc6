import { changelogPage } from '../../pages/changelog.ts';
import { changelogPath } from '../../pages.ts';
import { site } from '../../site.ts';
import { dateAndTime } from '../dates/date-time.ts';
import { askUs, hasWords } from '../search/search.ts';
import { type Tone, toneOf, tones, type Update } from './updates.ts';

export interface ChangelogFilter {
  text: string;
  /** Empty for all. */
  category: string;
  shown: number;
}

/** Texts only. */
export interface ChangelogView {
  /** Empty if `updates` are only a part of the filtered list. */
  address: string;
  text: string;
  category: string;
  updates: readonly ShownUpdate[];
  count: string;
  categories: readonly CategoryChoice[];
  /** URL of the next screen, starting at its first update, or empty. */
  older: string;
  /** Time of a stale copy, or empty. */
  asOf: string;
  noMatch: boolean;
  /** URL of the contact form with the search as subject. */
  ask: string;
  noUpdates: boolean;
}

export interface ShownUpdate extends Update {
  /** With enough of the list to work without JavaScript. */
  permalink: string;
  /** `text` up to the cut sentence. */
  lead: string;
  /** May be empty; `rest` repeats it. */
  cut: string;
}

export interface CategoryChoice {
  name: string;
  tone: Tone | 'all';
  count: string;
  address: string;
  current: 'true' | 'false';
}

export const updatesPerPage = 12;

export const maxSearchLength = 100;

const maxChoices = 12;

export function readFilter(params: URLSearchParams): ChangelogFilter {
  const shown = Number(params.get('show'));
  return {
    text: (params.get('q') ?? '').slice(0, maxSearchLength),
    category: params.get('category')?.trim() ?? '',
    shown: Number.isInteger(shown) && shown > updatesPerPage ? shown : updatesPerPage,
  };
}

export function changelogAddress({ text, category, shown }: ChangelogFilter): string {
  const params = new URLSearchParams();
  if (text) params.set('q', text);
  if (category) params.set('category', category);
  if (shown > updatesPerPage) params.set('show', String(shown));
  return String(params) ? `${changelogPath}?${params}` : `${changelogPath}`;
}

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
    older: next ? `${changelogAddress({ ...filter, shown: filter.shown + updatesPerPage })}#${next.id}` : '',
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
    link: link === `${site.origin}/changelog#${id}` ? site.origin + permalink : link,
    permalink,
    lead: text.slice(0, cutAt),
    cut: text.slice(cutAt),
  };
}

export function shownWith(index: number): number {
  return Math.ceil((index + 1) / updatesPerPage) * updatesPerPage;
}

function isIn({ categories }: Update, category: string) {
  return categories.some(({ name }) => name.toLowerCase() === category.toLowerCase());
}

/** All, categories with a color, then others by count. Counts match the search. */
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
  const choices = sorted.filter(({ name }, index) => index < maxChoices || name.toLowerCase() === chosen);
  const choice = (category: string, name: string, tone: CategoryChoice['tone'], count: number): CategoryChoice => ({
    name,
    tone,
    count: String(count),
    address: changelogAddress({ text: filter.text, category, shown: updatesPerPage }),
    current: category.toLowerCase() === chosen ? 'true' : 'false',
  });
  return [
    choice('', changelogPage.all, 'all', withText.length),
    ...choices.map(({ name, count }) => choice(name, name, toneOf(name), count)),
  ];
}
