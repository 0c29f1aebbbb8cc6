import MiniSearch, { type Query } from 'minisearch';
import type { PageLink, PagePath } from '../pages.ts';

/** A heading with its sentences. `id` is that of its section, or empty. */
export type AnswerBlock = readonly [id: string, heading: string, ...sentences: string[]];

/** `words` are other names of its subject. */
export type AnswerPage = readonly [path: PagePath, name: string, words: string, ...blocks: AnswerBlock[]];

/** Made by web/prerender/words/answer-index.ts. */
export interface AnswerIndex {
  pages: readonly AnswerPage[];
  /** From buyers' words to the site's; commas separate phrases. */
  synonyms?: Readonly<Record<string, string>>;
  direct?: readonly DirectAnswer[];
}

/** An answer that no single sentence of the site gives. */
export interface DirectAnswer {
  /** Commas separate phrases. */
  phrases: string;
  /** True if it answers only a search for these words alone. */
  alone?: boolean;
  text: string;
  to: PageLink;
  place: string;
}

/** A sentence and its place, `Page > Heading`. `pieces` are the text; `found` marks the words that match. */
export interface Answer {
  to: PageLink;
  place: string;
  pieces: readonly { at: number; text: string; found: boolean }[];
}

export interface AnswerSearch {
  add(pages: readonly AnswerPage[]): void;
  /** The best sentence of each page, at most six, best first. */
  find(query: string): Answer[];
}

/** `isSubject`: the description of its page. */
interface Block {
  page: AnswerPage;
  block: AnswerBlock;
  isSubject: boolean;
}

const maxAnswers = 6;

/** Multiplies the score of a page with exactly this subject. */
const subjectBoost = 1.7;

/** By field, and by how a word matches. */
const weights = { boost: { heading: 2, page: 2, words: 3 }, weights: { prefix: 0.2, fuzzy: 0.3 } };

export function createAnswerSearch({ pages, synonyms = {}, direct = [] }: AnswerIndex): AnswerSearch {
  const blocks: Block[] = [];
  const known = new Set<string>();
  const stems = new Map<string, string>();
  const mini = new MiniSearch<{ id: number; page: string; words: string; heading: string; text: string }>({
    fields: ['page', 'words', 'heading', 'text'],
    tokenize: tokensOf,
    processTerm: (token) => {
      const term = stems.get(token) ?? stem(token);
      stems.set(token, term);
      known.add(term);
      return term;
    },
    searchOptions: { tokenize: (term) => [term], processTerm: (term) => term },
  });
  const meanings = Object.entries(synonyms).flatMap(([phrases, meant]) =>
    phrasesOf(phrases).map((phrase) => ({ phrase, meant: phrasesOf(meant) })),
  );
  const answers = direct.flatMap((answer) => phrasesOf(answer.phrases).map((phrase) => ({ phrase, answer })));

  const subjects = new Map<string, PagePath[]>();
  const addSubject = (phrase: string, path: PagePath) => subjects.set(phrase, [...(subjects.get(phrase) ?? []), path]);

  const add = (more: readonly AnswerPage[]) => {
    for (const page of more) {
      const [path, name, words, ...own] = page;
      for (const [index, block] of own.entries()) {
        const [, heading, ...sentences] = block;
        const isSubject = index === 0 && words !== '';
        if (isSubject) for (const phrase of phrasesOf(words)) addSubject(phrase.join(' '), path);
        const id = blocks.push({ page, block, isSubject }) - 1;
        mini.add({ id, page: name, words: isSubject ? words : '', heading, text: sentences.join('\n') });
      }
    }
  };
  add(pages);

  /** Each word or phrase becomes a query for itself or its synonyms. */
  const queriesOf = (terms: readonly string[]): Query[] => {
    const queries: Query[] = [];
    for (let at = 0; at < terms.length; ) {
      const here = meanings.filter(({ phrase }) => startsWith(terms.slice(at), phrase));
      const length = Math.max(1, ...here.map(({ phrase }) => phrase.length));
      const meant = here.filter(({ phrase }) => phrase.length === length).flatMap(({ meant }) => meant);
      const isLast = at + length === terms.length;
      queries.push({
        combineWith: 'OR',
        queries: [
          allOf(terms.slice(at, at + length).map((term) => spellings(term, known, isLast))),
          ...meant.map((phrase) => allOf(phrase)),
        ],
      });
      at += length;
    }
    return queries;
  };

  const find = (query: string): Answer[] => {
    const terms = termsOf(query);
    const queries = queriesOf(terms);
    const boostDocument = (id: number) => (blocks[id]!.block[1].endsWith('?') ? 1.2 : 1);
    const search = (combineWith: 'AND' | 'OR') => mini.search({ combineWith, queries }, { ...weights, boostDocument });
    const everyWord = search('AND');
    const results = everyWord.length > 0 ? everyWord : search('OR');

    const pages = new Map<PagePath, { score: number; ids: number[]; terms: Set<string> }>();
    for (const { id, score, terms } of results) {
      const [path] = blocks[id]!.page;
      const found = pages.get(path) ?? { score: 0, ids: [], terms: new Set() };
      const isSubject = blocks[id]!.isSubject;
      // Its best block and its subject count fully, other blocks a little.
      found.score += score * (isSubject || found.ids.every((other) => blocks[other]!.isSubject) ? 1 : 0.1);
      found.ids.push(id);
      for (const term of terms) found.terms.add(term);
      pages.set(path, found);
    }
    const named = subjects.get(terms.join(' ')) ?? [];
    for (const path of named) {
      const page = pages.get(path);
      if (page) page.score *= subjectBoost;
    }
    const found = [...pages]
      .sort(([, a], [, b]) => b.score - a.score)
      .slice(0, maxAnswers)
      .map(([path, { ids, terms: matched }]) => {
        const block = bestBlock(
          ids.map((id) => blocks[id]!),
          terms,
          matched,
          named.includes(path),
        );
        return answerFrom(block.page, block.block, matched);
      });
    const first = answers.find(({ phrase, answer: { alone } }) =>
      alone ? phrase.join() === terms.join() : terms.some((_, at) => startsWith(terms.slice(at), phrase)),
    )?.answer;
    if (!first) return found;
    const { to, place, text } = first;
    const others = found.filter((answer) => answer.to !== to).slice(0, maxAnswers - 1);
    return [{ to, place, pieces: piecesOf(text, new Set(terms)) }, ...others];
  };
  return { add, find };
}

/** The description if it has the terms, else the best block whose sentences match; `found` is sorted by score. */
function bestBlock(
  found: readonly Block[],
  terms: readonly string[],
  matched: ReadonlySet<string>,
  isNamed: boolean,
): Block {
  const fits = ({ page, block, isSubject }: Block) => {
    const words = stemsOf((isSubject ? [page[1], ...block] : block.slice(2)).join(' '));
    const has = (term: string) => words.includes(term);
    if (isSubject) return isNamed ? terms.some(has) : terms.every(has);
    return block[1].endsWith('?') || words.some((word) => matched.has(word));
  };
  const sorted = found.toSorted((a, b) => Number(b.isSubject) - Number(a.isSubject));
  return sorted.find(fits) ?? sorted[0]!;
}

function answerFrom(
  [path, name]: AnswerPage,
  [id, heading, ...sentences]: AnswerBlock,
  terms: ReadonlySet<string>,
): Answer {
  const matches = (text: string) => new Set(stemsOf(text).filter((word) => terms.has(word))).size;
  // "Yes." alone is no answer.
  const opening = sentences.slice(0, sentences[0]!.length < 25 ? 2 : 1).join(' ');
  const worth = (text: string) => matches(text) + (/[.!?]$/.test(text) ? 0.5 : 0);
  const best = sentences.toSorted((a, b) => worth(b) - worth(a))[0]!;
  return {
    to: id ? `${path}#${id}` : path,
    place: [name, heading].filter(Boolean).join(' > '),
    pieces: piecesOf(heading.endsWith('?') ? opening : best, terms),
  };
}

/** Splits at words. `found` means that the stem is among the terms. */
function piecesOf(text: string, terms: ReadonlySet<string>): Answer['pieces'] {
  return text
    .split(/([\p{L}\p{N}]+(?:['’]\p{L}+)?)/u)
    .map((piece, index) => ({ at: index, text: piece, found: index % 2 === 1 && terms.has(stem(fold(piece))) }))
    .filter(({ text }) => text !== '');
}

const allOf = (queries: Query[]): Query => ({ combineWith: 'AND', queries });

/** The term, as a prefix while it is typed; else known words one typo away. */
function spellings(term: string, known: ReadonlySet<string>, isLast: boolean): Query {
  if (known.has(term)) return { queries: [term], prefix: isLast && term.length > 3 };
  if ([...known].some((word) => word.startsWith(term))) return { queries: [term], prefix: true };
  const swapped = Array.from(term, (_, at) => term.slice(0, at) + (term[at + 1] ?? '') + term[at] + term.slice(at + 2));
  const shortened = [1, 2, 3].map((cut) => term.slice(0, -cut)).filter((word) => word.length > 3);
  const others = [...swapped, ...(isLast ? shortened : [])].filter((word) => known.has(word));
  return { combineWith: 'OR', queries: [{ queries: [term], fuzzy: term.length > 4 ? 1 : false }, ...others] };
}

const startsWith = (terms: readonly string[], phrase: readonly string[]) =>
  phrase.length <= terms.length && phrase.every((term, index) => term === terms[index]);

const phrasesOf = (text: string) => text.split(',').map(termsOf);

/** Words that tell texts apart. */
function termsOf(text: string): string[] {
  const stems = stemsOf(text);
  const rare = stems.filter((word) => !stopWords.has(word));
  return rare.length > 0 ? rare : stems;
}

const stemsOf = (text: string) => tokensOf(text).map(stem);

const tokensOf = (text: string) => fold(text).match(/[a-z0-9\u00df-\uffff]+(?:'[a-z]+)?/g) ?? [];

function fold(text: string): string {
  const lower = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[\u2000-\u206f]/g, ' ');
  return /[\u0080-\uffff]/.test(lower) ? lower.normalize('NFD').replace(/[\u0300-\u036f]/g, '') : lower;
}

/** An English word without its ending: booked, bookings and booking are `book`. */
function stem(word: string): string {
  let short = word.replace(/'.*/, '');
  if (short.length > 4) short = short.replace(/ies$/, 'y');
  if (short.length > 3) short = short.replace(/([^sui])s$/, '$1');
  if (short.length > 5) short = short.replace(/(?:ing|ed)$/, '');
  if (short.length > 6) short = short.replace(/([ts])ion$/, '$1');
  if (short.length > 3) short = short.replace(/e$/, '');
  return short.length > 3 ? short.replace(/([^aeiou])\1$/, '$1') : short;
}

const stopWords = new Set(
  "a an and any are as at be been but by can could do does doing for from get gets got has have having how i i'm if in into is it it's its just like many me mine much my need of on one or our out people please should so some someone something anything tell than that the their them there these they this to us use want was we what what's when where which who why will with would you your yours"
    .split(' ')
    .map(stem),
);
